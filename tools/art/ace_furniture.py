#!/usr/bin/python3
"""Draws assets/ace/: the furniture of the Ace of Spades duel. No type in any of it: the program sets that.

Where a picture must fit another: the chambers (64x64) sit on the drum (240x240) with their centres 66 from its centre, the
first straight up, one every 60 degrees. Focus rims are their plate and 12 more on each side. Card rims are 250x350 and 7 more."""
from pen import *
from shapely.geometry import Point
import ace_paper, ace_scenes, ace_emblems, ace_curtain


def ground():
    """Night wood: eleven planks, their grain and knots, ember light from below."""
    rr = random.Random(11)
    d = d2 = ''
    for i in range(11):
        x = i * 186 - 20
        d2 += f'M{x} 0h3v1080h-3Z'
        for _ in range(13):
            gx, y0, ln = x + rr.uniform(12, 176), rr.uniform(-100, 1000), rr.uniform(120, 420)
            d += gouge(gx, y0, gx + rr.uniform(-5, 5), y0 + ln, rr.uniform(0.9, 2.0), rr.uniform(-5, 5))
        if i % 2:
            kx, ky = x + rr.uniform(60, 130), rr.uniform(150, 900)
            for q in (8, 15, 23):
                d += gouge(kx, ky - q * 2.6, kx, ky + q * 2.6, 1.4, q * 1.6) + gouge(kx, ky - q * 2.6, kx, ky + q * 2.6, 1.4, -q * 1.6)
    o = defs(linear('wall', 0, 0, 0, 1080, (0, '#130D0A', 1), (.3, '#1E1611', 1), (1, WOOD, 1)),
             radial('low', 0, 0, 1000, (0, EMBER, 0.16), (0.45, BLOOD, 0.12), (1, BLOOD, 0)),
             linear('left', 0, 0, 420, 0, (0, '#000000', .45), (.5, '#000000', .14), (1, '#000000', 0)),
             linear('right', 1920, 0, 1500, 0, (0, '#000000', .45), (.5, '#000000', .14), (1, '#000000', 0)))
    o += rect(0, 0, 1920, 1080, 0, 'url(#wall)') + P(d, '#33211A') + P(d2, '#0F0A07')
    o += at(960, 1166, 1.382, disc(0, 0, 1000, 'url(#low)'), sy=0.778)
    o += rect(0, 0, 420, 1080, 0, 'url(#left)') + rect(1500, 0, 420, 1080, 0, 'url(#right)')
    save('ace/ground', 1920, 1080, o)


def cylinder():
    """The drum, its six chambers never loaded; shaded by gouges, so that it may be turned."""
    c, r = 120, 110
    body = poly(circle(c, c, r), 24)
    for i in range(6):
        a = math.radians(i * 60)
        body = body.difference(Point(c + (r + 11) * math.cos(a), c + (r + 11) * math.sin(a)).buffer(22, 24))
    o = disc(c + 3, c + 5, r + 4, '#000000', 0.42) + disc(c, c, r + 3, INK)
    bd = to_d(body.simplify(0.1))
    o += P(bd, STEEL) + P(bd, 'none', INK, 3)
    for light, inner, outer, reach, wide in ((225, 4, 5, 24, 2.3), (45, 2, 3, 35, 2.6)):
        cut = None
        for i in range(60):
            a = i / 60 * math.tau
            lam = max(0, math.cos(a - math.radians(light)))
            if lam > 0.05:
                q = poly(gouge(c + (r - inner) * math.cos(a), c + (r - inner) * math.sin(a),
                               c + (r - outer - reach * lam) * math.cos(a), c + (r - outer - reach * lam) * math.sin(a), wide))
                cut = q if cut is None else cut.union(q)
        o += P(to_d(cut.intersection(body).simplify(0.1)), BONE if light == 225 else INK)
    for i in range(6):
        a = math.radians(i * 60 - 90)
        o += black_chamber(c + 66 * math.cos(a), c + 66 * math.sin(a))
    o += disc(c, c, 19, INK) + disc(c, c, 13.5, '#8C8379') + P(f'M{c-8} {c-8}L{c+8} {c+8}', 'none', INK, 3)
    save('ace/cylinder', 240, 240, o)
    save('ace/cylinder-pointer', 48, 40, P('M4 5Q24 9 44 5L24 36Z', EMBER, INK, 3) + cuts([(13, 10, 24, 28, 1.6, 1)], GLOW))


Q = 26  # the bore of a chamber


def black_chamber(x, y):
    o = disc(x, y, Q + 5, INK) + ring(x, y, Q + 3, '#8C8379', 1.6) + disc(x, y, Q, '#0D0806')
    return o + P(f'M{f(x-Q*.5)} {f(y+Q*.72)}Q{f(x+Q*.3)} {f(y+Q*.9)} {f(x+Q*.78)} {f(y+Q*.2)}', 'none', '#574E46', 2)


