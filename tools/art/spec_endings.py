"""The last chip is counted: victory and defeat, 1600x900. What matters stands in the middle 800, the sides may be cropped; a disc of radius 210 about
800,396 is free for a portrait, and whole without one."""
import math
import random

from shapely.geometry import Point, box
from spec_cards import moon
from spec_emblems import Emblem
from spec_kit import GOLD, INK, SHU, WASHI, n, on, write_area
from spec_things import CHIPS, chip

MIDDLE = (350, 300)


def stack(s, x, foot, r, kinds, seed):
    rn = random.Random(seed)
    s.ellipse(x + 4, foot + r * .5, r * 1.12, r * .56, '#02040A', opacity=.45)
    for i, k in enumerate(kinds): chip(s, round(x + rn.uniform(-2, 2), 1), round(foot - i * r * .29, 1), r, CHIPS[k])


def scattered(s, seed, count):
    """Slips of paper thrown into the air: never over the disc, no two over each other."""
    rn, taken = random.Random(seed), [(76, 118), (624, 118)]
    while count:
        x, y = rn.uniform(-330, 1030), rn.uniform(-40, 560)
        if math.hypot(x - 350, y - 300) < 246 or any(math.hypot(x - a, y - b) < (92 if i < 2 else 27) for i, (a, b) in enumerate(taken)): continue
        taken.append((x, y))
        count -= 1
        w, h = rn.uniform(8, 13), rn.uniform(4.5, 7)
        with s.at(round(x, 1), round(y, 1), 1, round(rn.uniform(0, 180))):
            s.path('M%s %sQ0 %s %s %sL%s %sQ0 %s %s %sZ' % tuple(map(n, (-w, -h, -h - 5, w, -h, w, h, h - 5, -w, h))), rn.choice([WASHI, '#F3D988', SHU, '#4E86B6', WASHI, GOLD]), opacity=round(rn.uniform(.8, 1), 2))


def victory():
    s, (cx, cy) = Emblem(), MIDDLE
    s.rect(0, 0, 1600, 900, 0, s.radial([(0, '#5A3A34', 1), (.45, '#2A2547', 1), (1, '#0F1830', 1)], 800, 396, 980))
    with s.at(408, 60, 1.12): won(s, cx, cy)
    return s.text()


def won(s, cx, cy):
    s.ellipse(cx, cy, 420, 420, s.radial([(0, '#FFC877', .62), (.5, '#FF9D4A', .30), (1, '#FF8A3A', 0)], cx, cy, 420))
    light = s.radial([(0, '#FFE2AE', .5), (.5, '#FFE2AE', .36), (1, '#FFC877', 0)], cx, cy, 430)
    for i in range(24):                                              # light behind it, in the manner of the fun cards' rays
        q = [on(cx, cy, 206, i * 15 - 2.4), on(cx, cy, 430, i * 15 - 3.6), on(cx, cy, 430, i * 15 + 3.6), on(cx, cy, 206, i * 15 + 2.4)]
        s.path('M' + 'L'.join('%.1f %.1f' % p for p in q) + 'Z', light)
    scattered(s, 5, 104)
    s.enso(cx, cy, 214, 28, s.gradient([(0, '#F6E29A', 1), (.5, GOLD, 1), (1, '#A27D18', 1)], 160, 100, 540, 500), seed=31, start=118, sweep=342, dry=.3, count=15)
    moon(s, cx, cy, 192)
    for x in (76, 624):
        s.ellipse(x, 118, 76, 86, s.radial([(0, '#FFC877', .7), (.6, '#FF9D4A', .3), (1, '#FF8A3A', 0)], x, 118, 76, 86 / 76))
        s.lantern(x, 118, 104, 128, True, 120, 0)
    for i, (turn, suit) in enumerate(((-34, 'd'), (-17, 'c'), (0, 's'), (17, 'h'), (34, 'd'))):      # five cards, fanned out
        x, y = on(cx, 960, 400, -90 + turn * .92)
        with s.at(round(x, 1), round(y + 34, 1), 1.95, turn * .92):
            s.rect(-30, -38, 64, 86, 7, '#02040A', opacity=.3)
            if suit == 's': s.card(0, 0, 60, 84, 0, 's', 44)
            else: s.card(0, 0, 60, 84, 0, suit, 30, (0, -10))
    stack(s, 128, 676, 46, (0, 0, 1, 0, 2, 0), 3)
    stack(s, 214, 706, 46, (2, 2, 2), 4)
    stack(s, 572, 676, 46, (1, 3, 1, 3, 2, 3, 3), 5)
    stack(s, 484, 706, 46, (4, 0, 4, 4), 6)
    stack(s, 350, 714, 50, (2, 2, 3, 2, 2), 7)


def defeat():
    s, (cx, cy) = Emblem(), MIDDLE
    s.rect(0, 0, 1600, 900, 0, s.gradient([(0, '#0B1326', 1), (.6, '#14213D', 1), (1, '#0A101E', 1)], 0, 0, 0, 900))
    for x in (96, 300, 1300, 1504):                                  # the room's posts, hardly seen
        s.rect(x - 8, 0, 16, 900, 0, '#0A0F1D', opacity=.8)
    rn, d = random.Random(3), ''
    for _ in range(40): d += 'M%d %dl-11 38' % (rn.choice((rn.randrange(1600), rn.randrange(430), rn.randrange(1180, 1600))), rn.randrange(0, 560))
    s.path(d, 'none', '#9CB4E4', 2, .16)
    with s.at(408, 60, 1.12): lost(s, cx, cy)
    return s.text()


