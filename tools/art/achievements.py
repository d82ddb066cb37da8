"""The emblems of the twenty achievements of Ace of Spades, 200x200: a medal in one of four metals with a sign cut into it; and the same as an empty
mould for who has not earned it yet. Writes assets/ace/feats/<id>.svg and <id>-locked.svg.

    python3 tools/art/achievements.py [folder of the assets]"""
import math, os, random, sys

INK, BONE, BLOOD = '#1C1410', '#EADBC0', '#B3261E'
# light, middle, dark, edge
METALS = {
    'bronze': ('#F2C48D', '#C5803F', '#7C461B', '#3A1E0C'),
    'silver': ('#F7F9FB', '#B9C1CA', '#6B7580', '#22272D'),
    'gold': ('#FFEDA6', '#E3B02F', '#96660C', '#3F2905'),
    'diamond': ('#F2FDFF', '#8FDCF0', '#2F86A8', '#0B2E40'),
}
# An empty mould: its rim is 3 : 1 on the panel behind it, its sign 7 : 1 on its disc.
MOULD = ('#98826A', '#786652', '#43352A', '#15100C')


def f(v): return f'{v:.1f}'.rstrip('0').rstrip('.')
def path(d, fill, extra=''): return f'<path d="{d}" fill="{fill}"{extra}/>'
def poly(points): return 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in points) + 'Z'
def disc(x, y, r, fill, extra=''): return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="{fill}"{extra}/>'
def ring(x, y, r, w, colour): return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="none" stroke="{colour}" stroke-width="{f(w)}"/>'


def around(n, r0, r1=None, turn=0.0):
    out = []
    for i in range(n * (2 if r1 else 1)):
        r = r0 if not r1 or i % 2 == 0 else r1
        a = (i / (n * (2 if r1 else 1)) + turn) * math.tau - math.pi / 2
        out.append((100 + r * math.cos(a), 100 + r * math.sin(a)))
    return out


def cuts(c, n, r0, r1, width, seed, light):
    """Short gouges between two circles, as a woodcutter models a round edge: long and pale on the lit side, dark below."""
    rr = random.Random(seed)
    o = ''
    for i in range(n):
        a = i / n * math.tau + rr.uniform(-.03, .03)
        lit = math.cos(a + 2.2)
        if lit < .1 and light or lit > -.15 and not light: continue
        q = r1 - (r1 - r0) * abs(lit) * rr.uniform(.6, 1)
        x0, y0, x1, y1 = 100 + r1 * math.cos(a), 100 + r1 * math.sin(a), 100 + q * math.cos(a), 100 + q * math.sin(a)
        nx, ny = -math.sin(a) * width / 2, math.cos(a) * width / 2
        o += f'M{f(x0 + nx)} {f(y0 + ny)}L{f(x1)} {f(y1)}L{f(x0 - nx)} {f(y0 - ny)}Z'
    return path(o, c) if o else ''


def medal(metal, colours, seed):
    light, middle, dark, edge = colours
    o = ''
    if metal == 'bronze':       # a coin with a milled rim
        o += path(poly(around(40, 96, 91)), edge) + disc(100, 100, 90, middle) + cuts(light, 90, 74, 89, 3, seed, True) + cuts(dark, 90, 70, 89, 3.4, seed + 1, False)
    elif metal == 'silver':     # a sheriff's star on a ring
        o += disc(100, 100, 92, edge) + disc(100, 100, 87, dark)
        star = around(6, 94, 64)
        o += path(poly(around(6, 99, 67)), edge) + path(poly(star), middle)
        for x, y in around(6, 88): o += disc(x, y, 10, edge) + disc(x, y, 7.4, light)
        o += cuts(light, 70, 58, 72, 3, seed, True) + cuts(dark, 70, 58, 72, 3, seed + 1, False)
    elif metal == 'gold':       # a sun of twelve rays
        o += path(poly(around(16, 99, 78)), edge) + path(poly(around(16, 94, 75)), dark) + path(poly(around(16, 88, 72)), middle)
        o += cuts(light, 80, 64, 79, 3, seed, True) + cuts(dark, 80, 62, 76, 3, seed + 1, False)
    else:                       # a cut stone: eight facets, each of its own brightness
        outer, inner = around(8, 97, turn=1 / 16), around(8, 70, turn=1 / 16)
        o += path(poly(outer), edge)
        outer = around(8, 92, turn=1 / 16)
        tone = [light, middle, dark, dark, middle, middle, light, light]
        for i in range(8): o += path(poly([outer[i], outer[(i + 1) % 8], inner[(i + 1) % 8], inner[i]]), tone[i])
        for i in range(8): o += path(poly([outer[i], ((outer[i][0] + outer[(i + 1) % 8][0]) / 2, (outer[i][1] + outer[(i + 1) % 8][1]) / 2), inner[i]]), tone[(i + 6) % 8], ' opacity=".55"')
        o += path(poly(inner), middle)
    return o


