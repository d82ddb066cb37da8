"""What achievements give: card backs 250x350 and tables 1920x1080 for Ace of Spades. Writes assets/ace/rewards/back-*.svg and ground-*.svg.

Tables stay as dark as the scenes that they stand for: cards and letters lie on them."""
import math, os, random
from pen import ASSETS, save
from achievements import SPADE, around, at, disc, f, path, poly, ring

BONE, INK = '#EADBC0', '#1A110C'


def frame(edge, black, field, line):
    return (f'<rect x="1" y="1" width="248" height="348" rx="15" fill="{edge}" stroke="{black}" stroke-width="2"/><rect x="11" y="11" width="228" height="328" rx="8" fill="{field}"/>',
            f'<path d="M17 17L233 17L233 333L17 333Z" fill="none" stroke="{line}" stroke-width="2"/>')


def shifted(points, x, y, s): return [(x + (px - 100) * s, y + (py - 100) * s) for px, py in points]


def rattler():
    """Diamonds of a snake's back, and the snake itself, coiled."""
    under, over = frame(BONE, '#0F130C', '#2C4326', '#D9C27A')
    d = ''
    for row in range(-1, 11):
        for column in range(-1, 7):
            x, y = 18 + column * 43 + (21.5 if row % 2 else 0), 18 + row * 35
            if x < 36 or x > 214 or y < 44 or y > 306: continue
            d += poly([(x, y - 27), (x + 17, y), (x, y + 27), (x - 17, y)])
    inner = d.replace('M', 'M')
    o = under + path(inner, '#1D2E1A')
    small = ''
    for row in range(-1, 11):
        for column in range(-1, 7):
            x, y = 18 + column * 43 + (21.5 if row % 2 else 0), 18 + row * 35
            if x < 36 or x > 214 or y < 44 or y > 306: continue
            small += poly([(x, y - 12), (x + 7.5, y), (x, y + 12), (x - 7.5, y)])
    o += path(small, '#7F8A4A') + over
    o += disc(125, 175, 76, '#0F130C') + ring(125, 175, 69, 2.5, '#D9C27A')
    pts = []
    for i in range(97):
        a, r = i / 96 * math.tau * 2.1 + .6, 12 + i * .42
        pts.append((125 + r * math.cos(a), 180 + r * .86 * math.sin(a)))
    line = 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in pts)
    o += f'<path d="{line}" fill="none" stroke="#D9C27A" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="{line}" fill="none" stroke="#4E5F2C" stroke-width="6" stroke-linecap="round"/>'
    x, y = pts[0]
    o += at(125, 172, 1, path('M-11 10C-20 -4 -12 -22 0 -24C12 -22 20 -4 11 10C6 16 -6 16 -11 10Z', '#D9C27A') + path('M-8 -6L-3 -3L-8 0ZM8 -6L3 -3L8 0Z', '#B3261E') + '<path d="M0 13L0 24M0 24L-4 30M0 24L4 30" fill="none" stroke="#B3261E" stroke-width="2.4"/>')
    tail = pts[-1]
    for i in range(4): o += disc(tail[0] + 5 - i * 1.5, tail[1] - 4 - i * 8, 6.4 - i * 1.1, '#EADBC0') + ring(tail[0] + 5 - i * 1.5, tail[1] - 4 - i * 8, 6.4 - i * 1.1, 1.4, '#0F130C')
    return o


def brass():
    """A revolver's cylinder, six chambers, on engraved brass."""
    under, over = frame('#E9C877', '#20140A', '#5B3A14', '#E9C877')
    o = under
    rays = ''
    for i in range(48):
        a, b = i / 48 * math.tau, (i + .5) / 48 * math.tau
        r0, r1 = 80, 101
        rays += poly([(125 + r0 * math.cos(a), 175 + r0 * math.sin(a)), (125 + r1 * math.cos(a), 175 + r1 * math.sin(a)), (125 + r1 * math.cos(b), 175 + r1 * math.sin(b)), (125 + r0 * math.cos(b), 175 + r0 * math.sin(b))])
    for y in list(range(34, 62, 9)) + list(range(297, 326, 9)):
        rays += poly([(26, y), (224, y), (224, y + 4), (26, y + 4)])
    o += path(rays, '#7E5420') + over
    o += disc(125, 175, 82, '#20140A') + path(poly(shifted(around(6, 94, 86), 125, 175, .82)), '#C99A3C') + disc(125, 175, 70, '#E9C877')
    for x, y in shifted(around(6, 44), 125, 175, 1): o += disc(x, y, 18, '#20140A') + disc(x, y, 14.5, '#C99A3C') + disc(x, y, 5, '#20140A')
    o += disc(125, 175, 15, '#20140A') + at(125, 174, .32, path(SPADE, '#E9C877'))
    for x in (38, 212):
        for y in (38, 312): o += at(x, y, .42, path(SPADE, '#E9C877'), 0 if y < 175 else 180)
    return o


