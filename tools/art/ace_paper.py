"""The paper of the duel: the wanted poster in three shapes, where it tears in two, its rules, bullet holes, tickets, the ribbon, the star of a kill."""
from pen import *
from shapely.geometry import Polygon, LineString

HOLD = ((30, 25), (-30, 25))  # nails, from the upper corners


def sheet(w, h, seed):
    """Outline of a sheet in a picture of w by h: 8 free on the left and above, 14 right and below for the shadow."""
    return torn_d(9, 9, w - 24, h - 24, random.Random(seed), 5)


def edge_tone(whole, rr):
    """A sheet that has hung for years: darker towards its edge, in five steps that no eye tells apart, and mottled where it was wet."""
    o = ''
    for inset, op in ((26, .05), (19, .07), (13, .08), (8, .10), (4, .12)):
        o += P(to_d(whole.difference(whole.buffer(-inset)).simplify(.4)), '#7A4A16', op=op, extra=' fill-rule="evenodd"')
    x0, y0, x1, y1 = whole.bounds
    for i in range(9):
        corner = rr.choice(((x0, y0), (x1, y0), (x0, y1), (x1, y1)))
        x, y, q = corner[0] + rr.uniform(-30, 30), corner[1] + rr.uniform(-40, 40), rr.uniform(26, 64)
        blot = Polygon([(x + q * rr.uniform(.7, 1.15) * math.cos(a), y + q * rr.uniform(.7, 1.15) * math.sin(a)) for a in (k / 16 * math.tau for k in range(16))])
        o += P(to_d(blot.buffer(5).intersection(whole).simplify(.4)), '#8A5A22', op=.07)
    return o


def curl(whole, rr):
    """The lower right corner comes away from the wall and shows its back; what it leaves bare is in its shadow."""
    x0, y0, x1, y1 = whole.bounds
    a, b = (x1 - 50, y1 + 8), (x1 + 8, y1 - 64)
    gone = Polygon([a, (x1 + 30, y1 + 30), b])
    tip = (x1 - 40, y1 - 50)
    flap = f'M{f(a[0])} {f(a[1]-10)}Q{f(x1-36)} {f(y1-26)} {f(tip[0])} {f(tip[1])}Q{f(x1-18)} {f(y1-46)} {f(b[0]-10)} {f(b[1])}Q{f(x1-22)} {f(y1-26)} {f(a[0])} {f(a[1]-10)}Z'
    return gone, lambda o: (at(-5, -4, 1, P(flap, '#4A2E12', op=.28)) + P(flap, 'url(#curl)') + P(flap, 'none', '#8A6A3C', 1.4)
                            + P(gouge(tip[0] + 8, tip[1] + 9, b[0] - 16, b[1] + 12, 1.6, -5), '#FFF9EA'))


def sheet_of(w, h, seed):
    """The sheet with its corner gone, and what draws the corner."""
    whole = poly(sheet(w, h, seed))
    if h < 900:
        return whole, None
    gone, flap = curl(whole, random.Random(seed))
    return whole.difference(gone), flap


def paper_look(w, h, seed):
    rr = random.Random(seed + 1)
    whole, flap = sheet_of(w, h, seed)
    d = to_d(whole)
    inside = whole.buffer(-6)
    o = P(d, 'url(#paper)') + edge_tone(whole, random.Random(seed + 2)) + P(to_d(whole.difference(whole.buffer(-2.4, 2, join_style=2))), '#FBF4E2', extra=' fill-rule="evenodd"')
    fox = ''.join(gouge(rr.uniform(10, w), rr.uniform(10, h), rr.uniform(10, w), rr.uniform(10, h), 0.8) for _ in range(7))
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(inside)) for s in subpaths(fox)), FOLD)
    # folded in four once: each fold with its light
    y = h * 0.5
    o += P(gouge(14, y, w - 18, y + 2, 1.8, -3), '#B89A68') + P(gouge(14, y + 2.6, w - 18, y + 4.6, 1.6, -3), '#FBF4E2')
    x = w * 0.5
    o += P(gouge(x, 16, x + 2, h - 22, 1.2, 3), '#CDB68C') + P(gouge(x + 2, 16, x + 4, h - 22, 1.0, 3), '#F7EFDD')
    # a scorched foot, in short cuts; notches with cracks that run inwards
    burn = ''
    for i in range(int(w / 9)):
        x = 16 + i * 9 + rr.uniform(-3, 3)
        burn += gouge(x, h - 18, x + rr.uniform(-2, 2), h - 18 - rr.uniform(5, 15), rr.uniform(1.0, 1.8), 0, .2)
    for i in range(int(h / 11)):
        y = 22 + i * 11 + rr.uniform(-3, 3)
        burn += gouge(w - 17, y, w - 17 - rr.uniform(4, 11), y + rr.uniform(-2, 2), rr.uniform(0.9, 1.6), 0, .2)
    for i in range(5):
        y = h * rr.uniform(.12, .9)
        burn += gouge(9, y, 9 + rr.uniform(12, 30), y + rr.uniform(-12, 12), 2, rr.uniform(-4, 4), .1)
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(inside.buffer(3))) for s in subpaths(burn)), '#B08A54')
    return o + (flap(o) if flap else '')


