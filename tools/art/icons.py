#!/usr/bin/python3
"""Draws assets/icons/: the signs of the frame, of the table and of keys and pads; icon_verbs.py draws those of the enemies' effects."""
from icon_kit import *
import icon_verbs

# ---- the frame ----

def question(x, y, k):
    g = U(S('M-9 -9C-9 -17 -4 -20 1 -20C7 -20 11 -16 11 -11C11 -3 1 -3 1 6', 7, 2), C(1, 15, 4.6))
    return translate(scale(g, k, k, origin=(0, 0)), x, y)


def frame():
    bubble = U(R(5, 5, 54, 44, 13), N((15, 42), (34, 46), (14, 61)))
    yield 'help', bubble - question(31, 28, .84)
    teeth = U(*[turn(R(26.5, 3, 11, 14, 3), a) for a in range(0, 360, 45)])
    yield 'settings', U(teeth, C(32, 32, 20)) - C(32, 32, 9)
    yield 'menu', U(R(8, 12, 48, 8, 4), R(8, 28, 48, 8, 4), R(8, 44, 48, 8, 4))
    yield 'back', U(S('M20 22H42A14 14 0 0 1 42 50H16', 8), wide(N((5, 22), (23, 7), (23, 37)).buffer(-1.5), 1.5))
    yield 'close', U(S('M14 14L50 50', 10), S('M50 14L14 50', 10))
    yield 'tick', S('M9 34L25 50L55 15', 11)
    keyhole = U(C(32, 41, 5), R(29.7, 42, 4.6, 11, 1))
    yield 'lock', U(R(10, 28, 44, 32, 6), S('M19 30V21A13 13 0 0 1 45 21V30', 7.5, 2)) - keyhole
    yield 'info', C(32, 32, 27) - U(C(32, 19.5, 4.8), R(28, 27.5, 8, 22, 2))
    yield 'warning', wide(N((32, 9), (57, 54), (7, 54)), 4) - U(F('M27.500 22H36.5L34.500 40H29.500Z'), C(32, 47.5, 4))
    yield 'play', wide(N((17, 10), (54, 32), (17, 54)), 4)
    yield 'pause', U(R(13, 9, 14, 46, 3), R(37, 9, 14, 46, 3))
    yield 'first', U(R(9, 10, 8, 44), N((55, 10), (21, 32), (55, 54)))
    for name, deg in (('back', 0), ('on', 180)):
        yield 'step-' + name, turn(U(N((37, 10), (6, 32), (37, 54)), R(45, 10, 9, 44)), deg)
        yield 'mark-' + name, turn(U(N((31, 10), (3, 32), (31, 54)), N((61, 10), (33, 32), (61, 54))), deg)
    yield 'quit', U(hollow(R(7, 5, 34, 54, 4), 6.5) - R(30, 21, 14, 22), arrow(22, 32, 61, 32, 8, 20))
    yield 'export', U(N((32, 4), (50, 25), (37.5, 25), (37.5, 43), (26.5, 43), (26.5, 25), (14, 25)), N((8, 34), (17, 34), (17, 51), (47, 51), (47, 34), (56, 34), (56, 60), (8, 60)))
    yield 'restart', round_arrow(32, 33, 20, -50, 265, 8, 19)

    def person(x, y, k): return translate(scale(U(C(0, -13, 11), F('M-20 26C-20 8 -12 2 0 2C12 2 20 8 20 26Z')), k, k, origin=(0, 0)), x, y)
    yield 'profile', person(32, 32, 1.12)
    yield 'friends', over(person(23, 36, .95), person(46, 30, .8), 3.4)
    body = R(15, 4, 34, 56, 17)
    yield 'mouse', U(hollow(body, 6), (body - wide(hollow(body, 6), 2.4)) & R(15, 4, 15.5, 22), (S('M18 29H46', 4.5) & body))
    pad = U(F('M18 16H46C56 16 60 30 61 42C61.500 52 53 54 48 47L43 41H21L16 47C11 54 2.500 52 3 42C4 30 8 16 18 16Z'))
    yield 'gamepad', pad - U(plus(19, 29, 7, 4.6), C(43, 25, 3.2), C(49, 30.5, 3.2), C(38, 30.5, 3.2), C(43.500, 35.5, 3.2))
    horn = U(R(5, 22, 14, 20, 2), N((14, 23), (33, 8), (33, 56), (14, 41)))
    waves = U(*[O(30, 32, r, 5.5) & N((30, 32), (70, 2), (70, 62)) for r in (14, 25)])
    yield 'volume', U(horn, waves)
    yield 'volume-off', U(horn, move(size(U(S('M14 14L50 50', 15), S('M50 14L14 50', 15)), .42), 17, 0))
    yield 'music', U(F('M20 12L54 5V16L27 21.500V50H20Z'), R(47, 8, 7, 36), rotate(scale(C(18, 50, 9.5), 1.1, .82), -18), rotate(scale(C(45, 44, 9.5), 1.1, .82), -18))
    globe = U(O(32, 32, 24.5, 6), scale(O(32, 32, 24.5, 5), .46, 1, origin=(32, 32)), S('M8 32H56', 4.6), S('M13 19Q32 26 51 19M13 45Q32 38 51 45', 4.2))
    yield 'language', globe
    def letter_a(x, y, h): return translate(scale(U(S('M0 44L17 0L34 44', 8.5, 2, 2), R(7, 24, 20, 8)), h / 44, h / 44, origin=(0, 0)), x, y)
    yield 'text-size', U(letter_a(4, 32, 23), letter_a(25, 11, 44))
    yield 'letter', letter_a(15, 10, 44)
    yield 'contrast', U(O(32, 32, 24, 6), C(32, 32, 24) & R(32, 0, 32, 64))
    yield 'pace', U(O(32, 36, 20.5, 6.5), R(25, 3, 14, 6, 2), R(29, 6, 6, 9), turn(R(29, 4, 6, 8, 1), 42, 32, 36), S('M32 37L40 27', 5.5), C(32, 37, 4.4))
    yield 'undo', round_arrow(33, 35, 20, 75, -175, 8.5, 20)
    bulb = F('M32 4C44 4 52 13 52 24C52 34 44 37 43 46H21C20 37 12 34 12 24C12 13 20 4 32 4Z') - S('M21 24A11 11 0 0 1 31 13', 4.5)
    yield 'hint', U(bulb, R(22, 49, 20, 5, 2.5), R(25, 56, 14, 5, 2.5))
    yield 'search', U(O(26, 26, 17.5, 7), S('M39 39L55 55', 9))
    yield 'plus', plus(32, 32, 25, 13)
    yield 'minus', R(7, 25.5, 50, 13, 2)
    a = U(arrow(58, 32, 5, 32, 13, 30))
    for name, deg in (('left', 0), ('up', 90), ('right', 180), ('down', 270)): yield 'arrow-' + name, turn(a, deg)


