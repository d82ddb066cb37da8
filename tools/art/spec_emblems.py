"""The fourteen effect cards' emblems, 128x128: woodblock manner, a dark key line round flat colours, light from above left, one vermilion accent.
They read at 48 px, on the dark and on paper, and without colour."""
from deck_kit import SUIT
from shapely.geometry import LineString, Polygon
from shapely.ops import split
from spec_kit import GOLD, INK, SHU, SHU_DEEP, WASHI, Room, arc, grey, loop, on

KEY, BLUE_DEEP, RAY = 4, '#264B72', '#F3D988'


class Emblem(Room):
    def __init__(self):
        super().__init__()
        self.kept = {}

    def tone(self, name):
        """A colour of the block: light above, deeper below. Each is written once."""
        pair = {'gold': ('#F3D988', GOLD), 'red': ('#F2764A', '#CF4420'), 'paper': ('#FFF9EA', '#E9DBBB'), 'blue': ('#4E86B6', '#274E78'), 'grey': ('#EADDBD', '#BBA97F')}[name]
        if name not in self.kept: self.kept[name] = self.down(*pair)
        return self.kept[name]

    def cut(self, d, tone='paper'): self.path(d, self.tone(tone) if tone else 'none', INK, KEY)

    def shade(self, d, strength=.13): self.path(d, INK, opacity=strength)

    def stroke(self, d, colour, width):
        self.path(d, 'none', INK, width + 2 * KEY - 1)
        self.path(d, 'none', colour, width)

    def suit(self, s, x, y, w, fill):
        with self.at(x, y, w / 100): self.path(SUIT[s], fill)

    def card(self, x, y, w, h, turn=0, s=None, size=0, at=(0, 0)):
        """A card with one suit on it, its right edge in shade; s None: a back."""
        with self.at(x, y, 1, turn):
            if s == 'back':
                self.rect(-w / 2, -h / 2, w, h, 5, self.tone('paper'), INK, KEY)
                self.rect(-w / 2 + 4.5, -h / 2 + 4.5, w - 9, h - 9, 2.5, self.tone('blue'))
                self.path('M0 -8L6 0L0 8L-6 0Z', WASHI)
            else:
                self.rect(-w / 2, -h / 2, w, h, 6, self.tone('paper'), INK, KEY)
                self.shade('M%g %gh%gv%gh%gZ' % (w / 2 - 8, -h / 2 + 2, 6, h - 4, -6), .10)
                if s: self.suit(s, *at, size, SHU if s in 'hd' else INK)

    def spark(self, ends, width=6):
        for x0, y0, x1, y1 in ends: self.stroke('M%g %gL%g %g' % (x0, y0, x1, y1), RAY, width)


def win_the_button(e):
    e.cut('M116 60C118 92 88 118 44 108L41 122L9 96L41 78L42 91C72 97 94 84 96 64Z', 'red')
    e.cut('M14 44V62C14 80 36 93 64 93C92 93 114 80 114 62V44Z', 'gold')
    for d in ('M25 66V83L36 88V72Z', 'M56 77V93H72V77Z', 'M92 72V88L103 83V66Z'): e.path(d, SHU_DEEP)
    e.shade('M84 76V92C102 88 114 76 114 62V46C112 60 102 70 84 76Z', .22)
    e.path('M14 44V62C14 80 36 93 64 93C92 93 114 80 114 62V44', 'none', INK, KEY)
    e.ellipse(64, 42, 50, 33, e.tone('paper'), INK, KEY)
    e.ellipse(64, 42, 38.5, 24.5, 'none', GOLD, 3.5)
    e.path('M47 25H65C81 25 90 32 90 42C90 52 81 59 65 59H47ZM58 32V52H65C74 52 78.5 48.5 78.5 42C78.5 35.5 74 32 65 32Z', INK)


def both_cards(e):
    e.card(45, 62, 54, 86, -13, 's', 22, (-13, -27))
    e.card(83, 62, 54, 86, 13, 'h', 22, (13, -27))
    e.cut('M5 66C30 78 98 78 123 66L124 80C98 92 30 92 4 80Z', 'red')
    e.cut('M62 78C44 54 20 54 22 68C24 82 46 86 62 80Z', 'red')
    e.cut('M66 78C84 54 108 54 106 68C104 82 82 86 66 80Z', 'red')
    for d in ('M55 75C46 65 35 62 34 67C34 73 46 77 55 77Z', 'M73 75C82 65 93 62 94 67C94 73 82 77 73 77Z'): e.path(d, INK)
    e.cut('M60 84C54 100 46 111 35 119L48 123C58 113 64 100 66 86Z', 'gold')
    e.cut('M68 84C74 100 82 111 93 119L80 123C70 113 64 100 62 86Z', 'gold')
    e.ellipse(64, 79, 10.5, 9.5, e.tone('gold'), INK, KEY)


