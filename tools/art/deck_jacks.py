"""The four jacks. Spades and clubs in profile, turned away from each other; hearts and diamonds full face."""
from deck_kit import *

def jack_spades():
    o = ''
    # lance with a forked pennon, before the face
    lx = 219
    o += O(f'M{lx-2.6} 40L{lx+2.6} 40L{lx+2.6} 180L{lx-2.6} 180Z', LEAF, 1.8)
    o += shaded(f'M{lx} 17L{lx+7} 33L{lx} 42L{lx-7} 33Z', STEEL, IRON, 2, f'M{lx} 0L300 0L300 99L{lx} 99Z')
    o += O(f'M{lx-3} 44L{lx-40} 26L{lx-33} 40L{lx-44} 50L{lx-3} 62Z', NAVY, 2)
    o += p(f'M{lx-4.5} 50L{lx-32} 39.5L{lx-35} 43L{lx-33} 46.5L{lx-4.5} 56Z', GOLD)
    rd = robe(144, 8)
    o += O(rd, IVORY)
    sq = unary_union([Polygon([(x, y), (x+12, y), (x+12, y+12), (x, y+12)]) for i, x in enumerate(range(22, 250, 12))
                      for j, y in enumerate(range(126, 210, 12)) if (i + j) % 2])
    o += inlay(rd, sq, NAVY)
    hx = CX + 4
    h = profile(hx)
    # straight black hair, cut square
    hair = X('M-16 62L36 54C44 72 45 96 44 130L10 130L8 92L2 92L-2 80L-16 78Z', hx)
    h += O(hair, INK, 2)
    for i in range(4): h += line(X(f'M{14+i*7.5} {88-i*3}L{14+i*7.5} 126', hx), 1.5, '#6C7A96')
    h += profile_features(hx, 'M-26 83L-14 77L-4 82L-14 81.5Z')
    # pointed hat: long brim in front, turned up behind
    crown = X('M-20 58C-16 40 -2 28 16 26C34 26 44 38 42 54Z', hx)
    h += shaded(crown, NAVY, NIGHT, 2.4, X('M18 0L99 0L99 99L18 99Z', hx))
    h += O(X('M-62 74C-44 66 -22 58 4 57C18 56 34 56 42 44C50 40 54 48 52 58C48 70 30 72 10 70C-14 68 -36 70 -62 74Z', hx), GOLD, 2.2)
    h += p(X('M6 70C26 72 46 70 51 58C52 52 51 47 48 46C46 58 30 66 6 70Z', hx), LEAF)
    # two straight feathers, swept back
    h += O(X('M20 52C34 34 48 26 62 24C60 38 46 52 28 58Z', hx), IVORY, 2)
    h += line(X('M22 55C34 44 46 34 58 27M36 43L38 49M45 36L48 42', hx), 1.5)
    h += emblem('s', hx+22, 55, 17, INK, 1.6)
    # standing collar over a hood cut in points
    collar = O(X('M-20 150L-36 159L-24 167L-13 159L-3 171L9 161L21 171L31 160L43 167L56 154L38 143Z', hx), GOLD, 2.2)
    collar += line(X('M-30 158L-14 153.5L36 150L49 155', hx), 1.7) + O(X('M-17 140L31 128L39 144L38 150L-20 154Z', hx), IVORY, 2.2)
    collar += line(X('M-15 147L36 139', hx), 1.7)
    o += flipped(h + collar)
    return o + cuff(lx-1, 151, NAVY, GOLD, 0.92) + hand(lx-1, 151, 0.92, -1)

