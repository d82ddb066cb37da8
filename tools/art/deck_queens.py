"""The four queens. Spades wears horns and a veil, hearts a round halo over loose waves, diamonds a fan and points,
clubs coiled plaits under a clover diadem."""
from deck_kit import *

def bust(y, drop, half=34, top=SKIN):
    """Neck and an open neckline down to `drop`."""
    d = X(f'M-12 {y}L12 {y}L13 {y+18}L{half} {y+26}L0 {drop}L{-half} {y+26}L-13 {y+18}Z')
    return O(d, top) + p(clip(poly(d).buffer(-0.8), X(f'M2 {y+6}L14 {y}L99 {y}L99 220L0 220Z')), SHADE)

def queen_spades():
    o = ''
    # veil: hangs from the horns to the shoulders
    o += shaded(X('M-50 40C-58 70 -56 110 -62 148L62 148C56 110 58 70 50 40Z'), IVORY, PEARL, 2.2)
    for k in (-1, 1):
        o += line(X('M50 62C48 90 48 118 52 146M42 64C40 92 38 120 42 146', kx=k), 1.5)
    rd = robe(144, 10)
    o += O(rd, NAVY)
    bars = unary_union([Polygon([(CX+x*s, 130), (CX+(x+4)*s, 130), (CX+(x+12)*s, 215), (CX+(x+7)*s, 215)])
                        for x in range(16, 140, 13) for s in (-1, 1)])
    o += inlay(rd, bars, GOLD)
    # stole: two straight bands that meet under a spade
    stole = X('M-34 140L-20 138L0 158L20 138L34 140L10 184L-10 180Z')
    o += O(stole, INK, 2) + line(X('M-28 143L0 172L28 143'), 1.8, GOLD)
    # wimple: chin and neck wrapped
    wim = X('M-33 62L33 62C36 90 36 112 28 130L24 146C12 156 -12 156 -24 146L-28 130C-36 112 -36 90 -33 62Z')
    o += shaded(wim, IVORY, PEARL, 2.2)
    o += line(X('M-20 146C-8 150 8 150 20 146M-25 138C-12 146 12 146 25 138'), 1.5)
    o += face(64, 25, 69, 38, 46)
    o += eyes(92, 12, 7.8, 0.8) + brows(84, 12.5, 10.5, 5.5, 2.5, INK, 1.2) + lips(120, 6.4)
    o += p(circle(CX+11, 112, 1.5), INK)
    # horned headdress in a gold net
    horn = X('M0 60C-4 44 -16 22 -46 21C-62 22 -60 40 -54 50C-50 60 -44 66 -33 72C-22 64 -10 62 0 62Z')
    net = ''.join(f'M{x-34} 10L{x+26} 80M{x+26} 10L{x-34} 80' for x in range(-66, 26, 15))
    net = inlay(poly(horn).buffer(-1.2), unary_union([poly(X(d)).buffer(0) for d in strips(net)]), GOLD, 0)
    o += mirror(O(horn, NAVY) + net)
    o += mirror(line(X('M0 61C-10 61 -22 64 -33 71'), 5.6)) + mirror(line(X('M0 61C-10 61 -22 64 -32.4 70.6'), 2.4, GOLD))
    # small crown in the cleft
    o += shaded(X('M-13 58L-17 38L-8 46L0 30L8 46L17 38L13 58Q0 54 -13 58Z'), GOLD, LEAF, 2.2)
    o += emblem('s', CX, 31, 19, INK) + O(X('M0 60L4.5 66L0 73L-4.5 66Z'), RED, 1.6)
    # sceptre with moon and star
    sx = 214
    o += O(f'M{sx-2.6} 118L{sx+2.6} 118L{sx+2.6} 180L{sx-2.6} 180Z', GOLD, 1.8)
    moon = f'M{sx+4} 87C{sx-6} 92 {sx-9} 100 {sx-7} 107C{sx-4} 116 {sx+6} 118 {sx+14} 112C{sx+10} 124 {sx-4} 128 {sx-12} 119C{sx-20} 109 {sx-14} 90 {sx+4} 87Z'
    o += O(moon, GOLD, 2) + star(sx+6, 102, 9.4, INK, 0.5) + star(sx+6, 102, 6.6, GOLD)
    return o + cuff(sx, 154, NAVY, IVORY, 0.92) + hand(sx, 154, 0.92, -1)