# ---- the table ----

def table():
    yield 'sort-rank', U(R(5, 44, 9, 14, 1.5), R(17, 34, 9, 24, 1.5), R(29, 22, 9, 36, 1.5), arrow(51, 58, 51, 8, 7.5, 20))
    yield 'sort-suit', U(suit(SPADE, 17, 18, .5), suit(HEART, 17, 47, .46), arrow(49, 6, 49, 58, 7.5, 20))
    yield 'history', U(round_arrow(35, 33, 22, 150, -172, 6.5, 17), S('M35 21V34L44 40', 6))
    lids = F('M3 32C12 17 22 12 32 12C42 12 52 17 61 32C52 47 42 52 32 52C22 52 12 47 3 32Z')
    yield 'eye', U(lids - C(32, 32, 14), C(32, 32, 8.5))
    tray = S('M6 40V56H58V40', 7, 2, 2)
    yield 'discard', U(tray, over(arrow(32, 20, 32, 50, 8, 20), card(32, 20, 24, 32, -14), 3))
    yield 'draw', U(tray, over(arrow(32, 50, 32, 17, 8, 20), card(32, 27, 30, 36) - R(0, 41, 64, 30), 3.2))
    loop = U(round_arrow(32, 32, 25.5, 200, 345, 6, 15), round_arrow(32, 32, 25.5, 20, 165, 6, 15))
    yield 'renew', U(loop, over(card(30, 34, 17, 24, 0, 2.5), card(35.5, 29.5, 17, 24, 0, 2.5), 2.4))
    gun = revolver()
    yield 'shoot', gun
    yield 'jam', badge(gun, U(S('M40 40L58 58', 7.5), S('M58 40L40 58', 7.5)))
    yield 'bullet', BULLET
    yield 'reload', clip_of_three(32, 36, 1)
    yield 'heart-hp', HEART - S('M16 22C16 17 19 15 22 15', 4.6)
    skull = U(F('M32 4C47 4 58 14 58 29C58 37 54 42 48 45V53Q48 56 45 56H19Q16 56 16 53V45C10 42 6 37 6 29C6 14 17 4 32 4Z'), R(22, 50, 20, 10, 2))
    sockets = U(F('M13 29C13 24 27 24 28 30C28 37 24 39 20 39C16 39 13 36 13 29Z'), F('M51 29C51 24 37 24 36 30C36 37 40 39 44 39C48 39 51 36 51 29Z'), N((32, 38), (27.5, 46), (36.5, 46)))
    yield 'skull', skull - U(sockets, R(25, 51, 2.6, 10), R(30.7, 51, 2.6, 10), R(36.4, 51, 2.6, 10))
    yield 'star', U(wide(star(32, 33.5, 5, 27, 11.5).buffer(-1), 1), *[C(32 + 27 * math.cos(a), 33.5 + 27 * math.sin(a), 4) for a in (math.radians(-90 + 72 * i) for i in range(5))]) - O(32, 33.5, 8, 2.6)
    yield 'crown', CROWN - R(15, 41, 34, 3.6, 1)
    yield 'ace', card(32, 32, 44, 58, 0, 6) - U(suit(SPADE, 32, 33, .52), suit(SPADE, 17, 12.5, .13), suit(SPADE, 47, 51.5, .13))
    yield 'joker', joker()


