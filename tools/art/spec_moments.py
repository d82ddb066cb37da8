"""What the ceremonies are made of: the room seen from the table, the table's near rim, and the things that a card of SPEC sets to work. Sizes are in the list at
the end; the room's wall and the rim's felt have the middle of a picture of 1920 x 1036 at half their own width."""
import math
import re

from shapely.geometry import Point, Polygon
from spec_kit import GOLD, IVORY, LAMP, NIGHT, PALE, SHU, SHU_DEEP, Room, arc, line, loop, n, on, write_area
from spec_room import ground, table

WIDE = 2520                                                             # as far as a picture of 21:9 reaches


def lit(text, gamma=.78, gain=1.18, tint=(1.02, 1, 1)):
    """More light on what was drawn by night: the shapes stay, the night opens."""
    def dye(found):
        rgb = (int(found.group(0)[i:i + 2], 16) / 255 for i in (1, 3, 5))
        return '#%02X%02X%02X' % tuple(min(255, round(255 * gain * t * v ** gamma)) for v, t in zip(rgb, tint))
    return re.sub(r'(id="|#)g(\d+)(?=["\)])', r'\1n\2', re.sub(r'#[0-9A-Fa-f]{6}\b', dye, text))       # its gradients beside those of the sheet it is laid in


def room():
    s = Room()
    with s.at(-120, -40, 1.4375): s.shapes.append(lit(ground()))
    s.rect(0, 0, WIDE, 1080, 0, s.gradient([(0, NIGHT, .15), (.5, NIGHT, 0), (1, NIGHT, .55)], 0, 0, 0, 1080))
    return s.text()


def rim():
    """The table as somebody sees it who sits at it: it cuts off what stands behind it."""
    s = Room()
    with s.at(-340, 0, 2.198): s.shapes.append(table())
    return s.text()


def rays():
    """Lamp light in wedges, 24 of them."""
    s, (x, y) = Room(), (WIDE / 2, 430)
    for i in range(24): s.path(loop([(x, y), on(x, y, 1900, i * 15 - 3.15), on(x, y, 1900, i * 15 + 3.15)]), LAMP, opacity=.10)
    return s.text()


def curve(a, b, c, d, steps=24):
    return [tuple((1 - t) ** 3 * a[j] + 3 * (1 - t) ** 2 * t * b[j] + 3 * (1 - t) * t * t * c[j] + t ** 3 * d[j] for j in (0, 1)) for t in (i / steps for i in range(steps + 1))]


# ---- Clairvoyance: an eye, 1190x540, its corners on y 360 ------------------

X, Y, W, U, L = 595, 330, 566, 310, 138
LID = curve((X - W, Y + 30), (X - W * .62, Y - U * .86), (X - W * .3, Y - U), (X, Y - U)) + curve((X, Y - U), (X + W * .3, Y - U), (X + W * .62, Y - U * .86), (X + W, Y + 30))[1:]
LOW = curve((X + W, Y + 30), (X + W * .66, Y + L), (X + W * .34, Y + L * 1.16), (X, Y + L * 1.16)) + curve((X, Y + L * 1.16), (X - W * .34, Y + L * 1.16), (X - W * .66, Y + L), (X - W, Y + 30))[1:]


def eye():
    s, area = Room(), Polygon(LID + LOW[1:-1]).buffer(0)
    seen = lambda shape: write_area(shape.intersection(area), .05)
    ball = lambda r: Point(X, Y - 40).buffer(r, 48)
    s.path(loop(LID + LOW), '#050A16', '#050A16', 44, .4)
    s.path(loop(LID + LOW), s.gradient([(0, '#BFA9C9', 1), (.35, '#F6E9D6', 1), (1, '#FFF9EC', 1)], 0, 20, 0, 490))
    s.path(seen(ball(330)), '#2A1B3E')
    s.path(seen(ball(310)), '#6B4A86')
    for i in range(48):
        hair = Polygon([on(X, Y - 40, 150, i * 7.5 - 1), on(X, Y - 40, 305, i * 7.5 - .2), on(X, Y - 40, 305, i * 7.5 + 1.4), on(X, Y - 40, 150, i * 7.5 + 1)])
        s.path(seen(hair), '#A98BC8' if i % 2 else '#4C3264', opacity=.8)
    s.path(seen(ball(320)), s.radial([(0, LAMP, .5), (.6, LAMP, .16), (1, LAMP, 0)], X, Y - 40, 320))
    s.path(seen(ball(178)), '#140C22')
    s.ellipse(X - 74, Y - 132, 34, 34, '#FFF6E0', opacity=.9)
    return s.text()


