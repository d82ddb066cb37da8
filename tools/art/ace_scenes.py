"""The four scenes behind a duel, 1920x1080: a street at dusk, the railway, the mine, Sweet Haven's graves over the fire.

They are cut as a night and then opened (light), each in a hue of its own: dusk, moon, lamp, fire. They stay ground: no colour is
lighter than luminance 0.055, where quiet text on it (#C3AE8C) keeps 4.5:1, and the top and the foot, where small letters stand,
are in shadow. What tells one scene from another is the skyline between poster and panel."""
import re
from pen import *
from shapely.geometry import Polygon, Point, box
from shapely.ops import unary_union

W, H = 1920, 1080
SKY, DUSK, FAR, MID, NEAR, CUT, LAMP = '#1A120D', '#3D1D13', '#291B14', '#1C120D', '#120B08', '#3F291D', '#4A240E'
PAGE = box(0, 0, W, H)
TRAIN = 290     # how far left of where it is drawn the train stands: behind the count


def lit(o):
    """Ember light from below, where the hand lies: the fire under all four of them; and the shadow that small letters stand in."""
    o += defs(radial('low', 0, 0, 1000, (0, EMBER, 0.16), (0.36, BLOOD, 0.12), (0.75, BLOOD, 0.05), (1, BLOOD, 0))) + at(960, 1186, 1.3, disc(0, 0, 1000, 'url(#low)'), sy=0.62)
    shadow = defs(linear('shadow', 0, 0, 0, H, (0, '#0B0604', .72), (.13, '#0B0604', .16), (.3, '#0B0604', 0), (.8, '#0B0604', 0), (1, '#0B0604', .5)))
    return o + shadow + rect(0, 0, W, H, 0, 'url(#shadow)')


def luminance(c):
    lin = [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c]
    return .2126 * lin[0] + .7152 * lin[1] + .0722 * lin[2]


def light(o, tint, gamma=1, gain=2.4, most=.085):
    """More light on what was cut: shapes stay, the night opens, in the hue of the place. Nothing gets lighter than `most`."""
    def opened(m):
        c = [gain * t * (int(m.group(0)[i:i + 2], 16) / 255) ** gamma for i, t in zip((1, 3, 5), tint)]
        while luminance(c) > most: c = [v * .985 for v in c]
        return '#%02X%02X%02X' % tuple(round(255 * min(1, v)) for v in c)
    return re.sub(r'#[0-9A-Fa-f]{6}\b', opened, o)


def inside(d, area):
    """Of many small cuts, what lies within the area."""
    out = ''
    for s in subpaths(d, 5):
        if len(s) > 3: out += to_d(Polygon(s).buffer(0).intersection(area).simplify(0.3))
    return out


def sky(top, low, horizon, x, y, r, disc_colour, rr, rays=64):
    """Night above, a glow on the horizon, a dull sun or moon with its rays cut all round."""
    o = defs(linear('sky', 0, 0, 0, horizon, (0, top, 1), (1, low, 1))) + rect(0, 0, W, horizon + 4, 0, 'url(#sky)')
    d = ''
    for i in range(rays):
        a = i / rays * math.tau + rr.uniform(-.03, .03)
        q0, q1 = r + rr.uniform(20, 60), r + rr.uniform(260, 1100)
        d += gouge(x + q0 * math.cos(a), y + q0 * math.sin(a), x + q1 * math.cos(a), y + q1 * math.sin(a), rr.uniform(2, 6), 0, .35)
    sky_box = box(0, 0, W, horizon)
    o += P(inside(d, sky_box), CUT, op=.75) + P(to_d(poly(circle(x, y, r), 30).intersection(sky_box)), disc_colour)
    d = ''
    for i in range(int(r / 9)):
        yy = y + i * 17 - r * .2
        d += gouge(x - r, yy, x + r, yy + rr.uniform(-2, 2), 1 + i * .34, rr.uniform(-3, 3))
    return o + P(inside(d, poly(circle(x, y, r), 30).intersection(sky_box)), top)