def chambers():
    x = y = 32
    save('ace/chamber-black', 64, 64, black_chamber(x, y))
    o = disc(x, y, Q + 5, INK) + ring(x, y, Q + 3, GLOW, 2)
    o += disc(x, y, Q, BRASS) + ring(x, y, Q - 1, '#7A5413', 2.4) + ring(x, y, Q * .74, '#8F671C', 2)
    o += disc(x, y, Q * .36, '#A8471C') + ring(x, y, Q * .36, INK, 2)
    o += P(f'M{f(x-Q*.8)} {f(y-Q*.2)}Q{f(x-Q*.6)} {f(y-Q*.8)} {f(x)} {f(y-Q*.85)}Q{f(x-Q*.5)} {f(y-Q*.5)} {f(x-Q*.8)} {f(y-Q*.2)}Z', '#FFE9B0')
    o += cuts([(x + 14, y + 16, x + 20, y + 6, 1.4, 2), (x + 6, y + 20, x + 12, y + 17, 1.2, 1)], '#7A5413')
    save('ace/chamber-loaded', 64, 64, o)
    o = disc(x, y, Q + 5, INK) + ring(x, y, Q + 3, '#8C8379', 1.6) + disc(x, y, Q, '#5B4526') + ring(x, y, Q * .74, '#3A2B16', 2)
    o += disc(x + 1.5, y, Q * .32, INK)
    o += P(''.join(gouge(x + 9 * math.cos(a), y + 9 * math.sin(a), x + 19 * math.cos(a + .2), y + 19 * math.sin(a + .2), 2) for a in (0.2, 1.3, 2.2, 3.6, 4.4, 5.5)), INK)
    o += P(f'M{x-17} {y-17}L{x+17} {y+17}', 'none', INK, 10) + P(f'M{x-17} {y-17}L{x+17} {y+17}', 'none', '#C8372C', 6)
    save('ace/chamber-spent', 64, 64, o)


def reloads():
    for name, on in (('reload', True), ('reload-empty', False)):
        c, e, light = (BRASS, INK, '#FFE9B0') if on else ('#3A2E22', '#7A644A', '#4A3B2C')
        o = ''
        for i in (-1, 0, 1):
            b = P('M-9 -34C-9 -44 -4 -50 0 -50C4 -50 9 -44 9 -34L9 6L-9 6Z', c, e, 3) + P('M-9 -30H9', 'none', e, 2.4)
            if on:
                b += P('M-9 -34C-9 -44 -4 -50 0 -50C4 -50 9 -44 9 -34Z', '#A8471C', e, 2.6)
            b += P('M-5 -26V2', 'none', light, 2.4) + P('M-10.5 3H10.5V10H-10.5Z', c, e, 2.4)
            o += f'<g transform="rotate({i*24} 0 34)">{b}</g>'
        o += P('M-36 16C-24 2 24 2 36 16L30 26C18 16 -18 16 -30 26Z', STEEL if on else '#2A221B', e, 3)
        save('ace/' + name, 96, 72, at(48, 45.5, 0.82, o))


def plates():
    """The main button. It stretches: its lines stay thin enough at twice the width."""
    shape = rough('M2 2H331V98H2Z', random.Random(3), 1.5, 8)
    nicks = cuts([(14, 20, 60, 17, 1.1), (250, 88, 318, 90, 1.3), (120, 15, 190, 16, 0.9), (16, 84, 40, 86, 1.0)], '#FFF0C9', 0.6)
    for name, fill, edge in (('shoot', 'url(#fire)', INK), ('shoot-disabled', '#3A2C1F', '#6B543C')):
        o = (defs(fire(0, 98)) if name == 'shoot' else '') + P(rough('M6 7H335V103H6Z', random.Random(3), 1.5, 8), '#000000', op=0.5) + P(shape, fill)
        o += P('M10 10H323V90H10Z', 'none', edge, 2.4) + (nicks if name == 'shoot' else '')
        for x, y in ((19, 19), (314, 19), (19, 81), (314, 81)):
            o += P(f'M{x} {y-5}L{x+4} {y}L{x} {y+5}L{x-4} {y}Z', edge)
        save('ace/' + name, 336, 104, o)


