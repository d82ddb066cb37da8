"""Great strokes of a dry brush over the table, the deck they lead to, and a card that lies sealed. Sizes are in the list at the end; the curves are
known to the program, which lets cards fly along them (spec_effects.c)."""
import math
import random

from shapely.geometry import Polygon
from shapely.ops import unary_union
from spec_kanji import brushed
from spec_kit import GOLD, INK, IVORY, NIGHT, SHU, SHU_DEEP, WASHI, Room, arc, loop, n, write_area


def bow(a, b, to, steps=16):
    """Places on a curve of the second degree."""
    return [tuple((1 - t) ** 2 * a[j] + 2 * t * (1 - t) * b[j] + t * t * to[j] for j in (0, 1)) for t in (i / steps for i in range(steps + 1))]


def beside(points, by):
    """The same run, so far to its right hand."""
    out = []
    for i, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        far = math.hypot(x1 - x0, y1 - y0) or 1
        out.append((x - (y1 - y0) / far * by, y + (x1 - x0) / far * by))
    return out


def dry(points, width, seed, count, press, bare=.3, lift=.34, ink=(.62, 1.15)):
    """Bristles that stay apart: each is a thread of its own thickness, starts and lifts where it likes, and runs out of ink on its way now and then."""
    rn, threads, steps = random.Random(seed), [], len(points) - 1
    for i in range(count):
        u = -1 + 2 * (i + .5) / count
        edge = abs(u)
        start, end = .05 * rn.random() * (.4 + edge), 1 - lift * rn.random() ** 1.5 * (.35 + .8 * edge)
        thick, drift = 2 / count * (rn.uniform(*ink) if edge < .8 else rn.uniform(.4, .8)), rn.uniform(-.4, .4) / count
        gaps = sorted((rn.uniform(.12, .95), rn.uniform(.02, .10)) for _ in range(rn.randrange(0, 3) if rn.random() < bare + edge * .4 else 0))
        run = []

        def close():
            if len(run) > 2: threads.append(Polygon([q[0] for q in run] + [q[1] for q in run[::-1]]).buffer(0))
            run.clear()
        for k in range(steps * 4 + 1):
            t = k / (steps * 4)
            if not start <= t <= end or any(g < t < g + long for g, long in gaps):
                close()
                continue
            j = min(int(t * steps), steps - 1)
            (x0, y0), (x1, y1), part = points[j], points[j + 1], t * steps - j
            far = math.hypot(x1 - x0, y1 - y0) or 1
            x, y, nx, ny = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, -(y1 - y0) / far, (x1 - x0) / far
            half = width * press(t) / 2
            q = (t - start) / (end - start)
            h = thick / 2 * half * min(1, .35 + q * 14, .12 + (1 - q) * 4)
            o = (u + drift) * half
            run.append(((x + nx * (o - h), y + ny * (o - h)), (x + nx * (o + h), y + ny * (o + h))))
        close()
    return write_area(unary_union(threads), .25)


SWEEP = ((45, 400), (870, 630), (1440, 70))      # of 1500x600
BACK = ((980, 128), (520, -70), (20, 150))       # of 1000x170: from the deck to the flop


