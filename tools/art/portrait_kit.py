"""The woodcut kit: shapes, three knives, grounds, and the press that turns a drawing into a small clipped SVG.

A drawing is a list of shapes in painting order; `+` joins drawings. Nothing here is text until `svg`, so that a part can be
turned, mirrored, cut to another's outline or given a keyline before it is printed.
The knives: `comb` leaves wedges on a shadow's edge, `cuts` gouges bone out of black, `hatch` rules lines that swell with the tone.
Every random nudge comes from `R`; seed it with the portrait's id and the same bytes come out again."""
import math, random
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path.parser import parse_path
from shapely.geometry import Point, LineString, Polygon, MultiPolygon, box
from shapely.ops import unary_union
from shapely.prepared import prep
from shapely.validation import make_valid
from geom import f, circle, gouge, fan

W, H = 300, 360
PAGE = box(0, 0, W, H)
BONE, INK, BLOOD, EMBER, ASH, GLOW, BRASS = '#EADBC0', '#1A110C', '#B3261E', '#F2871C', '#B9A583', '#FFC35A', '#D9A441'
R = random.Random(7)

# ------------------------------------------------------------------ shapes
class Shape:
    """One fill or stroke. `subs`: closed flag and absolute segments ('M'|'L'|'Q'|'C', points)."""
    __slots__ = ('subs', 'fill', 'stroke', 'sw', 'eo')
    def __init__(self, subs, fill, stroke=None, sw=0, eo=False):
        self.subs, self.fill, self.stroke, self.sw, self.eo = subs, fill, stroke, sw, eo

def read(d):
    pen = RecordingPen(); parse_path(d, pen); subs = []
    for op, pts in pen.value:
        if op == 'moveTo': cur = [('M', pts)]; subs.append([False, cur])
        elif op == 'lineTo': cur.append(('L', pts))
        elif op == 'curveTo': cur.append(('C', pts))
        elif op == 'qCurveTo': cur.append(('Q', pts))
        elif op == 'closePath': subs[-1][0] = True
    return [s for s in subs if len(s[1]) > 1]

def flat(segs, n=7):
    out = []
    for op, p in segs:
        if op in 'ML': out.append(p[0]); continue
        a = out[-1]
        for i in range(1, n+1):
            t = i/n; u = 1-t
            if op == 'Q': out.append((u*u*a[0]+2*u*t*p[0][0]+t*t*p[1][0], u*u*a[1]+2*u*t*p[0][1]+t*t*p[1][1]))
            else: out.append((u**3*a[0]+3*u*u*t*p[0][0]+3*u*t*t*p[1][0]+t**3*p[2][0], u**3*a[1]+3*u*u*t*p[0][1]+3*u*t*t*p[1][1]+t**3*p[2][1]))
    return out

def ring(segs, n=7):
    p = flat(segs, n)
    if len(p) < 3: return Polygon()
    q = Polygon(p)
    v = make_valid(q)
    return q if q.is_valid else unary_union([a for a in getattr(v, 'geoms', [v]) if isinstance(a, (Polygon, MultiPolygon))])

def fill_area(sh, n=7):
    out = Polygon()
    if sh.eo:
        for _, s in sh.subs: out = out.symmetric_difference(ring(s, n))
        return out
    return unary_union([ring(s, n) for _, s in sh.subs])

def line_area(sh, n=7):
    out = []
    for closed, s in sh.subs:
        p = flat(s, n)
        if closed: p = p + [p[0]]
        out.append(LineString(p).buffer(sh.sw/2, 4))
    return unary_union(out)

def area(x, n=7):
    """What a drawing, a shape or a path covers."""
    if isinstance(x, str): return fill_area(Shape(read(x), INK), n)
    if isinstance(x, list): return unary_union([area(s, n) for s in x])
    if isinstance(x, Shape):
        a = [fill_area(x, n)] if x.fill else []
        return unary_union(a + ([line_area(x, n)] if x.stroke else []))
    return x

def outline(g, tol=0.25):
    """A shapely area as subpaths; holes keep their own direction."""
    g = g.simplify(tol) if tol else g
    subs = []
    for p in getattr(g, 'geoms', [g]):
        if isinstance(p, Polygon) and p.area > 0.3:
            for r in (p.exterior, *p.interiors):
                c = list(r.coords)[:-1]; subs.append([True, [('M', (c[0],))] + [('L', (q,)) for q in c[1:]]])
    return subs

