"""What is served in a break: twelve drinks, 120x150 each, standing on y 140, and the bar behind them, 1170x726, its counter's edge at y 604.

No two glasses have the same outline, so that an order is told without its colour."""
import math
import random

from spec_kit import GOLD, INK, LAMP, SHU_DEEP, WASHI, Room, n

GLASS, EDGE = '#DCE8EE', '#F6FBFC'


class Drink(Room):
    def liquid(self, d, light, deep, y0, y1): self.path(d, self.gradient([(0, light, 1), (1, deep, 1)], 0, y0, 0, y1))

    def steam(self, x=60, y=52):
        for dx, k in ((-10, 1), (8, .85)):
            for wide, faint in ((6, .07), (2.8, .5)):
                self.path('M%g %gc-9 -12 9 -17 0 -%g' % (x + dx, y, 34 * k), 'none', WASHI, wide, faint)

    def ice(self, *cubes):
        for x, y, side, turn in cubes:
            with self.at(x, y, 1, turn):
                self.rect(-side / 2, -side / 2, side, side, 3, '#FFFFFF', opacity=.34)
                self.path('M%g %gH%gV%g' % (-side / 2 + 2, -side / 2 + 2, side / 2 - 2, side / 2 - 4), 'none', '#FFFFFF', 1.6, .6)

    def bubbles(self, *at):
        for x, y in at: self.ellipse(x, y, 2, 2, '#FFFFFF', opacity=.6)

    def slice(self, x, y, r, peel, flesh):
        self.ellipse(x, y, r, r, peel, INK, 1.6)
        self.ellipse(x, y, r * .8, r * .8, '#FFF6DC')
        for a in range(0, 360, 60):
            q = [(x + r * .72 * math.cos(math.radians(a + t)), y + r * .72 * math.sin(math.radians(a + t))) for t in (8, 30, 52)]
            self.path('M%g %gL%.1f %.1fQ%.1f %.1f %.1f %.1fZ' % (x, y, *q[0], *q[1], *q[2]), flesh)


def yunomi(d, glaze, deep, tea, squat):
    """A cup without a handle; the glaze ran down its side."""
    if squat:
        d.ellipse(60, 136, 42, 7.5, deep)
        d.ellipse(60, 133.5, 42, 7, '#D9CCAE')
        cup, y, rx = 'M24 84C22 112 36 134 46 134H74C84 134 98 112 96 84Z', 84, 36
        run = 'M24 84C23 100 28 112 33 118C44 108 52 122 62 114C74 106 82 116 92 104C95 97 96.5 90 96 84Z'
    else:
        cup, y, rx = 'M30 72C29 104 32 130 40 140H80C88 130 91 104 90 72Z', 72, 30
        run = 'M30 72C29.5 88 30 98 31.5 108C42 100 50 116 62 106C72 98 80 110 88.5 100C89.5 92 90 82 90 72Z'
    d.path(cup, d.gradient([(0, '#F6EEDC', 1), (.6, '#E6D9BC', 1), (1, '#B9A885', 1)], 24, 0, 96, 0))
    d.path(run, d.gradient([(0, glaze, 1), (1, deep, 1)], 24, 0, 96, 0))
    d.path(cup, 'none', INK, 2.4)
    d.ellipse(60, y, rx, 8.4, deep, INK, 2)
    d.ellipse(60, y + .8, rx - 4, 6, d.gradient([(0, tea[0], 1), (1, tea[1], 1)], 30, 0, 90, 0))
    d.path('M%g %gC%g %g %g %g %g %g' % (36 if not squat else 31, y + 14, 35 if not squat else 32, y + 28, 37 if not squat else 36, y + 38, 40 if not squat else 41, y + 44), 'none', '#FFFFFF', 3.4, .4)
    d.steam(60, y - 12)


def green_tea(d): yunomi(d, '#4E7DA8', '#24486F', ('#B8CC6A', '#7F9C3C'), False)


def hojicha(d): yunomi(d, '#B5562C', '#6E2C16', ('#C98A4A', '#8A4A1E'), True)