def paper_fill(w, h):
    return linear('paper', 0, 0, w, h, (0, '#F6ECD6', 1), (0.4, PAPER, 1), (0.7, BONE, 1), (1, TAN, 1)) + linear('curl', w - 70, h - 80, w - 24, h - 26, (0, '#FFF8E8', 1), (.45, '#E2CDA4', 1), (1, '#B8996A', 1))


def shade(d):
    """Under a sheet: it hangs a little off the wall, more below than above."""
    return ''.join(f'<g transform="translate({x} {y})">{P(d, "#000000", op=op)}</g>' for x, y, op in ((2, 3, .3), (5, 6, .3), (8, 10, .25)))


def nails(w):
    o = ''
    for x, y in HOLD:
        x = x if x > 0 else w + x - 6
        o += P(''.join(gouge(x, y, x + q * math.cos(a), y + q * math.sin(a), 2.2, 2, .15) for a, q in ((.5, 24), (1.9, 18), (2.7, 26), (4.1, 15))), '#A98350')
        o += disc(x + 3, y + 4, 10, '#000000', 0.45) + disc(x, y, 9.5, '#3A3430') + ring(x, y, 9.5, INK, 2.2) + disc(x - 1, y - 1, 5.6, '#57504A')
        o += P(f'M{x-6} {y-2}Q{x-3} {y-7} {x+2} {y-7}', 'none', '#CFC6BC', 2.2)
    return o


def poster():
    w, h, seed = 460, 944, 11
    save('ace/poster', w, h, defs(paper_fill(w, h)) + shade(to_d(sheet_of(w, h, seed)[0])) + paper_look(w, h, seed) + nails(w))


def bills():
    """Handbills of the same paper: one wide enough for a page, which hangs before a table that stands still, and one for a prize."""
    for name, w, h, seed in (('bill-hung', 820, 1040, 23), ('notice', 560, 930, 37)):
        save(f'ace/{name}', w, h, defs(paper_fill(w, h)) + shade(to_d(sheet_of(w, h, seed)[0])) + paper_look(w, h, seed) + nails(w))


TEAR, TEAR_X, TEAR_W = 250, 136, 228     # in the poster: where it tears, and the strip of it that shows the tear


def tears():
    """Where the poster has torn from top to bottom: strips that lie over either half and hide of its words what is beyond the tear. They show the paper's
    fibres, its singed edge, and the dark behind. A half leans about its nail, so the tear gapes below: there it may run more wildly."""
    w, h = 460, 944
    rr = random.Random(5)
    for name, s in (('left', -1), ('right', 1)):
        line, y, swing = [], -6.0, 1
        while y < h + 8:
            line.append((TEAR + swing * rr.uniform(.35, 1) * (6 + 22 * max(0, y) / h), y))
            y += rr.uniform(12, 34)
            swing = -swing
        line.append((TEAR, h + 8))
        far = TEAR_X + TEAR_W if s < 0 else TEAR_X
        dark = Polygon(line + [(far, h + 8), (far, -6)]).buffer(0)
        keep = poly(f'M{TEAR_X} 4H{TEAR_X+TEAR_W}V{h-4}H{TEAR_X}Z')
        dark = dark.intersection(keep)
        edge = LineString(line)
        paper = keep.difference(dark)
        o = defs(linear('deep', TEAR, 0, TEAR - s * 44, 0, (0, '#7A2E10', 1), (.16, '#341208', 1), (.5, '#150904', 1), (1, '#0C0604', 1)))
        body = P(to_d(dark), 'url(#deep)')
        for grow, col, op in ((24, '#5A2A10', .16), (15, '#4A1E0A', .22), (8, '#2A0F05', .55), (3.4, INK, 1)):
            body += P(to_d(edge.buffer(grow, 2).intersection(paper).simplify(.2)), col, op=op)
        lip = []
        for x, y in line:
            lip.append((x - s * rr.uniform(1, 9), y + rr.uniform(-3, 3)))
        fibre = Polygon(line + lip[::-1]).buffer(0).intersection(keep)
        body += P(to_d(fibre), '#FFF3D6') + P(to_d(LineString(lip).buffer(1.5, 2).intersection(keep).simplify(.2)), EMBER) + P(to_d(LineString(lip).buffer(.6, 2).intersection(keep).simplify(.2)), GLOW)
        d = ''
        for i in range(46):
            x, y = rr.choice(line)
            y += rr.uniform(-12, 12)
            d += gouge(x + s * 4, y, x + s * rr.uniform(12, 34), y + rr.uniform(-7, 7), rr.uniform(1.2, 2.4), 0, .2)
        body += P(''.join(to_d(Polygon(q).buffer(0).intersection(paper)) for q in subpaths(d)), '#3A1C0C')
        save(f'ace/tear-{name}', TEAR_W, h, o + at(-TEAR_X, 0, 1, body))


