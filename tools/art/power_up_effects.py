"""Ice over locked cards, and the light that powers are made of (white, to be dyed)."""
import math

from power_up_kit import ICE, Sheet, hexagon, polygon

W, H = 250, 350


def ice():
    s = Sheet()
    s.rect(0, 0, W, H, 15, s.gradient([(0, '#DDF7FF', .02), (.38, '#C4EFFF', .12), (.6, '#A0E0FF', .36), (1, '#5DB8F2', .66)], 40, 20, 190, H))
    top = [(0, .62), (.13, .80), (.27, .71), (.40, .87), (.56, .72), (.68, .88), (.80, .58), (.90, .70), (1, .36)]
    low = [(.03, .995), (.22, 1), (.46, 1), (.7, 1), (.97, .995)]
    at = lambda p: (p[0] * W, p[1] * H)
    for i in range(len(top) - 1):
        a, b = low[min(4, i // 2)], low[min(4, i // 2 + 1)]
        s.path(polygon([at(top[i]), at(top[i + 1]), at(a if i % 2 == 0 else b)]), ('#FFFFFF', '#BFEFFF', '#7CD0FF', '#E8FBFF')[i % 4], opacity=(.6, .5, .52, .42)[i % 4])
        s.path(polygon([at(a), at(b), at(top[i + 1] if i % 2 == 0 else top[i])]), ('#8AD6FF', '#D8F7FF')[i % 2], opacity=.34)
    s.path('M' + 'L'.join('%.1f %.1f' % at(p) for p in top), 'none', '#FFFFFF', 3.2, .9)
    s.path(polygon([(W - 2, 8), (.72 * W, 2), (W - 2, .16 * H)]), '#E8FBFF', opacity=.5)
    s.path(polygon([(W - 2, 4), (.86 * W, 2), (W - 2, .30 * H)]), '#E8FBFF', opacity=.5)
    s.path('M%g %gL%g %gL%g %g' % (.30 * W, .70 * H, .36 * W, .79 * H, .33 * W, .94 * H), 'none', '#FFFFFF', 2.5, .8)
    for x, y, r in ((.905, .066, .062), (.10, .925, .05)):
        s.path(''.join('M%.1f %.1fL%.1f %.1f' % (x * W - r * W * math.cos(t), y * H - r * W * math.sin(t), x * W + r * W * math.cos(t), y * H + r * W * math.sin(t)) for t in (0, math.pi / 3, 2 * math.pi / 3)),
               'none', '#1B6FA8', 4, .75)
    s.rect(1.5, 1.5, W - 3, H - 3, 14, 'none', '#7CD8FF', 9, .28)
    s.rect(2.5, 2.5, W - 5, H - 5, 13, 'none', '#D8F8FF', 5)
    return s.text()


def icicles():
    s = Sheet()
    for at, length, wide in ((.05, .8, .07), (.16, .45, .05), (.27, .95, .07), (.62, .5, .06), (.73, 1, .08), (.85, .6, .05), (.92, .8, .06)):
        x = at * W
        s.path(polygon([(x, 0), (x + wide * W, 0), (x + wide * W * .45, length * 39)]), s.gradient([(0, '#E6FAFF', .95), (1, '#7CD0FF', .4)], 0, 0, 0, 40))
    return s.text()


def lock():
    s, r = Sheet(), 44
    s.path(hexagon(50, 50, r), ICE, '#FFFFFF', 5)
    s.rect(50 - r * .42, 50 - r * .12, r * .84, r * .62, 4, '#0B2A44')
    s.path('M%g %gV%gC%g %g %g %g %g %gV%g' % (50 - r * .26, 45, 37, 50 - r * .26, 21, 50 + r * .26, 21, 50 + r * .26, 37, 45), 'none', '#0B2A44', 7)
    return s.text()


def halo():
    s = Sheet()
    s.halo(128, 128, 128, 128, '#FFFFFF', 1)
    return s.text()


def draw(write):
    write('ice/card', W, H, ice())
    write('ice/icicles', W, 40, icicles())
    write('ice/lock', 100, 100, lock())
    write('fx/halo', 256, 256, halo())
