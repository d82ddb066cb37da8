"""The four kings. Spades is all steps and right angles, hearts all curls and circles, diamonds all points and slants and seen
from the side, clubs a round imperial crown over long hair."""
from deck_kit import *

def king_spades():
    o = ''
    # sword, upright at the right
    sx = 214
    o += O(f'M{sx} 20L{sx+6} 34L{sx+6} 146L{sx-6} 146L{sx-6} 34Z', STEEL, 2.2) + p(f'M{sx} 22L{sx+5} 34L{sx+5} 146L{sx} 146Z', IRON)
    rd = robe()
    o += O(rd, NAVY) + inlay(rd, chevrons(15, 4.2, 0.75), GOLD)
    # square mantle collar
    o += O(f'M{CX-52} 150L{CX-40} 124L{CX+40} 124L{CX+52} 150L{CX+27} 158L{CX+14} {dv(CX+14)-8:.1f}L{CX-14} {dv(CX-14)-8:.1f}L{CX-27} 158Z', IVORY)
    for k in (-1, 1):
        for x, y in ((42, 142), (33, 149), (45, 150.5)):
            o += p(f'M{CX+k*x} {y-6}L{CX+k*x+2.6} {y+2}L{CX+k*x-2.6} {y+2}Z', INK)
    # hair: stepped blocks, like masonry
    hair = ''.join(O(f'M{CX-28} {y}L{CX-39-st} {y}L{CX-39-st} {y+15}L{CX-28} {y+15}Z', INK, 1.2) for y, st in ((70, 0), (86, 3), (102, 6), (118, 9)))
    hair += ''.join(line(f'M{CX-30} {y}L{CX-42} {y}', 1.6, GOLD) for y in (85.5, 101.5, 117.5))
    o += mirror(hair)
    o += face(64, 29, 70, 40, 40)
    # beard: a stepped slab with engraved waves
    o += O(X('M-30 100L-20 108L-9 113L0 111L9 113L20 108L30 100L30 138L24 138L24 152L16 152L16 164L-16 164L-16 152L-24 152L-24 138L-30 138Z'), INK, 2)
    for x in (-21, -10.5, 0, 10.5, 21):
        yb = 163 if abs(x) < 15 else 149
        d = f'M{CX+x} 121'
        y, sg = 121, 1
        while y + 7 <= yb - 1:
            d += f'Q{f(CX+x+sg*4.2)} {y+3.5} {CX+x} {y+7}'
            y, sg = y + 7, -sg
        o += line(d, 1.7, GOLD)
    o += p(X('M-7 119L7 119L4 122.5L-4 122.5Z'), RED)
    o += p(X('M0 112C-8 108 -18 110 -27 117C-17 116 -8 119 0 116C8 119 17 116 27 117C18 110 8 108 0 112Z'), INK, IVORY, 1.1)
    o += eyes(88, 13.5, 8, 1.5) + brows(81, 14, 13, 3, 4, INK, 3)
    # crown: tall, straight, one spade
    o += shaded(X('M-35 66L-42 32L-24 47L-14 30L0 44L14 30L24 47L42 32L35 66Z'), GOLD, LEAF)
    o += O(X('M-37 58L37 58L35 69L-35 69Z'), INK, 1.6)
    for x in (-24, -12, 0, 12, 24):
        o += p(X(f'M{x} 59.5L{x+4} 63.5L{x} 67.5L{x-4} 63.5Z'), RED if x % 24 == 0 else GOLD)
    o += O(X('M0 19C3 27 13 31 13 38C13 44 5 45 2 41L4 49L-4 49L-2 41C-5 45 -13 44 -13 38C-13 31 -3 27 0 19Z'), NAVY, 1.8)
    o += O(circle(CX-42, 31, 4.6), GOLD, 2) + O(circle(CX+42, 31, 4.6), GOLD, 2)
    # guard, cuff, hand
    o += cuff(sx, 155, NAVY, GOLD)
    return o + O(f'M{sx-18} 144L{sx+18} 144L{sx+14} 152L{sx-14} 152Z', GOLD, 2) + hand(sx, 155, 1.0, -1)