def G(g, fill=INK, tol=0.25):
    """A drawing of one shapely area."""
    s = outline(g, tol)
    return [Shape(s, fill, None, 0, True)] if s else []

def P(d, fill=INK, stroke=None, sw=0, eo=False):
    fill = None if fill == 'none' else fill
    return [Shape(read(d), fill, stroke, sw, eo)] if d else []

def L(d, stroke=INK, sw=2): return P(d, None, stroke, sw)

def rough_subs(subs, amp=0.7, step=7.0):
    """The same outlines as if cut by hand: resampled and nudged."""
    out = []
    for _, segs in subs:
        s = flat(segs, 12); pts = [s[0]]; acc = 0
        for a, b in zip(s, s[1:] + s[:1]):
            d = math.hypot(b[0]-a[0], b[1]-a[1])
            if d > 26 or d > step*1.5:                    # a long straight: nudge it along its way
                k = int(d // step)
                for j in range(1, k+1): t = j/(k+1); pts.append((a[0]+(b[0]-a[0])*t + R.uniform(-amp, amp), a[1]+(b[1]-a[1])*t + R.uniform(-amp, amp)))
                pts.append(b); acc = 0
            else:
                acc += d
                if acc >= step*0.55 or d > 4: pts.append((b[0] + R.uniform(-amp, amp)*.4, b[1] + R.uniform(-amp, amp)*.4)); acc = 0
        g = LineString(pts).simplify(0.12)
        c = list(g.coords); c = c[:-1] if len(c) > 3 and math.dist(c[0], c[-1]) < 0.5 else c
        out.append([True, [('M', (c[0],))] + [('L', (q,)) for q in c[1:]]])
    return out

def K(d, fill=INK, amp=0.7, eo=False):
    """A big black: outline cut by hand."""
    subs = read(d) if isinstance(d, str) else outline(d)
    return [Shape(rough_subs(subs, amp), fill, None, 0, eo or not isinstance(d, str))]

def halo(d, w=6, fill=BONE):
    """A keyline that keeps a black shape off a dark ground."""
    return P(d, fill, fill, w) if isinstance(d, str) else G(area(d, 6).buffer(w/2, 4).simplify(0.5), fill, 0)

def xf(dr, sx=1.0, sy=None, rot=0.0, to=(0, 0), about=(0, 0)):
    """Scale, then turn (degrees) about a point, then move."""
    sy = sx if sy is None else sy; c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot)); ox, oy = about
    def m(p): x, y = (p[0]-ox)*sx, (p[1]-oy)*sy; return (ox+to[0]+x*c-y*s, oy+to[1]+x*s+y*c)
    k = math.sqrt(abs(sx*sy))
    return [Shape([[z, [(op, tuple(m(p) for p in pts)) for op, pts in seg]] for z, seg in sh.subs], sh.fill, sh.stroke, sh.sw*k, sh.eo) for sh in dr]

def big(dr, sx=1.15, sy=None): return xf(dr, sx, sy, 0, (0, 0), (150, 108))      # heads grow downward from the hat line
def tilt(dr, deg, y=236): return xf(dr, 1, 1, deg, (0, 0), (150, y))
def flip(dr, x=150): return xf(dr, -1, 1, 0, (0, 0), (x, 0))

def cut_to(dr, shape, outside=False):
    """Keeps what lies inside (or outside) an area."""
    g = area(shape); out = []
    for sh in dr:
        for a, col in ((fill_area(sh) if sh.fill else None, sh.fill), (line_area(sh) if sh.stroke else None, sh.stroke)):
            if a is None: continue
            q = a.difference(g) if outside else a.intersection(g); s = outline(q, 0.12)
            if s: out.append(Shape(s, col, None, 0, True))
    return out

# ------------------------------------------------------------------ knives
def qpt(a, c, b, t): u = 1-t; return (u*u*a[0]+2*u*t*c[0]+t*t*b[0], u*u*a[1]+2*u*t*c[1]+t*t*b[1])
def mid(a, b): return ((a[0]+b[0])/2, (a[1]+b[1])/2)