def floor(y0, rr, colour, n=170):
    """Earth: long flat cuts, closer together towards the horizon."""
    d = ''
    for i in range(n):
        t = rr.random() ** 1.6
        y, x, ln = y0 + 6 + t * (H - y0), rr.uniform(-60, W), rr.uniform(40, 240) * (.4 + t)
        d += gouge(x, y, x + ln, y + rr.uniform(-2, 2), .7 + 2.2 * t, rr.uniform(-2, 2))
    return P(f'M0 {y0}H{W}V{H}H0Z', NEAR) + P(inside(d, box(0, y0, W, H)), colour, op=.8)


def boards(x, y, w, h, rr, step=16):
    """Weatherboards: the cuts on a wooden wall."""
    d = ''
    for i in range(int(h / step)):
        a = x + rr.uniform(0, w * .3)
        while a < x + w - 8:
            b = min(x + w, a + rr.uniform(30, 120))
            d += gouge(a, y + i * step + 6, b, y + i * step + 6 + rr.uniform(-1, 1), 1.3)
            a = b + rr.uniform(8, 50)
    return d


def house(x, base, w, h, front, rr, lit=()):
    """A false front: a box with a stepped or arched board above, door, windows; base is its foot."""
    top = base - h
    d = f'M{x} {base}V{top}H{x+w*.12}V{top-front}'
    d += (f'H{x+w*.88}V{top}' if front < 60 else f'L{x+w*.3} {top-front}Q{x+w*.5} {top-front-46} {x+w*.7} {top-front}H{x+w*.88}V{top}') + f'H{x+w}V{base}Z'
    d += f'M{x-10} {top-4}H{x+w+10}V{top+8}H{x-10}Z' + f'M{x+w*.1} {top-front-8}H{x+w*.9}V{top-front+3}H{x+w*.1}Z'
    o = P(d, MID) + P(boards(x + 6, top + 18, w - 12, h - 22, rr), CUT, op=.7)
    panes = ''
    n = max(2, int(w / 84))
    for i in range(n):
        wx = x + w * (i + .5) / n - 17
        o += P(f'M{f(wx-5)} {top+h*.16}h44v{h*.3}h-44Z', NEAR)
        if i in lit: panes += f'M{f(wx)} {f(top+h*.16+5)}h15v{f(h*.13)}h-15zM{f(wx+19)} {f(top+h*.16+5)}h15v{f(h*.13)}h-15z'
    # porch: roof and posts
    py = base - h * .42
    o += P(f'M{x-16} {f(py)}L{x+8} {f(py-26)}H{x+w-8}L{x+w+16} {f(py)}V{f(py+9)}H{x-16}Z', NEAR)
    for i in range(4): o += rect(x - 8 + i * (w + 8) / 3, py, 7, base - py, 0, NEAR)
    return o + P(panes, LAMP)


def street():
    rr = random.Random(51)
    hz = 700
    o = sky(SKY, DUSK, hz, 830, 560, 210, '#3E1D11', rr)
    far = 'M0 620L180 596L250 560L420 556L470 600L640 612L760 640L960 648L1120 630L1190 566L1210 520L1340 514L1366 560L1440 600L1640 590L1920 622V720H0Z'
    o += P(far, FAR)
    d = ''
    for i in range(120):
        x = rr.uniform(0, W)
        d += gouge(x, rr.uniform(520, 640), x + rr.uniform(-6, 6), rr.uniform(640, 700), 1.6)
    o += P(inside(d, poly(far)), CUT, op=.6) + floor(hz, rr, CUT)
    for q in ((-40, 712, 300, 330, 80, (1,)), (250, 706, 210, 240, 46, (0,)), (452, 702, 170, 180, 70, ()), (1650, 716, 330, 360, 84, (2,)), (1440, 708, 220, 250, 50, (1,)), (1268, 703, 170, 190, 72, ()), (1130, 701, 130, 130, 40, ())):
        o += house(*q[:5], rr, q[5])
    # water tower
    o += P('M668 470H772V560H668ZM660 462L720 424L780 462V472H660Z', MID) + P('M676 560L664 704H674L688 560ZM764 560L776 704H766L752 560ZM716 560V704H724V560ZM668 630L772 600V608L668 638Z', MID)
    o += P(''.join(f'M{674+i*14} 474h2v84h-2z' for i in range(7)), CUT, op=.7)
    # ruts to the vanishing point, a hitching rail, a tumbleweed
    for x0, x1 in ((560, 790), (1240, 850)): o += P(gouge(x0, 1080, x1, 706, 11) + gouge(x0 + (x0 > 900) * 80 - 30, 1080, x1 + 6, 706, 6), '#060302')
    o += P('M300 842H520V854H300ZM318 830H330V930H318ZM490 830H502V930H490ZM1420 842H1640V854H1420ZM1440 830H1452V930H1440ZM1606 830H1618V930H1606Z', '#080403')
    b = ''
    for i in range(26):
        a, q = rr.uniform(0, 6.28), rr.uniform(10, 42)
        b += gouge(1030 + q * math.cos(a), 900 + q * math.sin(a), 1030 + 46 * math.cos(a + 1.4), 900 + 46 * math.sin(a + 1.4), 1.6, rr.uniform(6, 16))
    save('ace/scene-1', W, H, lit(light(o + P(b, CUT), (1.06, .86, .70))))


