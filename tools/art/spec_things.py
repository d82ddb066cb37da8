"""What lies on the table and what the brush draws over it. Sizes are in the list at the end; what is white is there to be dyed."""
import math

from shapely.geometry import Point, Polygon, box
from spec_kit import FAMILY, GOLD, INK, LAMP, SHU, SHU_DEEP, WASHI, Room, arc, line, loop, n, on, write_area


def button():
    """The dealer's button, a lacquered coin seen from the seat; its letter is D in all three languages."""
    s = Room()
    s.ellipse(33, 44, 28, 17, '#02040A', opacity=.45)
    s.path('M4 30V39A28 19 0 0 0 60 39V30Z', s.gradient([(0, '#8F6E14', 1), (.4, '#C9A227', 1), (1, '#5F470A', 1)], 4, 0, 60, 0))
    s.ellipse(32, 29, 28, 19.5, s.gradient([(0, '#F6E29A', 1), (.5, GOLD, 1), (1, '#A27D18', 1)], 0, 9, 0, 49))
    s.ellipse(32, 29, 22.5, 15.2, '#FFF6DC')
    s.ellipse(32, 29, 22.5, 15.2, 'none', '#7A5C10', 1.2, .7)
    s.path('M22.5 19.5H33C42 19.5 46.5 23 46.5 29C46.5 35 42 38.5 33 38.5H22.5V36.8H25V21.2H22.5ZM30.5 21.8V36.2H33C38 36.2 40.6 33.6 40.6 29C40.6 24.4 38 21.8 33 21.8Z', INK)
    s.path(line(arc(32, 29, 25.2, 196, 262, 12, 17.3)), 'none', '#FFFDF2', 1.8, .8)
    return s.text()


def seal():
    s = Room()
    s.seal(3, 3, 94, 4, s.gradient([(0, '#CB4722', 1), (1, '#AE3417', 1)], 0, 3, 0, 97))
    return s.text()


def strip():
    """A lacquer strip with a hairline of gold and of lamp light, where a window asks."""
    s, w, h = Room(), 936, 92
    s.rect(1, 5, w - 2, h - 6, 14, '#02040A', opacity=.45)
    s.rect(1, 1, w - 2, h - 6, 14, s.gradient([(0, '#16203C', 1), (.5, '#0C1426', 1), (1, '#0A101E', 1)], 0, 0, 0, h))
    s.rect(2, 2, w - 4, h - 8, 13, 'none', WASHI, 1.3, .5)
    s.rect(5.5, 5.5, w - 11, h - 15, 10, 'none', GOLD, 1, .4)
    s.path('M16 2.4H%d' % (w - 16), 'none', '#FFE9C4', 1.4, .5)
    return s.text()


def stroke(colour, w, h, seed, count):
    s = Room()
    m = h / 2
    s.brush([(h * .3, m * 1.06), (w * .35, m * .86), (w * .7, m * 1.08), (w - h * .2, m * .9)], h * .8, colour, seed, dry=.5, steps=40, count=count)
    return s.text()


def brace():
    """One stroke parts in two: the run-out is dealt twice."""
    s = Room()
    press = lambda t: 1.15 - .5 * t
    s.brush([(8, 190), (58, 168), (84, 62), (154, 22)], 27, SHU, 7, dry=.34, steps=36, press=press, count=12)
    s.brush([(8, 190), (58, 214), (84, 318), (154, 358)], 31, '#FF7A4A', 8, dry=.32, steps=36, press=press, count=13)
    return s.text()


def ring():
    s = Room()
    s.enso(128, 128, 108, 22, '#FFFFFF', seed=31, start=205, sweep=330, dry=.42, count=12)
    return s.text()