def bonus_cards():
    rr = random.Random(21)
    paper = torn_d(9, 9, 140, 216, rr, 2.2, 13)
    back = defs(linear('paper', 0, 0, 160, 236, (0, PAPER, 1), (0.55, BONE, 1), (1, TAN, 1)))
    o = back + P(torn_d(14, 15, 140, 216, random.Random(21), 2.2, 13), '#000000', op=0.45) + rect(2, 2, 154, 230, 9, EMBER) + rect(2, 2, 154, 230, 9, 'none', GLOW, 2)
    o += P(paper, 'url(#paper)') + P('M16 16H142V218H16Z', 'none', INK, 1.4, 0.55) + P('M19 19H139V215H19Z', 'none', INK, 0.8, 0.4)
    for x, y in ((16, 16), (142, 16), (16, 218), (142, 218)): o += P(f'M{x} {y-5}L{x+5} {y}L{x} {y+5}L{x-5} {y}Z', EMBER)
    save('ace/bonus-card-armed', 160, 236, o)
    # an empty place: a dark board let into the wall, with brass at its corners
    o = defs(linear('well', 0, 9, 0, 225, (0, '#0B0705', 1), (1, '#1E140D', 1)))
    o += rect(9, 9, 140, 216, 7, 'url(#well)', '#3E2C1D', 2.4) + rect(15, 15, 128, 204, 4, 'none', '#5E4930', 1.4)
    o += P(''.join(gouge(22 + q * 13.5, 30 + q % 3 * 14, 24 + q * 13.5, 196 - q % 4 * 18, 1.1, 3) for q in range(9)), '#251A12')
    for x, y, sx, sy in ((9, 9, 1, 1), (149, 9, -1, 1), (9, 225, 1, -1), (149, 225, -1, -1)):
        o += at(x, y, sx, P('M-2 26V4Q-2 -2 4 -2H26L20 5H8Q5 5 5 8V20Z', '#8A6A35', INK, 1.2) + disc(3.6, 3.6, 1.7, '#E0B765'), sy=sy)
    o += ring(79, 117, 37, '#5E4930', 1.6) + ring(79, 117, 41.5, '#3E2C1D', 2.2) + horned(79, 121, 50, '#6B543C', '#120C08')
    save('ace/bonus-card-empty', 160, 236, o)


def seals():
    c = 48
    def blob(r, wob, n=40, seed=8):
        q = random.Random(seed)
        ph = [q.uniform(0, 6.28) for _ in range(4)]
        return points_d([(c + (r + wob * (math.sin(3 * a + ph[0]) + .7 * math.sin(5 * a + ph[1]) + .5 * math.sin(8 * a + ph[2]))) * math.cos(a),
                          c + (r + wob * (math.sin(3 * a + ph[0]) + .7 * math.sin(5 * a + ph[1]) + .5 * math.sin(8 * a + ph[2]))) * math.sin(a))
                         for a in (i / n * math.tau for i in range(n))])
    o = at(2.5, 4, 1, P(blob(40, 1.5), '#000000', op=0.45)) + P(blob(40, 1.5), RUST, INK, 2.6) + P(blob(38.5, 1.4), BLOOD)
    o += disc(c, c, 30.5, '#9A1F18') + ring(c, c, 30.5, '#6E120D', 2) + ring(c, c, 27, '#D9695C', 1.3, 0.8)
    o += cuts([(c - 33, c - 14, c - 12, c - 33, 2.2, -7), (c - 35, c - 4, c - 34, c + 8, 1.6, 2)], '#E98074') + cuts([(c + 34, c + 10, c + 12, c + 34, 2.2, -7)], '#6E120D')
    save('ace/seal', 96, 96, o)
    # what is for you: the same in brass
    for red, brass in ((RUST, '#8C5E16'), (BLOOD, '#C98F2C'), ('#9A1F18', '#E3B04E'), ('#6E120D', '#8C5E16'), ('#D9695C', '#FFE3A3'), ('#E98074', '#FFE3A3')): o = o.replace(red, brass)
    save('ace/seal-brass', 96, 96, o)


def hit_points():
    x = y = 18
    save('ace/hp-full', 36, 36, disc(x, y, 14.5, BLOOD) + ring(x, y, 14.5, INK, 2.6) + P(f'M{x-8} {y-5}Q{x-5} {y-10} {x+1} {y-10}', 'none', '#F0A79C', 2.6)
         + cuts([(x + 9, y + 3, x + 2, y + 10, 1.3, -2)], '#6E120D'))
    save('ace/hp-taken', 36, 36, disc(x, y, 14.5, EMBER) + ring(x, y, 14.5, INK, 2.6) + cross(x, y, 6, INK, 3.6))
    o = P(''.join(gouge(x + 8 * math.cos(a), y + 8 * math.sin(a), x + 17 * math.cos(a), y + 17 * math.sin(a), 2.2) for a in (.3, 1.2, 2.5, 3.3, 4.4, 5.5)), INK)
    save('ace/hp-gone', 36, 36, disc(x, y, 10.5, INK) + o + P(f'M{x-6} {y+6}Q{x} {y+9} {x+7} {y+4}', 'none', '#5A4630', 1.6))


