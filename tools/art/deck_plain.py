"""Counted pips, aces, joker, empty face and the Ace of Spades world's back."""
from shapely.affinity import affine_transform
from deck_kit import *

GAP, LEAN = 36, 0.235     # half distance of the columns; their lean, which opens the room beside both indices

def pips(n, s):
    L, R, M = 125 - GAP, 125 + GAP, 125
    a, b, c, e = 60, 136.7, 213.3, 290
    P = {2: [(M, 84, 0), (M, 266, 1)], 3: [(M, 84, 0), (M, 175, 0), (M, 266, 1)],
         4: [(L, 84, 0), (R, 84, 0), (L, 266, 1), (R, 266, 1)], 5: [(L, 84, 0), (R, 84, 0), (M, 175, 0), (L, 266, 1), (R, 266, 1)],
         6: [(L, 72, 0), (R, 72, 0), (L, 175, 0), (R, 175, 0), (L, 278, 1), (R, 278, 1)],
         7: [(L, 72, 0), (R, 72, 0), (M, 123, 0), (L, 175, 0), (R, 175, 0), (L, 278, 1), (R, 278, 1)],
         8: [(L, 72, 0), (R, 72, 0), (M, 123, 0), (L, 175, 0), (R, 175, 0), (M, 227, 1), (L, 278, 1), (R, 278, 1)],
         9: [(L, a, 0), (R, a, 0), (L, b, 0), (R, b, 0), (M, 175, 0), (L, c, 1), (R, c, 1), (L, e, 1), (R, e, 1)],
         10: [(L, a, 0), (R, a, 0), (M, 98.3, 0), (L, b, 0), (R, b, 0), (L, c, 1), (R, c, 1), (M, 251.7, 1), (L, e, 1), (R, e, 1)]}[n]
    w = {2: 62, 3: 60, 4: 54, 5: 52, 6: 48, 7: 45, 8: 45, 9: 40, 10: 39}[n]
    return ''.join(suit(s, x + (175-y)*LEAN, y, w, INDEX[s], fl) for x, y, fl in P)

def pip_card(n, s): return base() + pips(n, s) + both(index(str(n), s))

def ace(s): return base() + suit(s, 125, 175, 104, INDEX[s]) + both(index('A', s))

def ace_spades():
    """Ornate ace: the leaf is carved into rays; crown above, plate and pendant below, all clear of the indices."""
    o = base()
    cx, cy, k = 125, 147, 1.34
    leaf = 'M0 -50C10 -32 47 -9 47 16C47 31 37 40 25 40C15 40 6 34 0 24C-6 34 -15 40 -25 40C-37 40 -47 31 -47 16C-47 -9 -10 -32 0 -50Z'
    o += suit('s', cx, cy, 100*k, INDEX['s'])
    area = affine_transform(poly(leaf, 40), [k, 0, 0, k, cx, cy])
    o += p(to_d(area.buffer(-4.6).difference(area.buffer(-6.6)).simplify(0.05)), GOLD)
    my = cy + 27
    o += p(to_d(fan(cx, my, 32, 150, 0, 360, 0.36, 26).intersection(area.buffer(-9.4)).simplify(0.05)), IVORY)
    o += p(circle(cx, my, 25.5), INDEX['s']) + p(circle(cx, my, 23), 'none', GOLD, 1.7)
    o += p(to_d(fan(cx, my, 20, 20.4, 0, 360, 0.5, 13)), GOLD) + p(circle(cx, my, 13), RED) + p(circle(cx, my, 13), 'none', IVORY, 1.5)
    o += p(f'M{cx} {my-8}L{cx+8} {my}L{cx} {my+8}L{cx-8} {my}Z', IVORY)
    o += p(f'M{cx} {my-3.8}L{cx+3.8} {my}L{cx} {my+3.8}L{cx-3.8} {my}Z', INK)
    # crown
    crown = f'M{cx-22} 70L{cx-27} 44L{cx-12} 55L{cx} 35L{cx+12} 55L{cx+27} 44L{cx+22} 70Z'
    o += shaded(crown, GOLD, LEAF, 2.4, f'M{cx} 0L300 0L300 90L{cx} 90Z') + line(f'M{cx-20.5} 62L{cx+20.5} 62', 2.2)
    for x, y, r, c in ((0, 33, 4.4, RED), (-27, 43, 3.6, GOLD), (27, 43, 3.6, GOLD)): o += O(circle(cx+x, y, r), c, 1.8)
    # scrolls, plate, pendant
    for s in (-1, 1):
        o += line(X('M12 214C16 226 36 232 44 222C49 214 40 206 34 212C31 217 36 220 39 217', cx, 0, s), 2.6)
        o += p(X('M14 219C6 224 4 230 0 236L0 222Z', cx, 0, s), INK)
    o += O(X('M-36 240L36 240L47 253L36 266L-36 266L-47 253Z', cx), INK, 1.5)
    o += line(X('M-34.5 243L34.5 243L43 253L34.5 263L-34.5 263L-43 253Z', cx), 1.4, GOLD)
    o += p(glyphs('CARRÉ', BEBAS, 12, cx, 259, anchor='m', track=3, sx=1.05)[0], IVORY)
    pend = poly(f'M{cx-30} 270L{cx+30} 270L{cx} 320Z')
    o += p(to_d(fan(cx, 262, 15, 70, 40, 140, 0.5, 10).intersection(pend)), INK) + O(f'M{cx-6} 314L{cx} 304L{cx+6} 314L{cx} 324Z', RED, 1.8)
    return o + both(index('A', 's'))