def lids(shut):
    s = Room()
    if not shut:
        s.path(line(LID), 'none', '#0D1526', 40)
        s.path(line(LID), 'none', GOLD, 5)
    s.path(line(LOW), 'none', '#0D1526', 40 if shut else 16)
    s.path(line(LOW), 'none', GOLD, 4)
    for a in range(-60, 61, 20) if shut else ():                         # lashes
        x, y = X + W * .8 * a / 60, Y + 128 - 92 * (a / 66) ** 2
        s.path('M%s %sL%s %s' % tuple(map(n, (x, y, x + a * .9, y + 62))), 'none', '#0D1526', 14)
    return s.text()


# ---- hands and medallions: white, to be dyed ------------------------------

ARMS = {                                                                 # way, thickness, picture: x, y, w, h of the whole one
    'arm-reach': ('M330 690C450 800 560 800 600 690S640 600 700 600', 96, (260, 530, 510, 320)),
    'arm-toast': ('M470 690C640 760 760 690 800 610S850 520 900 520', 92, (400, 450, 570, 340)),
}


def strand(way, box, layers, finish):
    """One way drawn over itself, each time in its colour and width, and what `finish` adds to it."""
    s = Room()
    with s.at(-box[0], -box[1]):
        for colour, wide in layers: s.path(way, 'none', colour, wide)
        finish(s)
    return s.text()


def arm(way, thick, box):
    def lit_side(s):
        with s.at(-6, -8): s.path(way, 'none', '#FFFFFF', thick * .74)
    return strand(way, box, (('#0D1526', thick + 14), ('#9EA1AC', thick)), lit_side)


def fingers(shine):
    """Three round a thing that is held at their middle. 180x180."""
    s = Room()
    for k in (-1, 0, 1):
        if shine: s.path('M%s %sh70' % (n(60), n(80 + k * 38)), 'none', '#FFFFFF', 6)
        else: s.rect(38, 68 + k * 38, 132 - abs(k) * 16, 44, 22, '#FFFFFF', '#0D1526', 7)
    return s.text()


def paper():
    """What a player's medallion shows behind the face: a disc of paper with rays from its lower half. 200x200, radius 100."""
    s, (x, y) = Room(), (100, 120)
    s.ellipse(100, 100, 100, 100, '#E9DCC0')
    def edge(a):
        dx, dy = math.cos(a), math.sin(a)
        t = -(y - 100) * dy + math.sqrt(((y - 100) * dy) ** 2 - (y - 100) ** 2 + 9900)
        return x + t * dx, y + t * dy
    for i in range(12):
        a = math.pi * i / 6
        s.path(loop([(x, y)] + [edge(a + d) for d in (-.13, -.065, 0, .065, .13)]), '#D8C49C', opacity=.6)
    return s.text()


RINGS = {'vermilion': (SHU, '#5A2210', '#FFD79A'), 'gold': (GOLD, '#5A4308', '#F6DC8C'), 'silver': ('#8C9AB8', '#2A3450', '#E4EAF8')}


def medal(ring, dark, light):
    """The ring of a medallion and its shadow, to be laid under and over a face: radius 100 at 116,116. 240x240."""
    s = Room()
    s.ellipse(116, 116, 100, 100, 'none', dark, 10)
    s.ellipse(116, 116, 100, 100, 'none', ring, 6.5)
    s.ellipse(116, 116, 102, 102, 'none', light, 1.4)
    return s.text()


def shade():
    s = Room()
    s.ellipse(119, 122, 106, 106, '#060B18', opacity=.5)
    return s.text()


def point():
    """The tail of a speech bubble, pointing down. 60x200."""
    s = Room()
    s.path('M2 0L30 198L58 0Z', GOLD)
    s.path('M9 0L30 176L51 0Z', '#FFF8E8')
    return s.text()


# ---- what is laid over things ---------------------------------------------

