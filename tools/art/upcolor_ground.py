"""Upcolor's grounds: bands for the table, bands for the end, the curtain; and the particles of a win.

All three grounds are 2560x1440 (won: the upper 930 of the end, above its floor) and mean to cover a screen of any shape: draw them at max(w / 2560, h / 1440), the middle on the
middle, and let the rest fall outside. The table's bands are white for the screen to dye (paint_ink in the called colour, alpha
0.10 on light, 0.16 on dark), so that the table takes the tint of the call."""
from upcolor_kit import *

W, H, LEAN = 2560, 1440, .62
PAGE = box(0, 0, W, H)
TABLE = ((-840, 330), (-420, 120), (300, 120), (900, 540), (1560, 150), (2080, 330))


def stripe(x, w, colour): return band(x, w, PAGE, colour, LEAN, 0, H)


def table(): return ''.join(stripe(x, w, WHITE) for x, w in TABLE)


def ending(colours):
    """Five bands of the code from the lower left; the rest of the ground stays open. Over all of it
    lie the rays of a sun whose middle is at 690, 420."""
    o = ''
    for i, name in enumerate(CODE): o += stripe(-900 + i * 250, 251, colours[name][0])
    return o + sun_rays(690, 420, 2400)


def sun_rays(x, y, r, n=20):
    d = ''
    for i in range(n):
        (x0, y0), (x1, y1) = polar(r, (i - .25) * 360 / n), polar(r, (i + .25) * 360 / n)
        d += f'M{f(x)} {f(y)}L{f(x+x0)} {f(y+y0)}L{f(x+x1)} {f(y+y1)}Z'
    return P(d, WHITE, op=.17)


def curtain(colours, hard):
    """Bands over everything, each with a darker fold, in a grid of shapes: deep, and each still its own colour, so that the page before them is what is seen.
    No shape lies where the page of a screen of 16 by 9 would cut it."""
    o, w, first = '', 282, -1128
    night = dict(imperial='#063B22', yellow='#8A4A00', blue='#0A2258', red='#4C0A18', violet='#240C4E')
    page = box(480, 253, 2080, 1222).buffer(66)
    for i in range(-1, 14):
        x, name = first + i * w, CODE[i % 5]
        deep = lambda t: colours[name][0] if hard else mix(colours[name][0], night[name], t)
        o += stripe(x, w + 1, deep(.50)) + stripe(x + w - 46, 47, '#000000' if hard else deep(.68))
    for i in range(-1, 14):
        name = CODE[i % 5]
        own, on, _ = colours[name]
        lit = on if hard else mix(own, night[name], .26)
        for row in range(5):
            y = 150 + row * 285 + (0 if i % 2 else -142)
            x = first + i * w + (w - 46) / 2 + LEAN * (H - y)
            if 66 < x < W - 66 and 66 < y < H - 66 and not page.contains(Point(x, y)): o += at(x, y, 1.25, shape(SHAPES[name], lit))
    return o


def garland(colours, hard):
    """Two lines of flags, 1920x230, each hung from two nails above the upper edge, over the whole width: each colour with its shape, and none where a head is
    before a sun in the middle, or where the page begins."""
    o, n = '', 9
    for side in (0, 1):
        x0, x1, sag = -40 + side * 1110, 850 + side * 1110, 88
        y = lambda t: -14 + 4 * sag * t * (1 - t)
        cord = ' '.join(f'{f(x0+(x1-x0)*t/24)} {f(y(t/24))}' for t in range(1, 25))
        o += P(f'M{f(x0)} {f(y(0))}L{cord}', 'none', '#F7F3EA', 5)
        for i in range(n):
            t = (i + .5) / n
            name = CODE[(i + side * n) % 5]
            own = colours[name][0]
            slope = math.degrees(math.atan2(4 * sag * (1 - 2 * t), x1 - x0))
            flag = P('M-43 -2H43L0 92Z', own, '#000000' if hard else '#F7F3EA', 5) + at(0, 28, .40, sign(name, colours))
            o += at(x0 + (x1 - x0) * t, y(t), 1, flag, slope)
    return o


def particles(each, colours):
    """Small pieces of a win, 32x32: each colour's shape in its colour with a rim that parts it from any ground, and a paper strip."""
    for name in CODE:
        own = colours[name][0]
        area = shape_area(SHAPES[name]).buffer(5, 8)
        rim = '#000000' if each == 'contrast' else mix(own, INK, .55)
        save(f'upcolor/particles/{each}/{name}', 32, 32, at(16, 16, .27, P(to_d(area.simplify(.3)), rim) + shape(SHAPES[name], own)))
        save(f'upcolor/particles/{each}/strip-{name}', 24, 32, P('M6 3L19 7L17 29L4 25Z', own, rim, 2))


def draw():
    save('upcolor/ground/bands', W, H, table())
    save('upcolor/ground/end-ordinary', W, H, ending(SETS['ordinary']))
    for each, colours in SETS.items():
        save(f'upcolor/ground/won-{each}', W, 930, ending(colours))
        save(f'upcolor/ground/curtain-{each}', W, H, curtain(colours, each == 'contrast'))
        save(f'upcolor/ground/garland-{each}', 1920, 230, garland(colours, each == 'contrast'))
        particles(each, colours)