def railway():
    rr = random.Random(52)
    hz = 690
    o = sky('#18120F', '#351E16', hz, 1340, 420, 170, '#33211A', rr, 50)
    o += P('M0 640L200 610L420 646L700 600L980 640L1300 596L1600 634L1920 604V720H0Z', FAR) + floor(hz, rr, CUT)
    # the saloon, left, its lamps lit, doors swinging
    o += house(40, 706, 430, 330, 96, rr, (0, 2, 4)) + P('M200 560H310V706H200Z', '#060302') + P('M206 600H252V676H206ZM258 600H304V676H258Z', LAMP) + P(''.join(f'M210 {608+i*11}h38v4h-38zM262 {608+i*11}h38v4h-38z' for i in range(6)), NEAR)
    # telegraph poles and their wires
    poles = ((560, 380), (760, 450), (900, 500), (1000, 534))
    for x, y in poles: o += P(f'M{x-5} {y}H{x+5}V706H{x-5}ZM{x-44} {y+20}H{x+44}V{y+28}H{x-44}ZM{x-34} {y+46}H{x+34}V{y+53}H{x-34}Z', MID)
    for (x0, y0), (x1, y1) in zip(poles, poles[1:]):
        for k in (-40, 40): o += P(f'M{x0+k} {y0+18}Q{(x0+x1)/2+k*.8:.0f} {max(y0,y1)+26} {x1+k*.8:.0f} {y1+18}', 'none', NEAR, 2.4)
    # the locomotive, left of the piles and hardly darker than the night: no lamps and no bright wheels, where numbers and cards lie over it
    e = 'M1180 470H1560V600H1180ZM1560 430H1740V650H1560ZM1544 412H1760V434H1544ZM1230 470L1222 372H1206L1196 344H1284L1274 372H1258L1262 470ZM1360 470V436Q1360 412 1386 412T1412 436V470ZM1470 470V446Q1470 426 1490 426T1510 446V470Z'
    e += 'M1160 470Q1146 535 1160 600L1190 606V464ZM1120 690L1180 604H1230V690ZM1150 640H1760V672H1150Z' + 'M1110 456H1152V500H1110Z'
    loco = unary_union([poly('M' + s) for s in e.split('M')[1:]])
    train = P(to_d(loco), '#150D0A') + P('M1586 456H1648V520H1586ZM1664 456H1716V520H1664Z', '#22150F')
    d = ''
    for i in range(40): d += gouge(1190 + i * 9.2, 480, 1190 + i * 9.2, 480 + rr.uniform(16, 60), 2)
    for x in (1262, 1350, 1440, 1530): d += f'M{x} 470h4v130h-4z'
    for i in range(14): d += gouge(1124 + i * 6, 686 - i * 1.2, 1186 + i * 3, 610, 1.6)
    train += P(d, FAR)
    for x, r in ((1290, 46), (1400, 58), (1524, 58), (1652, 46)):
        y = 706 - r
        train += disc(x, y, r, NEAR) + ring(x, y, r - 6, FAR, 3) + disc(x, y, 9, FAR)
    train += P('M1290 654H1660V664H1290Z', FAR)
    o += at(-TRAIN, 0, 1, train)
    smoke = unary_union([Point(1244 - TRAIN - i * 34 + rr.uniform(-14, 14), 320 - i * 15 + rr.uniform(-16, 16)).buffer(30 + i * 5.5) for i in range(17)])
    o += P(to_d(smoke.simplify(.8)), '#1F1511')
    d = ''
    for i in range(17):
        x, y, r = 1244 - TRAIN - i * 34, 316 - i * 15, 24 + i * 5
        for k in range(4): d += fold(x, y, r * (1 - k * .17), 3.4 + k * .1, 5.4, rr)
    o += P(inside(d, smoke), CUT, op=.9)
    # rails towards the reader
    o += P('M0 736H1920V743H0ZM0 772H1920V784H0Z', '#2A1B14') + P(''.join(f'M{x} 728L{x-26} 800H{x+12}L{x+26} 728Z' for x in range(-40, 1980, 74)), '#070403') + P('M0 736H1920V742H0ZM0 772H1920V782H0Z', '#2E1E16')
    save('ace/scene-2', W, H, lit(light(o, (.80, .92, 1.08))))