def jack_hearts():
    o = ''
    rd = robe(142, 12)
    # parti-coloured coat: red on the left, gold hearts; dark with red stripes on the right
    o += O(rd, RED) + inlay(rd, f'M{CX} 0L300 0L300 300L{CX} 300Z', DEEP)
    o += inlay(rd, unary_union([Polygon([(x, 120), (x+3.2, 120), (x+3.2, 215), (x, 215)]) for x in range(CX+10, 240, 11)]), GOLD)
    g = poly(rd).buffer(-6)
    for j in range(5):
        for i in range(-8, 0):
            x, y = CX + i*17 + (8.5 if j % 2 else 0), 148 + j*11
            if g.contains(Point(x, y)) and x < CX - 24: o += suit('h', x, y, 8.5, GOLD)
    # shirt, neck, falling collar
    d = X('M-13 120L13 120L13 140L22 148L0 172L-22 148L-13 140Z')
    o += O(d, SKIN) + p(clip(poly(d).buffer(-0.8), X('M2 126L14 120L99 120L99 220L0 220Z')), SHADE)
    for k in (-1, 1): o += O(X('M13 135L30 134L44 152L20 160L4 170L17 148Z', kx=k), IVORY if k < 0 else PEARL, 2.2)
    # curls around the face
    for x, y, r in ((-34, 74, 10), (34, 74, 10), (-38, 90, 10), (38, 90, 10), (-36, 106, 9.5), (36, 106, 9.5), (-29, 119, 8), (29, 119, 8)):
        o += O(circle(CX+x, y, r), RUSSET, 2) + line(X('M5 -1C5 -6 -5 -6 -5 0C-5 5 3 5 2 0', CX+x, y, -1 if x > 0 else 1), 1.6)
    o += face(64, 27, 70, 38, 47, jaw=0.6)
    for x, y, r in ((-22, 68, 8.5), (-8, 65, 8.5), (7, 65, 8.5), (21, 68, 8.5)):
        o += O(circle(CX+x, y, r), RUSSET, 2) + line(X('M4 2C6 -5 -4 -6 -4 0', CX+x, y), 1.5)
    o += eyes(94, 12.5, 8.2, 0) + brows(86, 13, 10.5, 7, 0.5, UMBER, 1.9) + lips(121.5, 7.4)
    o += p(circle(CX-17, 109, 3.6), BLUSH) + p(circle(CX+18, 109, 3.4), '#CF8A66')
    # soft flat hat, worn aslant, with a rosette and a curled feather
    o += O(X('M-46 62C-58 48 -44 34 -20 30C8 24 44 22 52 36C58 46 48 54 40 56L-38 68Z'), RED)
    o += p(clip(poly(X('M-46 62C-58 48 -44 34 -20 30C8 24 44 22 52 36C58 46 48 54 40 56L-38 68Z')).buffer(-0.8), X('M10 0C26 20 28 40 14 64L99 80L99 0Z')), DEEP)
    o += O(X('M-43 60L43 47L44 57L-40 71Z'), GOLD, 2)
    fe = X('M-34 60C-52 56 -66 40 -60 22C-56 24 -52 20 -47 21C-46 26 -42 26 -40 31C-36 34 -38 38 -34 42C-31 46 -32 52 -30 56Z')
    o += O(fe, IVORY, 2.2) + line(X('M-34 58C-46 50 -54 38 -56 27M-44 50L-51 48M-50 42L-57 39M-42 49L-40 40M-48 42L-46 33'), 1.5)
    o += emblem('h', CX-32, 60, 19, RED, 1.8)
    # letter sealed with a heart
    lx, ly = 212, 132
    o += f'<g transform="rotate(9 {lx} {ly})">' + O(f'M{lx-19} {ly-15}L{lx+19} {ly-15}L{lx+19} {ly+13}L{lx-19} {ly+13}Z', IVORY, 2)
    o += line(f'M{lx-19} {ly-15}L{lx} {ly+1}L{lx+19} {ly-15}M{lx-19} {ly+13}L{lx-6} {ly-4}M{lx+19} {ly+13}L{lx+6} {ly-4}', 1.6)
    o += emblem('h', lx, ly, 13, RED, 1.5) + '</g>'
    o += cuff(lx-2, 151, DEEP, IVORY, 0.92)
    return o + hand(lx-2, 151, 0.92, -1)

def jack_diamonds():
    o = ''
    rd = robe(140, 12)
    o += O(rd, RED)
    # zigzags across
    zig = []
    for j in range(8):
        y, pts = 132 + j*12, []
        for i, x in enumerate(range(10, 260, 9)): pts.append((x, y + (7 if i % 2 else 0)))
        zig.append(Polygon(pts + [(x, y+4) for x, y in reversed(pts)]))
    o += inlay(rd, unary_union(zig), GOLD)
    # gorget: a plate at the throat
    o += shaded(X('M-12 118L12 118L13 132L-13 132Z'), SKIN, SHADE, 2.2)
    o += shaded(X('M-20 128L20 128L34 144L22 166L0 178L-22 166L-34 144Z'), STEEL, IRON, 2.2)
    o += line(X('M-18 135L-24 145L-16 160L0 169L16 160L24 145L18 135'), 1.7) + O(X('M0 142L6.5 151L0 161L-6.5 151Z'), RED, 1.8)
    # short dark hair under the helmet
    o += O(X('M-30 64L30 64L35 92L31 108L26 96L-26 96L-31 108L-35 92Z'), UMBER, 2.2)
    o += face(64, 26, 70, 40, 46, jaw=0.66)
    o += p(X('M-28 64L28 64L28 72C10 82 -10 82 -28 72Z'), UMBER)
    o += eyes(92, 12.5, 8, 1.0) + brows(84, 13, 11.5, 3, 3, UMBER, 2.6) + lips(119.5, 6.6)
    o += p(X('M0 113C-6 110 -12 112 -19 110C-15 116 -8 117 0 115.4C8 117 15 116 19 110C12 112 6 110 0 113Z'), UMBER)
    o += O(X('M-4.5 126L4.5 126L2.6 133L0 141L-2.6 133Z'), UMBER, 1.4)
    # morion: pointed brim, high comb, red crest
    o += O(X('M0 18C20 18 34 27 38 46L30 46C26 36 14 32 0 32C-14 32 -26 36 -30 46L-38 46C-34 27 -20 18 0 18Z'), RED, 2.2)
    for x, y0, y1 in ((-29, 29, 40), (-21, 23, 35), (-11, 20, 32), (0, 19, 31), (11, 20, 32), (21, 23, 35), (29, 29, 40)):
        o += line(X(f'M{x} {y0+2}L{x*0.86} {y1}'), 1.6)
    o += shaded(X('M-33 62C-34 40 -18 28 0 28C18 28 34 40 33 62Z'), GOLD, LEAF)
    o += O(X('M-4 29L4 29L4 58L-4 58Z'), GOLD, 1.8)
    o += shaded(X('M-60 58C-40 60 -20 50 0 50C20 50 40 60 60 58C48 74 22 66 0 72C-22 66 -48 74 -60 58Z'), GOLD, LEAF)
    for x, y in ((-34, 62), (-18, 59.5), (18, 59.5), (34, 62)): o += p(circle(CX+x, y, 2), INK)
    o += O(X('M0 38L9 52L0 67L-9 52Z'), RED, 2) + p(X('M0 40L7.4 52L0 64Z'), DEEP)
    # great key
    kx = 214
    o += O(f'M{kx-3} 122L{kx+3} 122L{kx+3} 188L{kx-3} 188Z', GOLD, 1.9)
    ring = f'M{kx} 76L{kx+17} 100L{kx} 124L{kx-17} 100ZM{kx} 87L{kx+9} 100L{kx} 113L{kx-9} 100Z'
    o += f'<path d="{ring}" fill="{GOLD}" fill-rule="evenodd" stroke="{INK}" stroke-width="2"/>'
    o += O(f'M{kx-7} 124L{kx+7} 124L{kx+7} 130L{kx-7} 130Z', GOLD, 1.8)
    return o + cuff(kx, 152, RED, STEEL, 0.92) + hand(kx, 152, 0.92, -1)