def king_hearts():
    o = ''
    # the sword passes behind the head; its hilt and the arm come last
    at = '<g transform="translate(210 147) rotate(31)">'
    o += at + O('M-12 -6L-140 -6L-158 0L-140 6L-12 6Z', STEEL, 2.2) + p('M-12 0L-155 0L-139 5L-12 5Z', IRON) + '</g>'
    rd = robe()
    o += O(rd, RED)
    # scales: half rings
    rows = []
    for j in range(7):
        for x in range(39, 250, 18):
            x += 9 if j % 2 else 0
            arc = [(x+9*math.cos(t*math.pi/8), 136+j*10+9*math.sin(t*math.pi/8)) for t in range(9)]
            rows.append(Polygon(arc).difference(Polygon(arc).buffer(-2.4)))
    o += inlay(rd, unary_union(rows), GOLD)
    # ermine cape, round
    o += O(X('M-56 152C-50 128 -28 122 0 122C28 122 50 128 56 152C34 164 14 166 0 166C-14 166 -34 164 -56 152Z'), IVORY)
    for x, y in ((-45, 148), (-34, 153), (-37, 142), (34, 153), (37, 142)):
        o += p(X(f'M{x} {y-6}L{x+2.6} {y+2}L{x-2.6} {y+2}Z'), INK)
    # hair: rolled curls
    curls = ''
    for x, y, r in ((-35, 78, 9), (-39, 94, 10), (-38, 112, 10.5)):
        curls += O(circle(CX+x, y, r), GOLD, 2.2)
        curls += line(X(f'M{r*0.55} 0C{r*0.5} {-r*0.75} {-r*0.6} {-r*0.7} {-r*0.55} {r*0.1}C{-r*0.5} {r*0.6} {r*0.2} {r*0.5} {r*0.1} 0', CX+x, y), 1.8)
    o += mirror(curls)
    o += face(64, 29, 70, 40, 40)
    # round beard
    o += shaded(X('M-30 101C-24 108 -12 113 0 111C12 113 24 108 30 101C33 126 20 150 0 156C-20 150 -33 126 -30 101Z'), GOLD, LEAF, 2.2)
    for k in (-1, 1):
        o += line(X('M25 113C24 128 16 142 5 150M16 122C15 132 10 142 3 147', kx=k))
    o += O(X('M-7 120Q0 116 7 120Q0 125 -7 120Z'), RED, 1)
    o += p(X('M0 113C-6 107 -17 108 -22 115C-25 118 -29 116 -29 112C-33 121 -24 125 -17 121C-10 117 -5 119 0 117C5 119 10 117 17 121'
             'C24 125 33 121 29 112C29 116 25 118 22 115C17 108 6 107 0 113Z'), INK)
    o += eyes(88, 13.5, 8, 0.5) + brows(80, 14, 12, 6, 2, INK, 2.4)
    # crown: round arches and hearts
    o += shaded(X('M-36 66L-40 40C-34 54 -24 54 -20 38C-16 54 -5 54 0 36C5 54 16 54 20 38C24 54 34 54 40 40L36 66Z'), GOLD, LEAF)
    o += O(X('M-37 58Q0 62 37 58L36 69Q0 73 -36 69Z'), RED, 2)
    for x in (-24, -12, 0, 12, 24): o += p(circle(CX+x, 65 - abs(x)*0.05, 2.9), IVORY if x % 24 else GOLD)
    o += emblem('h', CX, 30, 25, RED)
    for x, y in ((-20, 34), (20, 34), (-40, 37), (40, 37)): o += emblem('h', CX+x, y, 17, RED)
    # arm from below, cuff, hilt and hand
    o += at + O('M-13 14L18 14L34 70L-24 60Z', DEEP, 2.2) + O('M-15 8L20 8L20 18L-15 18Z', IVORY, 2)
    o += O('M-12 -4L18 -4L18 4L-12 4Z', LEAF, 1.8) + O('M-15 -19L-8 -19L-8 19L-15 19Z', GOLD, 2)
    o += '<g transform="rotate(90)">' + hand(0, -14.5, 0.9, 1) + '</g>' + O(circle(20, 0, 5.4), GOLD, 2) + '</g>'
    return o + emblem('h', CX, 160, 17, RED)

