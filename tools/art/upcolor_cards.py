"""Upcolor's cards, 250x350: the faces, their small version for cards lower than 100 pixels, and the back.

UC-02: a circle in the card's own colour and a V in the colour that it follows; the imperial has no V, the discard neither."""
from upcolor_kit import *

V = 'M42 201L125 304L208 201'


def frame(name, colours, hard):
    """The empty face, and the area within its frame."""
    own = colours[name][0]
    panel = WHITE if hard else PAPER
    o, inside = rect(1, 1, 248, 348, 27, own), rounded(14, 14, 222, 322, 16)
    if hard: o += rect(3.5, 3.5, 243, 343, 25, 'none', '#000000', 7)
    o += P(to_d(inside), panel, '#000000' if hard else None, 5)
    return o, inside, panel


def edge(name, colours, hard):
    """The frame again, over what reaches under it, and a thin darker line around."""
    if hard: return ''
    own = colours[name][0]
    return rect(8, 8, 234, 334, 21.5, 'none', own, 14) + rect(2, 2, 246, 346, 26, 'none', mix(own, INK, .42), 2.5)


def index_colour(name, colours, hard):
    own = colours[name][0]
    if hard: return '#000000'
    return own if ratio(own, PAPER) >= 4.5 else mix(own, INK, .42) if ratio(own, PAPER) >= 2.6 else INK


def index(ch, name, colour):
    """Letter and small shape at the top left, the letter alone turned at the bottom right."""
    far = letter(ch, colour, 43, 51, 46)
    return letter(ch, colour, 43, 51, 46) + at(90, 46, .31, shape(SHAPES[name], colour)) + f'<g transform="rotate(180 125 175)">{far}</g>'


def discard_ground(colours, hard):
    own = colours['discard'][0]
    o, inside = rect(1, 1, 248, 348, 27, own), rounded(13, 13, 224, 324, 17)
    o += P(to_d(inside), '#000000' if hard else '#2C313D')
    if hard: return o + rect(8, 8, 234, 334, 21, 'none', WHITE, 5)
    for x in (-330, -210, -90, 30, 150): o += band(x, 60, inside, '#343A47')
    return o + rect(2.5, 2.5, 245, 345, 26, 'none', GREY, 3)


def discard(ch, colours, hard):
    white = colours['discard'][1]
    return discard_ground(colours, hard) + P('M63 113L187 237M187 113L63 237', 'none', white, 44) + index(ch, 'discard', white)


def circle_of(name, colours, hard, x, y, r, k):
    """The circle in the own colour with the shape in it."""
    return disc(x, y, r, colours[name][0]) + (ring(x, y, r, '#000000', 7) if hard else '') + at(x, y, k, sign(name, colours))


def vee(d, name, colours, hard, panel, w):
    """The V in the colour that the card follows, with a rim that parts it from the circle."""
    rim = P(d, 'none', '#000000', w + 8) if hard else P(d, 'none', panel, w + 14)
    return rim + P(d, 'none', colours[AFTER[name]][0], w - 4 if hard else w)


def imperial(ch, colours, hard):
    own = colours['imperial'][0]
    o, inside, panel = frame('imperial', colours, hard)
    if not hard:
        rays = [Polygon([(125, 175)] + [(125 + x, 175 + y) for x, y in (polar(300, a - 5), polar(300, a + 5))]) for a in range(10, 370, 20)]
        o += P(''.join(to_d(each.intersection(inside)) for each in rays), mix(own, panel, .80))
    o += disc(125, 175, 107, panel) + ring(125, 175, 101, own, 11)
    if hard: o += ring(125, 175, 107, '#000000', 4) + ring(125, 175, 95, '#000000', 4)
    return o + circle_of('imperial', colours, hard, 125, 175, 84, 1.22) + edge('imperial', colours, hard) + index(ch, 'imperial', index_colour('imperial', colours, hard))