def strips(net):
    """The lines of a net as thin bars."""
    out = []
    for seg in net.split('M')[1:]:
        a, b = seg.split('L')
        (x0, y0), (x1, y1) = (tuple(map(float, q.split())) for q in (a, b))
        out.append(f'M{x0} {y0}L{x0+1.9} {y0}L{x1+1.9} {y1}L{x1} {y1}Z')
    return out

def queen_hearts():
    o = ''
    # halo crown behind: a round arch of pearls and hearts
    o += O(X('M-47 82C-64 20 -24 19 0 19C24 19 64 20 47 82Z'), GOLD) + p(X('M-42 82C-56 26 -22 24 0 24C22 24 56 26 42 82Z'), RED, INK, 1.8)
    for i in range(13):
        a = math.radians(180 + i*15)
        o += O(circle(CX+49*math.cos(a), 68+49*math.sin(a), 4), IVORY, 1.7)
    for i in range(5):
        a = 180 + 34 + i*28
        x, y = CX+36*math.cos(math.radians(a)), 68+36*math.sin(math.radians(a))
        if i != 2: o += f'<g transform="translate({f(x)} {f(y)}) rotate({a-270}) scale(0.14)"><path d="{HEART}" fill="{GOLD}"/></g>'
    rd = robe(142, 12)
    o += O(rd, RED)
    # hearts strewn in rows
    g = poly(rd).buffer(-5)
    for j in range(6):
        for i in range(-8, 7):
            x, y = CX + i*19 + (9.5 if j % 2 else 0), 146 + j*11
            if g.contains(Point(x, y)) and abs(x-CX) > 30: o += suit('h', x, y, 9.5, GOLD)
    # hair: long waves over the shoulders
    lock = X('M-20 60C-46 60 -44 82 -45 96C-46 108 -54 112 -53 124C-52 134 -44 138 -46 148C-48 158 -42 166 -32 166C-36 156 -26 150 -27 138'
             'C-28 128 -22 122 -24 108Z')
    wave = O(lock, GOLD, 2.2) + line(X('M-30 72C-38 84 -34 100 -40 112C-48 126 -36 134 -38 148M-24 92C-30 106 -26 116 -34 128C-40 140 -30 144 -34 156'), 1.7)
    o += bust(120, 166, 28)
    o += mirror(wave)
    # necklace
    for i in range(7):
        a = math.radians(22 + i*22.7)
        o += O(circle(CX + 16*math.cos(a), 138 + 9*math.sin(a), 2.9), IVORY, 1.3)
    o += emblem('h', CX, 155, 15, RED)
    o += face(64, 27, 69, 36, 47)
    # parted hair over the brow
    part = X('M0 56C-18 54 -38 60 -37 84C-36 98 -34 106 -31 112C-29 100 -29 92 -25 86C-14 82 -4 72 0 62Z')
    o += mirror(O(part, GOLD, 2.2) + line(X('M-4 60C-14 64 -27 70 -32 90M-8 66C-14 72 -22 76 -28 82'), 1.6))
    o += eyes(94, 12.5, 8.2, -0.3) + brows(87, 13, 10.5, 6, 1, LEAF, 1.6) + lips(122, 7.4)
    o += p(circle(CX-17, 109, 3.6), BLUSH) + p(circle(CX+18, 109, 3.4), '#CF8A66')
    # band of the crown, heart on top
    o += O(X('M-36 66Q0 40 36 66L34 72Q0 48 -34 72Z'), GOLD, 1.8)
    o += emblem('h', CX, 36, 27, GOLD) + emblem('h', CX, 35.5, 14, RED, 0.1)
    # rose
    rx = 213
    o += line(f'M{rx} 130L{rx} 182', 4.4) + line(f'M{rx} 130L{rx} 182', 1.8, GREEN)
    o += O(f'M{rx} 146C{rx+6} 134 {rx+14} 136 {rx+18} 134C{rx+18} 144 {rx+10} 150 {rx} 149Z', GREEN, 1.8)
    o += O(circle(rx, 118, 14.5), RED, 2.2)
    o += p(f'M{rx+2} 104C{rx+14} 108 {rx+17} 122 {rx+10} 129C{rx+4} 134 {rx-6} 133 {rx-9} 130C{rx+4} 130 {rx+9} 118 {rx+2} 104Z', DEEP)
    o += line(f'M{rx-13} 114C{rx-6} 122 {rx+4} 124 {rx+13} 116M{rx-8} 108C{rx-6} 115 {rx+5} 117 {rx+8} 109M{rx-3} 108C{rx-1} 111 {rx+3} 111 {rx+3} 107', 1.7)
    return o + cuff(rx, 154, DEEP, IVORY, 0.9) + hand(rx, 154, 0.9, -1)

