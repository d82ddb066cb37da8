"""The art of the four doors, 408x640 each, for a plain rectangle, and their name plates: frame.py lays the shape over it and cuts.

PLATE is the outline of each plate, opaque: what lies under it is cut away, since the first page is drawn before anything else."""
import math, random
from pen import P, rect, at, disc, ring, defs, linear, radial, points_d, f
from emblems import spade, BOLT, CODE, mix, up_shape, up_card, on
from brush import FUDA, WAZA
from svgclip import write_d
from spec_kit import seigaiha
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union

W, H = 408, 640
SHAPES = {
    'ace': ('M10 6L60 0L118 7L170 2L236 8L300 1L352 6L402 2L408 60L402 140L407 230L401 320L408 420L403 520L408 600L400 638L330 632L276 640'
            'L204 634L140 640L70 633L6 639L0 580L6 480L1 380L7 270L0 170L5 80Z'),
    'power-up': 'M34 0H374L408 34V606L374 640H34L0 606V34Z',
    'spec': 'M0 92C0 30 84 0 204 0C324 0 408 30 408 92V640H0Z',
    'upcolor': 'M64 0H344A64 64 0 0 1 408 64V576A64 64 0 0 1 344 640H64A64 64 0 0 1 0 576V64A64 64 0 0 1 64 0Z',
}
DEPTH = {'ace': .04, 'power-up': .06, 'spec': .05, 'upcolor': 0}
LIGHT = {'ace': '#FF7A2A', 'power-up': '#38C8FF', 'spec': '#FFB45A', 'upcolor': '#FFE9A8'}  # of the room behind
LINE = {'ace': ('#EADBC0', 4), 'power-up': ('#4DE3FF', 5), 'spec': ('#C9A227', 5), 'upcolor': None}