def comb(a, b, n, vec, L0, L1=None, w=4.0, c=None, bend=0.0, fill=INK, jit=0.18):
    """Wedges whose feet stand on the curve a-(c)-b and whose points go along vec."""
    L1 = L0 if L1 is None else L1; c = c or mid(a, b)
    vl = math.hypot(*vec); vx, vy = vec[0]/vl, vec[1]/vl; d = ''
    for i in range(n):
        t = (i+0.5)/n; x, y = qpt(a, c, b, t)
        ln = (L0+(L1-L0)*t) * R.uniform(1-jit*1.6, 1+jit); ww = w * R.uniform(0.85, 1.15)
        x2, y2 = qpt(a, c, b, min(1, t+0.01)); tx, ty = x2-x, y2-y; tl = math.hypot(tx, ty) or 1; tx, ty = tx/tl, ty/tl
        ex, ey = x+vx*ln, y+vy*ln; mx, my = x+vx*ln*0.45 - vy*bend, y+vy*ln*0.45 + vx*bend; bx, by = x-vx*1.5, y-vy*1.5
        d += (f'M{f(bx-tx*ww/2)} {f(by-ty*ww/2)}Q{f(mx-tx*ww*0.36)} {f(my-ty*ww*0.36)} {f(ex)} {f(ey)}'
              f'Q{f(mx+tx*ww*0.36)} {f(my+ty*ww*0.36)} {f(bx+tx*ww/2)} {f(by+ty*ww/2)}Z')
    return P(d, fill)

def cuts(lst, fill=BONE):
    """Gouges: (x0, y0, x1, y1, width[, bend])."""
    return P(''.join(gouge(*(q if len(q) > 5 else (*q, 0))) for q in lst), fill)

def fanl(a0, a1, b0, b1, n, w, bend=0.0, c0=None, c1=None, fill=BONE, t0=0.0, t1=1.0, jit=1.0):
    """n gouges from the curve a0-a1 to the curve b0-b1: the fall of a coat, hair, fur."""
    d = ''; c0 = c0 or mid(a0, a1); c1 = c1 or mid(b0, b1)
    for i in range(n):
        t = (i+0.5)/n; x0, y0 = qpt(a0, c0, a1, t); x1, y1 = qpt(b0, c1, b1, t)
        s, e = t0 + R.uniform(0, 0.10)*jit, t1 - R.uniform(0, 0.14)*jit
        d += gouge(x0+(x1-x0)*s, y0+(y1-y0)*s, x0+(x1-x0)*e, y0+(y1-y0)*e, w*R.uniform(0.75, 1.2), bend)
    return P(d, fill)

def hatch(shape, tone, spacing=6.0, angle=0.0, fill=INK, wave=0.0, step=9.0, lo=0.12):
    """Parallel lines whose width follows tone(x, y) in 0..1, ended where the shape ends."""
    g = area(shape); pr = prep(g); x0, y0, x1, y1 = g.bounds
    ca, sa = math.cos(math.radians(angle)), math.sin(math.radians(angle)); cx, cy = (x0+x1)/2, (y0+y1)/2; rad = math.hypot(x1-x0, y1-y0)/2 + 4; d = ''
    v = -rad
    while v < rad:
        run, u, ph = [], -rad, R.uniform(0, 6.28)
        while u < rad + step:
            vv = v + wave*math.sin(u*0.05 + v*0.03); x, y = cx + u*ca - vv*sa, cy + u*sa + vv*ca
            w = max(0.0, min(1.0, tone(x, y))) * spacing * 0.5 * (1 + 0.10*math.sin(u*0.31+ph)) if pr.contains(Point(x, y)) else 0
            if w > lo*spacing*0.5: run.append((x, y, w))
            else:
                if len(run) > 2:
                    run[0], run[-1] = (*run[0][:2], 0.1), (*run[-1][:2], 0.1)
                    q = [(x + sa*w, y - ca*w) for x, y, w in run] + [(x - sa*w, y + ca*w) for x, y, w in run][::-1]
                    d += 'M' + 'L'.join(f'{f(a)} {f(b)}' for a, b in q) + 'Z'
                run = []
            u += step
        v += spacing
    return P(d, fill)

def stipple(shape, n, size=1.4, dx=0.6, dy=3.4, fill=INK):
    """Short pecks strewn over a shape: stubble, soot, rust."""
    g = area(shape); pr = prep(g); x0, y0, x1, y1 = g.bounds; d = ''; k = 0
    while k < n:
        x, y = R.uniform(x0, x1), R.uniform(y0, y1); k += 1
        if pr.contains(Point(x, y)): d += gouge(x, y, x+R.uniform(-dx, dx), y+dy*R.uniform(.7, 1.2), size*.5)
    return P(d, fill)