def scraps():
    """What flies when it tears."""
    for i in range(4):
        rr = random.Random(60 + i)
        n = rr.randrange(5, 8)
        pts = [(32 + rr.uniform(15, 27) * math.cos(a), 32 + rr.uniform(11, 24) * math.sin(a)) for a in (k / n * math.tau + rr.uniform(-.25, .25) for k in range(n))]
        whole = poly(rough(points_d(pts), rr, 1.6, 6))
        o = defs(linear('scrap', 8, 8, 56, 56, (0, '#FFF6E2', 1), (.6, BONE, 1), (1, '#B99A66', 1)))
        o += at(2, 3, 1, P(to_d(whole), '#000000', op=.4)) + P(to_d(whole), 'url(#scrap)')
        half = poly(f'M{pts[0][0]:.1f} {pts[0][1]:.1f}L{pts[1][0]:.1f} {pts[1][1]:.1f}L{pts[2][0]:.1f} {pts[2][1]:.1f}Z').buffer(0)
        o += P(to_d(half.intersection(whole)), '#C9AE7C', op=.7) + P(to_d(whole.difference(whole.buffer(-2))), '#5A2A10', extra=' fill-rule="evenodd"')
        save(f'ace/scrap-{i + 1}', 64, 64, o)


def rule():
    rr = random.Random(2)
    o = P(rough('M2 2H406V7H2Z', rr, 0.5, 9), INK) + P(rough('M2 10.4H406V12.2H2Z', rr, 0.25, 9), INK)
    save('ace/wanted-rule', 408, 14, o)
    save('ace/rule', 408, 6, P(rough('M2 1.4H406V4.6H2Z', random.Random(3), 0.4, 9), INK))


def frame():
    """Around a portrait of 300x360, 10 more on each side: a cut line and a fine one, with a stud in each corner."""
    rr = random.Random(17)
    o = P(rough('M1 1H319V379H1Z', rr, .6, 9) + rough('M6 6V374H314V6Z', rr, .6, 9), INK, extra=' fill-rule="evenodd"')
    for x, y in ((3.5, 3.5), (316.5, 3.5), (3.5, 376.5), (316.5, 376.5)):
        o += P(f'M{x} {y-3.4}L{x+3.4} {y}L{x} {y+3.4}L{x-3.4} {y}Z', BONE)
    save('ace/portrait-frame', 320, 380, o)


def ticket():
    """What a small moment is written on: a ticket with bitten ends. It stretches."""
    rr = random.Random(23)
    def shape(m): return f'M{8+m} {8+m}H{392-m}V{30+m*.4:.1f}L{384-m} 42L{392-m} {54-m*.4:.1f}V{76-m}H{8+m}V{54-m*.4:.1f}L{16+m} 42L{8+m} {30+m*.4:.1f}Z'
    o = at(4, 6, 1, P(rough(shape(0), random.Random(23), 1), '#000000', op=.5)) + K(shape(0), rr, INK, 1) + K(shape(2.5), rr, BLOOD, .8) + defs(linear('tick', 0, 8, 0, 76, (0, '#FFF8E8', 1), (1, '#E0CDA6', 1))) + P(rough(shape(8), rr, .6), 'url(#tick)')
    o += P(shape(12), 'none', BLOOD, 1.4, .8)
    save('ace/ticket', 400, 84, o)