def ace():
    """Woodcut: a horned spade before an ember sun, mesas, rays of blood."""
    rr = random.Random(7)
    night, blood, bone, ember = '#1C1410', '#B3261E', '#EADBC0', '#F2871C'
    o, page = defs(linear('as', 0, 0, 0, 470, (0, '#951A16', 1), (.45, '#B3261E', 1), (1, '#D64A1F', 1)), radial('ah', 204, 300, 236, (0, '#FFC35A', .9), (.58, '#FFB04A', .5), (.76, ember, .2), (1, ember, 0)),
                   radial('au', 204, 290, 160, (0, '#FFE0A0', 1), (.6, '#FFB851', 1), (1, '#F07E1E', 1)), linear('ag', 0, 380, 0, 640, (0, '#3A1A10', 1), (.5, night, 1), (1, '#0C0705', 1)),
                   linear('aw', -100, -100, 90, 120, (0, '#3B2619', 1), (.45, night, 1), (1, '#0D0805', 1)), radial('ae', 0, 20, 40, (0, '#FF8A2A', .6), (.5, '#F2641C', .22), (1, '#F2641C', 0))) + rect(0, 0, W, H, 0, 'url(#as)'), box(0, 0, W, H)
    rays = ''
    for i in range(46):
        a, half, r0 = -184 + i * 188 / 45, 1.55, 150 + rr.randint(0, 26)
        p = lambda r, b: (204 + r * math.cos(math.radians(b)), 300 + r * math.sin(math.radians(b)))
        rays += write_d(Polygon([p(r0, a - half * .35), p(760, a - half), p(760, a + half), p(r0, a + half * .35)]).intersection(page))
    o += P(rays, night) + disc(204, 300, 236, 'url(#ah)') + disc(204, 300, 146, night) + disc(204, 300, 137, 'url(#au)')
    o += P('M0 384L22 380L30 352L64 350L74 376L150 388L246 390L300 372L318 330L352 326L366 356L408 350V470H0Z', '#5A1A12') + P('M30 352L64 350L66 357L29 359ZM318 330L352 326L355 333L316 337Z', '#F2871C', op=.8)
    for i in range(12):
        y, t = 262 + i * 14.4, 1.6 + i * .85
        hw = math.sqrt(max(0, 137**2 - (y - 300)**2))
        o += P(f'M{f(204-hw)} {f(y)}Q204 {f(y-t)} {f(204+hw)} {f(y)}Q204 {f(y+t)} {f(204-hw)} {f(y)}Z', night)
    o += P('M0 440V352L18 344L26 318L92 314L104 350L122 356L132 398L176 414L236 416L262 396L282 392L292 338L304 330L312 296L372 292L384 330L408 338V640H0Z', 'url(#ag)') + P('M26 318L92 314L95 321L24 325ZM312 296L372 292L375 299L310 303ZM18 344L2 352V357L17 349Z', ember, op=.85)
    bones, bloods = '', ''
    for i in range(9):
        bones += f'M{f(30+i*7.2)} {f(328+i*.4)}l2.6 0l-1.3 {26+rr.randint(0,32)}zM{f(316+i*6.6)} 306l2.6 0l-1.3 {30+rr.randint(0,44)}z'
    for i in range(7): bloods += f'M{4+i*18} {374+i*5}l14 2l-14 2.5zM{404-i*17} {366+i*6}l-14 2l14 2.5z'
    o += P(bones, bone) + P(bloods, blood)
    for i in range(11):
        y = 452 + i * 13
        for j in range(6):
            x, ln = rr.randint(-20, 400), rr.randint(30, 110)
            o += P(f'M{x} {y}L{x+ln} {f(y-1.4)}L{f(x+ln*.6)} {f(y+2.2)}Z', blood if j % 3 else bone, op=.75 if j % 3 else .5)
    s = f'<g stroke="#120B07" stroke-width="19" stroke-linejoin="round">{spade(night)}</g><g stroke="{bone}" stroke-width="11" stroke-linejoin="round">{spade(night)}</g>' + spade('url(#aw)')
    def bez(t, q): return tuple(sum(c * p[k] for c, p in zip(((1-t)**3, 3*t*(1-t)**2, 3*t*t*(1-t), t**3), q)) for k in (0, 1))
    d = ''
    for q in (((0, -112), (22, -62), (100, -30), (100, 32)), ((100, 32), (100, 76), (50, 94), (17, 62))):
        top = q[0][0] == 0
        for i in range(13):
            t = .12 + i * .066 if top else .04 + i * .05
            x, y = bez(t, q)
            ln = (14 + 30 * math.sin(t * 2.6)) if top else 26 - 18 * t
            d += f'M{f(x)} {f(y-1.9)}L{f(x-ln)} {f(y+ln*.30)}L{f(x)} {f(y+1.9)}Z'
    for i in range(6):
        t = i / 6
        for m in (1, -1): d += f'M{f(m*(106-t*18))} {f(-116+t*48)}l{f(m*(-10-t*4))} 5l{8*m} 1.5z'
    s += P(d, bone) + at(-36, -2, 1.15, disc(0, 20, 40, 'url(#ae)'), sy=.8) + at(36, -2, 1.15, disc(0, 20, 40, 'url(#ae)'), sy=.8) + P('M-60 2L-12 24Q-42 42 -60 2ZM60 2L12 24Q42 42 60 2Z', ember) + P('M-41 18l6 -4l2 10zM41 18l-6 -4l-2 10z', '#FFE3B0')
    s += P('M-44 46Q0 74 44 46Q30 62 16 62L10 55L4 66L-4 66L-10 55L-16 62Q-30 62 -44 46Z', blood)
    o += at(204, 302, 1.22, s)
    for i in range(26):
        x, y, r = rr.randint(10, 398), rr.randint(30, 470), rr.choice((2.5, 3.5, 5))
        if not (56 < x < 352 and 120 < y < 470): o += P(f'M{x} {f(y-r)}L{f(x+r*.7)} {y}L{x} {f(y+r)}L{f(x-r*.7)} {y}Z', ember)
    return o + P('M6 476L396 468L404 622L10 630Z', '#090504', op=.6)


def hexagon(cx, cy, r):
    return points_d([(cx + r * math.sin(math.radians(a)), cy - r * math.cos(math.radians(a))) for a in range(0, 360, 60)])