def fold(x, y, r, a0, a1, rr):
    """A cut along a circle: the fold of a cloud."""
    b0, b1 = a0 + rr.uniform(-.3, .3), a1 + rr.uniform(-.3, .3)
    m = (b0 + b1) / 2
    w = rr.uniform(1.6, 3.2)
    p = lambda a, q: f'{f(x+q*math.cos(a))} {f(y+q*math.sin(a))}'
    k = 1 / math.cos((b1 - b0) / 2) if abs(b1 - b0) < 2.6 else 2.2
    return f'M{p(b0, r)}Q{p(m, r*k+w)} {p(b1, r)}Q{p(m, r*k-w)} {p(b0, r)}Z'


def ridge(points, rr, colour, lean):
    """A range of mountains: its black sides hang from the peaks in long cuts."""
    d = 'M0 1080L' + 'L'.join(f'{x} {y}' for x, y in points) + 'L1920 1080Z'
    g = poly(d)
    c = ''
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        n = int(math.hypot(x1 - x0, y1 - y0) / 15)
        for i in range(n):
            t = (i + rr.random() * .6) / n
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            down = y1 > y0
            ln = rr.uniform(40, 150) * (1.35 if down else .55)
            c += gouge(x, y + 4, x + lean * ln * (.35 if down else -.2), y + ln, rr.uniform(1.8, 3.6), 0, .2)
    return P(rough(d, rr, 2, 14), colour) + P(inside(c, g), CUT, op=.8)


def pine(x, y, h, rr):
    d = f'M{x-h*.025} {y}V{y-h*.2}H{x+h*.025}V{y}Z'
    for i in range(6):
        t = i / 6
        w = h * .2 * (1 - t) + 5
        yy = y - h * .12 - h * .88 * t
        d += f'M{f(x-w*rr.uniform(.9,1.1))} {f(yy)}L{f(x)} {f(yy-h*.24)}L{f(x+w*rr.uniform(.9,1.1))} {f(yy)}L{f(x)} {f(yy-6)}Z'
    return d