def queen_diamonds():
    o = ''
    # fan collar behind the head
    o += p(to_d(fan(CX, 128, 17, 82, 178, 362, 1.0)), RED, INK, 2.4)
    o += p(to_d(fan(CX, 128, 17, 80, 180.6, 364.6, 0.5, 30)), GOLD)
    for i in range(18):
        a = math.radians(180 + i*180/17)
        o += p(circle(CX+82*math.cos(a), 128+82*math.sin(a), 4.6), IVORY, INK, 1.8)
    rd = robe(140, 12)
    o += O(rd, RED) + inlay(rd, lozenges(17, 13, 6.4, 9.5), DEEP)
    o += bust(122, f'{dv(CX)-5:.1f}')
    o += line(X('M-14 141Q0 152 14 141'), 3.4) + O(X('M0 147L7 157L0 167L-7 157Z'), GOLD, 2)
    # bob: one ink shape with points on the cheeks
    o += O(X('M0 52C-30 50 -44 70 -43 98C-43 112 -36 122 -21 119L21 119C36 122 43 112 43 98C44 70 30 50 0 52Z'), INK, 2)
    o += face(66, 27, 66, 36)
    o += p(X('M-29 64L29 64L29 78C16 72 6 72 0 80C-6 72 -16 72 -29 78Z'), INK)
    for k in (-1, 1):
        o += p(X('M29 76L27 100C27 108 22 112 14 110C20 106 22 98 23 84Z', kx=k), INK) + line(X('M8 58C26 58 37 74 37 98', kx=k), 2, RED)
    o += eyes(94, 12.5, 8, -0.5) + brows(87, 13, 11, 5, 1.5, INK, 1.3) + lips(121, 7.2) + p(circle(CX-17, 108, 3), BLUSH)
    # tiara: stepped gold peaks with one large stone
    o += shaded(X('M-40 68L-36 50L-24 56L-20 38L-8 46L0 20L8 46L20 38L24 56L36 50L40 68C22 58 -22 58 -40 68Z'), GOLD, LEAF)
    o += O(X('M0 33L8 47L0 61L-8 47Z'), IVORY, 2) + p(X('M0 34.5L7 47L0 59.5Z'), RED)
    for x in (-24, 24): o += O(X(f'M{x} 55L{x+4} 60L{x} 65L{x-4} 60Z'), RED, 1.2)
    for k in (-1, 1): o += O(X('M35 117L40.5 127L35 138L29.5 127Z', kx=k), GOLD, 2)
    # looking-glass
    mx = 214
    o += O(f'M{mx-2.4} 148L{mx+2.4} 148L{mx+2.4} 184L{mx-2.4} 184Z', GOLD, 1.8)
    o += O(f'M{mx} 96L{mx+17} 122L{mx} 149L{mx-17} 122Z', GOLD) + O(f'M{mx} 105L{mx+11} 122L{mx} 140L{mx-11} 122Z', GLASS, 1.8)
    o += line(f'M{mx-4} 122L{mx+3} 111M{mx-2} 129L{mx+7} 116', 2, '#8FA7B2')
    return o + cuff(mx, 158, RED, GOLD, 0.9) + hand(mx, 158, 0.9, -1)