def drops(s, seed, many, points, colours):
    """Thrown to the right hand of a run."""
    rn = random.Random(seed)
    for _ in range(many):
        k, far, r = rn.randrange(2, len(points) * 4 // 5), rn.uniform(94, 128), rn.uniform(2.2, 7)
        (x, y), = beside(points, far)[k:k + 1]
        s.path(loop(arc(x + rn.uniform(-30, 30), y, r, 0, 345, 14, r * rn.uniform(.8, 1))), rn.choice(colours), opacity=round(rn.uniform(.75, 1), 2))


def sweep():
    """The old flop's way back into the deck: washi, a line of vermilion along it, ink thrown to the outside."""
    s, run = Room(), bow(*SWEEP)
    swell = lambda t: .5 + .85 * math.sin(math.pi * min(1, t * .74 + .10))
    s.path(dry(beside(run, 8), 112, 4, 40, lambda t: swell(t) * 1.02, 0, .3), '#02050C', opacity=.30)
    s.path(dry(run, 104, 11, 44, swell), s.gradient([(0, '#FBF4E2', 1), (.55, WASHI, 1), (1, '#DCCFAF', 1)], 45, 0, 1440, 0), opacity=.97)
    s.path(dry(beside(run, 74), 30, 12, 11, lambda t: .7 + .5 * math.sin(math.pi * min(1, t * .8 + .1)), .2, .42, (.95, 1.4)), s.gradient([(0, SHU, 1), (.7, '#F2683C', 1), (1, SHU, 1)], 45, 0, 1440, 0))
    drops(s, 5, 22, run, (WASHI, WASHI, SHU))
    return s.text()


def sweep_gold():
    """The new one's, out of the deck: one lighter stroke."""
    s, run = Room(), bow(*BACK)
    s.path(dry(run, 34, 14, 15, lambda t: 1.15 - .75 * t, .3, .4), s.gradient([(0, '#8F6E14', .85), (.5, GOLD, 1), (1, '#F0CF63', 1)], 20, 0, 980, 0))
    return s.text()


def deck():
    """What lies under the uppermost card of a deck that is seen from the side, turned by 11 degrees: 250x350 in the middle of 420x480, its edges below it and
    to its left."""
    s, rn, many, r = Room(), random.Random(3), 17, 15
    at = [(-125 - i * 1.9 + rn.uniform(-.9, .9), -175 + i * 2.5 + rn.uniform(-.6, .6)) for i in range(many + 1)]
    with s.at(210, 240, 1, 11):
        x, y = at[-1]
        s.rect(x - 4, y + 5, 250, 350, r, '#02040A', opacity=.5)
        s.path('M-110 -175L%s %sV%sQ%s %s %s %sH%sL125 160Z' % tuple(map(n, (x, y + r, y + 350 - r, x, y + 350, x + r, y + 350, x + 250 - r))), IVORY)
        s.path(''.join('M%s %sV%sQ%s %s %s %sH%s' % tuple(map(n, (x, y + r, y + 350 - r, x, y + 350, x + r, y + 350, x + 250 - r))) for x, y in at[1:]), 'none', '#8F7F5C', 1.3)
        s.path(''.join('M%s %sV%sM%s %sH%s' % tuple(map(n, (x + .9, y + r, y + 350 - r, x + r, y + 349, x + 250 - r))) for x, y in at[1::3]), 'none', '#C9BA92', 1.6)
    return s.text()


def rope(s, x0, y0, x1, y1, thick):
    """Straw, two strands round each other."""
    far = math.hypot(x1 - x0, y1 - y0)
    many, turn = int(far / (thick * .46)), math.degrees(math.atan2(y1 - y0, x1 - x0))
    s.path('M%s %sL%s %s' % tuple(map(n, (x0, y0, x1, y1))), 'none', '#3A2A10', thick * 1.28)
    for i in range(many + 1):
        t = i / many
        with s.at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 1, turn + 62):
            s.ellipse(0, 0, thick * .64, thick * .27, '#E2C684' if i % 2 else '#B98F47', '#6B4E1E', thick * .05)


def sealed():
    """An effect card that can't be declared now: its back, straw rope across it, a seal with 封 on the knot."""
    s = Room()
    with s.at(8, 8, .336):
        s.rect(0, 0, 250, 350, 15, s.gradient([(0, '#8E3A22', 1), (1, '#5C2011', 1)], 0, 0, 0, 350))
        s.path('M125 30L210 175L125 320L40 175ZM125 78L182 175L125 272L68 175Z', 'none', '#FFD9B8', 6, .4)
        s.rect(5, 5, 240, 340, 12, 'none', NIGHT, 10)
        s.rect(14, 14, 222, 322, 7, 'none', '#F6EAD0', 4, .9)
    rope(s, 9, 103, 91, 37, 12)
    rope(s, 9, 37, 91, 103, 12)
    with s.at(50, 70, 1, -5):
        s.rect(-25, -23, 52, 52, 4, '#02040A', opacity=.45)
        s.seal(-26, -26, 52, 6, s.gradient([(0, '#EE6338', 1), (1, SHU_DEEP, 1)], 0, -26, 0, 26))
        brushed(s, 0, 0, 42, '封', '#FFF6E4')
    return s.text()


def draw(write):
    write('sweep', 1500, 600, sweep())
    write('sweep-gold', 1000, 170, sweep_gold())
    write('deck', 420, 480, deck())
    write('sealed', 100, 140, sealed())