def mine():
    rr = random.Random(53)
    o = sky('#161112', '#301C15', 734, 1180, 260, 130, '#3A2A20', rr, 46)
    o += ridge([(0, 520), (150, 430), (270, 500), (430, 300), (520, 390), (640, 250), (760, 420), (900, 340), (1060, 470), (1230, 300), (1400, 450), (1560, 330), (1700, 460), (1820, 390), (1920, 460)], rr, FAR, 1)
    o += ridge([(0, 640), (220, 560), (380, 650), (560, 520), (740, 660), (900, 610), (1080, 690), (1330, 540), (1520, 660), (1720, 560), (1920, 650)], rr, MID, -1)
    o += floor(730, rr, CUT, 130)
    # the mine's mouth in a black shoulder of rock
    rock = 'M560 760L600 640L680 588L760 560L860 548L960 566L1050 610L1110 690L1150 770Z'
    c = ''
    for i in range(70):
        x = rr.uniform(570, 1140)
        y = rr.uniform(560, 740)
        c += gouge(x, y, x + rr.uniform(-16, 16), y + rr.uniform(22, 60), rr.uniform(1.4, 3))
    o += K(rock, rr, '#0D0806', 3) + P(inside(c, poly(rock).buffer(-8)), CUT, op=.7)
    o += P('M770 764V640H930V764Z', '#040202') + P('M748 770L756 622H780L776 770ZM952 770L944 622H920L924 770Z', '#2C1C13') + P('M732 604H968V634H732Z', '#2C1C13')
    o += P(cut_list(((740, 612, 960, 610), (738, 622, 966, 624), (760, 640, 756, 764), (768, 650, 766, 760), (938, 640, 944, 764), (930, 650, 934, 760))), NEAR)
    o += P('M846 634V662', 'none', NEAR, 3) + P('M836 662H856V684H836Z', LAMP)
    # track, cart of ore
    o += P('M796 764L700 1080H716L806 764ZM904 764L1000 1080H984L894 764Z', '#2A1B14') + P(''.join(f'M{f(790-i*i*1.45)} {774+i*i*4.7:.0f}H{f(910+i*i*1.45)}V{774+i*i*4.7+5+i*1.6:.0f}H{f(790-i*i*1.45)}Z' for i in range(8)), '#221610')
    o += P('M1196 690H1384L1362 770H1218ZM1188 680H1392V694H1188Z', '#090504') + P('M1206 682L1230 650L1262 660L1290 640L1330 654L1372 682Z', '#1F140E') + disc(1246, 782, 19, '#090504') + disc(1334, 782, 19, '#090504') + ring(1246, 782, 12, CUT, 3) + ring(1334, 782, 12, CUT, 3)
    o += P(''.join(f'M{1222+i*30} 700l3 0l{-4+i*2} 64l-3 0z' for i in range(5)), CUT)
    trees = ''.join(pine(x, y, h, rr) for x, y, h in ((60, 790, 330), (160, 800, 240), (270, 780, 200), (410, 776, 150), (1560, 790, 210), (1660, 800, 320), (1770, 806, 260), (1870, 810, 380), (1480, 780, 140)))
    save('ace/scene-3', W, H, lit(light(o + P(trees, '#0A0605'), (1.02, .92, .66))))


def cut_list(lines): return ''.join(gouge(x0, y0, x1, y1, 1.5) for x0, y0, x1, y1 in lines)


def stone(x, y, w, h, lean):
    d = f'M{-w/2} 0V{-h+w/2}A{w/2} {w/2} 0 0 1 {w/2} {-h+w/2}V0Z'
    return at(x, y, 1, P(d, '#0D0706') + P(cut_list(((-w*.26, -h*.62, w*.26, -h*.64), (-w*.2, -h*.5, w*.2, -h*.5), (-w*.24, -h*.38, w*.18, -h*.39), (w*.42, -h*.6, w*.42, -4))), CUT), lean)


def grave_cross(x, y, h, lean):
    w = h * .1
    return at(x, y, 1, P(f'M{f(-w/2)} 0V{f(-h)}H{f(w/2)}V0ZM{f(-h*.28)} {f(-h*.76)}H{f(h*.28)}V{f(-h*.76+w)}H{f(-h*.28)}Z', '#0B0605') + P(cut_list(((w*.1, -h*.97, w*.1, -8), (-h*.26, -h*.72, h*.26, -h*.72))), CUT), lean)


def flames(base, height, n, rr, colour):
    """A row of tongues across the page."""
    pts = f'M-40 {H}V{base}'
    step = (W + 80) / n
    for i in range(n):
        x = -40 + i * step
        h = height * rr.uniform(.45, 1.15)
        tip = x + step * rr.uniform(.3, .75)
        pts += f'C{f(x+step*.1)} {f(base-h*.4)} {f(tip-step*.5)} {f(base-h*.5)} {f(tip)} {f(base-h)}C{f(tip+step*.02)} {f(base-h*.5)} {f(x+step*.95)} {f(base-h*.4)} {f(x+step)} {f(base)}'
    return P(pts + f'V{H}Z', colour)