def half_coin(right):
    """The pot as a coin, its left or right half; side by side they are whole."""
    s = Room()
    middle, out = (0, 1) if right else (64, -1)
    face = box(0 if right else -60, 0, 124 if right else 64, 128)
    piece = lambda r: write_area(Point(middle, 64).buffer(r, 32).intersection(face.intersection(box(3 if right else -99, 0, 99 if right else 61, 128))), .03)
    s.path(piece(58), s.gradient([(0, '#F3D988', 1), (.5, GOLD, 1), (1, '#8F6E14', 1)], 0, 6, 0, 122), '#3A2B08', 3)
    for a in range(0, 360, 30):
        mark = Polygon([*arc(middle, 64, 56, a - 6, a + 6, 4), *arc(middle, 64, 45, a + 6, a - 6, 4)]).intersection(box(5 if right else -99, 0, 99 if right else 59, 128))
        if mark.area > 3: s.path(write_area(mark, .03), SHU_DEEP)
    s.path(piece(39), s.gradient([(0, '#FFFBEC', 1), (1, '#EADBB4', 1)], 0, 25, 0, 103), '#8F6E14', 2)
    lozenge = Polygon([(middle, 36), (middle + 16, 64), (middle, 92), (middle - 16, 64)]).intersection(box(5 if right else -99, 0, 99 if right else 59, 128))
    s.path(write_area(lozenge, .03), SHU)
    x = 3 if right else 61
    s.path('M%g 9L%g 22L%g 34L%g 50L%g 64L%g 80L%g 96L%g 108L%g 119' % (x, x - 2.4 * out, x + 2 * out, x - 2 * out, x + 2.4 * out, x - 1.6 * out, x + 2 * out, x - 2 * out, x), 'none', '#FFF6D6', 2, .8)
    return s.text()


def incense():
    """The burning end of a stick: ember, glow, a thread of smoke. The ember's middle is at 32,116 of 64x136; the stick is a bar of the program's."""
    s = Room()
    s.ellipse(32, 116, 19, 19, s.radial([(0, SHU, .75), (.45, SHU, .28), (1, SHU, 0)], 32, 116, 19))
    s.ellipse(32, 116, 4.6, 4.6, s.radial([(0, '#FFF3CF', 1), (.6, '#FFC48A', 1), (1, '#F2764A', 1)], 32, 116, 4.6))
    for wide, faint in ((7, .07), (3.6, .14), (1.6, .42)): s.path('M32 106C22 90 44 80 33 62C25 48 40 40 33 24C30 16 35 10 34 4', 'none', WASHI, wide, faint)
    return s.text()


def lantern(lit):
    s = Room()
    if lit: s.ellipse(24, 32, 24, 31, s.radial([(0, '#FFC877', .6), (.5, '#FF9D4A', .22), (1, '#FF8A3A', 0)], 24, 32, 24, 31 / 24))
    body = [(0, '#FFF6DA', 1), (.5, '#FFC877', 1), (1, '#D9772F', 1)] if lit else [(0, '#24304E', 1), (1, '#131C33', 1)]
    s.ellipse(24, 32, 13.5, 17, s.radial(body, 24, 33, 17), '#FFE2AE' if lit else '#7C88A6', 1.6)
    for k in (-8, 0, 8):
        half = 13 * math.sqrt(1 - (k / 17) ** 2)
        s.path('M%g %gQ24 %g %g %g' % (24 - half, 32 + k, 34 + k, 24 + half, 32 + k), 'none', '#8A4418' if lit else '#55617F', 1.2, .6)
    for y in (12.5, 47.5): s.rect(17, y, 14, 4.4, 1.4, '#0A0705', '#C9A227' if lit else '#55617F', .8)
    s.path('M24 52V58', 'none', SHU_DEEP if lit else '#55617F', 2)
    return s.text()