SPADE = 'M0 -30C8 -14 28 -4 28 14C28 27 14 31 5 22C5 29 9 35 14 38L-14 38C-9 35 -5 29 -5 22C-14 31 -28 27 -28 14C-28 -4 -8 -14 0 -30Z'
BULLET = 'M-11 34L-11 -8C-11 -24 -5 -34 0 -40C5 -34 11 -24 11 -8L11 34Z'


def at(x, y, s, inner, turn=0): return f'<g transform="translate({f(x)} {f(y)}) rotate({f(turn)}) scale({s})">{inner}</g>'


def bullet(ink, cut):
    return path(BULLET, ink) + path('M-11 8L11 8L11 12L-11 12ZM-13 34L13 34L13 42L-13 42Z', ink) + path('M-11 10L11 10L11 14L-11 14Z', cut) + path('M-6 4L-6 -10C-6 -20 -3 -26 0 -31C-2 -20 -2 -8 -2 4Z', cut) + path('M-6 18L-6 32L-2 32L-2 18Z', cut)


def card(ink, cut, sign): return f'<rect x="-21" y="-30" width="42" height="60" rx="5" fill="{ink}"/><rect x="-17.5" y="-26.5" width="35" height="53" rx="3" fill="{cut}"/>' + sign


def arrow(ink):
    a0, a1 = math.radians(200), math.radians(345)
    pts = [(40 * math.cos(a0 + (a1 - a0) * i / 16), 40 * math.sin(a0 + (a1 - a0) * i / 16)) for i in range(17)]
    inn = [(28 * math.cos(a1 + (a0 - a1) * i / 16), 28 * math.sin(a1 + (a0 - a1) * i / 16)) for i in range(17)]
    x, y = 34 * math.cos(a1), 34 * math.sin(a1)
    return path(poly(pts + inn), ink) + path(poly([(x - 18, y - 4), (x + 18, y - 8), (x + 2, y + 19)]), ink)