def graves():
    rr = random.Random(54)
    o = sky('#170C0B', '#3D120C', 722, 960, 470, 240, '#47160D', rr, 72)
    # the chapel with its broken steeple
    o += P('M1240 720V520L1350 430L1460 520V720ZM1310 470V330L1350 250L1366 290L1376 270L1392 340V470ZM1210 530L1350 412L1490 530L1480 542L1350 434L1220 542Z', '#140A08')
    o += P('M1330 600A22 22 0 0 1 1374 600V650H1330Z', LAMP) + P('M1342 372A9 9 0 0 1 1360 372V396H1342Z', '#070303') + P(boards(1250, 540, 200, 170, rr), CUT, op=.8)
    o += P('M0 700Q300 640 620 690T1200 690T1920 660V1080H0Z', '#120908')
    # the tree, and what sits in it
    t = 'M350 730C366 640 352 560 360 470C340 430 290 410 240 400C290 396 330 404 356 424C350 380 330 330 290 290C340 320 366 360 376 410C384 350 420 300 470 270C430 320 404 370 400 440C430 420 480 410 530 420C480 426 430 450 404 486C400 560 410 650 440 732Z'
    c = ''
    for i in range(40):
        x, y = rr.uniform(358, 408), rr.uniform(440, 720)
        c += gouge(x, y, x + rr.uniform(-5, 5), y + rr.uniform(20, 60), 1.6)
    o += P(t, '#0A0505') + P(inside(c, poly(t).buffer(-3)), CUT)
    for x, y, s in ((262, 398, 1), (462, 272, -1), (500, 414, 1)):
        o += at(x, y, s, P('M-4 0C-16 -6 -22 -20 -14 -30C-8 -36 2 -36 6 -30L18 -28L7 -24C8 -12 4 -4 -4 0ZM-6 -4L-30 8L-14 -14Z', '#0A0505'), 0, 1)
    for q in ((120, 800, 92, 150, -7), (560, 790, 80, 120, 5), (760, 772, 64, 96, -4), (1040, 776, 70, 104, 8), (1560, 800, 96, 150, -5), (1780, 790, 84, 128, 6)): o += stone(*q)
    for q in ((250, 830, 190, 7), (660, 800, 130, -9), (900, 786, 110, 3), (1160, 800, 140, -6), (1420, 826, 170, 8), (1680, 836, 200, -8), (1870, 830, 150, 10)): o += grave_cross(*q)
    # iron fence, then the earth opens
    o += P(''.join(f'M{x} 880V800L{x+4} 784L{x+8} 800V880Z' for x in range(480, 900, 36)) + 'M470 816H900V823H470ZM470 862H900V869H470Z', '#090404')
    o += P('M0 850Q480 820 960 846T1920 836V1080H0Z', '#0C0605')
    d = ''
    for i in range(110):
        x, y = rr.uniform(-40, W), rr.uniform(858, 1010)
        d += gouge(x, y, x + rr.uniform(40, 160), y + rr.uniform(-4, 4), rr.uniform(1, 2.4))
    o += P(inside(d, box(0, 856, W, H)), CUT, op=.6)
    o += flames(1050, 150, 26, rr, '#2E0D08') + flames(1070, 104, 34, rr, '#42140A') + flames(1084, 62, 44, rr, '#4A1E0C')
    for i in range(46):
        x, y, s = rr.uniform(0, W), rr.uniform(420, 960), rr.uniform(2, 6)
        o += P(f'M{f(x)} {f(y-s)}L{f(x+s*.55)} {f(y)}L{f(x)} {f(y+s)}L{f(x-s*.55)} {f(y)}Z', '#4A1E0C')
    save('ace/scene-4', W, H, lit(light(o, (1.14, .74, .62))))


def draw():
    for scene in (street, railway, mine, graves):
        scene()