def hands():
    """The nine combinations as five small cards each: what makes the combination is lit, ember and, where there are two, bone; what lies beside it is dark."""
    made = {'pair': 'ee...', 'two-pair': 'eebb.', 'three': 'eee..', 'straight': '/////', 'flush': 'sssss', 'full': 'eeebb', 'four': 'eeee.', 'straight-flush': 'SSSSS', 'five': 'eeeee'}
    for name, cards in made.items():
        o = ''
        for i, q in enumerate(cards):
            x, y = 7 + i * 11.4, 13 - (i - 2) * 2.6 if q in '/S' else 13
            lean = 0 if q in '/S' else (i - 2) * 5
            fill, edge = {'.': ('#2A1D14', '#8A745A'), 'b': (BONE, INK)}.get(q, (EMBER, INK))
            if q in 'sS':
                fill = BONE
            body = rect(-6, -9.5, 12, 19, 2, fill, edge, 1.5)
            if q in 'sS':
                body += at(0, 0, .085, P(SPADE, INK))
            if q in 'e/':
                body += rect(-3, -6, 6, 2.4, 1, '#FFE3A8')
            if q == 'b':
                body += rect(-3, -6, 6, 2.4, 1, '#B39B76')
            o += at(x, y + (0 if q in '/S' else abs(i - 2) ** 2 * .5), 1, body, lean)
        save('ace/hand-' + name, 60, 28, o)


def trail():
    c = 24
    def minion(fill, edge): return disc(c, c, 12.5, fill) + ring(c, c, 12.5, edge, 2.6) + disc(c, c, 4, edge)
    def acolyte(fill, eye): return horned(c, c + 4, 37, fill, eye)
    def over(fill, eye): return horned(c, c + 6, 46, fill, eye) + P(f'M{c-9} {c+8}L{c-4} {c+12}L{c} {c+8}L{c+4} {c+12}L{c+9} {c+8}', 'none', eye, 1.8)
    struck = cross(c, c, 13, INK, 9) + cross(c, c, 13, '#C8372C', 5)
    shot = disc(c, c, 16, '#8E7B62') + ring(c, c, 16, ASH, 2.4) + cross(c, c, 9, INK, 7.5) + cross(c, c, 9, '#D2362A', 4.4)
    looks = {'-done': ('#7C6A54', ASH, '#7C6A54', '#7C6A54'), '-now': (EMBER, GLOW, EMBER, EMBER), '-ahead': ('#2E2118', '#8A745A', '#8A745A', '#BC382E')}
    for tail, (m, me, a, ov) in looks.items():
        x = struck if tail == '-done' else ''
        eye = INK if tail != '-ahead' else NIGHT
        save('ace/trail-minion' + tail, 48, 48, shot if x else minion(m, me))
        save('ace/trail-acolyte' + tail, 48, 48, acolyte(a, eye) + x)
        save('ace/trail-overkill' + tail, 48, 48, over(ov, eye) + x)
    save('ace/horned-spade', 96, 96, horned(48, 56, 88, EMBER, NIGHT))


def rims():
    """Round a card of 250x350: ember = in the combination, bone = chosen but beside it."""
    save('ace/chosen-rim', 264, 364, rect(3.5, 3.5, 257, 357, 19, 'none', EMBER, 7) + rect(1.6, 1.6, 260.8, 360.8, 20, 'none', GLOW, 1.6))
    save('ace/beside-rim', 264, 364, rect(3.5, 3.5, 257, 357, 19, 'none', BONE, 7, None, ' stroke-dasharray="26 12"'))


def lights():
    save('ace/ember', 16, 16, P('M8 0.5L12.2 8L8 15.5L3.8 8Z', EMBER) + P('M8 4L10 8L8 12L6 8Z', GLOW))
    save('ace/glow', 256, 256, defs(hot(128, 128, 128)) + rect(0, 0, 256, 256, 0, 'url(#hot)'))


def pins():
    """What a handbill hangs by, and what holds the corners of a plate of brass."""
    save('ace/nail', 24, 24, disc(13.4, 14.4, 9.6, '#000000', 0.4) + disc(12, 12, 9.6, INK) + disc(12, 12, 8, '#4A3A30')
         + disc(10.6, 10.4, 5.2, '#6E5A4C') + disc(9.2, 8.8, 2.1, '#C9B79C'))
    save('ace/stud', 16, 16, P('M8 1.2L14.8 8L8 14.8L1.2 8Z', INK))


if __name__ == '__main__':
    for draw in (ground, cylinder, chambers, reloads, plates, bonus_cards, seals, hit_points, hands, trail, rims, lights, pins):
        draw()
    ace_paper.draw()
    ace_emblems.draw()
    ace_scenes.draw()
    ace_curtain.draw()