def power_up():
    """Neon: a bolt in a ring of energy over a grid, two cards of light behind it."""
    rr = random.Random(3)
    cyan, pink, gold = '#4DE3FF', '#FF4FA3', '#FFC83D'
    o = defs(linear('pb', 0, 0, 0, 640, (0, '#182350', 1), (1, '#0B1020', 1)), radial('pg', 204, 258, 250, (0, cyan, .55), (.5, cyan, .14), (1, cyan, 0)),
             radial('pm', 0, 0, 330, (0, pink, .8), (.5, pink, .35), (1, pink, 0)), radial('pf', 0, 0, 150, (0, '#BFF4FF', .8), (.4, cyan, .35), (1, cyan, 0)), radial('ph', 204, 240, 120, (0, '#1B4C86', 1), (1, '#0A1026', 1)),
             radial('pk', 204, 258, 92, (0, '#BFF4FF', .55), (1, cyan, 0)), linear('pc', 0, 440, 0, 120, (0, cyan, .34), (1, cyan, 0)), linear('bolt', 0, -78, 0, 78, (0, '#FFFFFF', 1), (1, cyan, 1)))
    o += rect(0, 0, W, H, 0, 'url(#pb)')
    cells, lit = '', ''
    for j in range(-1, 12):
        for i in range(-1, 9):
            x, y = i * 31 * 1.732 + (j % 2) * 31 * .866, j * 46.5
            if y > 430: continue
            cells += hexagon(x, y, 29)
            if rr.random() < .07: lit += hexagon(x, y, 29)
    o += P(lit, cyan, op=.10) + P(cells, 'none', cyan, 1.5, .17)
    o += at(204, 440, 1, disc(0, 0, 330, 'url(#pm)'), sy=.272)
    for i in range(-12, 13): o += P(f'M{204+i*17} 440L{204+i*86} 640', 'none', pink, 2, .75)
    for i in range(8): o += P(f'M0 {f(440+i*i*3.6+i*4)}H408', 'none', pink, 1.2 + i * .3, .85 if i else 1)
    o += P('M120 444L34 120H374L288 444Z', 'url(#pc)') + at(204, 462, 1, disc(0, 0, 150, 'url(#pf)'), sy=.2) + disc(204, 258, 250, 'url(#pg)')
    for turn, colour, dx in ((-23, pink, -84), (23, pink, 84)):
        b = rect(-76, -112, 152, 224, 14, colour, colour, 3.5, .10) + P('M-68 -118H68A14 14 0 0 1 82 -104V104A14 14 0 0 1 68 118H-68A14 14 0 0 1 -82 104V-104A14 14 0 0 1 -68 -118Z', 'none', colour, 7, .30)
        b += P(''.join(f'M-68 {-100+k*17}H68' for k in range(13)), 'none', colour, 2, .22) + at(-54, -88, .2, P(BOLT, colour)) + at(54, 88, .2, P(BOLT, colour))
        o += at(204 + dx, 262, 1, b, turn)
    for r, w, dash, op in ((176, 2, '3 9', .8), (160, 9, '70 32 14 32', .55), (143, 2, '', .9)):
        o += ring(204, 258, r, cyan, w, op, f' stroke-dasharray="{dash}"' if dash else '')
    o += P(hexagon(204, 258, 126), 'url(#ph)', op=.96) + disc(204, 258, 92, 'url(#pk)')
    for w, op in ((26, .10), (16, .18), (9, .35), (4.5, 1)): o += P(hexagon(204, 258, 118), 'none', cyan, w, op)
    o += P(hexagon(204, 258, 98), 'none', cyan, 2, .5, ' stroke-dasharray="22 8"')
    b = at(-7, 3, 1, P(BOLT, pink, op=.9)) + P(BOLT, 'none', cyan, 30, .12) + P(BOLT, 'none', cyan, 18, .22) + P(BOLT, 'url(#bolt)', '#FFFFFF', 3)
    o += at(204, 258, 1.06, b)
    for i in range(10):
        a = math.radians(i * 36 - 90)
        x, y = 204 + 194 * math.cos(a), 258 + 194 * math.sin(a)
        if i < 7: o += P(hexagon(x, y, 20), gold, op=.16)
        o += P(hexagon(x, y, 11), gold if i < 7 else 'none', gold, 2.5) + (P(hexagon(x - 2.5, y - 3, 4), '#FFF3C4') if i < 7 else '')
    for i in range(30):
        x, y, r = rr.randint(14, 394), rr.randint(60, 440), rr.choice((1.6, 2.2, 3))
        if math.hypot(x - 204, y - 258) > 140: o += P(f'M{x} {f(y-r*2)}L{f(x+r)} {y}L{x} {f(y+r*2)}L{f(x-r)} {y}Z', rr.choice((cyan, cyan, pink, '#EAFBFF')), op=.8)
    for x, s in ((18, 1), (390, -1)):
        o += at(x, 18, s, P('M0 46V12L12 0H70', 'none', cyan, 3) + P('M14 20h34M14 30h20', 'none', pink, 4), sy=1)
    return o