def forced_passive(e):
    e.stroke('M39 62V44C39 15 89 15 89 44V62', '#EADDBD', 12)
    e.path('M36 58V44C36 22 58 16 70 19', 'none', '#FFFBEF', 3, .8)
    e.ellipse(64, 82, 42, 42, e.tone('red'), INK, KEY)
    for i in range(8):
        a = i * 45
        e.path(loop([*arc(64, 82, 41, a - 10, a + 10, 5), *arc(64, 82, 29, a + 10, a - 10, 3)]), WASHI)
    e.shade(loop([*arc(64, 82, 41, -50, 90, 16), *arc(58, 82, 38, 82, -42, 16)]), .2)
    e.ellipse(64, 82, 42, 42, 'none', INK, KEY)
    e.ellipse(64, 82, 27, 27, e.tone('paper'), INK, KEY)
    e.path('M64 64C72 64 77.5 69.5 77.5 76C77.5 81 74.5 84.5 71 86.5L75 102H53L57 86.5C53.5 84.5 50.5 81 50.5 76C50.5 69.5 56 64 64 64Z', INK)


def straddle(e):
    def pile(x, base, count, tone):
        for i in range(count):
            y = base - 16 * (i + 1)
            e.rect(x, y, 52, 16, 6.5, e.tone(tone), INK, KEY)
            for k in (.15, .43, .71): e.rect(x + 52 * k, y + 2, 7, 12, 0, WASHI)
            e.shade('M%g %gh10q4 0 4 6t-4 6h-10Z' % (x + 38, y + 2), .18)
    pile(4, 122, 2, 'blue')
    pile(70, 122, 4, 'red')
    e.cut('M21 80C18 40 49 9 84 26L90 13L107 46L69 51L77 39C56 30 38 48 38 80Z', 'gold')
    e.path('M27 70C27 44 46 26 68 27', 'none', '#FFF6D6', 3.4, .8)


def clairvoyance(e):
    e.rect(33, 4, 62, 120, 8, e.tone('paper'), INK, KEY)
    e.rect(39.5, 10.5, 49, 107, 4, e.tone('blue'))
    e.path(''.join('M%g %gl5 7l-5 7l-5 -7Z' % (x, y) for x in (51, 64, 77) for y in (15, 99)), WASHI)
    e.path(''.join('M%g %gl4 5.6l-4 5.6l-4 -5.6Z' % (x, y) for x in (57.5, 70.5) for y in (27, 90)), WASHI, opacity=.7)
    e.cut('M1 64C26 27 102 27 127 64C102 101 26 101 1 64Z')
    e.ellipse(64, 64, 26.5, 26.5, e.tone('red'), INK, KEY)
    e.ellipse(64, 64, 19.5, 19.5, INK)
    e.suit('s', 64, 64, 26, RAY)
    e.path('M1 64C26 27 102 27 127 64C102 41 26 41 1 64Z', INK)
    e.path('M18 78C28 87 44 92 60 92.5', 'none', '#B9A77C', 3, .8)
    e.ellipse(74, 53, 4.8, 4.8, '#FFFDF2')


def hand_swap(e):
    e.card(42, 66, 50, 72, -14, 'h', 32)
    e.card(87, 64, 50, 72, 14, 'back')
    e.cut('M19 35C33 5 78 1 100 17L109 7L119 41L84 34L92 27C76 18 46 20 34 39Z', 'gold')
    e.cut('M109 93C95 123 50 127 28 111L19 121L9 87L44 94L36 101C52 110 82 108 94 89Z', 'red')


def upgrade(e):
    e.card(37, 83, 52, 76, -20, 's', 19, (-12, -23))
    e.card(91, 83, 52, 76, 20, 'h', 19, (12, -23))
    e.rect(35, 4, 58, 84, 7, e.tone('gold'), INK, KEY)
    e.shade('M83 7h5q2 0 2 3v72q0 3 -2 3h-5Z', .12)
    e.cut('M64 12L88 42H76V56H52V42H40Z', 'red')
    e.cut('M52 64H76V76H52Z', 'red')
    e.cut('M64 92L85 112L77 122L64 110L51 122L43 112Z', 'red')