def lost(s, cx, cy):
    s.ellipse(cx, cy, 330, 330, s.radial([(0, '#5C7FC0', .42), (.55, '#3A5490', .16), (1, '#2A3F72', 0)], cx, cy, 330))
    s.ellipse(cx, cy, 192, 192, s.gradient([(0, '#1B2C58', 1), (1, '#0D1730', 1)], 0, 108, 0, 492))
    s.ellipse(cx + 34, cy - 26, 92, 92, s.radial([(0, '#DCE6FA', .5), (1, '#DCE6FA', 0)], cx + 34, cy - 26, 92))
    s.path('M%d %dA62 62 0 1 0 %d %dA50 50 0 1 1 %d %dZ' % (cx + 62, cy - 84, cx + 88, cy + 6, cx + 62, cy - 84), '#E8E2CE', opacity=.95)          # a thin moon
    disc = Point(cx, cy).buffer(190, 40)
    for k, (x, top, w) in enumerate(((176, 404, 52), (222, 366, 44), (270, 412, 50), (314, 384, 40), (352, 420, 52), (398, 372, 46), (440, 408, 44), (478, 390, 52))):     # the city sleeps
        s.path(write_area(box(x, top, x + w, 500).intersection(disc)), ('#121D3C', '#0B1328')[k % 2])
        if k in (1, 5, 6): s.path('M%d %dh5v7h-5z' % (x + 16, top + 18), '#FFD79A', opacity=.8)
    s.enso(cx, cy, 210, 22, '#8296C4', seed=44, start=250, sweep=318, dry=.5, opacity=.75, count=11)
    s.path(''.join('M%d %dl-%d %d' % (x, y, 10, 34) for x, y in ((96, 210), (150, 110), (570, 150), (612, 290), (540, 60), (72, 360), (632, 420), (236, 66), (430, 52), (118, 300), (590, 216), (176, 470))), 'none', '#9CB4E4', 2.4, .4)
    s.lantern(84, 150, 96, 118, False, 160)
    s.path('M92 92C80 76 102 66 88 46C80 32 96 24 90 6', 'none', WASHI, 3, .32)
    s.ellipse(cx, 676, 330, 74, s.gradient([(0, '#24426F', .9), (1, '#101F3C', .9)], 0, 602, 0, 750))
    s.ellipse(cx, 676, 330, 74, 'none', GOLD, 2, .4)
    for x, y, turn in ((312, 644, -16), (392, 654, 9)):              # two cards, thrown in
        with s.at(x, y, 1, turn):
            s.rect(-52, -62, 112, 134, 10, '#02040A', opacity=.35)
            s.rect(-54, -68, 108, 136, 8, '#FBF7EE', INK, 4)
            s.rect(-46, -60, 92, 120, 4, s.gradient([(0, '#21386B', 1), (1, '#14234A', 1)], 0, -60, 0, 60))
            s.rect(-42, -56, 84, 112, 3, 'none', GOLD, 1.6, .8)
            moon(s, 0, 0, 26)
    s.ellipse(166, 668, 46, 9, '#02040A', opacity=.4)                 # an empty glass, its ice not melted yet
    s.path('M128 560H204L194 662Q193 668 187 668H145Q139 668 138 662Z', '#DCE8EE', opacity=.22)
    with s.at(158, 646, 1, 14): s.rect(-13, -13, 26, 26, 4, '#FFFFFF', opacity=.4)
    with s.at(180, 650, 1, -10): s.rect(-10, -10, 20, 20, 3, '#FFFFFF', opacity=.3)
    s.path('M128 560H204L194 662Q193 668 187 668H145Q139 668 138 662Z', 'none', '#F6FBFC', 3, .7)
    s.ellipse(166, 560, 38, 7, 'none', '#F6FBFC', 2.6, .8)
    s.path('M140 574L147 650', 'none', '#FFFFFF', 4, .4)
    s.ellipse(540, 664, 52, 12, '#02040A', opacity=.4)                # the incense has burnt down
    s.path('M492 646C494 668 586 668 588 646Z', s.gradient([(0, '#4A6FA0', 1), (1, '#1E3358', 1)], 0, 646, 0, 664), INK, 3)
    s.ellipse(540, 646, 48, 9, '#1A2A48', INK, 3)
    s.ellipse(540, 645, 38, 6, '#8D8A80')
    s.path('M540 645L556 606', 'none', '#5B4630', 5)
    for wide, faint in ((9, .06), (5, .12), (2, .45)): s.path('M556 604C544 580 570 566 556 540C546 520 566 508 558 484C552 468 564 456 560 440', 'none', WASHI, wide, faint)
    stack(s, 476, 700, 32, (0,), 3)


def draw(write):
    write('victory', 1600, 900, victory())
    write('defeat', 1600, 900, defeat())