def waves(y0, r, ground, line, free):
    """Seigaiha up to the door's foot, outside the area `free`; in lines that keep off its edges, so that nothing of them has to be cut."""
    crests = ''.join(f'M{f(x-r)} {f(y)}A{f(r)} {f(r)} 0 0 1 {f(x+r)} {f(y)}Z' for i, y in ((0, y0 + r), (1, y0 + 1.5 * r)) for x in range((i - 1) * r, W + 2 * r, 2 * r))
    field = unary_union([box(3, y0 + r, W - 3, H - 7), *(Point(x, y0 + r).buffer(r + .5) for x in range(-r, W + 2 * r, 2 * r))]).intersection(box(7, 0, W - 7, H - 8)).difference(free.buffer(2))
    return rect(0, y0 + r, W, H - y0 - r, 0, ground) + P(crests, ground) + P(seigaiha(field, r, (1, .74, .48, .22), start=(-r, y0 + r)), 'none', line, 2.4)


def lantern(x, y, s, sign=''):
    b = P('M0 -260V-124', 'none', '#0A101F', 4)
    b += P('M-52 -108C-104 -84 -112 -40 -112 0C-112 40 -104 84 -52 108H52C104 84 112 40 112 0C112 -40 104 -84 52 -108Z', 'url(#lan)')
    for k in range(-4, 5):
        hw = (112, 111, 107, 97, 78)[abs(k)]
        b += P(f'M{-hw} {k*22}Q0 {k*22+12} {hw} {k*22}', 'none', '#8E2A12', 3, .42) + P(f'M{-hw+14} {k*22+7.5}Q0 {k*22+16} {hw-14} {k*22+7.5}', 'none', '#FFF3CF', 1.6, .3)
    b += P('M-98 -44C-106 -14 -106 20 -96 46', 'none', '#FFD79A', 4, .7) + P('M98 -44C106 -14 106 20 96 46', 'none', '#FFD79A', 3, .35)
    b += rect(-58, -126, 116, 22, 6, '#0A101F') + rect(-58, 104, 116, 22, 6, '#0A101F') + P('M-58 -112H58M-58 112H58', 'none', '#C9A227', 3) + P('M-50 -121H50', 'none', '#4A5A86', 2)
    return at(x, y, s, b + P('M0 126V150', 'none', '#C9A227', 3) + P('M-9 150H9L12 196H-12Z', '#C9A227', '#C9A227', 3) + P('M-4 154L-6 194M4 154L6 194', 'none', '#7E5F10', 1.6) + sign)


def brushed(sign, middle, height, fill):
    """A character of brush.py, `height` high around 0, 0; middle is that of its outline."""
    return f'<g transform="scale({height} {-height}) translate({-middle[0]} {-middle[1]})"><path fill="{fill}" d="{sign}"/></g>'


CAT = 'M-3 0C-9 -2 -13 -10 -12 -20C-11 -28 -8 -33 -8 -38L-9 -47L-4 -42H2L7 -47L6 -37C6 -33 10 -24 11 -14C16 -14 20 -18 24 -17C27 -15 24 -9 17 -6C14 -4 12 -1 8 0Z'