def tumbler(d, top, foot, y0, fill, light, deep, foam='#FFF6DC'):
    """Straight glass from y0 down; top and foot are half widths, fill the height of the drink."""
    at = lambda y: foot + (top - foot) * (140 - y) / (140 - y0)
    wall = 'M%s %sL%s 136Q%s 140 %s 140H%sQ%s 140 %s 136L%s %sZ' % tuple(map(n, (60 - top, y0, 60 - foot, 60 - foot, 60 - foot + 4, 60 + foot - 4, 60 + foot, 60 + foot, 60 + top, y0)))
    d.path(wall, GLASS, opacity=.24)
    d.liquid('M%s %sL%s 134H%sL%s %sZ' % tuple(map(n, (60 - at(fill) + 2.4, fill, 60 - foot + 3, 60 + foot - 3, 60 + at(fill) - 2.4, fill))), light, deep, fill, 134)
    d.path('M%s %sL%s 134H%sL%s %sZ' % tuple(map(n, (60 + at(fill) * .3, fill, 60 + foot * .3, 60 + foot - 3, 60 + at(fill) - 2.4, fill))), INK, opacity=.12)
    d.ellipse(60, fill, at(fill) - 2.4, 4.4, foam, opacity=.85)
    d.path(wall, 'none', EDGE, 2.2, .85)
    d.ellipse(60, y0, top, 4.6, 'none', EDGE, 2, .9)
    d.path('M%s %sL%s 128' % tuple(map(n, (60 - top + 7, y0 + 8, 60 - foot + 6.5))), 'none', '#FFFFFF', 3.4, .55)


def yuzu_soda(d):
    tumbler(d, 27, 21, 44, 60, '#F8E58A', '#E3B93A')
    d.ice((50, 74, 17, 14), (69, 84, 16, -18))
    d.bubbles((52, 104), (64, 98), (70, 114), (48, 120), (60, 126))
    d.slice(86, 46, 14, '#F0C02C', '#F8DC62')


def plum_cider(d):
    """A wide bowl on a short stem, a red plum at the bottom."""
    bowl = 'M26 62C26 96 40 112 60 112C80 112 94 96 94 62Z'
    d.path(bowl, GLASS, opacity=.24)
    d.liquid('M29 74C31 98 42 109 60 109C78 109 89 98 91 74Z', '#F2A08C', '#D9584E', 74, 110)
    d.ellipse(60, 74, 31, 4.6, '#FFD9CC', opacity=.9)
    d.ellipse(56, 95, 11, 10.5, d.gradient([(0, '#D9433A', 1), (1, '#8E1F22', 1)], 46, 85, 66, 105))
    d.path('M58 86Q64 80 70 82Q66 88 58 86Z', '#7FA04A')
    d.bubbles((74, 90), (70, 100), (42, 88), (80, 82))
    d.path('M57 112H63V132C70 133 78 136 80 140H40C42 136 50 133 57 132Z', GLASS, EDGE, 1.8, .8)
    d.path(bowl, 'none', EDGE, 2.2, .85)
    d.ellipse(60, 62, 34, 5.4, 'none', EDGE, 2, .9)
    d.path('M34 70C34 86 40 98 46 103', 'none', '#FFFFFF', 3.2, .55)
    d.path('M78 64L96 26', 'none', INK, 7)
    d.path('M78 64L96 26', 'none', '#E4572E', 4)


def ginger_ale(d):
    """A copper mug's cousin: a low, wide glass, ice to the rim, a stick of ginger and a leaf."""
    tumbler(d, 36, 30, 66, 78, '#F2C36A', '#B9782B')
    d.ice((44, 88, 19, -10), (66, 86, 18, 16), (56, 108, 19, 4))
    d.bubbles((78, 104), (38, 114), (74, 120), (64, 124))
    d.path('M82 70L98 34L104 38L90 74Z', '#E6CB8E', INK, 2)
    d.path('M72 60C70 46 56 40 46 44C48 56 60 62 72 60Z', '#5E8F4A', INK, 2)
    d.path('M70 59C62 54 55 50 49 46', 'none', '#2F5A2E', 1.4)


