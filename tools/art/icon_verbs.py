"""One emblem for each verb of the enemies' effects: what the effect does, told by a thing, never by a letter."""
from icon_kit import *


def fan(x, y, n, spread, w=22, h=32, reach=30, gap=2.6):
    """n cards of a hand, the last in front."""
    g = None
    for i in range(n):
        a = (i - (n - 1) / 2) * spread
        c = rotate(card(x, y, w, h, 0, 3), a, origin=(x, y + reach))
        g = c if g is None else over(c, g, gap)
    return g


def verbs():
    from icons import joker
    # now
    sticks = U(R(9, 27, 12, 33, 2), R(24, 24, 12, 36, 2), R(39, 27, 12, 33, 2))
    band = R(6, 38, 48, 9, 1.5)
    fuse = U(S('M30 22C30 12 38 16 42 12', 4.5), star(50, 10, 6, 11, 4.6, 10))
    yield 'verb-damage', U(over(band, sticks, 2.4), fuse)
    yield 'verb-draw', over(arrow(32, 62, 32, 21, 9, 24), fan(32, 26, 3, 30, 20, 32, 27), 3.4)
    yield 'verb-cycle', U(over(card(24, 27, 20, 29, -8, 3), card(40, 37, 20, 29, -8, 3), 3), round_arrow(32, 32, 27, 285, 360, 6, 15), round_arrow(32, 32, 27, 105, 180, 6, 15))
    grave = F('M10 60V28C10 13 20 5 32 5C44 5 54 13 54 28V60Z')
    yield 'verb-recall', U(grave - wide(U(card(32, 35, 21, 30, 8, 3)), 3.2) - R(0, 52, 64, 12), card(32, 35, 21, 30, 8, 3) - U(N((31.5, 23), (38, 33), (25, 33)), R(29.3, 32, 4.6, 10)), R(5, 53, 54, 7, 2))
    yield 'verb-joker', joker()
    lids = F('M4 19C13 8 22 5 32 5C42 5 51 8 60 19C51 30 42 33 32 33C22 33 13 30 4 19Z')
    eye = U(lids - C(32, 19, 9.5), C(32, 19, 5))
    cards = U(R(12, 36, 40, 7, 2), R(12, 45.500, 40, 6, 2), R(12, 54, 40, 6, 2))
    yield 'verb-peek', U(eye, cards)
    yield 'verb-pick', U(over(card(32, 24, 20, 34, 0, 3) - suit(star(32, 32, 5, 26, 11), 32, 24, .27), U(hollow(card(15, 41, 20, 32, -12, 3), 4.6), hollow(card(49, 41, 20, 32, 12, 3), 4.6)), 3), R(24, 48, 16, 5, 1), R(28, 55, 8, 5, 1))
    yield 'verb-bullet', more(move(size(BULLET, .98), -9, 0), 50, 46, 11.5, 7.5)
    yield 'verb-reload', more(clip_of_three(28, 31, .88), 51, 51, 11, 7.5)
    # on a shot
    blast = star(32, 32, 9, 30, 19, -80)
    yield 'verb-add', blast - plus(32, 32, 12, 8)
    yield 'verb-combo', more(fan(28, 25, 3, 25, 20, 33, 30), 50, 50, 12, 8)
    brush = U(S('M57 7L40 26', 9), turn(R(30, 25, 13, 9, 1), -45, 36.5, 29.5), F('M29 27L38 36C37 45 28 48 17 46C23 42 20 33 29 27Z'))
    yield 'verb-recolour', U(brush, S('M8 57C16 51 22 60 30 56S46 51 55 57', 7.5))
    yield 'verb-count', U(suit(HEART, 18, 19, .62), suit(SPADE, 45, 45, .66) - wide(suit(HEART, 18, 19, .62), 3), round_arrow(33, 31, 25, -78, -8, 6.5, 15))
    quill = U(F('M59 4C44 6 32 18 28 36L33 40C48 37 58 24 59 4Z') - S('M52 12L31 37', 3), S('M30 38L22 48', 5))
    yield 'verb-rerank', over(quill, card(22, 38, 30, 42, 0, 4) - S('M13 52H31', 4.5), 3.4)
    yield 'verb-step', U(card(21, 32, 32, 46, 0, 4) - suit(DIAMOND, 21, 32, .44), wide(N((50, 5), (62, 25), (38, 25)).buffer(-1), 1), wide(N((50, 59), (62, 39), (38, 39)).buffer(-1), 1))
    blades = U(S('M20 42L46 8', 6.5), S('M44 42L18 8', 6.5)) - C(32, 26.5, 2.6)
    yield 'verb-short', U(blades, O(16, 49, 8, 6), O(48, 49, 8, 6))
    small = scale(CROWN - R(15, 41, 34, 4.5, 1), .86, .60, origin=(32, 32))
    yield 'verb-double', U(move(small, 0, -15), move(small, 0, 16))
    yield 'verb-twice', twice()
    lids = U(S('M16 37Q22 43 28 38', 4), S('M48 37Q42 43 36 38', 4), S('M27 48Q32 51 37 48', 3.4))
    yield 'verb-calm', HORNS - lids
    # for good
    yield 'verb-extra', more(move(size(CROWN - R(15, 41, 34, 4.2, 1), .92), -4, -4), 49, 50, 12, 8)
    yield 'verb-low', U(plus(13, 17, 12, 8), R(5, 40, 15, 20, 2), R(24, 26, 15, 34, 2), hollow(R(43, 6, 16, 54, 2), 4.6))
    yield 'verb-least', U(R(5, 51, 54, 9, 2), arrow(32, 46, 32, 4, 12, 28))
    # penalties
    yield 'verb-zero', struck(fan(32, 29, 3, 29, 21, 36, 29, 3), 8)
    yield 'verb-norepeat', struck(U(round_arrow(32, 32, 21, 100, 245, 8, 20), round_arrow(32, 32, 21, 280, 425, 8, 20)), 8)
    shield = F('M32 3C40 9 49 11 57 11V30C57 45 47 55 32 61C17 55 7 45 7 30V11C15 11 24 9 32 3Z')
    yield 'verb-less', shield - R(18, 27, 28, 9, 1.5)
    yield 'verb-cap', U(R(5, 4, 54, 9, 2), arrow(32, 60, 32, 18, 12, 28))
    yield 'verb-halve', halve()
    yield 'verb-noextra', badge(move(size(CROWN - R(15, 41, 34, 4.2, 1), .92), -4, -4), cross(49, 50, 10, 8))
    yield 'verb-void', badge(suit(HEART, 28, 28, .92), cross(49, 50, 10, 8))
    wax = U(*[C(32 + 18 * math.cos(a), 26 + 18 * math.sin(a), 7) for a in (i * math.tau / 10 for i in range(10))], C(32, 26, 19))
    tails = U(N((16, 36), (30, 42), (22, 62), (18, 55), (9, 56)), N((48, 36), (34, 42), (42, 62), (46, 55), (55, 56)))
    yield 'verb-nobonus', struck(U(wax - star(32, 26, 5, 11, 4.8), tails - wide(wax, 2.4)), 8)
    yield 'verb-vengeance', U(suit(SPADE, 32, 31, .62), O(32, 32, 25, 5) - wide(suit(SPADE, 32, 31, .62), 3), *[turn(R(29.2, 1, 5.6, 12, 1), a) for a in (0, 90, 180, 270)])


