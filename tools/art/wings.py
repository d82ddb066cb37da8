#!/usr/bin/python3
"""Draws what stands at the sides of a screen that is wider than a page: <place>/wing, 240x1080 each, the outer edge at the left, the foot at the foot of the screen.

It is in the shade of its place and clear of the page, which ends where the picture does; the right side shows it mirrored.
frame       a drape of the hall, held back by a cord, and a palm in a brass pot
ace         a handbill, a rope on its nail, a barrel with a bottle
power-up    a pylon of lit cells
spec        two paper lanterns, bamboo in a glazed pot
upcolor     a house plant in a pot with the five colours round it, before the light of a lamp"""
import math
from pen import save, P, at, rect, disc, defs, linear, radial, f

W, H = 240, 1080


def leaf(x, y, angle, length, wide, fill, vein=None):
    """From its stalk to its tip; angle in degrees, 0 to the right, 90 down."""
    a = math.radians(angle)
    dx, dy = math.cos(a), math.sin(a)
    tx, ty, mx, my = x + dx * length, y + dy * length, x + dx * length * .45, y + dy * length * .45
    o = P(f'M{f(x)} {f(y)}Q{f(mx - dy * wide)} {f(my + dx * wide)} {f(tx)} {f(ty)}Q{f(mx + dy * wide)} {f(my - dx * wide)} {f(x)} {f(y)}Z', fill)
    return o + (P(f'M{f(x)} {f(y)}L{f(x + dx * length * .86)} {f(y + dy * length * .86)}', 'none', vein, 1.6) if vein else '')