def overkill():
    """Gold on black: the ace that ends it."""
    under, over = frame('#0B0807', '#F2C75C', '#14100D', '#F2C75C')
    o = under
    rays = ''
    for i in range(36):
        a, b = i / 36 * math.tau, (i + .42) / 36 * math.tau
        def edge(t):
            x, y = math.cos(t), math.sin(t)
            k = min(106 / abs(x) if abs(x) > 1e-6 else 1e9, 156 / abs(y) if abs(y) > 1e-6 else 1e9)
            return 125 + x * k, 175 + y * k
        rays += poly([(125 + 20 * math.cos(a), 175 + 20 * math.sin(a)), edge(a), edge(b), (125 + 20 * math.cos(b), 175 + 20 * math.sin(b))])
    o += path(rays, '#2A2014') + over + '<path d="M22 22L228 22L228 328L22 328Z" fill="none" stroke="#8A6A22" stroke-width="1"/>'
    o += at(125, 168, 3.2, path(SPADE, '#0B0807')) + at(125, 168, 2.95, path(SPADE, '#F2C75C')) + at(125, 168, 2.55, path(SPADE, '#14100D'))
    o += at(125, 172, 1.05, path('M-30 -18C-46 -20 -54 -34 -50 -50C-62 -34 -62 -8 -40 0ZM30 -18C46 -20 54 -34 50 -50C62 -34 62 -8 40 0Z', '#F2C75C') + path('M-22 2Q-10 -4 -4 10Q-16 12 -22 2ZM22 2Q10 -4 4 10Q16 12 22 2Z', '#F2871C'))
    for x in (38, 212):
        for y in (40, 310): o += at(x, y, .46, path(SPADE, '#F2C75C'), 0 if y < 175 else 180)
    return o


def planks(seed, base, seam, grain, top, glow, centre):
    rr = random.Random(seed)
    o = f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{centre[0]}" cy="{centre[1]}" r="1150"><stop offset="0" stop-color="{glow}"/><stop offset="1" stop-color="{base}"/></radialGradient></defs>'
    o += '<rect x="0" y="0" width="1920" height="1080" fill="url(#g)"/>'
    d = ''
    for i in range(1, 11): d += f'M{i * 174.5 - 2:.0f} 0L{i * 174.5 + 2:.0f} 0L{i * 174.5 + 2:.0f} 1080L{i * 174.5 - 2:.0f} 1080Z'
    o += path(d, seam)
    d = ''
    for i in range(150):
        x, y, h = rr.uniform(6, 1914), rr.uniform(-80, 1000), rr.uniform(60, 260)
        d += f'M{f(x)} {f(y)}L{f(x + 1.6)} {f(y + h * .4)}L{f(x + .4)} {f(y + h)}L{f(x - 1)} {f(y + h * .5)}Z'
    return o + path(d, grain) + top


def moonlight():
    o = disc(1440, 250, 150, '#23303E') + disc(1440, 250, 118, '#33465A') + disc(1478, 224, 104, '#1A2430')
    rr = random.Random(4)
    for _ in range(46): o += disc(rr.uniform(60, 1860), rr.uniform(30, 520), rr.uniform(1, 2.6), '#4B6178')
    ridge = [(0, 1080), (0, 820)] + [(i * 96, 800 + 46 * math.sin(i * 1.3) + rr.uniform(-26, 26)) for i in range(1, 21)] + [(1920, 1080)]
    o += path(poly(ridge), '#0C1219')
    for x, s in ((240, 1.5), (330, .9), (1640, 1.9), (1770, 1.1)):
        o += at(x, 860, s, path('M-7 40L-7 -60C-7 -70 7 -70 7 -60L7 40ZM-32 -34C-32 -42 -22 -42 -22 -34L-22 -14L-7 -14L-7 -2L-28 -2C-32 -2 -32 -6 -32 -10ZM32 -46C32 -54 22 -54 22 -46L22 -24L7 -24L7 -12L28 -12C32 -12 32 -16 32 -20Z', '#0C1219'))
    return planks(11, '#0D131B', '#080C12', '#182230', o, '#1B2733', (1440, 250))


def lacquer():
    o = ''
    for i in range(40):
        a, b = i / 40 * math.tau, (i + .35) / 40 * math.tau
        o += poly([(960 + 250 * math.cos(a), 560 + 250 * math.sin(a)), (960 + 1300 * math.cos(a), 560 + 1300 * math.sin(a)), (960 + 1300 * math.cos(b), 560 + 1300 * math.sin(b)), (960 + 250 * math.cos(b), 560 + 250 * math.sin(b))])
    o = path(o, '#19120C') + at(960, 540, 10.5, path(SPADE, '#2E2210')) + at(960, 540, 10.1, path(SPADE, '#100C09'))
    o += '<path d="M7 7L1913 7L1913 1073L7 1073Z" fill="none" stroke="#5E4718" stroke-width="4"/><path d="M15 15L1905 15L1905 1065L15 1065Z" fill="none" stroke="#3A2C10" stroke-width="2"/>'
    return '<rect x="0" y="0" width="1920" height="1080" fill="#0E0A08"/>' + o


if __name__ == '__main__':
    for name, make in (('rattler', rattler), ('brass', brass), ('overkill', overkill)): save(f'ace/rewards/back-{name}', 250, 350, make())
    for name, make in (('moonlight', moonlight), ('lacquer', lacquer)): save(f'ace/rewards/ground-{name}', 1920, 1080, make())