def upright(x, y, w, h, solid=True): return R(x, y, w, h, 2) if solid else hollow(R(x, y, w, h, 2), 4.6)


def row(n, y, h, solid=True, w=14, gap=4): return U(*[upright(32 - (n * w + (n - 1) * gap) / 2 + i * (w + gap), y, w, h, solid) for i in range(n)])


def stairs(hole=False):
    """Five cards that climb."""
    one = lambda i: R(3 + i * 12, 40 - i * 8, 10, 22, 1.6)
    return U(*[one(i) - (C(8 + i * 12, 47 - i * 8, 2.8) if hole else Polygon()) for i in range(5)])


def kinds():
    """The combinations in one colour, for where they are a seal's sign: cards that belong together are alike."""
    yield 'kind-pair', row(2, 12, 40, w=24, gap=6)
    yield 'kind-two-pair', U(row(2, 3, 27, w=20, gap=6), row(2, 34, 27, False, 20, 6))
    yield 'kind-three', row(3, 13, 38, w=18, gap=4)
    yield 'kind-straight', stairs()
    yield 'kind-flush', over(card(32, 33, 26, 44, 0, 3) - suit(SPADE, 32, 33, .36), U(card(16, 36, 22, 40, -16, 3), card(48, 36, 22, 40, 16, 3)), 3)
    yield 'kind-full', U(row(3, 3, 27, w=17, gap=4), row(2, 34, 27, False, 17, 4))
    yield 'kind-four', U(row(2, 3, 27, w=20, gap=6), row(2, 34, 27, True, 20, 6))
    yield 'kind-straight-flush', stairs(True)
    yield 'kind-five', U(row(3, 3, 27, w=17, gap=4), row(2, 34, 27, True, 17, 4))


def bent():
    """From the upper left down and round to the right."""
    return U(S('M17 40V50H22', 6.5, 2, 2), wide(N((31, 50), (20, 41), (20, 59)).buffer(-1), 1))


def twice():
    """A duellist's two pistols' worth: the same bullet, once and again in the mirror."""
    b = scale(BULLET, .86, .86, origin=(32, 32))
    return U(move(b, -17, 0), move(b, 17, 0), *[R(30, 4 + i * 12, 4, 8, 1) for i in range(5)])


def cross(x, y, r, w):
    """The opposite of a plus."""
    return turn(plus(x, y, r * 1.12, w), 45, x, y)


def halve():
    """A bullet of which half is there, and of the other half the outline."""
    b = scale(BULLET, 1.55, 1.08, origin=(32, 32))
    b = wide(b.buffer(2.4, 16), -2.4)
    return U(b & R(0, 0, 33.5, 64), hollow(b, 4.6) & R(32, 0, 40, 64))