def frond(x, y, cx, cy, tx, ty, fill, dark, n=11):
    """A palm's leaf: a bent rib, and blades that hang from it."""
    o = ''
    for i in range(n):
        t = .16 + .84 * i / (n - 1)
        px, py = (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * tx, (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * ty
        along = math.degrees(math.atan2(2 * (1 - t) * (cy - y) + 2 * t * (ty - cy), 2 * (1 - t) * (cx - x) + 2 * t * (tx - cx)))
        long = 74 * math.sin(math.pi * (.18 + .72 * t)) + 12
        o += leaf(px, py, along + 46, long, 8, dark if i % 2 else fill) + leaf(px, py, along - 46, long * .92, 8, fill)
    return P(f'M{f(x)} {f(y)}Q{f(cx)} {f(cy)} {f(tx)} {f(ty)}', 'none', dark, 4) + o


def frame():
    fold = [(0, '#3B1A24'), (22, '#2A121A'), (40, '#4A212D'), (66, '#2E141D'), (84, '#41202A')]
    o = ''
    for i, (x, colour) in enumerate(fold):            # gathered at its cord, 690 down
        right = fold[i + 1][0] if i + 1 < len(fold) else 112
        waist = lambda v: v * .40
        hem = lambda v: v * .78
        o += P(f'M{x} 0H{right}C{right} 360 {f(waist(right) + 22)} 560 {f(waist(right))} 690C{f(waist(right) + 6)} 800 {f(hem(right))} 900 {f(hem(right))} 968'
               f'H{f(hem(x))}C{f(hem(x))} 900 {f(waist(x) + 2)} 800 {f(waist(x))} 690C{f(waist(x) + 22 * x / 112)} 560 {x} 360 {x} 0Z', colour)
    o += P('M0 676Q26 694 48 684L46 704Q24 714 0 698Z', '#C9963F') + P('M0 676Q26 694 48 684L47.6 689Q26 699 0 682Z', '#F0C468')
    o += P('M30 702L38 702L42 770H24Z', '#A87A30') + disc(33, 702, 8, '#E2B45A')
    o += P('M0 968H88V976H0Z', '#8A6A34')
    o += f'<ellipse cx="106" cy="1034" rx="76" ry="13" fill="#050509" fill-opacity="0.6"/>'
    green, deep = '#3F5B48', '#2C4437'
    for cx, cy, tx, ty in ((76, 700, 18, 770), (92, 640, 54, 566), (132, 650, 156, 596), (146, 730, 176, 800), (112, 600, 104, 500), (74, 780, 36, 866), (138, 800, 168, 876)):
        o += frond(106, 900, cx, cy, tx, ty, green, deep)
    o += defs(linear('pot', 54, 0, 158, 0, (0, '#6B4A1E', 1), (.35, '#E2B45A', 1), (.62, '#B0812F', 1), (1, '#4E3514', 1)))
    o += P('M58 902H154L142 1032Q106 1044 70 1032Z', 'url(#pot)') + rect(52, 892, 108, 20, 6, 'url(#pot)') + rect(52, 908, 108, 4, 1, '#3A270E', op=.7)
    save('frame/wing', W, H, o)


def ace():
    o = defs(linear('bill', 0, 150, 0, 420, (0, '#CDB58A', 1), (1, '#9C8055', 1)))
    bill = P('M8 6L150 0L156 210L92 206L70 214L4 208Z', '#0A0503', op=.45) + P('M4 2L146 0L150 204L90 200L66 208L0 202Z', 'url(#bill)')
    bill += P('M16 16H134V20H16ZM16 166H134V169H16ZM28 176H122V184H28Z', '#3A2416')
    bill += at(75, 92, 1.06, P('M0 -56C10 -34 44 -18 44 10C44 32 16 36 6 22Q8 44 20 52H-20Q-8 44 -6 22C-16 36 -44 32 -44 10C-44 -18 -10 -34 0 -56Z', '#2B1B12'))
    bill += P('M75 44L58 22Q62 48 70 58ZM75 44L92 22Q88 48 80 58Z', '#2B1B12') + disc(75, 8, 4.5, '#160C06')
    o += at(30, 150, 1, bill, -3)
    o += disc(116, 470, 7, '#160C06')
    for i in range(4):                                 # the coils of a rope
        rx, ry = 54 - 5 * i, 96 - 7 * i
        o += f'<ellipse cx="{116 + (i % 2) * 4}" cy="{568 + i * 2}" rx="{rx}" ry="{ry}" fill="none" stroke="#2A1A0E" stroke-width="11"/>'
        o += f'<ellipse cx="{116 + (i % 2) * 4}" cy="{568 + i * 2}" rx="{rx}" ry="{ry}" fill="none" stroke="{("#9A7748", "#86663B")[i % 2]}" stroke-width="7"/>'
    o += P('M112 470C96 520 100 620 118 690C124 720 112 734 120 748', 'none', '#2A1A0E', 11) + P('M112 470C96 520 100 620 118 690C124 720 112 734 120 748', 'none', '#9A7748', 7)
    o += f'<ellipse cx="96" cy="1070" rx="118" ry="18" fill="#0A0503" fill-opacity="0.7"/>'
    o += defs(linear('cask', -16, 0, 208, 0, (0, '#24140B', 1), (.42, '#7A4E2A', 1), (.7, '#5A371D', 1), (1, '#1E110A', 1)))
    o += P('M2 836C-26 910 -26 1000 2 1074H190C218 1000 218 910 190 836Z', 'url(#cask)')
    for x, bow in ((40, -10), (78, -4), (116, 4), (152, 10)):
        o += P(f'M{x} 838C{x + 2 * bow} 910 {x + 2 * bow} 1000 {x} 1074', 'none', '#24140B', 3)
    for y, grow in ((862, 8), (918, 18), (1004, 18)):
        o += P(f'M{2 - grow} {y}Q96 {y + 20} {190 + grow} {y}V{y + 20}Q96 {y + 40} {2 - grow} {y + 20}Z', '#2A2623') + P(f'M{2 - grow} {y}Q96 {y + 20} {190 + grow} {y}V{y + 4}Q96 {y + 24} {2 - grow} {y + 4}Z', '#5E5650')
    o += f'<ellipse cx="96" cy="836" rx="95" ry="17" fill="#4A2E1A"/><ellipse cx="96" cy="836" rx="84" ry="12" fill="#6B4527"/>'
    o += P('M52 836V768Q52 752 60 744V716H78V744Q86 752 86 768V836Q69 844 52 836Z', '#33401F') + rect(58, 708, 22, 10, 3, '#8A6A34') + P('M58 772Q58 758 64 750V720H67V756Q63 764 63 776V828H58Z', '#8FA05A', op=.7) + rect(52, 782, 34, 34, 2, '#C8B186')
    o += P('M112 838L108 792H146L142 838Q127 844 112 838Z', '#EADBC0', op=.30) + P('M113 838L111 816H143L141 838Q127 844 113 838Z', '#C8641C', op=.85)
    save('ace/wing', W, H, o)


def hexagon(x, y, r): return 'M' + 'L'.join(f'{f(x + r * math.sin(math.radians(60 * i)))} {f(y - r * math.cos(math.radians(60 * i)))}' for i in range(6)) + 'Z'


def power_up():
    cyan, pink, gold, night = '#38AFCB', '#C44384', '#C49A40', '#0A1230'
    o = defs(linear('tower', 0, 0, 0, H, (0, '#16225C', 1), (1, '#0A1026', 1)), radial('pool', 92, 1060, 150, (0, cyan, .42), (.5, cyan, .12), (1, cyan, 0)))
    o += rect(-60, 900, 300, 180, 0, 'url(#pool)')
    o += P('M34 70L52 52H132L150 70V1010L132 1028H52L34 1010Z', 'url(#tower)', '#3E9FC4', 2.5)
    o += P('M22 200V880', 'none', pink, 9, .16) + P('M22 200V880', 'none', pink, 3.5) + P('M162 120V960', 'none', cyan, 9, .16) + P('M162 120V960', 'none', cyan, 3.5)
    for y in (200, 880): o += disc(22, y, 6, '#FFD0E5')
    for y in (120, 960): o += disc(162, y, 6, '#D8F8FF')
    bolt = 'M8 -34L-20 6H-3L-9 34L20 -8H3Z'
    for y, colour, sign in ((182, cyan, bolt), (386, pink, None), (590, gold, bolt), (794, cyan, None)):
        o += defs(radial(f'g{y}', 92, y, 92, (0, colour, .34), (.6, colour, .08), (1, colour, 0))) + rect(0, y - 92, 184, 184, 0, f'url(#g{y})')
        o += P(hexagon(92, y, 56), night, colour, 3) + P(hexagon(92, y, 45), '#14215A', colour, 1.2)
        if sign:
            o += at(92, y, .92, P(sign, colour))
        else:                                         # a card in the cell
            o += at(92, y, 1, P('M-19 -28H13L19 -22V28H-13L-19 22Z', '#0A1230', colour, 2.6) + P('M0 -16L12 0L0 16L-12 0Z', colour))
    for y in (284, 488, 692):
        o += ''.join(rect(66 + 20 * i, y - 3, 12, 6, 2, cyan, op=(.9, .55, .25)[i]) for i in range(3))
    o += P('M58 930H126M58 950H126M58 970H126', 'none', '#3E9FC4', 2.4) + P('M8 1042L30 1020H154L176 1042V1062H8Z', '#101A48', '#3E9FC4', 2.5) + P('M40 1040H144', 'none', cyan, 3.5)
    save('power-up/wing', W, H, o)


def lantern(x, y, r, top):
    o = P(f'M{x - 1.5} 0H{x + 1.5}V{y - r}H{x - 1.5}Z', '#0A0C16')
    o += defs(radial(f'l{x}', x, y, r * 2.3, (0, '#FF9A4A', .42), (.5, '#FF7A30', .12), (1, '#FF7A30', 0)), linear(f'p{x}', x - r, 0, x + r, 0, (0, '#A93A16', 1), (.45, '#F58A45', 1), (1, '#8E2C12', 1)))
    o += disc(x, y, r * 2.3, f'url(#l{x})')
    o += f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{f(r * 1.12)}" fill="url(#p{x})"/>'
    for i in range(-3, 4):
        half = r * math.sqrt(1 - (i / 4.2) ** 2)
        o += P(f'M{f(x - half)} {f(y + i * r * .27)}Q{x} {f(y + i * r * .27 + 6)} {f(x + half)} {f(y + i * r * .27)}', 'none', '#6B2310', 1.6, .75)
    for v in (-1, 1): o += rect(x - r * .5, y + v * r * 1.12 - 7, r, 14, 4, '#1A1420', '#C9A14A', 1.8)
    return o + P(f'M{x - 1.5} {f(y + r * 1.2)}H{x + 1.5}V{f(y + r * 1.5)}H{x - 1.5}Z', '#C9A14A') + P(f'M{x - 6} {f(y + r * 1.5)}H{x + 6}L{x + 9} {f(y + r * 2.05)}H{x - 9}Z', '#B3261E')


def spec():
    o = lantern(62, 214, 50, 0) + lantern(164, 396, 36, 0)
    o += f'<ellipse cx="104" cy="1040" rx="92" ry="15" fill="#03060F" fill-opacity="0.65"/>'
    green, lit, deep = '#4F7A4C', '#7FA565', '#2C4A3A'
    for x, top, lean, wide in ((66, 600, -14, 15), (104, 520, 4, 17), (138, 640, 22, 14)):
        n = 6
        for i in range(n):
            y0, y1 = 940 - (940 - top) * i / n, 940 - (940 - top) * (i + 1) / n
            x0, x1 = x + lean * i / n, x + lean * (i + 1) / n
            o += P(f'M{f(x0 - wide / 2)} {f(y0)}L{f(x1 - wide / 2)} {f(y1 + 4)}H{f(x1 + wide / 2)}L{f(x0 + wide / 2)} {f(y0)}Z', green)
            o += P(f'M{f(x0 - wide / 2 + 3)} {f(y0)}L{f(x1 - wide / 2 + 3)} {f(y1 + 4)}H{f(x1 - wide / 2 + 6.5)}L{f(x0 - wide / 2 + 6.5)} {f(y0)}Z', lit)
            o += rect(x1 - wide / 2 - 1.5, y1, wide + 3, 5, 2, deep)
    for x, y, way in ((52, 604, -1), (68, 688, -1), (106, 524, 1), (104, 560, -1), (108, 690, 1), (158, 644, 1), (150, 730, 1), (64, 800, -1)):
        for turn, long in ((18, 66), (44, 58), (-8, 52)):
            o += leaf(x, y, turn if way > 0 else 180 - turn, long, 9, (green, deep, lit)[(turn + x) % 3])
    o += defs(linear('glaze', 36, 0, 172, 0, (0, '#0E1A3E', 1), (.36, '#3B5AA0', 1), (.66, '#223A78', 1), (1, '#0A1430', 1)))
    o += P('M44 934H164Q178 990 150 1040Q104 1052 58 1040Q30 990 44 934Z', 'url(#glaze)') + rect(38, 922, 132, 18, 7, 'url(#glaze)') + rect(38, 936, 132, 3, 1, '#C9A14A')
    for x in (66, 104, 142): o += P(f'M{x - 20} 1006A20 20 0 0 1 {x + 20} 1006M{x - 12} 1006A12 12 0 0 1 {x + 12} 1006', 'none', '#D9CFA8', 2, .7)
    save('spec/wing', W, H, o)


def upcolor():
    glow = '#FFF3CF'
    o = defs(radial('lit', 62, 330, 210, (0, glow, .95), (.55, glow, .35), (1, glow, 0))) + disc(62, 330, 210, 'url(#lit)')
    o += rect(57, 330, 10, 690, 4, '#8A6F4D') + rect(20, 1012, 84, 18, 9, '#6F5738')                   # a standing lamp
    o += P('M30 246H94L122 360H2Z', '#E9A23B') + P('M30 246H94L97 258H27Z', '#F5BE63') + P('M5 348H119L122 360H2Z', '#C9822A')
    o += f'<ellipse cx="146" cy="1036" rx="78" ry="12" fill="#20242E" fill-opacity="0.16"/>'
    green, lit, deep = '#5E8F63', '#7BAA74', '#3F6E4C'
    for x, y, angle, long, wide, colour in ((146, 800, -90, 190, 56, green), (146, 850, -128, 180, 52, deep), (146, 850, -58, 138, 46, deep), (146, 880, -152, 150, 48, green),
                                            (146, 880, -30, 84, 36, lit), (146, 840, -108, 150, 44, lit)):
        o += P(f'M146 930L{x} {y}', 'none', deep, 6) + leaf(x, y, angle, long, wide, colour, '#F4EAD5')
    o += P('M92 918H200L188 1030Q146 1040 104 1030Z', '#20242E') + rect(86, 906, 120, 22, 9, '#343A48')
    for i, colour in enumerate(('#0E8A4B', '#F6C21C', '#1E73E8', '#E0313E', '#7A35C0')):
        o += P(f'M{f(99.5 + 18.6 * i)} 960H{f(118.1 + 18.6 * i)}V978H{f(99.5 + 18.6 * i)}Z', colour)
    save('upcolor/wing', W, H, o)


if __name__ == '__main__':
    for draw in (frame, ace, power_up, spec, upcolor):
        draw()