def coloured(name, ch, colours, hard):
    own = colours[name][0]
    o, inside, panel = frame(name, colours, hard)
    if not hard:
        for x, w in ((-190, 88), (-56, 150)): o += band(x, w, inside, mix(own, panel, .86))
    o += vee(V, name, colours, hard, panel, 36) + circle_of(name, colours, hard, 125, 143, 80, 1.16)
    return o + edge(name, colours, hard) + index(ch, name, index_colour(name, colours, hard))


def face(name, ch, colours, hard):
    if name == 'discard': return discard(ch, colours, hard)
    if name == 'imperial': return imperial(ch, colours, hard)
    return coloured(name, ch, colours, hard)


# ---- small: the circle has grown to the whole card; one letter and one shape, as large as they go ----

def pocket(top, width, inside):
    """The V as a chevron from edge to edge, cut by the frame."""
    return Polygon([(0, top), (125, top + 84), (250, top), (250, top + width), (125, top + 84 + width), (0, top + width)]).intersection(inside)


def small(name, ch, colours, hard):
    own, on, _ = colours[name]
    dark, inside = mix(own, '#000000', .35), rounded(10, 10, 230, 330, 26)
    if name == 'discard': dark = WHITE if hard else GREY
    o = rect(1, 1, 248, 348, 34, '#000000' if hard and name != 'discard' else dark) + P(to_d(inside), own)
    o += letter(ch, on, 60, 71, 90, 12) if ch in STROKES else letter(ch, on, 62, 66, 84)
    if name == 'discard': return o + P('M84 176L188 284M188 176L84 284', 'none', on, 42)
    if name == 'imperial': return o + ring(134, 232, 86, on, 8) + at(134, 233, 1.26, sign(name, colours))
    rim = pocket(206, 74, inside)
    return o + at(156, 166, 1.26, sign(name, colours)) + P(to_d(rim), on if hard else PAPER) + P(to_d(pocket(218, 50, inside)), colours[AFTER[name]][0])


# ---- the back ----

def back_sign(x, y, k, hard):
    """A dot in a V: the code in one sign."""
    ink = '#000000' if hard else INK
    return disc(x, y, 62 * k, PAPER) + ring(x, y, 62 * k, ink, 9 * k) + at(x, y, k, P('M-36 1L0 43L36 1', 'none', ink, 17) + disc(0, -17, 28, ink))


def back(colours, hard):
    o, inside = rect(1, 1, 248, 348, 27, '#000000' if hard else INK), rounded(14, 14, 222, 322, 16)
    o += rect(2.5, 2.5, 245, 345, 26, 'none', WHITE if hard else GREY, 3) + P(to_d(inside), PAPER)
    x, w = -366.0, 31.0
    for _ in range(3):
        for name in CODE:
            o += band(x, w + .4, inside, colours[name][0])
            x += w
        x += w
    return o + back_sign(125, 175, 1, hard)


def small_back(colours, hard):
    """Five bands and no sign."""
    o, inside = rect(1, 1, 248, 348, 34, WHITE if hard else GREY) + rect(6, 6, 238, 338, 29, '#000000' if hard else INK), rounded(20, 20, 210, 310, 18)
    x, w = -306.0, 108.0
    for name in CODE:
        o += band(x, w + .4, inside, colours[name][0])
        x += w
    return o


def draw():
    for each, colours in SETS.items():
        hard, home = each == 'contrast', f'upcolor/cards/{each}/'
        for folder, letters in LETTERS.items():
            for name, ch in zip(NAMES, letters):
                if folder and ch == LETTERS[''][NAMES.index(name)]: continue
                lang = folder + '/' if folder else ''
                save(home + lang + name, 250, 350, face(name, ch, colours, hard))
                save(home + lang + 'small/' + name, 250, 350, small(name, ch, colours, hard))
        save(home + 'back', 250, 350, back(colours, hard))
        save(home + 'small/back', 250, 350, small_back(colours, hard))
