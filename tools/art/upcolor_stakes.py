"""What Upcolor is played for: chips and sweets, what holds them, and the balls that fill a jar.

Chips and sweets in the code's colours are for heaps and for joy only: what counts a stake is neutral (chip.svg, sweet.svg)."""
from upcolor_kit import *


def chip(own, hard, pale=PAPER):
    """64x64: six notches in the rim and a bright middle."""
    rim = mix(own, '#000000', .30) if not hard else '#000000'
    o = disc(32, 32, 31, rim) + disc(32, 32, 28.5, own)
    for a in range(0, 360, 60): o += at(32, 32, 1, P('M-5.4 -28.4Q0 -29 5.4 -28.4L4.4 -19.5Q0 -20 -4.4 -19.5Z', pale), a)
    return o + disc(32, 32, 17, pale) + disc(32, 32, 12.5, own)


def chip_with_shape(name, colours, hard):
    """The same with the colour's shape in its middle."""
    own = colours[name][0]
    return chip(own, hard) + disc(32, 32, 17.5, PAPER) + disc(32, 32, 15.5, own) + at(32, 32, .23, sign(name, colours))


def oval(x, y, rx, ry, fill): return P(f'M{f(x-rx)} {f(y)}A{f(rx)} {f(ry)} 0 1 1 {f(x+rx)} {f(y)}A{f(rx)} {f(ry)} 0 1 1 {f(x-rx)} {f(y)}Z', fill)


def flat(own, hard, pale=PAPER):
    """A chip that lies, 96x46, seen from a little above: its edge is 16 high, so that the next one lies 16 higher."""
    dark, edge = ('#000000', own) if hard else (mix(own, '#000000', .42), mix(own, '#000000', .16))
    down = lambda a, r=44.5: (48 + r * math.sin(math.radians(a)), 15 + r * .28 * math.cos(math.radians(a)))
    o = P('M1.5 15V31A46.5 13.6 0 0 0 94.5 31V15Z', dark) + P('M3.5 15V30A44.5 12.4 0 0 0 92.5 30V15Z', edge)
    for a in (-66, -22, 22, 66):
        (x0, y0), (x1, y1) = down(a - 9), down(a + 9)
        o += P(f'M{f(x0)} {f(y0)}L{f(x1)} {f(y1)}V{f(y1+14.6)}L{f(x0)} {f(y0+14.6)}Z', pale)
    o += oval(48, 15, 46.5, 13.6, dark) + oval(48, 15, 44.5, 12.4, own)
    for a in range(0, 360, 45):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = down(a - 8), down(a + 8), down(a + 8, 32), down(a - 8, 32)
        o += P(f'M{f(x0)} {f(y0)}L{f(x1)} {f(y1)}L{f(x2)} {f(y2)}L{f(x3)} {f(y3)}Z', pale)
    return o + oval(48, 15, 27, 7.6, pale) + oval(48, 15, 23, 6.2, own)


WRAPS = {
    # six kinds: fans of the paper, the ball's pattern
    'imperial': ('fan', 'twin'), 'yellow': ('fan', 'dots'), 'blue': ('bow', 'stripes'), 'red': ('fan', 'swirl'), 'violet': ('bow', 'ring'), 'plain': ('fan', 'stripes'),
}


def sweet(own, kind, hard, alt=PAPER):
    """A wrapped sweet, 96x64: a ball between two twists of paper."""
    fans, pattern = WRAPS[kind]
    pale, dark = mix(own, '#FFFFFF', .34), mix(own, '#000000', .24)
    line = '#000000' if hard else dark
    twist = {'fan': 'M20 0L41 -21Q45 -10 40 -7Q46 0 40 7Q45 10 41 21Z', 'bow': 'M20 0Q28 -22 40 -20Q46 -18 42 0Q46 18 40 20Q28 22 20 0Z'}[fans]
    folds = {'fan': 'M24 -2L37 -11M24 2L37 11', 'bow': 'M25 -3L36 -9M25 3L36 9'}[fans]
    o = ''
    for side in (1, -1):
        o += at(48, 32, side, P(twist, pale, line, 2.6) + P(folds, 'none', line, 2.6), sy=1)
    o += disc(48, 32, 24, line) + disc(48, 32, 21.4, own)
    if pattern == 'stripes': p = P('M-9 -14Q-1 0 -9 14M4 -17Q12 0 4 17', 'none', alt, 6)
    elif pattern == 'twin': p = P('M-13 -8Q0 -2 13 -8M-14 4Q0 11 14 4', 'none', alt, 5.5)
    elif pattern == 'dots': p = ''.join(disc(x, y, 4, alt) for x, y in ((0, 0), (-11, -6), (11, 6), (4, -12), (-4, 12)))
    elif pattern == 'swirl': p = P('M0 0C5 -5 10 4 3 9C-6 14 -14 5 -11 -4C-7 -15 8 -16 14 -6', 'none', alt, 4.6)
    else: p = ring(0, 0, 9.5, alt, 5.5)
    return o + at(48, 32, 1, p) + P('M34 24Q37 18 43 16', 'none', '#FFFFFF', 3.4, .75)