def bow():
    """A flat band tied once, 480x300: the band runs from side to side at y 100."""
    s, x, y, q = Room(), 240, 100, 108
    band = s.gradient([(0, '#FF8A63', 1), (.16, SHU, 1), (.8, SHU, 1), (1, SHU_DEEP, 1)], 0, y - 18, 0, y + 18)
    s.rect(4, y - 10, 472, 37, 0, '#050A16', opacity=.35)
    s.rect(0, y - 18, 480, 37, 0, band)
    for k in (-1, 1):
        s.path('M%s %sC%s %s %s %s %s %sL%s %sL%s %sC%s %s %s %s %s %sZ' % tuple(map(n, (x, y, x + k * q * .3, y + q * .5, x + k * q * .55, y + q * 1.1, x + k * q * .95, y + q * 1.45, x + k * q * .74, y + q * 1.42,
               x + k * q * .62, y + q * 1.62, x + k * q * .3, y + q * 1.2, x + k * q * .05, y + q * .7, x, y))), SHU_DEEP, NIGHT, 6)
    for k in (-1, 1):
        p = lambda *v: tuple(n(x + k * q * v[i] if i % 2 == 0 else y + q * v[i]) for i in range(len(v)))
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % p(0, 0, .35, -.95, 1.3, -.95, 1.28, -.25, 1.26, .45, .5, .4, 0, 0), SHU, NIGHT, 6)
        s.path('M%s %sC%s %s %s %s %s %sC%s %s %s %s %s %sZ' % p(.16, -.05, .5, -.62, 1.02, -.62, 1.02, -.24, 1, .14, .55, .16, .16, -.05), SHU_DEEP)
        s.path('M%s %sC%s %s %s %s %s %s' % p(.3, -.5, .6, -.84, 1, -.8, 1.12, -.5), 'none', '#FF8A63', 8)
    s.rect(x - q * .24, y - q * .27, q * .48, q * .54, q * .12, SHU, NIGHT, 6)
    s.path('M%s %sV%s' % tuple(map(n, (x - q * .12, y - q * .16, y + q * .16))), 'none', '#FF8A63', 8)
    return s.text()


def arrow():
    """Upwards, as wide as a card, going out below. 600x720."""
    s = Room()
    s.path('M300 8L596 246H502V716H98V246H4Z', s.gradient([(0, LAMP, .75), (.6, LAMP, .35), (1, LAMP, 0)], 0, 8, 0, 716))
    return s.text()


def blade():
    s = Room()
    s.path('M108 6L70 306L12 634L44 312Z', '#FFF6E0', SHU, 6)
    return s.text()


ROPES = {                                                                # way, thickness, picture: x, y, w, h
    'rope-under': ('M470 560C600 640 860 640 1010 540', 34, (440, 510, 600, 140)),
    'rope-over': ('M466 690C600 590 860 600 1016 700', 34, (440, 580, 600, 150)),
    'rope-flat': ('M1062 786C1280 766 1660 806 1896 776', 30, (1040, 750, 880, 70)),
}


def rope(way, thick, box):
    def twist(s):
        s.shapes.append('<path d="%s" fill="none" stroke="#7A5A1C" stroke-width="%s" stroke-dasharray="6 %s"/>' % (way, n(thick * .72), n(thick * .5)))
    return strand(way, box, (('#0D1526', thick + 10), ('#7A5A1C', thick), ('#D9B564', thick * .72)), twist)


def padlock():
    """Shut. 250x346."""
    s, x, y, w = Room(), 125, 144, 236
    h, bend = w * .78, 'M%s %sV%sA%s %s 0 0 1 %s %sV%s'
    arch = bend % tuple(map(n, (x - w * .3, y + 10, y - w * .22, w * .3, w * .34, x + w * .3, y - w * .22, y + 10)))
    s.path(arch, 'none', NIGHT, w * .17)
    s.path(arch, 'none', '#B9C2D8', w * .12)
    s.path('M%s %sV%sA%s %s 0 0 1 %s %s' % tuple(map(n, (x - w * .325, y, y - w * .22, w * .325, w * .365, x - w * .05, y - w * .575))), 'none', '#FFFFFF', w * .025, .8)
    s.rect(x - w / 2, y, w, h, w * .1, s.gradient([(0, '#F0CF6B', 1), (.5, GOLD, 1), (1, '#8E6E14', 1)], 0, y, 0, y + h), NIGHT, 9)
    s.rect(x - w * .44, y + w * .06, w * .88, h - w * .12, w * .07, 'none', PALE, 5)
    s.ellipse(x, y + h * .42, w * .11, w * .11, '#16203A')
    s.path('M%s %sL%s %sH%sZ' % tuple(map(n, (x, y + h * .42, x - w * .075, y + h * .76, x + w * .075))), '#16203A', '#16203A', 6)
    return s.text()