def coffee(d):
    d.ellipse(60, 137, 50, 7.5, '#B9A885')
    d.ellipse(60, 134.5, 50, 7, '#EFE6D0', INK, 1.6)
    d.path('M88 92C110 88 110 122 84 120', 'none', INK, 11.5)
    d.path('M88 92C110 88 110 122 84 120', 'none', '#EFE6D0', 7)
    cup = 'M28 80H92C93 108 84 132 74 133H46C36 132 27 108 28 80Z'
    d.path(cup, d.gradient([(0, '#FFFAEC', 1), (.55, '#EFE6D0', 1), (1, '#C4B592', 1)], 28, 0, 92, 0), INK, 2.4)
    d.path('M28.5 96H91.5L90.5 103H29.5Z', '#35598C', opacity=.85)
    d.ellipse(60, 80, 32, 8, '#D9CCAE', INK, 2)
    d.ellipse(60, 80.8, 27.5, 5.8, d.gradient([(0, '#6E4226', 1), (1, '#2E1810', 1)], 32, 0, 88, 0))
    d.path('M46 81Q56 76 66 80', 'none', '#B5825F', 1.6, .8)
    d.steam(60, 66)


def beer(d):
    d.path('M82 74C108 70 108 120 82 118', 'none', EDGE, 8, .75)
    d.path('M82 74C108 70 108 120 82 118', 'none', '#8FA6B8', 2, .6)
    d.path('M26 54H86L83 136Q83 140 79 140H33Q29 140 29 136Z', GLASS, opacity=.26)
    d.liquid('M28.5 66H83.5L81 134H31Z', '#F8D25E', '#D08A1E', 66, 134)
    for x in (42, 56, 70): d.path('M%g 74L%g 130' % (x, x + (56 - x) * .08), 'none', '#FFF3C4', 4, .35)
    d.path('M24 64C16 62 18 48 28 48C28 38 44 36 48 42C54 34 68 36 70 44C80 38 94 46 90 56C92 62 88 66 84 66C78 74 74 66 70 68C64 80 58 70 52 68C44 76 38 68 32 68C28 68 26 66 24 64Z', '#FFFAEC', INK, 1.8)
    d.path('M32 56C36 50 44 52 46 56M56 52C60 48 66 50 68 54', 'none', '#D9CCAE', 2, .8)
    d.path('M26 54L29 136Q29 140 33 140H79Q83 140 83 136L86 54', 'none', EDGE, 2.2, .8)
    d.bubbles((48, 96), (62, 110), (52, 120), (72, 92), (40, 108))


def sake(d):
    """A flask and its small cup."""
    flask = 'M38 30H58C58 40 54 46 56 54C72 64 74 84 72 104C71 122 68 138 64 140H32C28 138 25 122 24 104C22 84 24 64 40 54C42 46 38 40 38 30Z'
    d.path(flask, d.gradient([(0, '#FFFAEC', 1), (.55, '#E9DFC8', 1), (1, '#A99C7C', 1)], 24, 0, 72, 0), INK, 2.4)
    d.path('M24.5 96C36 102 60 102 72 96L71.6 108C60 113 36 113 24.6 108Z', '#2E5C8A')
    d.path('M48 64L55 76L48 88L41 76Z', SHU_DEEP)
    d.ellipse(48, 30, 10, 3.4, '#5E5238', INK, 1.6)
    d.path('M32 72C29 84 29 92 30 96', 'none', '#FFFFFF', 3, .7)
    d.path('M74 116H108C108 130 100 140 96 140H86C82 140 74 130 74 116Z', d.gradient([(0, '#FFFAEC', 1), (1, '#B9A885', 1)], 74, 0, 108, 0), INK, 2.4)
    d.ellipse(91, 116, 17, 4.8, '#D9CCAE', INK, 1.8)
    d.ellipse(91, 116.6, 13.4, 3, '#F4F6EA')


def highball(d):
    tumbler(d, 21, 18, 22, 40, '#F6E6B4', '#D9B25A')
    d.ice((56, 54, 18, 8), (64, 76, 18, -12), (56, 98, 18, 10))
    d.bubbles((68, 58), (50, 78), (68, 100), (52, 118), (64, 124), (58, 112))
    d.path('M62 34C74 26 86 30 88 42C78 46 68 44 62 34Z', '#F0C02C', INK, 1.8)
    d.path('M66 35C73 33 80 35 84 40', 'none', '#FFF0B0', 1.6)