def sign(name, ink, cut, hot):
    rr = random.Random(name)
    if name == 'solo-duel': return at(100, 100, 1.25, bullet(ink, cut))
    if name == 'coop-duel': return at(84, 103, 1.1, bullet(ink, cut), -20) + at(116, 103, 1.1, bullet(ink, cut), 20)
    if name == 'won-easy':
        shoe = 'M-34 44L-40 44L-44 4C-44 -28 -24 -46 0 -46C24 -46 44 -28 44 4L40 44L34 44L22 44L26 4C26 -16 16 -28 0 -28C-16 -28 -26 -16 -26 4L-22 44Z'
        nails = ''.join(disc(x, y, 3.6, cut) for x, y in ((-33, 26), (-35, 4), (-29, -18), (-12, -34), (12, -34), (29, -18), (35, 4), (33, 26)))
        return at(100, 102, 1.1, path(shoe, ink) + nails)
    if name == 'three-bonuses':
        dot = path(SPADE, hot)
        return ''.join(at(100 + x, 104 + y, 1.12, card(ink, cut, at(0, 0, .42, dot)), t) for x, y, t in ((-27, 4, -19), (27, 4, 19), (0, -4, 0)))
    if name == 'souvenir':
        o = path('M-50 -26L-24 -26L-16 -40L16 -40L24 -26L50 -26L50 36L-50 36Z', ink) + disc(0, 6, 24, cut) + disc(0, 6, 18, ink) + path('M-10 4C-8 -6 2 -9 8 -6C2 -4 -4 0 -6 8Z', cut) + path('M30 -18L44 -18L44 -10L30 -10Z', cut)
        return at(100, 102, 1, o)
    if name == 'won-normal':
        o = ''
        for i in range(9):
            a = math.pi + i / 8 * math.pi
            x0, y0, x1, y1 = 34 * math.cos(a), 34 * math.sin(a), 56 * math.cos(a), 56 * math.sin(a)
            nx, ny = -math.sin(a) * 4, math.cos(a) * 4
            o += f'M{f(x0 + nx)} {f(y0 + ny)}L{f(x1)} {f(y1)}L{f(x0 - nx)} {f(y0 - ny)}Z'
        return at(100, 118, 1, path(o, ink) + path('M-28 0A28 28 0 0 1 28 0Z', hot) + path('M-58 2L58 2L58 9L-58 9ZM-44 16L44 16L44 21L-44 21ZM-26 28L26 28L26 32L-26 32Z', ink))
    if name == 'big-shot':
        return path(poly([(100 + (x - 100) * .62, 100 + (y - 100) * .62) for x, y in around(11, 96, 60)]), ink) + path(poly([(100 + (x - 100) * .46, 100 + (y - 100) * .46) for x, y in around(11, 96, 60)]), cut) + at(100, 100, .8, path(BULLET, hot) + path('M-13 34L13 34L13 42L-13 42Z', hot))
    if name == 'renewed-twice': return at(100, 100, 1.2, arrow(ink)) + at(100, 100, 1.2, arrow(ink), 180) + at(100, 100, .52, card(ink, cut, ''))
    if name == 'one-left':
        heart = 'M0 40C-26 18 -44 4 -44 -16C-44 -34 -30 -44 -17 -44C-8 -44 -2 -39 0 -32C2 -39 8 -44 17 -44C30 -44 44 -34 44 -16C44 4 26 18 0 40Z'
        o = path(heart, ink) + path('M-4 -28L8 -14L-8 0L6 14L-2 32L-2 36L4 14L-14 1L0 -14L-12 -28Z', cut) + at(0, 0, 1, path('M26 14L40 20L34 34C30 44 20 44 18 36C16 30 20 24 26 14Z', hot))
        return at(100, 102, 1.02, o)
    if name == 'first-shot':
        o = ring(0, 0, 40, 7, ink) + ring(0, 0, 20, 5, ink) + path('M-4 -58L4 -58L4 -26L-4 -26ZM-4 26L4 26L4 58L-4 58ZM-58 -4L-26 -4L-26 4L-58 4ZM26 -4L58 -4L58 4L26 4Z', ink) + disc(0, 0, 8, hot)
        return at(100, 100, 1, o)
    if name == 'won-hard':
        o = path('M-58 0C-34 -38 34 -38 58 0C34 38 -34 38 -58 0Z', ink) + path('M-47 0C-28 -29 28 -29 47 0C28 29 -28 29 -47 0Z', cut) + disc(0, 0, 24, ink) + at(0, -1, .5, path(SPADE, hot))
        o += path('M-40 -30L-50 -44L-44 -46L-33 -34ZM-16 -40L-20 -56L-13 -57L-9 -42ZM40 -30L50 -44L44 -46L33 -34ZM16 -40L20 -56L13 -57L9 -42Z', ink)
        return at(100, 104, 1, o)
    if name == 'acolyte-first':
        horn = 'M-14 -20C-40 -20 -52 -38 -46 -58C-60 -42 -62 -10 -34 0Z'
        o = path(horn, ink) + f'<g transform="scale(-1 1)">{path(horn, ink)}</g>' + path('M0 -26C26 -26 40 -12 38 6C36 22 24 32 16 52L0 58L-16 52C-24 32 -36 22 -38 6C-40 -12 -26 -26 0 -26Z', ink)
        o += path('M-28 2L-6 10Q-12 20 -22 16Q-28 12 -28 2ZM28 2L6 10Q12 20 22 16Q28 12 28 2Z', hot) + path('M-3 -26L4 -12L-5 2L5 16L-4 32L3 50L6 50L0 32L8 16L-1 2L7 -12L2 -26Z', cut)
        return at(100, 100, 1, o)
    if name == 'spade-flush': return ''.join(at(52 + 24 * i, 126 - 6 * i, .5 + .06 * i, path(SPADE, ink)) for i in range(4)) + at(134, 84, 1.2, path(SPADE, hot))
    if name == 'bigger-shot': return at(100, 100, 1, path('M12 -62L-38 8L-6 8L-20 62L38 -14L6 -14Z', ink) + path('M4 -40L-24 0L6 0L-6 34L22 -6L-6 -6Z', hot))
    if name == 'four-aces':
        heart = 'M0 34C-20 18 -32 8 -32 -8C-32 -22 -22 -28 -13 -28C-6 -28 -2 -25 0 -19C2 -25 6 -28 13 -28C22 -28 32 -22 32 -8C32 8 20 18 0 34Z'
        diamond = 'M0 -36L26 0L0 36L-26 0Z'
        club = 'M0 -34C10 -34 17 -27 17 -18C17 -13 15 -9 12 -6C15 -8 18 -9 21 -9C30 -9 36 -2 36 7C36 16 29 23 20 23C14 23 8 20 5 16C5 25 8 31 13 36L-13 36C-8 31 -5 25 -5 16C-8 20 -14 23 -20 23C-29 23 -36 16 -36 7C-36 -2 -30 -9 -21 -9C-18 -9 -15 -8 -12 -6C-15 -9 -17 -13 -17 -18C-17 -27 -10 -34 0 -34Z'
        return at(74, 76, .66, path(SPADE, ink)) + at(126, 76, .66, path(heart, hot)) + at(74, 130, .64, path(diamond, hot)) + at(126, 130, .62, path(club, ink))
    if name == 'won-nightmare':
        o = path('M14 -52A54 54 0 1 0 54 12A42 42 0 1 1 14 -52Z', ink)
        for x, y, r in ((20, -14, 11), (42, -38, 7), (2, 14, 6)): o += path(poly([(x + (px - 100) * r / 20, y + (py - 100) * r / 20) for px, py in around(4, 22, 7)]), hot)
        return at(98, 100, 1, o)
    if name == 'swift':
        o = path('M-9 -58L9 -58L9 -48L-9 -48ZM34 -44L44 -34L37 -27L27 -37Z', ink) + disc(0, 6, 44, ink) + disc(0, 6, 35, cut) + path('M-3 10L-3 -22L3 -22L3 4L24 16L21 22Z', hot) + disc(0, 6, 5, ink)
        o += ''.join(disc(29 * math.cos(i * math.tau / 12), 6 + 29 * math.sin(i * math.tau / 12), 2.2, ink) for i in range(12))
        return at(100, 102, 1, o)
    if name == 'two-spades':
        star = poly([(.3 * (x - 100), 6 + .3 * (y - 100)) for x, y in around(5, 60, 26)])
        return at(78, 96, 1.02, path(SPADE, ink), -10) + at(124, 106, 1.02, path(SPADE, hot) + path(star, cut), 10)
    if name == 'exact-scene':
        def target(x, y): return disc(x, y, 25, ink) + disc(x, y, 18, cut) + disc(x, y, 11, ink) + disc(x, y, 5, hot)
        return target(100, 72) + target(72, 122) + target(128, 122)
    if name == 'five-aces':
        o = ''
        for i, (x, y) in enumerate(around(5, 40)): o += at(x, y, .52, path(SPADE, hot if i == 0 else ink), i * 72)
        return o + path(poly([(100 + .2 * (x - 100), 100 + .2 * (y - 100)) for x, y in around(5, 70, 30, .5)]), ink)
    raise KeyError(name)