def queen_clubs():
    o = ''
    rd = robe(146, 10)
    o += O(rd, GREEN)
    # puffed sleeves, slashed with gold
    for k in (-1, 1):
        puff = X('M30 150C30 130 50 126 62 132C76 138 80 156 72 170C58 176 38 172 32 164Z', kx=k)
        o += O(puff, GREEN if k < 0 else PINE, 2.2)
        o += line(X('M42 134C38 146 38 158 44 168M54 131C52 144 54 158 58 170M66 136C66 148 68 158 68 168', kx=k), 3, GOLD)
    # bodice with clovers, square neckline
    o += O(X('M-32 148L32 148L34 186L-34 186Z'), PINE, 2.2)
    for x in (-22, 0, 22): o += suit('c', CX+x, 165+x*0.06, 12, GOLD)
    d = X('M-12 122L12 122L13 139L26 143L26 153L-26 153L-26 143L-13 139Z')
    o += O(d, SKIN) + p(clip(poly(d).buffer(-0.8), X('M2 128L14 122L99 122L99 220L4 220Z')), SHADE)
    o += O(X('M-29 151L29 151L29 157L-29 157Z'), GOLD, 1.8)
    # coils of plaits at the ears
    o += O(X('M0 46C-28 46 -38 62 -38 84L38 84C38 62 28 46 0 46Z'), RUSSET, 2.2)
    for k in (-1, 1):
        o += O(circle(CX+k*40, 98, 17), RUSSET, 2.2)
        o += line(circle(CX+k*40, 98, 7.5), 1.7)
        o += line(''.join(f'M{f(CX+k*40+8*math.cos(a))} {f(98+8*math.sin(a))}Q{f(CX+k*40+13*math.cos(a+0.2))} {f(98+13*math.sin(a+0.2))} '
                          f'{f(CX+k*40+16*math.cos(a+0.55))} {f(98+16*math.sin(a+0.55))}' for a in [i*math.pi/4.5 for i in range(9)]), 1.6)
        o += p(circle(CX+k*40, 98, 3), GOLD)
    o += face(64, 27, 69, 38, 47)
    # parting, drawn back in two sweeps
    sweep = X('M0 52C-20 52 -32 62 -32 92C-28 84 -26 82 -20 80C-10 78 -3 72 0 64Z')
    o += mirror(O(sweep, RUSSET, 2.2) + line(X('M-3 58C-14 60 -24 68 -28 82M-3 63C-10 68 -18 72 -24 77'), 1.5))
    o += eyes(94, 12.5, 8, 0.2, GREEN) + brows(87, 13, 11, 4.5, 0.5, UMBER, 1.6) + lips(121, 7)
    for x, y in ((-19, 106), (-15, 109), (-21, 110), (16, 108), (20, 106)): o += p(circle(CX+x, y, 1.1), RUSSET)
    # diadem: three clovers on stems over a low band
    for x, y, w in ((-25, 40, 22), (25, 40, 22), (0, 31, 27)):
        o += emblem('c', CX+x, y, w, GOLD if x <= 0 else LEAF, 2)
    o += shaded(X('M-36 66C-20 48 20 48 36 66L35 56C20 40 -20 40 -35 56Z'), GOLD, LEAF, 2.2)
    for x, y in ((-22, 51.5), (-11, 47.8), (0, 46.6), (11, 47.8), (22, 51.5)): o += p(circle(CX+x, y+0.6, 2.3), IVORY if x % 2 == 0 else GREEN)
    # a dove on the hand
    bx = 210
    o += cuff(bx, 152, PINE, GOLD, 0.9) + hand(bx, 152, 0.9, -1)
    body = f'M{bx-17} 122C{bx-15} 112 {bx-5} 111 {bx-2} 118C{bx+2} 124 {bx+10} 122 {bx+22} 128L{bx+22} 134L{bx+12} 136C{bx+8} 148 {bx-8} 150 {bx-11} 138C{bx-13} 132 {bx-14} 128 {bx-13} 126Z'
    o += O(body, IVORY, 2) + O(f'M{bx-1} 126C{bx+6} 126 {bx+14} 129 {bx+18} 132C{bx+12} 141 {bx+2} 142 {bx-2} 136C{bx-3} 132 {bx-3} 128 {bx-1} 126Z', PEARL, 1.6)
    o += p(circle(bx-9, 118.5, 1.7), INK) + O(f'M{bx-14} 119L{bx-22} 123L{bx-14} 125Z', GOLD, 1.4)
    return o