def umeshu(d):
    tumbler(d, 33, 31, 72, 92, '#E9C25C', '#B98A2B')
    d.ellipse(48, 96, 17, 16, '#FFFFFF', opacity=.42)
    d.path('M38 92C40 84 48 82 54 84', 'none', '#FFFFFF', 2.4, .8)
    d.ellipse(74, 118, 12, 11.5, d.gradient([(0, '#B7C25A', 1), (1, '#6B7A26', 1)], 62, 106, 86, 130), '#4A5518', 1.4)
    d.path('M74 108Q70 116 73 126', 'none', '#4A5518', 1.4, .7)


def shadow(d):
    """Of each of them, where it stands."""
    d.ellipse(60, 141, 44, 7, '#02040A', opacity=.38)


DRINKS = {'shadow': shadow, 'green-tea': green_tea, 'hojicha': hojicha, 'yuzu-soda': yuzu_soda, 'plum-cider': plum_cider, 'ginger-ale': ginger_ale, 'coffee': coffee,
          'beer': beer, 'sake': sake, 'highball': highball, 'umeshu': umeshu}


# ---- the bar ----

def bottle(s, x, foot, rn):
    h, w = rn.uniform(84, 130), rn.uniform(26, 40)
    colour, kind = rn.choice(['#2A3F63', '#1F4A44', '#5A2A1A', '#7A4A1A', '#23304A', '#394F36', '#4A2440', '#A9772B', '#6E2C16']), rn.randrange(4)
    neck, up = w * (.34 if kind == 2 else .26), h * (.58, .66, .5, .72)[kind]
    sh = foot - up
    s.path('M%s %sV%sC%s %s %s %s %s %sV%sH%sV%sC%s %s %s %s %s %sV%sZ' % tuple(map(n, (
        x - w / 2, foot, sh, x - w / 2, sh - h * .14, x - neck / 2, sh - h * .1, x - neck / 2, sh - h * .2, foot - h, x + neck / 2, sh - h * .2,
        x + neck / 2, sh - h * .1, x + w / 2, sh - h * .14, x + w / 2, sh, foot))), colour)
    s.rect(round(x - neck / 2 - 1, 1), round(foot - h - 5, 1), round(neck + 2, 1), 9, 2, rn.choice([GOLD, '#120D0B', SHU_DEEP, WASHI]))
    if rn.random() < .78:
        y = round(foot - h * rn.uniform(.42, .5), 1)
        s.rect(round(x - w * .4, 1), y, round(w * .8, 1), round(h * .27, 1), 1.5, rn.choice([WASHI, '#E6D6B2', SHU_DEEP, '#F6EFDC', '#22345C']), opacity=.92)
        if rn.random() < .4: s.path('M%s %sl5 6l-5 6l-5 -6Z' % (n(x), n(y + h * .06)), rn.choice([INK, GOLD]))
        else: s.path('M%s %sh%sM%s %sh%s' % tuple(map(n, (x - w * .2, y + h * .08, w * .4, x - w * .2, y + h * .15, w * .4))), 'none', INK, 2, .45)
    s.path('M%s %sV%s' % tuple(map(n, (x - w * .3, sh + 5, foot - 7))), 'none', '#FFE7BD', 2.6, .42)
    s.path('M%s %sV%s' % tuple(map(n, (x + w * .32, sh + 7, foot - 7))), 'none', LAMP, 1.8, .28)
    return w


