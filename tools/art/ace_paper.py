"""The paper of the duel: the wanted poster in three shapes and ripped in two, its rule, bullet holes, the ribbon, the star of a kill."""
from pen import *
from shapely.geometry import Polygon, LineString

HOLD = ((30, 25), (-30, 25))  # nails, from the upper corners


def sheet(w, h, seed):
    """Outline of a sheet in a picture of w by h: 8 free on the left and above, 14 right and below for the shadow."""
    return torn_d(9, 9, w - 24, h - 24, random.Random(seed), 5)


def paper_look(w, h, seed):
    rr = random.Random(seed + 1)
    d = sheet(w, h, seed)
    whole = poly(d)
    inside = whole.buffer(-6)
    o = P(d, 'url(#paper)') + P(to_d(whole.difference(whole.buffer(-2.4, 2, join_style=2))), '#F8F1E0', extra=' fill-rule="evenodd"')
    fox = ''.join(gouge(rr.uniform(10, w), rr.uniform(10, h), rr.uniform(10, w), rr.uniform(10, h), 0.8) for _ in range(7))
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(inside)) for s in subpaths(fox)), FOLD)
    y = h * 0.5
    o += P(gouge(14, y, w - 18, y + 2, 1.6, -3), '#BFA679') + P(gouge(14, y + 2.5, w - 18, y + 4.5, 1.4, -3), '#F7EFDD')
    # foxed corners and a scorched foot, in short cuts
    burn = ''
    for i in range(int(w / 9)):
        x = 16 + i * 9 + rr.uniform(-3, 3)
        burn += gouge(x, h - 18, x + rr.uniform(-2, 2), h - 18 - rr.uniform(5, 15), rr.uniform(1.0, 1.8), 0, .2)
    for i in range(int(h / 11)):
        y = 22 + i * 11 + rr.uniform(-3, 3)
        burn += gouge(w - 17, y, w - 17 - rr.uniform(4, 11), y + rr.uniform(-2, 2), rr.uniform(0.9, 1.6), 0, .2)
    o += P(''.join(to_d(Polygon(s).buffer(0).intersection(inside.buffer(3))) for s in subpaths(burn)), '#BFA679')
    return o


def paper_fill(w, h): return linear('paper', 0, 0, w, h, (0, PAPER, 1), (0.55, BONE, 1), (1, TAN, 1))


def nails(w):
    o = ''
    for x, y in HOLD:
        x = x if x > 0 else w + x - 6
        o += disc(x + 2, y + 3, 9, '#000000', 0.5) + disc(x, y, 8, '#4A4440') + ring(x, y, 8, INK, 2)
        o += P(f'M{x-5} {y-2}Q{x-2} {y-6} {x+2} {y-6}', 'none', '#B7AFA6', 2)
    return o


def posters():
    for name, w, h, seed in (('poster', 460, 944, 11), ('poster-short', 460, 560, 12), ('poster-wide', 620, 300, 13)):
        d = sheet(w, h, seed)
        o = defs(paper_fill(w, h)) + f'<g transform="translate(6 7)">{P(d, "#000000", op=0.5)}</g>' + paper_look(w, h, seed) + nails(w)
        save('ace/' + name, w, h, o)


def ripped():
    """The poster torn from top to bottom. Both halves keep the poster's frame: laid over one another they are whole again."""
    w, h, seed = 460, 944, 11
    rr = random.Random(5)
    rip = [(250 + rr.uniform(-26, 26) + (h / 2 - y) * 0.10, y) for y in range(-10, h + 11, 26)]
    whole = poly(sheet(w, h, seed))
    for name, side in (('left', -40), ('right', w + 40)):
        half = Polygon(rip + [(side, h + 10), (side, -10)]).buffer(0)
        part = whole.intersection(half)
        o = defs(paper_fill(w, h)) + f'<g transform="translate(6 7)">{P(to_d(part), "#000000", op=0.5)}</g>'
        o += P(to_d(part), 'url(#paper)')
        fold = poly(gouge(14, h * .5, w - 18, h * .5 + 2, 1.6, -3)).intersection(part)
        o += P(to_d(fold), '#BFA679')
        for grow, col in ((7.5, '#5A2A10'), (4.5, INK), (1.6, EMBER)):
            o += P(to_d(LineString(rip).buffer(grow, 2).intersection(part).simplify(0.2)), col)
        # smoke-black cuts along the rip
        d = ''
        s = -1 if name == 'left' else 1
        for i in range(52):
            t = rr.uniform(0.03, 0.97) * (len(rip) - 1)
            k = int(t)
            x = rip[k][0] + (rip[k + 1][0] - rip[k][0]) * (t - k)
            y = rip[k][1] + (rip[k + 1][1] - rip[k][1]) * (t - k)
            d += gouge(x + s * 5, y, x + s * rr.uniform(14, 34), y + rr.uniform(-7, 7), rr.uniform(1.2, 2.4), 0, .2)
        o += P(''.join(to_d(Polygon(q).buffer(0).intersection(part)) for q in subpaths(d)), '#3A1C0C')
        nx = HOLD[0][0] if name == 'left' else w + HOLD[1][0] - 6
        o += f'<g>{nail_hole(nx, HOLD[0][1])}</g>'
        save(f'ace/poster-{name}-torn', w, h, o)


def nail_hole(x, y):
    return disc(x, y, 5, INK) + P(gouge(x, y, x + 3, y - 24, 3, 0, .2) + gouge(x, y, x - 9, y - 14, 2, 0, .2), INK)


def rule():
    rr = random.Random(2)
    o = P(rough('M2 2H406V7H2Z', rr, 0.5, 9), INK) + P(rough('M2 10.4H406V12.2H2Z', rr, 0.25, 9), INK)
    save('ace/wanted-rule', 408, 14, o)


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
    for part in (posters, ripped, rule, hole, ribbon, burst, strip_edges):
        part()