def king_diamonds():
    o = ''
    # double axe at the left, behind the shoulder
    ax = 93
    o += O(f'M{ax-3} 24L{ax+3} 24L{ax+3} 166L{ax-3} 166Z', LEAF, 1.8)
    blade = f'M{ax} 46L{ax-17} 28L{ax-12} 51L{ax-17} 74L{ax} 56L{ax+17} 74L{ax+12} 51L{ax+17} 28Z'
    o += shaded(blade, STEEL, IRON, 2.2, f'M{ax} 0L300 0L300 300L{ax} 300Z')
    o += O(f'M{ax} 41L{ax+7} 51L{ax} 61L{ax-7} 51Z', RED, 1.8) + O(f'M{ax} 17L{ax+4} 25L{ax} 33L{ax-4} 25Z', GOLD, 1.6)
    rd = robe(140, 10)
    o += O(rd, RED)
    big, small = lozenges(13, 20, 12.2, 9.4), lozenges(13, 20, 5, 3.8)
    o += inlay(rd, poly(rd).difference(lozenges(13, 20, 11.6, 8.9)), GOLD) + inlay(rd, small, DEEP)
    hx = CX + 2
    h = profile(hx)
    # hair combed back, long and straight, ending in points
    hair = X('M-8 60L36 54C46 70 48 90 48 108L53 138L42 131L36 142L27 132L18 140L12 128L10 104L2 94L-2 78Z', hx)
    h += shaded(hair, STEEL, PEARL, 2.4, X('M26 40L200 40L200 160L26 160Z', hx))
    for i in range(4):
        h += line(X(f'M{8+i*9} {80-i*5}C{14+i*8.5} 96 {15+i*8} 116 {16+i*7.5} {124+i*1}', hx), 1.6)
    h += profile_features(hx, 'M-26 82L-14 75.5L-3 80L-14 80.5Z', False)
    # beard and moustache, cut to points
    h += p(X('M-34 117L-22 119L-31 124Z', hx), RED)
    beard = X('M10 100L2 110L-12 114L-24 123L-31 124L-35 131L-32 138L-43 156L-26 151L-20 162L-10 150L2 149L12 132Z', hx)
    h += shaded(beard, STEEL, PEARL, 2.2, X('M-8 90L60 90L60 170L-12 170Z', hx))
    h += line(X('M-26 130L-34 146M-14 124L-20 151M-2 118L-8 144M6 116L3 139', hx), 1.6)
    h += O(X('M-12 112L-28 110L-47 120L-32 119.5L-20 122Z', hx), STEEL, 1.8)
    # crown: five standing lozenges on a slanting band
    for x, y, w, t in ((-26, 50, 7.5, 15), (34, 41, 7.5, 15), (-12, 46, 8.5, 19), (20, 41.5, 8.5, 19), (4, 43, 9.5, 22)):
        d = X(f'M0 {-t}L{w} 0L0 {t}L{-w} 0Z', hx+x, y)
        h += shaded(d, GOLD, LEAF, 2.2, X('M-99 -99L0 -99L0 99L-99 99Z', hx+x, y))
        h += p(X(f'M0 -7L4 0L0 7L-4 0Z', hx+x, y-3), RED)
    h += O(X('M-35 59L42 48L41 60L-32 71Z', hx), INK, 1.6)
    for i in range(5):
        h += p(X('M0 -4L4.6 0L0 4L-4.6 0Z', hx-24+i*14.4, 63.2-i*2.1), RED if i % 2 else GOLD)
    # pointed collar
    collar = X('M-24 146L-40 152L-34 162L-22 160L-14 172L-2 164L8 176L18 164L32 172L38 160L54 162L56 146L44 136L0 140Z', hx)
    o += flipped(O(collar, INK, 2) + line(X('M-34 154L-30 158L-20 156L-13 167L-2 160L8 171L17 160L30 167L36 156L50 158', hx), 1.7, GOLD) + h)
    # hand and cuff at the left
    gx = 2*CX - ax
    return o + flipped(cuff(gx, 136, RED, GOLD, 0.9) + hand(gx, 136, 0.9, -1))