def bar():
    s, rn, w = Room(), random.Random(12), 1170
    s.rect(0, 0, w, 726, 0, s.gradient([(0, '#14213D', 1), (1, '#0D1526', 1)], 0, 0, 0, 726))
    for foot in (232, 404):
        s.rect(0, foot - 150, w, 156, 0, s.gradient([(0, '#2E170F', 1), (.5, '#8A4A1E', 1), (1, '#E8A34C', 1)], 0, foot - 150, 0, foot))
        for x in (146, 439, 731, 1024): s.ellipse(x, foot, 150, 70, s.radial([(0, '#FFDFA0', .5), (1, '#FFC877', 0)], x, foot, 150, 70 / 150))
        x = 40
        while x < w - 34: x += bottle(s, x, foot - 2, rn) + rn.uniform(6, 17)
        s.rect(0, foot - 4, w, 14, 0, '#1A0E0B')
        s.rect(0, foot - 4, w, 2, 0, '#FFC877', opacity=.7)
        s.rect(0, foot + 10, w, 16, 0, s.gradient([(0, '#05070E', .55), (1, '#05070E', 0)], 0, foot + 10, 0, foot + 26))
    s.rect(0, 0, w, 430, 0, INK, opacity=.3)
    for x in (0, 292, 585, 878, 1163):
        s.rect(x - 6, 60, 13, 372, 0, '#1A0E0B')
        s.rect(x - 6, 60, 1.6, 372, 0, '#8A5A34', opacity=.55)
    s.rect(0, 430, w, 174, 0, s.gradient([(0, '#0B1326', 1), (1, '#16233F', 1)], 0, 430, 0, 604))
    for x in range(0, w, 78): s.rect(x, 430, 1.4, 174, 0, '#2E4270', opacity=.5)
    s.ellipse(585, 590, 640, 150, s.radial([(0, '#FFC877', .34), (.4, '#FF9D4A', .12), (1, '#FF8A3A', 0)], 585, 590, 640, 150 / 640))
    s.rect(0, 604, w, 92, 0, s.gradient([(0, '#8A4826', 1), (.1, '#54281A', 1), (1, '#170B09', 1)], 0, 604, 0, 696))
    s.rect(0, 604, w, 3, 0, '#F0B470', opacity=.8)
    s.rect(0, 645, w, 1.4, 0, GOLD, opacity=.5)
    for i in range(9): s.path('M%d %dc60 %d 120 6 210 2' % (i * 150 - 40, 616 + i % 3 * 7, -4 + i % 4 * 2), 'none', '#C27C44', 1.3, .35)
    s.rect(0, 696, w, 30, 0, '#070A14')
    for i in range(6):                                               # a short curtain with the house's mark
        x = 9 + i * 192
        s.path('M%d 0V86C%d 94 %d 80 %d 88V0Z' % (x + 2, x + 50, x + 120, x + 188), s.gradient([(0, '#1A2C55', 1), (1, '#2B4C82', 1)], 0, 0, 0, 90))
        for fold in (46, 98, 150): s.path('M%d 0C%d 30 %d 56 %d 84' % (x + fold, x + fold - 5, x + fold + 4, x + fold - 2), 'none', '#0D1526', 5, .24)
        s.path('M%d 20l15 23l-15 23l-15 -23ZM%d 31l-8 12l8 12l8 -12Z' % (x + 95, x + 95), WASHI, opacity=.92)
    s.rect(0, 0, w, 10, 0, s.gradient([(0, '#4A2A1A', 1), (1, '#1A0E0B', 1)], 0, 0, 0, 10))
    for x in (262, 1006): s.lantern(x, 176, 84, 106, True, 120)
    return s.text()


def slip():
    """A slip of paper with what the bar has, 124x260 in a margin of 8: red at its head, a hole for the string, long fibres."""
    s, rn = Room(), random.Random(5)
    s.rect(12, 14, 124, 260, 2, '#02040A', opacity=.45)
    s.path('M8 8H132V266Q131 268 129 268L70 267L11 268Q8 268 8 265Z', s.gradient([(0, '#FFFBF0', 1), (.6, '#F6EEDA', 1), (1, '#E3D5B4', 1)], 8, 8, 132, 268))
    for _ in range(26):
        x, y = rn.uniform(14, 122), rn.uniform(30, 258)
        s.path('M%.1f %.1fq%.1f %.1f %.1f %.1f' % (x, y, rn.uniform(-7, 7), rn.uniform(-4, 4), rn.uniform(-12, 12), rn.uniform(-8, 8)), 'none', '#B9A677', .9, .35)
    s.path('M8 8H132V19H8Z', s.gradient([(0, '#D9502A', 1), (1, '#A8361A', 1)], 0, 8, 0, 19))
    s.path('M8 19H132', 'none', '#7A2410', 1.2, .5)
    s.ellipse(70, 32, 5, 5, '#16203A')
    s.ellipse(70, 32, 7.4, 7.4, 'none', '#C9A227', 1.6, .9)
    s.path('M8.8 20V264M131.2 20V264', 'none', '#FFFFFF', 1.4, .5)
    return s.text()


def draw(write):
    for name, make in DRINKS.items():
        d = Drink()
        make(d)
        write('drinks/' + name, 120, 150, d.text())
    write('slip', 140, 276, slip())
    write('break-bar', 1170, 726, bar())
