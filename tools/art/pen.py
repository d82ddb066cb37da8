"""What every maker of furniture shares: the world's colours, one way to write a picture, and the knives of the woodcut.

The game's reader (nanosvg) knows no text, clip, mask, filter, use or class, and reads colours of six digits only: so all
shapes end as plain paths, transparency is fill-opacity, and gradients are in user space and stand before what they fill."""
import math, os, random                                        # the makers get these, too, with `from pen import *`
from geom import f, circle, gouge, poly, subpaths, to_d

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets')

NIGHT, WOOD, GRAIN, PANEL, EDGE, DIM = '#1C1410', '#2B1B12', '#3B2618', '#120C08', '#6B543C', '#A8957A'
PAPER, BONE, TAN, FOLD, INK = '#F0E4CC', '#EADBC0', '#D3BC93', '#CDB68C', '#1A110C'
BLOOD, RUST, EMBER, GLOW, BRASS, ASH, STEEL = '#B3261E', '#8E1B15', '#F2871C', '#FFC35A', '#D9A441', '#B9A583', '#6B635B'


def save(path, w, h, body):
    """Writes assets/<path>.svg, w by h, with its view box."""
    out = os.path.join(ASSETS, path + '.svg')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    with open(out, 'w') as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">{body}</svg>\n')


def P(d, fill=INK, stroke=None, sw=0, op=None, extra=''):
    """A path; op is the opacity of its fill and stroke."""
    s = f' stroke="{stroke}" stroke-width="{f(sw)}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ''
    o = f' opacity="{op:.3g}"' if op is not None else ''
    return f'<path d="{d}" fill="{fill}"{s}{o}{extra}/>'


def rect(x, y, w, h, r, fill, stroke=None, sw=0, op=None, extra=''):
    s = f' stroke="{stroke}" stroke-width="{f(sw)}"' if stroke else ''
    o = f' fill-opacity="{op:.3g}"' if op is not None else ''
    return f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}" rx="{f(r)}" fill="{fill}"{o}{s}{extra}/>'


def disc(x, y, r, fill, op=None): return P(circle(x, y, r), fill, op=op)


def ring(x, y, r, stroke, sw, op=None, extra=''): return P(circle(x, y, r), 'none', stroke, sw, op, extra)


def at(x, y, s, body, rot=0, sy=None):
    r = f' rotate({f(rot)})' if rot else ''
    return f'<g transform="translate({f(x)} {f(y)}){r} scale({s:.4g} {s if sy is None else sy:.4g})">{body}</g>'


def stops(*list_of):
    return ''.join(f'<stop offset="{o:g}" stop-color="{c}"' + (f' stop-opacity="{a:g}"' if a < 1 else '') + '/>' for o, c, a in list_of)


def linear(name, x0, y0, x1, y1, *list_of):
    """A gradient along a line; each stop is (offset, colour, opacity)."""
    return f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{f(x0)}" y1="{f(y0)}" x2="{f(x1)}" y2="{f(y1)}">{stops(*list_of)}</linearGradient>'


def radial(name, cx, cy, r, *list_of):
    return f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{f(cx)}" cy="{f(cy)}" r="{f(r)}" fx="{f(cx)}" fy="{f(cy)}">{stops(*list_of)}</radialGradient>'


def defs(*list_of): return '<defs>' + ''.join(list_of) + '</defs>'


def fire(y0, y1): return linear('fire', 0, y0, 0, y1, (0, GLOW, 1), (1, EMBER, 1))


def hot(cx, cy, r, strength=0.9):
    """Ember light: used as url(#hot)."""
    return radial('hot', cx, cy, r, (0, GLOW, strength), (0.4, EMBER, strength * 0.55), (1, EMBER, 0))


def points_d(pts): return 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in pts) + 'Z'


def rough(d, rr, amp=0.7, step=7.0):
    """The same outline as if cut by hand: resampled and nudged."""
    out = ''
    for s in subpaths(d, 12):
        pts = [s[0]]
        for i in range(len(s)):
            a, b = s[i], s[(i + 1) % len(s)]
            k = int(math.hypot(b[0] - a[0], b[1] - a[1]) // step)
            for j in range(1, k + 1):
                t = j / (k + 1)
                pts.append((a[0] + (b[0] - a[0]) * t + rr.uniform(-amp, amp), a[1] + (b[1] - a[1]) * t + rr.uniform(-amp, amp)))
            pts.append(b)
        out += points_d(pts)
    return out


def K(d, rr, fill=INK, amp=0.7, op=None): return P(rough(d, rr, amp), fill, op=op)


def cuts(lst, fill=BONE, op=None):
    """Gouges: (x0, y0, x1, y1, width[, bend])."""
    return P(''.join(gouge(*(q if len(q) > 5 else (*q, 0))) for q in lst), fill, op=op)


def comb(a, b, n, vec, long0, long1, width, rr, fill=INK, jitter=0.2):
    """Wedges whose feet stand on the line a-b and whose points go along vec."""
    vl = math.hypot(*vec)
    vx, vy = vec[0] / vl, vec[1] / vl
    tl = math.hypot(b[0] - a[0], b[1] - a[1])
    tx, ty = (b[0] - a[0]) / tl, (b[1] - a[1]) / tl
    d = ''
    for i in range(n):
        t = (i + 0.5) / n
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        reach = (long0 + (long1 - long0) * t) * rr.uniform(1 - jitter * 1.6, 1 + jitter)
        d += (f'M{f(x-tx*width/2)} {f(y-ty*width/2)}L{f(x+vx*reach)} {f(y+vy*reach)}L{f(x+tx*width/2)} {f(y+ty*width/2)}Z')
    return P(d, fill)


def torn_d(x, y, w, h, rr, amp=5, step=17):
    """A torn sheet: a jagged outline around the box x, y, w, h; goes at most 2 amp outside and 0.4 amp inside."""
    pts = []
    for x0, y0, x1, y1 in ((x, y, x + w, y), (x + w, y, x + w, y + h), (x + w, y + h, x, y + h), (x, y + h, x, y)):
        length = math.hypot(x1 - x0, y1 - y0)
        n = max(2, int(length / step))
        for i in range(n):
            t = i / n
            nx, ny = (y1 - y0) / length, -(x1 - x0) / length
            q = rr.uniform(-amp * 0.4, amp) if rr.random() > .08 else -amp * 1.6
            pts.append((x0 + (x1 - x0) * t + nx * q, y0 + (y1 - y0) * t + ny * q))
    return points_d(pts)


SPADE = ('M0 -50C10 -32 47 -9 47 16C47 31 37 40 25 40C15 40 8 35 4 28C5 38 9 46 17 50L-17 50C-9 46 -5 38 -4 28'
         'C-8 35 -15 40 -25 40C-37 40 -47 31 -47 16C-47 -9 -10 -32 0 -50Z')


def horned(x, y, w, fill, eye=None):
    """The spade with horns, the world's emblem, w wide."""
    o = P(SPADE, fill)
    for s in (-1, 1):
        o += P(f'M{s*22} -16C{s*44} -22 {s*52} -42 {s*44} -66C{s*70} -44 {s*70} -4 {s*44} 8Z', fill)
    if eye:
        o += P('M-30 8Q-16 2 -8 18Q-22 20 -30 8ZM30 8Q16 2 8 18Q22 20 30 8Z', eye)
    return at(x, y, w / 120, o)


def cross(x, y, r, fill, sw): return P(f'M{f(x-r)} {f(y-r)}L{f(x+r)} {f(y+r)}M{f(x+r)} {f(y-r)}L{f(x-r)} {f(y+r)}', 'none', fill, sw)