def spec():
    """A paper lantern with the sign for a card over the roofs of a city at night, a cat in its light, a wall of waves below."""
    rr = random.Random(12)
    o = defs(linear('sb', 0, 0, 0, 640, (0, '#16244C', 1), (.5, '#243A78', 1), (.74, '#3A3566', 1), (1, '#0D1526', 1)), radial('mo', 318, 104, 120, (0, '#FFF1CC', .5), (.5, '#FFE3A6', .14), (1, '#FFE3A6', 0)),
             radial('lan', -6, 6, 136, (0, '#FFF6D6', 1), (.3, '#FFD98A', 1), (.62, '#F58A3C', 1), (1, '#C93A18', 1)), radial('gl', 208, 262, 270, (0, '#FFB45E', .8), (.45, '#F0662E', .3), (1, '#E4572E', 0)))
    o += rect(0, 0, W, H, 0, 'url(#sb)')
    for i in range(26):
        x, y, r = rr.randint(8, 400), rr.randint(20, 230), rr.choice((1, 1.3, 1.9))
        o += disc(x, y, r, '#F3E9D2', .8 if i % 3 else .45)
    o += disc(318, 104, 120, 'url(#mo)') + disc(318, 104, 58, '#F6E9C8') + disc(300, 88, 11, '#E6D3A4', .6) + disc(338, 96, 7, '#E6D3A4', .6) + disc(326, 132, 13, '#E6D3A4', .5)
    x = -10
    while x < W:
        w, h = rr.randint(34, 64), rr.randint(120, 250)
        o += rect(x, 470 - h, w, h, 0, '#22335F')
        x += w
    t = P('M-4 -200H4L8 -120L22 -40L46 60H30L10 -10H-10L-30 60H-46L-22 -40L-8 -120Z', '#E4572E') + P('M4 -200L8 -120L22 -40L46 60H38L15 -40L3 -120L0 -200Z', '#FF8A4A') + rect(-16, -66, 32, 9, 0, '#F3E9D2') + rect(-9, -130, 18, 7, 0, '#F3E9D2')
    o += at(72, 402, .95, t + P('M-26 -20H26M-34 10H34M-14 -90H14', 'none', '#F3E9D2', 3) + P('M0 -240V-200', 'none', '#E4572E', 4) + disc(0, -240, 5, '#FFD98A'))
    x = -20
    while x < W:
        w, h = rr.randint(44, 84), rr.randint(50, 150)
        y = 474 - h
        o += rect(x, y, w, h + 8, 0, '#0B1326') + P(f'M{x} {y}H{x+w}', 'none', '#4A3B5E', 2)
        panes = {}
        for wy in range(int(y) + 12, 436, 17):
            for wx in range(int(x) + 8, int(x + w) - 10, 14):
                if rr.random() < .46:
                    c = rr.choice(('#FFD978', '#F3C969', '#C9A227', '#F0703F'))
                    panes[c] = panes.get(c, '') + f'M{wx} {wy}h7v9h-7z'
        o += ''.join(P(d, c) for c, d in panes.items())
        x += w
    o += disc(208, 262, 270, 'url(#gl)') + P('M-10 60Q110 118 204 40Q300 -20 420 40', 'none', '#0A101F', 4) + P('M362 30V250', 'none', '#0A101F', 3) + lantern(362, 222, .34) + P('M30 72V140', 'none', '#0A101F', 3) + lantern(30, 150, .2)
    o += lantern(208, 262, 1.1, brushed(FUDA, (514, 376), .17, '#1A0F0A'))
    o += at(88, 434, 1.25, P(CAT, '#0A101F', '#F2A552', 1.5) + disc(-5, -37, 1.5, '#FFD978') + disc(2, -37, 1.5, '#FFD978'))
    return o + waves(430, 34, '#14213D', '#C9A227', box(22, 470, 386, 616)) + P('M22 470H386V622H22Z', '#060A16', op=.55)


def cloud(x, y, s): return at(x, y, s, P('M-52 16A20 20 0 0 1 -46 -22A30 30 0 0 1 8 -34A24 24 0 0 1 46 -16A18 18 0 0 1 50 16Z', '#FFFFFF', op=.92) + P('M-52 16A20 20 0 0 1 -56 -4A40 40 0 0 0 56 0A18 18 0 0 1 50 16Z', '#CFE3F5', op=.7))