def hole():
    rr = random.Random(4)
    c = 48
    o = ''
    for i in range(9):
        a = i / 9 * math.tau + rr.uniform(-.2, .2)
        q = rr.uniform(24, 45)
        o += P(gouge(c + 9 * math.cos(a), c + 9 * math.sin(a), c + q * math.cos(a), c + q * math.sin(a), 3, 0, 0.2), INK)
    for i in range(8):
        a = i / 8 * math.tau + rr.uniform(-.2, .2)
        q, b1, b2 = rr.uniform(16, 23), a - .32, a + .32
        o += P(f'M{f(c+12*math.cos(b1))} {f(c+12*math.sin(b1))}L{f(c+q*math.cos(a))} {f(c+q*math.sin(a))}L{f(c+12*math.cos(b2))} {f(c+12*math.sin(b2))}Z', '#F6EDD8', INK, 1.2)
    save('ace/hole', 96, 96, o + disc(c, c, 13, INK) + ring(c, c, 12, EMBER, 2.6))


def ribbon():
    """The banner of a kill; type goes between x 60 and 1020, y 30 and 96."""
    rr = random.Random(6)
    def band(m): return f'M{10+m} {18+m}L{1070-m*2} {18+m}L{1040-m} 62L{1070-m*2} {108-m}L{10+m*2} {108-m}L{40+m} 62Z'
    o = at(5, 8, 1, P(rough(band(0), random.Random(6), 2), '#000000', op=0.5)) + K(band(0), rr, INK, 2) + K(band(6), rr, BLOOD, 1.4)
    o += cuts([(70, 34, 260, 31, 1.6), (300, 33, 420, 31, 1.2), (700, 32, 980, 34, 1.6)], '#D9594D') + cuts([(80, 95, 330, 98, 1.8), (420, 97, 640, 95, 1.4), (720, 96, 1010, 98, 1.8)], '#7A1510')
    o += comb((46, 34), (58, 92), 9, (-1, 0), 16, 16, 4, rr, '#7A1510') + comb((1036, 34), (1022, 92), 9, (1, 0), 16, 16, 4, rr, '#7A1510')
    save('ace/ribbon', 1080, 130, o)


def burst():
    """Stars one in the other, and long sparks."""
    rr = random.Random(9)
    c = 300
    d = ''
    for i in range(44):
        a = i / 44 * math.tau + rr.uniform(-.05, .05)
        q0, q1 = rr.uniform(70, 120), rr.uniform(170, 296)
        d += gouge(c + q0 * math.cos(a), c + q0 * math.sin(a), c + q1 * math.cos(a), c + q1 * math.sin(a), rr.uniform(3, 6), 0, 0.25)
    def star(n, r0, r1, seed):
        q = random.Random(seed)
        return points_d([(c + v * math.cos(t), c + v * math.sin(t)) for t, v in
                         ((i / (2 * n) * math.tau, r0 * q.uniform(.9, 1.1) if i % 2 else r1 * q.uniform(.62, 1.15)) for i in range(2 * n))])
    o = defs(hot(c, c, 300, 0.7)) + rect(0, 0, 600, 600, 0, 'url(#hot)') + P(d, INK, INK, 5, 0.75) + P(d, GLOW)
    o += P(star(15, 76, 186, 3), INK, INK, 9) + P(star(15, 76, 186, 3), BLOOD) + P(star(14, 60, 138, 5), EMBER) + P(star(13, 42, 98, 9), GLOW) + P(star(11, 26, 62, 4), '#FFF6E0')
    save('ace/burst', 600, 600, o)


def strip_edges():
    """Where a sheet as wide as the picture is torn off: its upper and its lower edge, 1920x30, with the lit and the shaded lip of the paper."""
    for name, up in (('top', True), ('bottom', False)):
        rr = random.Random(31 if up else 47)
        line, x = [], 0.0
        while x < 1920:
            line.append((x, rr.uniform(6, 20) if rr.random() > .12 else rr.uniform(2, 25)))
            x += rr.uniform(7, 26)
        line.append((1920, 14))
        edge, lip = ([(q, v if up else 30 - v) for q, v in line], 5 if up else -5)
        base = 30 if up else 0
        o = P(points_d(edge + [(1920, base), (0, base)]), '#FBF1DC' if up else '#C3AE86')
        o += P(points_d([(q, v + lip + rr.uniform(-1.5, 1.5)) for q, v in edge] + [(1920, base), (0, base)]), '#EADBC0')
        save(f'ace/strip-{name}', 1920, 30, o)


def draw():
    for part in (poster, bills, tears, scraps, rule, frame, ticket, hole, ribbon, burst, strip_edges):
        part()
