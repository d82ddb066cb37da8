"""The wheel of the code, 400x400 with its middle at 200, 200: the ring (r 182), the segment of the called colour pulled out
at the top; and the discs for the middle, 250x250.

The segments stand all alike round the middle, so that the wheel may be turned; their shapes stand upright, whatever the segment.
A step of the code is a turn of -72 degrees: idle.svg has the imperial at the top, and turned by -72 n the n-th colour. It has no
shapes: whoever turns it draws them, upright, 147 from the middle (shapes/ink, 48x48). <colour>.svg has its colour at the top
already, so that it follows a turned one without a jump. Between violet and imperial there is no arrow:
the code does not run round."""
from upcolor_kit import *

INNER, OUTER, PULLED = 118, 174, 194
RIM = PAPER


def segment(name, colours, angle, r1, k, hard):
    """One fifth: the rim first, the colour in it, the shape, upright; none of size 0."""
    own = colours[name][0]
    o = P(sector(INNER - 4, r1 + 5, angle - 36, angle + 36, 1), '#000000' if hard else RIM)
    o += P(sector(INNER, r1, angle - 36, angle + 36, 9), own)
    if not hard: o += P(sector(r1 - 9, r1, angle - 36, angle + 36, 9), mix(own, '#000000', .14)) + P(sector(INNER, INNER + 6, angle - 36, angle + 36, 9), mix(own, '#FFFFFF', .22))
    x, y = polar((INNER + r1) / 2 - (1 if r1 < 190 else 0), angle)
    return o + at(x, y, k, sign(name, colours)) if k else o


def arrow(angle, hard):
    x, y = polar((INNER + OUTER) / 2, angle)
    ink = '#000000' if hard else INK
    return at(x, y, 1, disc(0, 0, 14, RIM) + (ring(0, 0, 14, ink, 2.5) if hard else '') + P('M-3.5 -6.5L4 0L-3.5 6.5', 'none', ink, 4.8), angle)


def wheel(colours, hard, top=None):
    """The ring, the colour `top` pulled out and turned to the top; None: the imperial at the top, none pulled out, no shapes."""
    shift = -72 * CODE.index(top) if top else 0
    o = ''
    for i, name in enumerate(CODE):
        if name != top: o += segment(name, colours, 72 * i + shift, OUTER, .46 if top else 0, hard)
    if top: o += segment(top, colours, 0, PULLED, .66, hard)
    for i in range(4): o += arrow(72 * i + 36 + shift, hard)
    return at(200, 200, 1, o)


def free(colours, hard):
    """Nothing is called, any colour but violet may come: four segments half pulled out, violet drawn in and empty."""
    own, middle = colours['violet'][0], 288
    line = '#000000' if hard else mix(own, INK, .25)
    o = P(sector(INNER, 160, middle - 36, middle + 36, 22), PAPER, line, 4, extra=' stroke-dasharray="9 9"')
    o += at(*polar(139, middle), .30, shape('moon', line))
    for i, name in enumerate(CODE[:4]): o += segment(name, colours, 72 * i, 184, .5, hard)
    return at(200, 200, 1, o)


def hub(name, colours, hard):
    """The middle disc: the shape in its upper part, room for the word below (its middle 70 % down, 150 wide)."""
    own = colours[name][0]
    o = disc(125, 125, 122, PAPER) + disc(125, 125, 114, own)
    if hard: o += ring(125, 125, 118, '#000000', 7)
    else:
        inside = Point(125, 125).buffer(104, 32)
        for x, w in ((-92, 46), (8, 16), (44, 70)): o += band(x, w, inside, mix(own, '#000000' if colours[name][2] == WHITE else '#FFFFFF', .09), .62, 0, 250)
        o += ring(125, 125, 109, mix(own, '#000000', .14), 10)
    return o + at(125, 88, .98, sign(name, colours))


def free_hub(colours, hard):
    """The same with nothing called: the four colours that may come, small, above the room for the words."""
    o = disc(125, 125, 122, PAPER) + ring(125, 125, 114, '#000000' if hard else GREY, 6, extra=' stroke-dasharray="22 13.8"')
    for name, x, y in zip(CODE, (62, 103, 147, 188), (88, 66, 66, 88)): o += small_disc(name, colours, hard, x, y, 20)
    return o


def small_disc(name, colours, hard, x, y, r):
    """A shape in a disc of its colour."""
    own = colours[name][0]
    o = disc(x, y, r, own)
    if name == 'discard' or hard: o += ring(x, y, r * .94, WHITE if name == 'discard' and hard else '#000000' if hard else GREY, r * .12)
    return o + at(x, y, r / (84 if name == 'sun' else 80), sign(name, colours))


def draw():
    for each, colours in SETS.items():
        hard, home = each == 'contrast', f'upcolor/wheel/{each}/'
        for name in CODE:
            save(home + name, 400, 400, wheel(colours, hard, name))
            save(home + 'disc-' + name, 250, 250, hub(name, colours, hard))
        save(home + 'idle', 400, 400, wheel(colours, hard))
        save(home + 'free', 400, 400, free(colours, hard))
        save(home + 'disc-free', 250, 250, free_hub(colours, hard))