def upcolor():
    """The code as a rainbow, three cards before it."""
    rr = random.Random(5)
    o = defs(linear('us', 0, 0, 0, 330, (0, '#BFE3FF', 1), (.7, '#FFF6E2', 1), (1, '#F7F3EA', 1)), radial('ul', 204, 350, 190, (0, '#FFFFFF', .5), (1, '#FFFFFF', 0))) + rect(0, 0, W, H, 0, 'url(#us)')
    rays = ''.join(write_d(Polygon([(204, 428), (204 + 700 * math.cos(a - .05), 428 + 700 * math.sin(a - .05)), (204 + 700 * math.cos(a + .05), 428 + 700 * math.sin(a + .05))]).intersection(box(0, 0, W, H))) for a in (math.radians(d) for d in range(-171, 0, 18)))
    o += P(rays, '#FFFFFF', op=.5) + cloud(66, 96, .8) + cloud(352, 84, .62)
    for n, (r, (_, c, _)) in enumerate(zip((352, 296, 240, 184, 128), CODE)):
        if n: o += ring(204, 428, r + 5, '#10131A', 10, .1) + ring(204, 428, r + 2.5, '#10131A', 5, .14)
        o += disc(204, 428, r, c) + ring(204, 428, r - 6, mix(c, '#FFFFFF', .14), 12) + ring(204, 428, r - 1.5, mix(c, '#FFFFFF', .42), 3)
    o += disc(204, 428, 72, '#F7F3EA') + disc(204, 350, 190, 'url(#ul)')
    placed, clouds = [], ((66, 88, 62, 40), (352, 78, 50, 32))
    for i in range(900):                                             # confetti: apart from each other, off the clouds, the round corners and the rainbow
        x, y = rr.randint(20, 388), rr.randint(16, 200)
        free = math.hypot(x - 204, y - 428) > 366 and all(math.hypot(x - u, y - v) > 36 for u, v in placed) and all(math.hypot((x - cx) / w, (y - cy) / h) > 1 for cx, cy, w, h in clouds)
        if free and math.hypot(max(0, 64 - x, x - 344), max(0, 64 - y)) < 52:
            placed.append((x, y))
            o += at(x, y, 1, rect(-5, -3, 10, 6, 2, CODE[len(placed) % 5][1]), rr.randint(0, 180))
    for y, (_, c, s) in zip((324, 268, 212, 156, 100), CODE): o += at(204, 428 - y, .34, up_shape(s, on(c), c))
    for x, y, turn, g in ((110, 352, -15, 134), (298, 352, 15, 134), (204, 346, 0, 160)):
        for k in (0, 5): o += at(x, y + 8, 1, rect(-g / 2 - k, -g * .7 - k, g + 2 * k, g * 1.4 + 2 * k, 14 + k, '#0A1020', op=.16), turn)
    for name, x, y, w, turn in (('yellow', 43, 258.2, 134, -15), ('red', 231, 258.2, 134, 15), ('blue', 124, 234, 160, 0)):
        o += f'<g transform="translate({x} {y}) rotate({turn} {f(w/2)} {f(w*.7)}) scale({w/250:.4f})">{up_card(name)}</g>'
    return o


ART = {'ace': ace, 'power-up': power_up, 'spec': spec, 'upcolor': upcolor}

PLATE = {
    'ace': ('M14 466L44 471L96 463L150 469L208 462L262 470L320 464L366 470L396 464L391 500L397 548L390 590L395 612L350 607L300 614'
            'L240 608L180 615L120 608L62 614L13 608L19 566L12 520Z'),
    'power-up': 'M44 464H364L388 488V596L368 616H40L20 596V488Z',
    'spec': 'M22 470H386V616H22Z',
    'upcolor': 'M66 474H342A46 46 0 0 1 388 520V574A46 46 0 0 1 342 620H66A46 46 0 0 1 20 574V520A46 46 0 0 1 66 474Z',
}


def plate(world):
    d = PLATE[world]
    if world == 'ace':
        paper = defs(linear('pa', 0, 462, 30, 620, (0, '#F7EBD0', 1), (.6, '#EADBC0', 1), (1, '#D8C39B', 1)))
        nails = ''.join(disc(x, 485, 6.5, '#1C1410') + disc(x - 1.5, 483, 2.2, '#B9A583') for x in (33, 377))
        return paper + P(d, 'url(#pa)') + P(d, 'none', '#8A6B45', 2) + P('M60 538.500L204 541L348 538.500L204 544.500Z', '#B3261E') + nails
    if world == 'power-up':
        glow = defs(radial('pp', 0, 0, 150, (0, '#22659F', 1), (.55, '#123460', 1), (1, '#0B1020', 1)))
        return glow + P(d, '#0B1020') + at(204, 507, 1, disc(0, 0, 150, 'url(#pp)'), sy=.23) + P(d, 'none', '#4DE3FF', 9, .2) + P(d, 'none', '#4DE3FF', 3) + P('M60 464H150M258 616H348', 'none', '#FF4FA3', 7)
    if world == 'upcolor': return defs(linear('pu', 0, 474, 0, 620, (0, '#FFFFFF', 1), (1, '#F6EEDC', 1))) + P(d, 'url(#pu)')
    seal = rect(-28, -28, 56, 56, 8, '#C23B17') + brushed(WAZA, (510, 378), .053, '#F7EFDC')
    paper = defs(linear('ps', 0, 470, 0, 616, (0, '#FBF4E2', 1), (1, '#E9DBBB', 1)))
    return paper + P(d, 'url(#ps)') + P('M31 479H377V607H31Z', 'none', '#C9A227', 3) + at(334, 509, .92, seal, 4)