# ---------------------------------------------------------------- joker
def jester():
    """Cap with three horns, half-mask and grin."""
    o = ''
    rd = robe(140, 10)
    o += O(rd, INK) + inlay(rd, f'M0 0L{CX} 0L{CX} 350L0 350Z', RED) + inlay(rd, lozenges(18, 15, 8.4, 10, 136), GOLD)
    for i, x in enumerate((-48, -24, 0, 24, 48)):
        y = 158 - abs(x)*0.16
        o += O(f'M{CX+x-15} 130L{CX+x+15} 130L{CX+x} {f(y+7)}Z', (BLUE, GREEN)[i % 2], 2.2) + O(circle(CX+x, y+7, 4.4), GOLD, 1.8)
    for k, c in ((-1, RED), (1, INK)):
        o += O(X('M0 30C30 20 66 34 66 72C66 84 64 92 61 99C54 86 46 78 29 78L27 64L0 62Z', kx=k), c)
    for k in (-1, 1):
        o += O(circle(CX+k*61, 103, 7), GOLD, 2) + line(f'M{CX+k*61} 103L{CX+k*61} 109', 2)
    o += face(64, 28, 72, 38)
    o += shaded(X('M-29 64C-26 52 -14 40 0 22C14 40 26 52 29 64L0 86Z'), GOLD, LEAF) + O(circle(CX, 23, 6), RED, 2)
    o += half_mask() + p(X('M-23 95Q-15 87 -6 96Q-15 100 -23 95Z'), IVORY) + p(X('M23 95Q15 87 6 96Q15 100 23 95Z'), IVORY)
    o += p(circle(CX-14, 94.8, 2.9), INK) + p(circle(CX+14, 94.8, 2.9), INK)
    o += p(X('M-20 113Q0 123 20 113Q14 131 0 131Q-14 131 -20 113Z'), INK) + p(X('M-16 116Q0 124 16 116L14 120Q0 127 -14 120Z'), IVORY)
    return o + p(X('M-8 128Q0 123 8 128Q0 132 -8 128Z'), RED) + p(X('M19 106L22 111L19 116L16 111Z'), RED)

def half_mask():
    return O(X('M-31 84C-20 78 -8 82 0 90C8 82 20 78 31 84C32 96 24 106 13 105C6 104 3 99 0 99C-3 99 -6 104 -13 105C-24 106 -32 96 -31 84Z'), INK, 1)

def joker():
    ix = star(40, 42, 29, RED) + star(40, 42, 12, GOLD)
    for i, ch in enumerate('JOKER'):
        ix += p(glyphs(ch, BEBAS, 13, 40, 87 + i*15.4, sx=1.25, anchor='m')[0], INK)
    return court(jester(), ix)

# ---------------------------------------------------------------- back
def back_ace():
    """The back in the Ace of Spades world: dark red rays from a medallion with a horned spade."""
    cream, black, red, dark, ember = '#EADBC0', '#1A110C', '#5E1612', '#471009', '#F2871C'
    o = f'<rect x="1" y="1" width="248" height="348" rx="15" fill="{cream}" stroke="{black}" stroke-width="2"/>'
    o += f'<rect x="11" y="11" width="228" height="328" rx="8" fill="{red}"/>'
    o += p(to_d(fan(125, 175, 40, 240, 2, 362, 0.5, 60).intersection(poly('M16 16L234 16L234 334L16 334Z')).simplify(0.05)), dark)
    o += line('M17 17L233 17L233 333L17 333Z', 2, cream)
    o += p(circle(125, 175, 74), black) + line(circle(125, 175, 68), 2.5, ember)
    o += '<g transform="translate(125 182) scale(0.8)">' + p(SPADE, cream)
    for k in (-1, 1):
        o += p(X('M22 -16C44 -22 52 -42 44 -66C70 -44 70 -4 44 8Z', 0, 0, k), cream)
        o += p(X('M30 8Q16 2 8 18Q22 20 30 8Z', 0, 0, k), '#B3261E')
    o += '</g>'
    for x in (34, 216):
        for y in (34, 316): o += p(f'M{x} {y-10}L{x+8} {y}L{x} {y+10}L{x-8} {y}Z', ember)
    return o