def bubble():
    """Words in ink stand in it: paper, a tail to the lower left."""
    s = Room()
    d = 'M30 8H226C240 8 248 16 248 30V96C248 110 240 118 226 118H92C84 134 66 148 40 152C52 142 58 132 58 118H30C16 118 8 110 8 96V30C8 16 16 8 30 8Z'
    with s.at(0, 4): s.path(d, '#02040A', opacity=.35)
    s.path(d, s.gradient([(0, '#FFFAEC', 1), (1, '#EBDDBC', 1)], 0, 8, 0, 140), INK, 4)
    s.path('M30 14.5H226C236 14.5 241.5 20 241.5 30V96C241.5 106 236 111.5 226 111.5H30C20 111.5 14.5 106 14.5 96V30C14.5 20 20 14.5 30 14.5Z', 'none', FAMILY['fun'], 1.4, .8)
    return s.text()


def tail():
    """Of a bubble that stands beside its speaker: paper, open to the right, its line the bubble's. 40x40."""
    s = Room()
    s.path('M40 3C26 6 14 6 3 12C16 16 24 24 27 37L40 37Z', '#F3E9D2')
    s.path('M40 3C26 6 14 6 3 12C16 16 24 24 27 37', 'none', GOLD, 4)
    return s.text()


def long_vowel():
    """The bar of a long vowel in a line from the top down: a head, a light bend, a foot that leaves the paper. 100x100, white."""
    s = Room()
    s.path('M40 10C47 11 57 15 56 25L54 66C54 78 57 86 62 92C52 90 45 82 45 67L46 28C46 19 44 15 39 12Z', '#FFFFFF')
    return s.text()


FINGERS = (((-14, 6), (-18, -27)), ((-5, 2), (-6, -38)), ((5, 2), (6, -37)), ((14, 7), (17, -25)), ((12, 28), (31, 6)))   # four fingers and the thumb


def open_hand(s, skin, shade, key=None):
    """A palm, its wrist at 0,46; with a key line on paper and dark, without one as a part of somebody."""
    runs = ''.join('M%g %gL%g %g' % (*a, *b) for a, b in FINGERS)
    palm = 'M-19 8C-20 26 -16 42 -11 48H11C17 42 20 26 19 8C12 0 -12 0 -19 8Z'
    if key:
        s.path(runs, 'none', key, 17)
        s.path(palm, key, key, 7)
    s.path(runs, 'none', skin, 10)
    s.path(palm, skin, skin, .5)
    s.path('M-9.6 4V12M0 2V11M9.6 4V12M-13 22C-6 28 6 27 12 20', 'none', shade, 2, .75)


def clapping(s, turn, x, y):
    with s.at(x, y, 1, turn):
        s.path('M-15 48L-20 74H22L16 48Z', s.gradient([(0, '#3E73A6', 1), (1, '#20456E', 1)], 0, 46, 0, 72), INK, 4)
        open_hand(s, s.gradient([(0, '#F6DCC0', 1), (1, '#DDB088', 1)], 0, -40, 0, 48), '#B5825F', INK)
        s.path('M-16 50H16', 'none', INK, 9)
        s.path('M-15 50H15', 'none', '#FFF6DC', 4)


def clap(together):
    s = Room()
    tilt, x = (19, 41) if together else (-13, 31)
    if together: s.ellipse(64, 62, 62, 62, s.radial([(0, LAMP, .4), (.6, LAMP, .1), (1, LAMP, 0)], 64, 62, 62))
    with s.at(128, 0, -1, 0, 1): clapping(s, tilt, x, 74)
    clapping(s, tilt, x, 74)
    if together:
        for a in (-150, -120, -90, -60, -30):
            (x0, y0), (x1, y1) = on(64, 42, 46, a, 24), on(64, 42, 60, a, 38)
            s.path('M%.1f %.1fL%.1f %.1f' % (x0, y0, x1, y1), 'none', INK, 10)
            s.path('M%.1f %.1fL%.1f %.1f' % (x0, y0, x1, y1), 'none', '#F3D988', 5)
    return s.text()