def ball(own, hard):
    """A round sweet in a jar, 32x32."""
    return disc(16, 16, 15.5, '#000000' if hard else mix(own, '#000000', .24)) + disc(16, 16, 13.6, own) + P('M9 13Q10.5 9 14.5 8', 'none', '#FFFFFF', 3, .85)


GLASS = '#666D80'                       # stands out on both grounds


# ---- what holds them; a back and a front, so that what lies in it is drawn between ----

def jar_back(): return P('M38 44H202C222 60 228 74 228 96V272Q228 308 192 308H48Q12 308 12 272V96C12 74 18 60 38 44Z', '#DCE9F2', GLASS, 8)


def jar_front():
    """Glass, neck and lid, 240x320; the inside is 24..216 by 70..296. The gloss stays beside it, so that no ball is cut."""
    o = P('M38 44H202C222 60 228 74 228 96V272Q228 308 192 308H48Q12 308 12 272V96C12 74 18 60 38 44Z', 'none', GLASS, 8)
    o += P('M20 112V236', 'none', '#FFFFFF', 6, .9) + P('M20 254V262', 'none', '#FFFFFF', 6, .9)
    return o + rect(26, 8, 188, 44, 14, GLASS) + P('M44 30H150', 'none', '#A9AFBE', 7) + P('M166 30H172', 'none', '#A9AFBE', 7)


BOWL = 'M10 82H250Q246 172 186 180H74Q14 172 10 82Z'


def bowl(fill, rim):
    """The pot's bowl, 260x190; what lies in it shows above y 90 and is drawn first. Its words stand around 130, 134."""
    return P(BOWL, fill) + rect(4, 74, 252, 24, 12, rim) + rect(88, 176, 84, 12, 6, rim)


def tin(fill, rim, paper):
    """The bowl for sweets, 260x190: fluted like a cake form."""
    o = P('M20 84H240L218 176Q216 184 208 184H52Q44 184 42 176Z', fill)
    o += P('M66 100L78 182M108 100L114 182M152 100L146 182M194 100L182 182', 'none', rim, 6)
    scallop = 'M6 86' + ''.join(f'a15.5 15.5 0 0 0 31 0' for _ in range(8)) + 'V74H6Z'
    return o + P(scallop, rim) + rect(4, 68, 252, 14, 7, rim)


HEAP = ((54, 62), (92, 64), (130, 62), (168, 64), (206, 62), (72, 42), (112, 40), (150, 40), (188, 42), (92, 22), (130, 18), (168, 22))


def heap_chips(colours, hard, n):
    o = ''
    for i, (x, y) in reversed(list(enumerate(HEAP[:n]))):
        o += at(x - 32, y - 20, 1, chip(colours[CODE[(i * 2 + i // 5) % 5]][0], hard))
    return o


def heap_sweets(colours, hard, n):
    o = ''
    for i, (x, y) in reversed(list(enumerate(HEAP[:n]))):
        name = CODE[(i * 3 + i // 5) % 5]
        o += at(x, y - 2, .84, at(-48, -32, 1, sweet(colours[name][0], name, hard)), (i * 53) % 70 - 35)
    return o


def draw():
    save('upcolor/chips/chip', 64, 64, chip('#5B6170', False))
    save('upcolor/chips/chip-pale', 64, 64, chip('#C9CDD8', False, '#2C313D'))
    save('upcolor/sweets/sweet', 96, 64, sweet('#8A6A4F', 'plain', False))
    save('upcolor/sweets/sweet-pale', 96, 64, sweet('#E9D9C4', 'plain', False, '#8A6A4F'))
    save('upcolor/sweets/jar-back', 240, 320, jar_back())
    save('upcolor/sweets/jar-front', 240, 320, jar_front())
    for ground, (fill, rim) in (('light', (INK, '#3A4050')), ('dark', ('#F7F3EA', '#DDD5C3'))):
        save(f'upcolor/chips/bowl-{ground}', 260, 190, bowl(fill, rim))
        save(f'upcolor/sweets/bowl-{ground}', 260, 190, tin(fill, rim, PAPER))
    for each, colours in SETS.items():
        hard = each == 'contrast'
        for name in CODE:
            own = colours[name][0]
            save(f'upcolor/chips/{each}/{name}', 64, 64, chip_with_shape(name, colours, hard))
            save(f'upcolor/chips/{each}/flat-{name}', 96, 46, flat(own, hard))
            save(f'upcolor/sweets/{each}/{name}', 96, 64, sweet(own, name, hard))
            save(f'upcolor/sweets/{each}/ball-{name}', 32, 32, ball(own, hard))
        for k, n in enumerate((3, 5, 9, 12), 1):
            save(f'upcolor/chips/{each}/heap-{k}', 260, 190, heap_chips(colours, hard, n))
            save(f'upcolor/sweets/{each}/heap-{k}', 260, 190, heap_sweets(colours, hard, n))