def jack_clubs():
    o = ''
    # clover staff at the right
    sx = 212
    o += O(f'M{sx-3} 60L{sx+3} 60L{sx+3} 190L{sx-3} 190Z', LEAF, 1.8) + emblem('c', sx, 46, 42, GOLD, 2.4)
    o += O(f'M{sx-11} 68L{sx+11} 68L{sx+8} 75L{sx-8} 75Z', GOLD, 1.8)
    rd = robe(144, 8)
    o += O(rd, NAVY) + inlay(rd, slants(30, 16, 7), GREEN) + inlay(rd, slants(38, 16, 1.8), GOLD)
    hx = CX + 4
    o += profile(hx)
    # page's bob
    hair = X('M-18 58L36 54C47 76 46 104 38 126C26 132 10 130 4 124L6 84L-16 78Z', hx)
    o += shaded(hair, GOLD, LEAF, 2.4, X('M22 40L99 40L99 140L22 140Z', hx))
    for i in range(4): o += line(f'M{hx+12+i*8} {84-i*5}C{hx+15+i*8} 98 {hx+13+i*8} 112 {f(hx+10+i*7.4)} {124 + (2 if i in (1, 2) else 0)}', 1.7)
    o += profile_features(hx)
    # ruff: pleated
    for i in range(9):
        a = math.radians(8 + i*20.5)
        o += O(circle(hx + 4 + 38*math.cos(a), 138 + 15*math.sin(a), 8), IVORY, 2)
    o += O(X('M-26 141C-12 148 20 148 34 139L36 145C18 155 -12 155 -29 147Z', hx), GOLD, 1.8)
    # beret with a long plume
    o += shaded(X('M-34 62C-36 48 -22 36 6 32C36 30 54 42 50 58C40 60 36 56 34 60L-24 68C-30 68 -33 66 -34 62Z', hx), GREEN, PINE, 2.4,
                X('M6 20C20 40 26 52 16 70L99 70L99 0L6 0Z', hx))
    o += O(X('M-28 60L36 51L37 60L-26 69Z', hx), INK, 1.4) + line(X('M-26 64L36 55.6', hx), 1.8, GOLD)
    o += shaded(X('M-16 56C-44 56 -68 44 -75 26C-60 18 -40 22 -28 34C-22 40 -18 48 -16 56Z', hx), RED, DEEP, 2.4, X('M-16 56C-30 44 -50 32 -75 26L-90 60L-16 70Z', hx))
    o += line(X('M-16 56C-30 44 -50 32 -72 27', hx), 1.8)
    for t in range(5):
        x, y = hx-28-t*9, 46-t*3.9
        o += line(f'M{x} {f(y)}L{x-9} {f(y+7-t*0.4)}M{x} {f(y)}L{x-4} {f(y-8+t*0.6)}', 1.5)
    o += emblem('c', hx-18, 58, 17, GOLD, 1.8)
    return o + cuff(sx, 146, NAVY, GOLD, 0.95) + hand(sx, 146, 0.95, -1)