def coin():
    """The dealer's button, lying in front of whoever looks. 540x420."""
    s, x, y, r = Room(), 264, 150, 246
    ry, h = r * .52, r * .24
    s.ellipse(x + 14, y + h + 24, r * 1.06, ry * 1.04, '#050A16', opacity=.45)
    s.path('M%s %sV%sA%s %s 0 0 0 %s %sV%sZ' % tuple(map(n, (x - r, y, y + h, r, ry, x + r, y + h, y))), '#8A6A12', NIGHT, 7)
    for i in range(9):
        a, b = math.pi * (.06 + i * .1), math.pi * (.11 + i * .1)
        s.path('M%s %sV%sA%s %s 0 0 1 %s %sV%sZ' % tuple(map(n, (x + r * math.cos(a), y + ry * math.sin(a), y + h + ry * math.sin(a), r, ry, x + r * math.cos(b), y + h + ry * math.sin(b), y + ry * math.sin(b)))), '#F3E9D2' if i % 2 else SHU)
    s.ellipse(x, y, r, ry, GOLD, NIGHT, 7)
    s.ellipse(x, y, r * .9, ry * .9, 'none', PALE, 7)
    s.ellipse(x, y, r * .8, ry * .8, '#FFF9EC', '#8A6A12', 5)
    with s.at(x - 248, y - 158, 7.2, 0, 5.4): s.path('M22.5 19.5H33C42 19.5 46.5 23 46.5 29C46.5 35 42 38.5 33 38.5H22.5V36.8H25V21.2H22.5ZM30.5 21.8V36.2H33C38 36.2 40.6 33.6 40.6 29C40.6 24.4 38 21.8 33 21.8Z', '#16203A')
    return s.text()


# ---- Meow -----------------------------------------------------------------

def ears():
    """Behind a head of radius 100 at 150,190. 300x200."""
    s = Room()
    for k in (-1, 1):
        p = lambda *v: tuple(n(150 + k * v[i] if i % 2 == 0 else 190 + v[i]) for i in range(len(v)))
        s.path('M%s %sL%s %sL%s %sZ' % p(92, -42, 84, -142, 18, -96), '#2B2F45', NIGHT, 5)
        s.path('M%s %sL%s %sL%s %sZ' % p(80, -66, 76, -116, 40, -94), '#F0A38C')
    return s.text()


def whiskers():
    """Before a face of radius 100 at 100,60. 200x120."""
    s = Room()
    for k in (-1, 1):
        for dy in (-2, 10, 22): s.path('M%s %sL%s %s' % tuple(map(n, (100 + k * 42, 76 + dy * .5, 100 + k * 90, 62 + dy * 1.3))), 'none', IVORY, 2.5, .9)
    return s.text()


def paw():
    """White, to be dyed. 64x64."""
    s = Room()
    s.ellipse(32, 42, 20, 16, '#FFFFFF')
    for x, y in ((12, 22), (25, 12), (40, 12), (53, 22)): s.ellipse(x, y, 8, 8, '#FFFFFF')
    return s.text()


def draw(write):
    write('room', WIDE, 1080, room())
    write('rim', WIDE, 640, rim())
    write('rays', WIDE, 1080, rays())
    for name, (way, thick, box) in ARMS.items(): write(name, *box[2:], arm(way, thick, box))
    for name, (way, thick, box) in ROPES.items(): write(name, *box[2:], rope(way, thick, box))
    write('fingers', 180, 180, fingers(False))
    write('knuckles', 180, 180, fingers(True))
    write('paper', 200, 200, paper())
    for name, colours in RINGS.items(): write('medal/' + name, 240, 240, medal(*colours))
    write('medal/shade', 240, 240, shade())
    write('point', 60, 200, point())
    write('eye', 1190, 540, eye())
    write('lids', 1190, 540, lids(False))
    write('lids-shut', 1190, 540, lids(True))
    write('bow', 480, 300, bow())
    write('arrow', 600, 720, arrow())
    write('blade', 120, 640, blade())
    write('padlock', 250, 346, padlock())
    write('coin', 540, 420, coin())
    write('ears', 300, 200, ears())
    write('whiskers', 200, 120, whiskers())
    write('paw', 64, 64, paw())