CHIPS = (('#D9502A', '#8E2B12', WASHI), ('#2E5C8A', '#173350', WASHI), ('#CFA52B', '#856412', '#FFF6DC'), ('#2A2F3E', '#10131C', GOLD), ('#EFE4CB', '#A99A78', '#C2452A'))


def chip(s, x, y, r, colours):
    face, side, mark = colours
    flat, thick = r * .48, r * .29
    s.path('M%s %sv%sa%s %s 0 0 0 %s 0v%sZ' % tuple(map(n, (x - r, y, thick, r, flat, 2 * r, -thick))), side)
    for a in (28, 66, 104, 142):
        (x0, y0), (x1, y1) = on(x, y, r, a, flat), on(x, y, r, a + 14, flat)
        s.path('M%s %sL%s %sv%sL%s %sZ' % tuple(map(n, (x0, y0, x1, y1, thick, x0, y0 + thick))), mark, opacity=.85)
    s.ellipse(x, y, r, flat, face)
    s.path(''.join(loop([on(x, y, r, a, flat), on(x, y, r, a + 11, flat), on(x, y, r, a + 22, flat), on(x, y, r * .75, a + 22, flat * .75), on(x, y, r * .75, a, flat * .75)]) for a in range(18, 378, 60)), mark, opacity=.92)
    s.ellipse(x, y, r * .6, flat * .6, 'none', mark, 1.6, .85)
    s.path(line(arc(x, y, r * .96, 190, 290, 10, flat * .96)), 'none', '#FFFFFF', 1.4, .4)


HEAPS = ((30, ((50, 5, 0),)), (27, ((29, 5, 0), (72, 3, 1))), (25, ((27, 7, 2), (72, 5, 0))), (20, ((21, 9, 3), (51, 6, 0), (80, 4, 1))), (20, ((21, 11, 2), (51, 9, 3), (80, 6, 0))))


def chips(count):
    """What lies on the felt, 100x100: one stack of one colour, then more of them, the higher the dearer."""
    s, (r, heap) = Room(), HEAPS[count - 1]
    for i, (x, n, _) in enumerate(heap): s.ellipse(x + 4, 86 + (i % 2) * 4, r * 1.12, r * .5, '#02040A', opacity=.45)
    for i, (x, n, colour) in enumerate(heap):
        for k in range(n): chip(s, x + (.8, -1.1, .6, -.4, 1)[k % 5], 79 + (i % 2) * 4 - k * r * .34, r, CHIPS[colour])
    return s.text()


def held():
    """An effect card in a hand that only its owner sees: the number is public, the face is not. 34x48."""
    s = Room()
    s.rect(1, 1, 32, 46, 5, '#F6EAD0')
    s.rect(4.5, 4.5, 25, 39, 3, s.gradient([(0, '#CB4722', 1), (1, '#9A2F15', 1)], 0, 4, 0, 44))
    s.path('M17 12L24 24L17 36L10 24Z', WASHI)
    return s.text()


def draw(write):
    write('button', 64, 64, button())
    write('seal', 100, 100, seal())
    write('strip', 936, 92, strip())
    write('stroke', 400, 44, stroke(SHU, 400, 44, 12, 14))
    for i, family in enumerate(FAMILY): write('stroke-' + family, 200, 12, stroke(FAMILY[family], 200, 12, 40 + i, 7))
    write('brace', 164, 380, brace())
    write('ring', 256, 256, ring())
    write('cut-a', 64, 128, half_coin(False))
    write('cut-b', 64, 128, half_coin(True))
    write('incense', 64, 136, incense())
    write('lantern', 48, 64, lantern(True))
    write('lantern-off', 48, 64, lantern(False))
    write('bubble', 256, 160, bubble())
    write('tail', 40, 40, tail())
    write('long-vowel', 100, 100, long_vowel())
    write('clap-1', 128, 128, clap(False))
    write('clap-2', 128, 128, clap(True))
    for count in range(1, 6): write(f'chips/{count}', 100, 100, chips(count))
    write('held', 34, 48, held())