def ring_arrow(e, start, end, tone):
    outer, inner = arc(64, 64, 57, start, end, 20), arc(64, 64, 43, end, start, 20)
    e.cut(loop([*outer, on(64, 64, 67, end), on(64, 64, 50, end + 31), on(64, 64, 33, end), *inner]), tone)


def flop_exchange(e):
    ring_arrow(e, 152, 310, 'red')
    ring_arrow(e, -28, 130, 'gold')
    e.card(38, 67, 30, 46, -10, 'd', 20)
    e.card(90, 67, 30, 46, 10, 'c', 20)
    e.card(64, 64, 32, 52, 0, 's', 23)


def twice(e):
    e.card(32, 42, 54, 74, -6, 's', 34, (0, -6))
    e.card(96, 42, 54, 74, 6, 'h', 34, (0, -6))
    for mirrored in (1, -1):                                    # a coin cut in two
        with e.at(64, 0, mirrored, 0, 1):
            half = 'M-5 57V124A34 34 0 0 1 -5 57Z'
            e.path(half, e.tone('gold'))
            for a in (118, 162, 206, 242): e.path(loop([*arc(-5, 90.5, 33, a - 9, a + 9, 4), *arc(-5, 90.5, 24, a + 9, a - 9, 3)]), SHU_DEEP)
            e.path('M-5 71V110A19 19 0 0 1 -5 71Z', e.tone('paper'))
            e.path(half, 'none', INK, KEY)


def nullify(e):
    """A card cut through by one stroke of the brush; its star falls apart."""
    card = Polygon([(-36, -48), (-33, -51), (33, -51), (36, -48), (36, 48), (33, 51), (-33, 51), (-36, 48)])
    star = Polygon([on(0, 0, 28 if i % 2 == 0 else 11.5, -90 + 36 * i) for i in range(10)])
    blade = LineString([(-60, 24), (60, -24)])
    for x, y, turn, above in ((71, 56, 7, True), (57, 72, -7, False)):
        half = lambda area: [g for g in split(area, blade).geoms if (g.centroid.y < -.4 * g.centroid.x) == above]
        with e.at(x, y, 1, turn):
            for g in half(card): e.cut(loop(list(g.exterior.coords)[:-1]))
            if above: e.shade('M28 -49h6v30l-6 3Z', .10)
            for g in half(star): e.path(loop(list(g.exterior.coords)[:-1]), BLUE_DEEP)
    e.cut('M1 100C38 82 88 54 127 21C101 63 50 93 1 100Z', 'red')


def meow(e):
    e.cut('M24 40L18 6C18 3 21 2 23 4L48 21C58 18 70 18 80 21L105 4C107 2 110 3 110 6L104 40C114 48 120 58 120 68C120 92 96 108 64 108C60 108 56 108 52 107'
          'C44 116 32 122 16 123C23 116 27 108 27 100C14 92 8 82 8 68C8 58 14 48 24 40Z')
    for d in ('M28 31L25 14L39 24C35 26 31 28 28 31Z', 'M100 31L103 14L89 24C93 26 97 28 100 31Z'): e.path(d, e.tone('red'))
    e.shade('M102 42C114 50 118 60 118 68C118 90 95 106 66 106C94 100 108 84 102 42Z', .10)
    e.path('M31 62C35 51 49 51 53 62M75 62C79 51 93 51 97 62', 'none', INK, 6.4)
    e.path('M57 70H71L64 78Z', SHU, SHU, 4)
    e.path('M64 79C64 92 46 94 44 82M64 79C64 92 82 94 84 82', 'none', INK, 4.6)
    e.path('M14 70L30 74M16 85L31 82M114 70L98 74M112 85L97 82', 'none', INK, 3.6)


def toast(e):
    for x, turn, tone, froth in ((36, 17, 'gold', '#FFF6D8'), (92, -17, 'red', '#FFC7AE')):
        with e.at(x, 80, 1, turn):
            e.path('M-24 -37H24L18 39C18 43 -18 43 -18 39Z', '#E3EBEE', INK, KEY)
            e.path('M-20.5 -15H20.5L16 36C15.5 39 -15.5 39 -16 36Z', e.tone(tone))
            e.shade('M8 -15H20.5L16 36C15 39 8 39 6 39Z', .14)
            e.ellipse(0, -15, 20.5, 4.4, froth)
            e.path('M-12.5 -6L-10.5 28', 'none', '#FFFDF2', 4.2)
            e.path('M-24 -37H24L18 39C18 43 -18 43 -18 39Z', 'none', INK, KEY)
    e.spark([(64, 30, 64, 8), (46, 33, 37, 16), (82, 33, 91, 16), (29, 44, 16, 33), (99, 44, 112, 33)])