ACHIEVEMENTS = {
    'bronze': ('solo-duel', 'coop-duel', 'won-easy', 'three-bonuses', 'souvenir'),
    'silver': ('won-normal', 'big-shot', 'renewed-twice', 'one-left', 'first-shot'),
    'gold': ('won-hard', 'acolyte-first', 'spade-flush', 'bigger-shot', 'four-aces'),
    'diamond': ('won-nightmare', 'swift', 'two-spades', 'exact-scene', 'five-aces'),
}


def emblem(metal, name, locked):
    c = MOULD if locked else METALS[metal]
    field = 58 if metal == 'silver' else 64
    o = medal(metal, c, hash_of(name))
    if locked: o += disc(100, 100, field, '#1E1712') + at(100, 100, .84, at(-100, -100, 1, sign(name, '#B8A685', '#1E1712', '#B8A685')))
    else:
        o += disc(100, 100, field + 4, c[3]) + disc(100, 100, field, c[0] if metal != 'diamond' else '#E9FAFE')
        o += path(f'M{f(100 - field)} 100A{field} {field} 0 0 0 {f(100 + field)} 100A{field} {f(field * .82)} 0 0 1 {f(100 - field)} 100Z', c[1], ' opacity=".55"')
        o += at(100, 100, .84, at(-100, -100, 1, sign(name, INK, c[0] if metal != 'diamond' else '#E9FAFE', BLOOD)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200">{o}</svg>\n'


def hash_of(name): return sum(ord(ch) * (i + 1) for i, ch in enumerate(name))


# For the button that takes the souvenir: white on nothing, as all icons are.
CAMERA = 'M8 20L20 20L24 12L40 12L44 20L56 20Q60 20 60 24L60 50Q60 54 56 54L8 54Q4 54 4 50L4 24Q4 20 8 20ZM32 25A11.5 11.5 0 1 0 32 48A11.5 11.5 0 1 0 32 25ZM32 30A6.5 6.5 0 1 1 32 43A6.5 6.5 0 1 1 32 30Z'


def main():
    folder = os.path.join(sys.argv[1] if len(sys.argv) > 1 else 'assets', 'ace', 'feats')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, '..', '..', 'icons', 'camera.svg'), 'w') as out:
        out.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path d="{CAMERA}" fill="#FFFFFF" fill-rule="evenodd"/></svg>\n')
    for metal, names in ACHIEVEMENTS.items():
        for name in names:
            for locked in (False, True):
                with open(os.path.join(folder, name + ('-locked' if locked else '') + '.svg'), 'w') as out: out.write(emblem(metal, name, locked))


if __name__ == '__main__':
    main()