def revolver():
    """Grip left, muzzle right."""
    frame = U(F('M3 16H50L61 19.5V27H36L34 33H28L24 36C22 43 20.500 49 20 56C19.500 60 5 60 4.5 56C5.500 46 9 40 7 30L3 25Z'), N((2, 17), (8, 7), (14, 17)), R(53, 13, 4.5, 8, 1))
    drum = R(20, 12.5, 18, 18, 2.5)
    guard = F('M24 30H41C41 41 35 46 26 45L22 43Z') - F('M28 34H36.500C36 38.500 33 41 27 40.500Z')
    return U(frame - wide(drum, 2.4), guard - wide(drum, 2.4), drum - U(R(25, 16, 2.6, 11, 1.2), R(31, 16, 2.6, 11, 1.2)))


def joker():
    """A jester's cap: three horns with bells over a toothed band."""
    cap = F('M15 44C14 34 9 29 5 28C6 20 16 16 22 22C23 14 27 8 32 6C37 8 41 14 42 22C48 16 58 20 59 28C55 29 50 34 49 44Z')
    bells = U(C(6, 31, 5), C(58, 31, 5), C(32, 6.5, 5))
    seams = U(S('M24 25C23 32 24 38 26 45', 3), S('M40 25C41 32 40 38 38 45', 3))
    return U((cap - seams) - wide(bells, 2.2), bells, R(13, 47, 38, 9, 2), *[N((14 + i * 9.4, 54), (22 + i * 9.4, 54), (18 + i * 9.4, 62)) for i in range(4)])


# ---- keys and pads ----

STROKES = dict(A='M0 20L8 0L16 20M3 14H13', B='M1 0V20H9A5.5 5.5 0 0 0 9 9.500H1M9 9.500A4.700 4.700 0 0 0 9 0H1', X='M0 0L15 20M15 0L0 20', Y='M0 0L8 10L16 0M8 10V20', L='M1 0V20H12', R='M1 20V0H9A5 5 0 0 1 9 11H1M8 11L14 20')


def glyph(ch, x, y, h, w):
    k = h / 20
    g = scale(S(STROKES[ch], w / k, 2, 2), k, k, origin=(0, 0))
    a, b, c, d = g.bounds
    return translate(g, x - (a + c) / 2, y - (b + d) / 2)


def keys():
    for ch in 'ABXY': yield 'pad-' + ch.lower(), C(32, 32, 28) - glyph(ch, 32, 32, 28, 6)
    left = F('M8 48V34C8 20 18 14 30 14H52Q58 14 58 20V44Q58 50 52 50H10Q8 50 8 48Z')
    yield 'pad-lb', left - U(glyph('L', 24, 33, 20, 5), glyph('B', 43, 33, 20, 5))
    yield 'pad-rb', mirror(left) - U(glyph('R', 22, 33, 20, 5), glyph('B', 41, 33, 20, 5))
    yield 'pad-start', R(4, 14, 56, 36, 18) - U(R(19, 22, 26, 4.4, 2), R(19, 29.8, 26, 4.4, 2), R(19, 37.6, 26, 4.4, 2))


def suits():
    yield from (('suit-spade', SPADE), ('suit-heart', HEART), ('suit-diamond', DIAMOND), ('suit-club', CLUB))


if __name__ == '__main__':
    for group in (frame, table, keys, suits, icon_verbs.verbs, icon_verbs.kinds):
        for name, shape in group():
            write(name, shape)