def feeling_good(e):
    """A fan opened wide, with the sun of a good evening on it."""
    cx, cy, far, near = 64, 114, 71, 28
    a0, a1, folds = -152, -28, 10
    rim = [on(cx, cy, far, a0 + (a1 - a0) * i / folds) for i in range(folds + 1)]
    foot = [on(cx, cy, near, a0 + (a1 - a0) * i / folds) for i in range(folds + 1)]
    for i in range(folds + 1): e.path('M%g %gL%.1f %.1f' % (cx, cy, *foot[i]), 'none', INK, 5 if i in (0, folds) else 3)
    for i in range(0, folds + 1): e.path('M%g %gL%.1f %.1f' % (cx, cy, *foot[i]), 'none', GOLD, 1.4)
    sheet = loop(rim + foot[::-1])
    e.path(sheet, e.tone('paper'))
    sun = Polygon(arc(cx, 66, 19, 0, 360, 40)[:-1]).intersection(Polygon(rim + foot[::-1]))
    e.path(loop(list(sun.exterior.coords)[:-1]), e.tone('red'))
    for i in range(0, folds, 2): e.shade(loop([rim[i], rim[i + 1], foot[i + 1], foot[i]]), .12)
    e.path(sheet, 'none', INK, KEY)
    e.ellipse(cx, cy - 3, 6.5, 6.5, e.tone('gold'), INK, KEY)
    e.spark([(*on(cx, cy, r0, a), *on(cx, cy, r1, a)) for a, r0, r1 in ((-90, 83, 106), (-113, 83, 104), (-67, 83, 104), (-130, 80, 88), (-50, 80, 88))], 5.6)


def arm(e):
    """The arm that drew the card of its life."""
    with e.at(66, 39, 1, -16):
        e.rect(-22, -33, 44, 66, 6, e.tone('gold'), INK, KEY)
        e.rect(-16, -27, 32, 54, 3, '#FFF3CF')
        e.path(loop([on(0, 0, 17 if i % 2 == 0 else 7, -90 + 36 * i) for i in range(10)]), e.tone('red'))
    e.spark([(23, 26, 9, 17), (21, 47, 5, 47), (106, 18, 118, 9)])
    e.cut('M4 120V93C10 82 20 82 28 87C35 66 63 64 72 87L75 69L104 73C112 90 114 108 104 116C94 124 82 121 70 121Z', 'blue')
    e.shade('M75 74L104 76C111 92 112 107 103 114C95 120 88 119 80 119C98 110 96 92 75 74Z', .2)
    e.path('M28 87C27 95 29 99 34 102M72 87C71 95 68 99 62 101', 'none', INK, 4.5)
    e.cut('M72 76L75 61L106 65L106 80Z', 'red')
    e.cut('M76 63C69 53 69 45 76 39C84 33 101 35 106 43C111 51 109 60 105 66Z')
    e.cut('M68 50C67 43 73 39 79 41L93 45C98 47 97 55 91 55L78 54')
    e.path('M94 43C99 45 102 50 101 55M105 48C107 51 107 54 106 57', 'none', INK, 3.2)


DRAW = {'twice': twice, 'flop-exchange': flop_exchange, 'straddle': straddle, 'forced-passive': forced_passive, 'both-cards': both_cards, 'hand-swap': hand_swap,
        'clairvoyance': clairvoyance, 'upgrade': upgrade, 'nullify': nullify, 'win-the-button': win_the_button, 'meow': meow, 'toast': toast,
        'feeling-good': feeling_good, 'arm': arm}
FAMILY_OF = {'twice': 'board', 'flop-exchange': 'board', 'straddle': 'action', 'forced-passive': 'action', 'both-cards': 'hand', 'hand-swap': 'hand',
             'clairvoyance': 'hand', 'upgrade': 'hand', 'nullify': 'rule', 'win-the-button': 'rule', 'meow': 'fun', 'toast': 'fun', 'feeling-good': 'fun', 'arm': 'fun'}


def emblem(name):
    e = Emblem()
    DRAW[name](e)
    return e


def draw(write):
    for name in DRAW:
        text = emblem(name).text()
        write('emblems/' + name, 128, 128, text)
        write('emblems/grey/' + name, 128, 128, grey(text))