def wedge(pts, w0, w1, fill=INK):
    """A ribbon along a polyline whose width runs from w0 to w1: tails, legs, smoke, fingers."""
    n = len(pts); lft, rgt = [], []
    for i, (x, y) in enumerate(pts):
        a, b = pts[max(0, i-1)], pts[min(n-1, i+1)]; dx, dy = b[0]-a[0], b[1]-a[1]; q = math.hypot(dx, dy) or 1; w = (w0+(w1-w0)*i/(n-1))/2
        lft.append((x-dy/q*w, y+dx/q*w)); rgt.append((x+dy/q*w, y-dx/q*w))
    return 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in lft + rgt[::-1]) + 'Z'

def bez(a, b, c, d, n=14):
    out = []
    for i in range(n+1):
        t = i/n; u = 1-t; out.append((u**3*a[0]+3*u*u*t*b[0]+3*u*t*t*c[0]+t**3*d[0], u**3*a[1]+3*u*u*t*b[1]+3*u*t*t*c[1]+t**3*d[1]))
    return out

# ------------------------------------------------------------------ grounds
def frame():
    return [Shape([[True, s] for _, s in read('M0 0H300V360H0Z')] + rough_subs(read('M9 9L9 351L291 351L291 9Z'), 1.3), INK, None, 0, True)]

def sky(sun, lean=0.0, gap=9.6, low=250, tone=1.0):
    """Ruled sky of townsfolk: two strokes a line, pointed towards the sun, thinner the lower they lie."""
    d = ''; y = 17.0; cx, cy, r = sun
    while y < low:
        k = (1 - y/low)**0.8 * tone; w = 0.5 + 1.75*k; t = R.uniform(-1.2, 1.2); gapx = 5 if abs(y-cy) < r else -R.uniform(10, 60)
        hx = math.sqrt(max(0, r*r-(y-cy)**2)) + gapx
        e0, e1 = cx-hx-R.uniform(0, 8), cx+hx+R.uniform(0, 12)
        d += gouge(4, y+t, max(14, e0), y+lean*(e0-150), w, R.uniform(-2.2, 2.2), 0.35) + gouge(296, y-t, min(286, e1), y+lean*(e1-150), w*.8, R.uniform(-2.2, 2.2), 0.35)
        y += gap*R.uniform(.9, 1.1)
    return P(d)

def paper(): return P('M0 0H300V360H0Z', BONE)

def town(accent=EMBER, sun=(150, 140, 100), **k):
    """Townsfolk: ruled sky, ember or ash sun."""
    return paper() + sky(sun, **k) + (K(circle(*sun), accent, 0.8) if accent else [])

def night(accent=BLOOD, sun=(150, 138, 106), n=46):
    """Beasts and spirits: black night, blood sun, sparks of light around it."""
    x, y, r = sun; d = ''
    for i in range(n):
        a = i/n*math.tau + R.uniform(-.04, .04); q = r+R.uniform(12, 32); e = r+R.uniform(58, 140)
        d += gouge(x+q*math.cos(a), y+q*math.sin(a), x+e*math.cos(a), y+e*math.sin(a), R.uniform(1.5, 2.8), 0, 0.3)
    return P('M0 0H300V360H0Z') + P(d, BONE) + K(circle(x, y, r), accent, 0.8)

def burst(accent=BLOOD, sun=(150, 136, 106), n=44, turn=2.0, duty=0.46):
    """Acolytes: a sunburst."""
    x, y, r = sun
    return paper() + G(fan(x, y, n, 330, turn, turn+360, duty, r+7).intersection(PAGE), INK, 0) + K(circle(x, y, r), accent, 0.8)

def flames(n, top, spread=150.0, col=EMBER, w=17, base=356, jit=14, x0=18, x1=282, amp=0.8):
    """A row of tongues, highest at the sides."""
    d = ''
    for i in range(n):
        x = x0 + i*(x1-x0)/(n-1); t = abs(x-150)/132; y = top - spread*t**amp + R.uniform(-jit, jit)
        d += f'M{f(x-w)} {base}C{f(x-w*1.3)} {f(y+90)} {f(x-6)} {f(y+64)} {f(x-5)} {f(y)}C{f(x+9)} {f(y+44)} {f(x+w*1.4)} {f(y+80)} {f(x+w)} {base}Z'
    return G(area(d, 9), col, 0.2)