def king_clubs():
    o = ''
    rd = robe(140, 14)
    o += O(rd, GREEN)
    o += line(rings(rd, 15, 12, 5.3), 2.1, GOLD)
    # hair: long, turned outwards at the ends
    lock = X('M-26 62L-37 64C-44 82 -42 100 -45 116C-47 127 -55 131 -63 127C-62 139 -51 145 -40 140C-28 134 -26 112 -26 96Z')
    hair = O(lock, RUSSET, 2.2) + line(X('M-36 80C-38 100 -35 122 -47 135M-31 84C-33 104 -30 120 -36 135'), 1.6)
    o += mirror(hair)
    # high ivory collar under the chin, broad chain over the shoulders
    o += O(X('M-52 150C-36 138 -20 134 0 134C20 134 36 138 52 150C40 164 20 172 0 172C-20 172 -40 164 -52 150Z'), PINE, 2.2)
    for i in range(9):
        a = math.radians(22.5 + i*17)
        o += O(circle(CX + 43*math.cos(a), 142 + 21*math.sin(a), 5.6), GOLD, 1.8)
        o += p(circle(CX + 43*math.cos(a), 142 + 21*math.sin(a), 2), INK)
    o += shaded(X('M-14 124L14 124L18 142C8 150 -8 150 -18 142Z'), SKIN, SHADE, 2.2)
    o += face(62, 28, 74, 42, 42, jaw=0.72)
    # moustache in two great horns, tuft on the chin
    o += O(X('M-6 126L6 126L3 142L0 148L-3 142Z'), RUSSET, 1.6)
    o += lips(121.5, 6)
    o += O(X('M0 109C-5 105 -13 107 -18 112C-24 119 -33 120 -37 113C-39 108 -36 104 -32 105C-43 98 -49 112 -42 121C-34 129 -20 126 -13 119C-8 115 -4 115 0 117'
             'C4 115 8 115 13 119C20 126 34 129 42 121C49 112 43 98 32 105C36 104 39 108 37 113C33 120 24 119 18 112C13 107 5 105 0 109Z'), RUSSET, 1.8)
    o += eyes(88, 13, 8, 0, INK) + brows(80, 13.5, 12, 7, 0, UMBER, 2.8)
    # imperial crown: cap between arches, orb with a clover
    o += shaded(X('M-34 60C-54 30 -22 16 0 32C22 16 54 30 34 60Z'), GREEN, PINE, 2.2)
    o += O(X('M-5 32C-20 24 -40 30 -37 48L-31 60L-25 60C-36 42 -20 34 -5 40Z'), GOLD, 1.8)
    o += O(X('M5 32C20 24 40 30 37 48L31 60L25 60C36 42 20 34 5 40Z'), LEAF, 1.8)
    o += O(X('M-5.5 30L5.5 30L5.5 60L-5.5 60Z'), GOLD, 1.8)
    for y in (38, 46, 54): o += p(circle(CX, y, 2.3), IVORY)
    o += shaded(X('M-38 56Q0 62 38 56L35 69Q0 75 -35 69Z'), GOLD, LEAF, 2.2)
    for x in (-26, -13, 0, 13, 26): o += O(circle(CX+x, 66 - abs(x)*0.07, 3.6), (GREEN, IVORY)[x % 2], 1.3)
    o += emblem('c', CX, 25, 17, GOLD)
    # orb on the open hand
    ox = 211
    o += O(f'M{ox-15} 168L{ox+15} 166L{ox+22} 210L{ox-20} 206Z', PINE, 2.2)
    o += f'<g transform="translate({ox+13} 158) rotate(90)">' + hand(0, 0, 0.95, -1) + '</g>'
    o += shaded(circle(ox, 137, 15.5), GOLD, LEAF, 2.2, f'M{ox+2} 0L300 0L300 300L{ox+2} 300Z')
    o += O(f'M{ox-15} 133Q{ox} 140 {ox+15} 133L{ox+15.4} 139Q{ox} 146 {ox-15.4} 139Z', GREEN, 1.6)
    o += emblem('c', ox, 113, 19, GOLD)
    return o