# ------------------------------------------------------------------ the press
def num(i):
    s = '%d' % i if i % 10 == 0 else None
    if i % 10 == 0: return '%d' % (i//10)
    s = ('-' if i < 0 else '') + ('%d' % (abs(i)//10) if abs(i) >= 10 else '') + '.%d' % (abs(i) % 10)
    return s

def nums(vals):
    o = ''
    for v in vals:
        s = num(v); o += s if not o or s[0] == '-' else ' ' + s
    return o

def print_subs(subs):
    """Relative path text in tenths, so that rounding never drifts."""
    T = lambda p: (round(p[0]*10), round(p[1]*10)); o = ''
    for closed, segs in subs:
        cur = T(segs[0][1][0]); o += 'M' + nums(cur); last = ''
        for op, pts in segs[1:]:
            q = [T(p) for p in pts]; end = q[-1]
            if op == 'L' and end == cur: continue
            s = nums([c for p in q for c in (p[0]-cur[0], p[1]-cur[1])]); op = op.lower()
            o += (op if op != last else '' if s[0] == '-' else ' ') + s; last, cur = op, end
        o += 'z' if closed else ''
    return o

def bounds(segs):
    xs = [p[0] for _, pts in segs for p in pts]; ys = [p[1] for _, pts in segs for p in pts]
    return min(xs), min(ys), max(xs), max(ys)

def inside(b, m=0.0): return b[0] >= m and b[1] >= m and b[2] <= W-m and b[3] <= H-m
def beyond(b, m=0.0): return b[2] <= -m or b[3] <= -m or b[0] >= W+m or b[1] >= H+m

def turn_right(sub):
    """All plain subpaths run one way, so that joined fills never cancel."""
    p = flat(sub[1], 3); a = sum(x0*y1-x1*y0 for (x0, y0), (x1, y1) in zip(p, p[1:]+p[:1]))
    if a >= 0: return sub
    segs = sub[1]; pts = [segs[0][1][0]]; out = []
    for op, q in segs[1:]: out.append((op, (pts[-1], *q))); pts.append(q[-1])
    rev = [('M', (pts[-1],))] + [(op, tuple(q[::-1][1:])) for op, q in out[::-1]]
    return [sub[0], rev]

def trim(dr):
    """Cuts a drawing to the page; curves that lie inside stay curves."""
    out = []
    for sh in dr:
        if sh.fill and sh.stroke: out += trim([Shape(sh.subs, sh.fill, None, 0, sh.eo)]) + trim([Shape(sh.subs, None, sh.stroke, sh.sw)]); continue
        m = sh.sw/2 if sh.stroke else 0
        if all(inside(bounds(s), m) for _, s in sh.subs):
            out.append(Shape([[z, s] for z, s in sh.subs] if sh.stroke or sh.eo else [turn_right(s) for s in sh.subs], sh.fill, sh.stroke, sh.sw, sh.eo)); continue
        if sh.eo or sh.stroke:
            g = (fill_area(sh, 10) if sh.fill else line_area(sh, 10)).intersection(PAGE); s = outline(g, 0.12)
            if s: out.append(Shape(s, sh.fill or sh.stroke, None, 0, True))
            continue
        keep = []
        for z, s in sh.subs:
            b = bounds(s)
            if inside(b): keep.append(turn_right([z, s]))
            elif not beyond(b): keep += [turn_right(q) for q in outline(ring(s, 10).intersection(PAGE), 0.12)]
        if keep: out.append(Shape(keep, sh.fill))
    return out

def svg(dr):
    """The finished picture: page-sized, plain paths only, neighbours of one colour joined."""
    o, run = [], []
    def put(sh):
        a = f' stroke="{sh.stroke}" stroke-width="{f(sh.sw)}" stroke-linejoin="round" stroke-linecap="round"' if sh.stroke else ''
        o.append(f'<path fill="{sh.fill or "none"}"{a}{" fill-rule=%sevenodd%s" % (chr(34), chr(34)) if sh.eo and sh.fill and len(sh.subs) > 1 else ""} d="{print_subs(sh.subs)}"/>')
    def flush():
        if run: put(Shape([s for q in run for s in q.subs], run[0].fill, run[0].stroke, run[0].sw)); run.clear()
    for sh in trim(dr):
        if sh.eo and len(sh.subs) > 1: flush(); put(sh); continue
        sh = Shape([turn_right(s) for s in sh.subs], sh.fill) if sh.fill else sh
        if run and (run[0].fill, run[0].stroke, f(run[0].sw)) != (sh.fill, sh.stroke, f(sh.sw)): flush()
        run.append(sh)
    flush()
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">\n' + '\n'.join(o) + '\n</svg>\n'
