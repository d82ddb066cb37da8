"""Enemies of the numbers 9, 10 and 11."""
from portrait_parts import *

# ------------------------------------------------------------------ 9
@enemy('necromancers-apprentice', {BRASS: EMBER})
def apprentice():
    o = night(BLOOD, (150, 142, 108))
    sh = 'M46 372C50 318 76 280 116 260L184 260C224 280 250 318 254 372Z'
    o += halo(sh, 5) + K(sh) + fanl((112, 272), (64, 320), (118, 352), (56, 352), 9, 2.2, 5) + fanl((188, 272), (236, 320), (184, 352), (246, 352), 6, 1.2, -5, t0=.3)
    # a cowl two sizes too large
    hd = 'M62 262C50 196 62 124 98 84C122 58 150 48 178 32C182 52 196 64 206 84C238 128 248 196 238 262C210 284 180 290 150 290C120 290 90 284 62 262Z'
    o += halo(hd, 5) + K(hd) + fanl((168, 44), (104, 130), (150, 70), (88, 240), 12, 2.4, 6, c0=(104, 70), c1=(66, 150)) + fanl((182, 52), (220, 150), (190, 80), (226, 240), 8, 1.3, -3, c0=(208, 84), c1=(228, 150)) + fanl((76, 180), (100, 180), (74, 262), (110, 276), 8, 2.2, 3)
    h = face('child', 'soft', 'wide', nz='snub', mo='small', hollow=0, brow='sad') + P('M100 100L200 100L198 132C176 112 160 112 150 118C140 112 124 112 102 134Z') + comb((104, 130), (150, 117), 10, (.15, 1), 10, 6, 3, (122, 108)) + K('M118 112C122 122 128 130 128 136C132 126 134 120 138 114Z') + K('M134 110C136 120 140 126 142 132C144 124 144 118 148 112Z')
    h += P(''.join(circle(x, y, 1.2) for x, y in ((116, 166), (122, 170), (128, 166), (134, 171)))) + P('M120 206L180 206L176 240L124 240Z')
    o += P('M128 214H172V284H128Z') + big(h, 1.12) + L('M92 270Q150 300 208 270', BONE, 1.8)
    # the jester's bauble: a skull in a fool's cap on a stick
    o += L('M96 372L82 288', INK, 12) + L('M96 372L82 288', BONE, 5)
    cap = P('M52 246C40 232 24 240 18 262C10 250 14 226 34 216C44 210 56 212 62 218C66 198 84 186 104 192C122 198 128 216 122 236C116 224 108 220 100 224L108 250Z', BLOOD, INK, 4) + P('M84 196C92 190 98 190 104 192C122 198 128 216 122 236C116 224 108 220 100 224L108 250L84 248C92 230 92 210 84 196Z') + L('M62 218Q72 232 70 248', INK, 2)
    o += halo(area(cap), 5) + skull(80, 276, .96, EMBER) + cap + P(circle(18, 266, 7), BRASS, INK, 3) + P(circle(123, 242, 7), BRASS, INK, 3) + L('M50 248Q80 240 110 250', INK, 7) + L('M50 248Q80 240 110 250', BRASS, 3)
    return o + K('M70 332C76 322 112 318 116 330L118 350C112 362 80 364 74 354Z', BONE, .3) + L('M70 332C76 322 112 318 116 330L118 350C112 362 80 364 74 354ZM74 340H106M75 348H106', INK, 2.4)

def hound(x, y, s, mirror=False):
    """A hound's head three parts from the side, jaws open to the left."""
    o = halo('M-6 -64L14 -104L30 -62C52 -50 66 -30 74 0L96 80L10 80L0 44L-44 40L-58 26L-40 20L-64 6L-74 -10C-72 -20 -64 -22 -54 -22L-30 -38C-24 -50 -16 -58 -6 -64Z', 6)
    o += K('M-6 -64L14 -104L30 -62C52 -50 66 -30 74 0L96 80L10 80L0 44L-44 40L-58 26L-40 20L-20 18L-14 6L-64 6L-74 -10C-72 -20 -64 -22 -54 -22L-30 -38C-24 -50 -16 -58 -6 -64Z', INK, .4)
    o += P('M-62 6L-14 5L-20 18L-40 21L-57 25C-52 16 -56 10 -62 6Z', BLOOD) + P('M-60 6L-56 18L-51 6ZM-44 6L-41 13L-38 6ZM-32 6L-29 12L-26 6ZM-52 26L-48 14L-43 24ZM-38 21L-35 13L-31 20Z', BONE)
    o += P('M-70 -12C-68 -20 -58 -20 -54 -16C-56 -10 -62 -8 -70 -12Z', BONE) + cuts([(-52, -16, -22, -34, 2.4, 3), (-48, -8, -16, -22, 2, 3), (-56, 0, -20, -4, 1.8, 2), (-4, -58, 14, -94, 2.2, -2), (6, -56, 16, -82, 1.8, -2), (22, -60, 15, -90, 1.4, 2)])
    o += fanl((0, -48), (40, -40), (4, 60), (62, 74), 12, 2.2, -4, c0=(30, -50), c1=(40, 76), t0=.25) + fanl((-36, 36), (4, 40), (-10, 44), (10, 60), 4, 1.6)
    o += P('M-30 -30Q-18 -42 -4 -30Q-16 -24 -30 -30Z', EMBER, INK, 3) + P('M-24 -31Q-17 -37 -9 -31Q-16 -28 -24 -31Z', GLOW) + P(circle(-18, -31, 2.2))
    return xf(o, -s if mirror else s, s, 0, (x, y))

@enemy('hellhound-handler', {ASH: BONE, BRASS: BONE})
def handler():
    o = night(BLOOD, (164, 128, 104))
    base = xf(neck(30) + coat('plain') + K('M96 250L122 224L150 262L178 224L204 250L182 240L150 290L118 240Z') + cuts([(102, 246, 122, 230, 2), (124, 230, 148, 266, 2), (176, 230, 154, 264, 1.2)]), 1, 1, 0, (22, 0))
    h = ears(2) + face('square', 'brim', 'squint', nz='broad', mo='sneer', wh=('chops', 'stubble'), brow='angry') + scar()
    o += base + xf(big(h, 1.08) + xf(hat('bowler', EMBER), 1, .96, -4, (0, 4), (150, 108)), 1, 1, 0, (22, -8))
    # two hounds on one chain
    o += hound(250, 316, .74, True) + hound(86, 278, 1.12)
    for i in range(9):
        x, y = 128+i*7, 344-i*8.5; o += xf(P('M-9 -5C-9 -9 9 -9 9 -5V5C9 9 -9 9 -9 5Z', BONE, INK, 2.6) + P('M-4 -2H4V2H-4Z', INK), 1, 1, -50 + (0 if i % 2 else 16), (x, y))
    o += P(wedge(bez((112, 276), (120, 312), (150, 332), (182, 330), 10), 17, 15), INK) + P(wedge(bez((114, 278), (122, 310), (150, 330), (180, 329), 10), 11, 10), BLOOD)
    return o + P(''.join(f'M{x-4} {y-4}L{x} {y-13}L{x+5} {y-3}Z' for x, y in ((122, 298), (134, 314), (150, 323), (166, 327))), BONE, INK, 1.6)

@enemy('scarlet-dancer', {BRASS: BONE, EMBER: BLOOD})
def scarlet_dancer():
    o = town(ASH, (150, 136, 106))
    gown_ = gown(BLOOD)
    o += neck(19) + gown_ + P('M170 304C200 300 216 284 222 266C244 288 254 320 256 372L180 372C190 346 186 322 170 304Z') + L('M131 228Q150 240 169 228', INK, 8) + suit('d', 150, 242, 15, BLOOD, 0, INK, 2)
    h = face('heart', 'soft', 'lash', nz='fine', mo='lips', hollow=0, bare=True, brow='fine') + P(circle(128, 182, 2.2))
    # curls piled to one side, a rose
    q = 'M102 140C88 132 86 112 96 104C86 92 92 72 108 70C106 54 124 42 138 48C148 34 172 34 180 48C198 44 212 60 206 76C220 82 222 102 210 110C220 122 214 140 200 144L192 128C190 106 172 94 152 96C134 108 112 112 108 132Z'
    h += K(q, INK, .5)
    for x, y, r in ((108, 88, 13), (122, 66, 14), (146, 58, 15), (170, 60, 13), (190, 76, 12), (100, 118, 11), (202, 116, 10)):
        h += L(f'M{x-r*.7:.1f} {y:.1f}C{x-r*.7:.1f} {y-r:.1f} {x+r*.7:.1f} {y-r:.1f} {x+r*.6:.1f} {y+r*.1:.1f}C{x+r*.5:.1f} {y+r*.6:.1f} {x-r*.3:.1f} {y+r*.6:.1f} {x-r*.2:.1f} {y:.1f}', BONE, 2.0 if x < 160 else 1.2)
    h += P(circle(196, 96, 17), BLOOD, INK, 3) + L('M188 97C186 86 204 84 204 96C204 106 190 106 192 97C193 92 200 93 199 98M184 106C190 114 204 112 208 104', INK, 2) + P('M212 104L228 112L214 116ZM182 108L174 122L188 116Z', INK)
    o += tilt(big(h, 1.06), -7)
    # the fan, open below the chin: three colours of one hand
    cx, cy = 82, 356; o2 = []
    for i in range(9):
        a0, a1 = math.radians(-152+i*16), math.radians(-152+(i+1)*16); m = (a0+a1)/2; p = lambda a, r: f'{f(cx+r*math.cos(a))} {f(cy+r*math.sin(a))}'
        o2 += P(f'M{p(a0, 26)}L{p(a0, 104)}Q{p(m, 116)} {p(a1, 104)}L{p(a1, 26)}Z', BLOOD if i % 2 else BONE, INK, 3) + P(f'M{p(m, 40)}L{p(m+.02, 106)}L{p(a1, 104)}L{p(a1, 30)}Z', INK if i > 5 else (BLOOD if i % 2 else BONE))
        o2 += suit('hsdc'[i % 4], cx+88*math.cos(a0+.1), cy+88*math.sin(a0+.1), 15, (BONE if i % 2 else BLOOD if i % 4 == 0 else INK) if i < 6 else BONE, math.degrees(m)+90)
    return o + o2 + glove(64, 330, .94, 22)

@enemy('gatling-sergeant', {BRASS: EMBER, ASH: BONE})
def gatling_sergeant():
    o = town(EMBER, (150, 140, 106), low=230) + neck(30) + coat('plain')
    o += K('M124 232L150 244L176 232L182 250L150 262L118 250Z', BLOOD) + L('M150 262V362', BONE, 1.6) + P(''.join(circle(x, y, 4.6) for y in (282, 308, 334) for x in (162,)), BRASS, INK, 2)
    # sergeant's bars on the sleeve that shows
    for i in range(3): o += L(f'M216 {300+i*15}L236 {316+i*15}L258 {296+i*15}', BLOOD, 7)
    h = ears(2) + face('fat', 'brim', 'mad', nz='bulb', mo='none', wh='walrus', hollow=0, brow='angry') + P('M128 204Q150 214 172 204Q170 214 150 218Q130 214 128 204Z', BONE, INK, 2)
    k = K('M84 128C70 108 78 68 108 52C134 40 172 40 196 54C226 70 228 112 214 130Q150 104 84 128Z') + K('M84 118Q150 92 216 118C226 128 226 140 218 144Q150 114 82 144C74 140 74 128 84 118Z')
    k += fanl((108, 58), (148, 48), (90, 108), (142, 98), 11, 2.1, -4, c0=(126, 48)) + cuts([(82, 134, 146, 114, 2.2, -2), (88, 138, 136, 122, 1.6), (216, 134, 176, 118, 1.3, 1)]) + L('M86 114Q150 88 214 114', BLOOD, 5) + L('M86 119Q150 93 214 119M86 109Q150 83 214 109', INK, 1.8)
    k += L('M138 62L162 86M162 62L138 86', BRASS, 5) + P(circle(150, 74, 5), BRASS, INK, 2)
    o += big(h, 1.02) + k
    # ten muzzles look at you
    x, y, r = 84, 296, 56
    o += P(circle(x, y, r+7)) + L(circle(x, y, r+3), BRASS, 4) + P(circle(x, y, r), INK)
    for i in range(8):
        a = i*math.tau/8 + .2; cx, cy = x+36*math.cos(a), y+36*math.sin(a); o += P(circle(cx, cy, 14), BRASS, INK, 2.6) + G(area(circle(cx, cy, 13.5)).difference(area(circle(cx-2, cy-2, 13)))) + P(circle(cx, cy, 7.4)) + cuts([(cx-9.5, cy+3, cx-2, cy-10, 1.5, -2.5)])
    return o + P(circle(x, y, 17), BONE, INK, 3) + P(circle(x, y, 8)) + G(area(circle(x, y, 16)).difference(area(circle(x-4, y-4, 15)))) + P(circle(x, y, 4), BONE)

# ------------------------------------------------------------------ 10
@enemy('the-ferryman', {BRASS: EMBER})
def ferryman():
    o = night(ASH, (150, 120, 96), 34)
    # water
    d = ''
    for i in range(15):
        y = 252+i*7.6; w = 36+i*12; x = 150+R.uniform(-20, 20)
        for s in (-1, 1): d += gouge(x+s*R.uniform(60, 90), y, x+s*R.uniform(100, 150), y+R.uniform(-1, 1), 1.5+i*.08, R.uniform(-2, 2))
    o += P(d, BONE)
    # the oar crosses in front, blade up
    sh = 'M38 372C40 310 64 272 112 252L188 252C236 272 260 310 262 372Z'
    o += halo(sh, 5) + K(sh) + fanl((112, 264), (58, 316), (124, 352), (50, 352), 11, 2.4, 6) + fanl((188, 264), (244, 316), (178, 352), (250, 352), 7, 1.2, -6, t0=.25)
    hood = 'M86 262C70 206 72 148 92 110C108 80 132 66 144 40C168 58 194 82 208 112C228 150 230 206 214 262C196 280 176 286 150 286C124 286 104 280 86 262Z'
    o += halo(hood, 5) + K(hood) + fanl((142, 54), (104, 140), (128, 96), (96, 250), 12, 2.2, 5, c0=(104, 92), c1=(84, 160)) + fanl((152, 58), (202, 150), (168, 92), (208, 250), 8, 1.2, -4, c0=(194, 92), c1=(214, 160))
    # a drowned face: all sockets and beard
    h = face('gaunt', 'low', 'hollow', EMBER, nz='hook', mo='none', hollow=1) + P('M104 100L196 100L192 134C176 118 162 116 150 124C138 116 122 118 108 134Z') + comb((110, 130), (150, 123), 8, (.1, 1), 9, 6, 3, (128, 112))
    o += big(h, 1.06, 1.0)
    b = 'M116 182C122 196 132 196 138 190C146 186 154 186 162 190C168 196 178 196 184 182C188 214 180 246 172 268L166 300L160 276L154 320L147 284L141 334L134 282L128 304L124 266C116 240 112 212 116 182Z'
    o += K(b, BONE, .5) + P('M156 188C160 188 166 194 172 194C178 192 182 188 184 182C188 214 180 246 172 268L166 300L160 276L154 320L150 296C162 250 164 214 156 188Z') + fanl((122, 198), (152, 194), (128, 270), (150, 300), 9, 1.6, 1, fill=INK) + fanl((160, 200), (180, 196), (158, 276), (170, 270), 4, 1.1)
    o += P('M138 194Q150 188 162 194Q150 202 138 194Z')
    # oar
    oar = P('M-5 -60H5V250H-5Z', BONE, INK, 4) + P('M1 -60H5V250H1Z') + K('M-9 -56C-24 -78 -26 -128 -16 -168C-8 -180 8 -180 16 -168C26 -128 24 -78 9 -56Z', BONE, .5) + L('M-9 -56C-24 -78 -26 -128 -16 -168C-8 -180 8 -180 16 -168C26 -128 24 -78 9 -56Z', INK, 4) + P('M2 -174C10 -176 14 -172 16 -168C26 -128 24 -78 9 -56L4 -56C14 -90 12 -140 2 -174Z') + cuts([(-12, -150, -12, -84, 1.6), (-5, -160, -4, -70, 1.3)], INK)
    o += xf(oar, 1, 1, 4, (250, 190)) + halo(area(glove(240, 262, 1.0, 6, True)), 4) + glove(240, 262, 1.0, 6, True)
    # fare lamp on the bow
    return o + xf(lantern(0, 0, 1.16), 1, 1, 0, (66, 290))

@enemy('the-rattler-king', {BRASS: EMBER})
def rattler_king():
    o = night(BLOOD, (150, 132, 108))
    # the rattle stands up behind
    t = bez((206, 372), (300, 330), (236, 250), (256, 172), 16)
    o += P(wedge(t, 46, 26), BONE) + P(wedge(t, 40, 20)) + P(''.join(f'M{f(x-8)} {f(y)}L{f(x)} {f(y-7)}L{f(x+8)} {f(y)}L{f(x)} {f(y+7)}Z' for x, y in t[2:15:2]), BONE)
    for i in range(6):
        y = 168-i*19; w = 17-i*1.7; q = f'M{f(256-w)} {y}C{f(256-w-3)} {y-17} {f(256+w+3)} {y-17} {f(256+w)} {y}C{f(256+w)} {y+6} {f(256-w)} {y+6} {f(256-w)} {y}Z'
        o += P(q, BONE, BONE, 6) + P(q, EMBER, INK, 2.6) + P(f'M260 {y-11}C{f(256+w)} {y-11} {f(256+w)} {y-4} {f(256+w)} {y}C{f(256+w)} {y+3} 264 {y+4} 258 {y+4}Z')
    # coils for shoulders
    for y, w, hgt in ((340, 136, 52), (292, 112, 46), (254, 78, 40)):
        c = f'M{150-w} {y}C{150-w} {y-hgt} {150+w} {y-hgt} {150+w} {y}C{150+w} {y+hgt*.9} {150-w} {y+hgt*.9} {150-w} {y}Z'
        o += halo(c, 5) + K(c); d = ''
        for i in range(int(w/9)):
            a = -1.15+i*2.3/(w/9-1); x0 = 150+w*.93*math.sin(a); yy = y+hgt*.66*math.cos(a)*.9; d += f'M{f(x0-8)} {f(yy-4)}L{f(x0)} {f(yy-16)}L{f(x0+8)} {f(yy-4)}L{f(x0)} {f(yy+8)}Z'
        o += P(d, BONE)
        o += fanl((150-w*.9, y-8), (130, y-hgt*.6), (150-w*.8, y+6), (136, y-hgt*.3), 9, 1.8, 2)
    # throat plates
    o += K('M112 196C108 226 110 248 118 266L182 266C190 248 192 226 188 196Z', BONE) + L('M112 196C108 226 110 248 118 266M182 266C190 248 192 226 188 196', INK, 3) + P('M156 200L188 196C192 226 190 248 182 266L158 266C166 244 164 220 156 200Z') + L('M112 222Q136 232 160 226M112 238Q138 248 164 242M115 254Q138 262 162 258', INK, 2.2)
    # the head from the front: a spade of scales
    hd = 'M150 54C172 54 186 66 196 84C214 96 228 122 224 150C220 176 198 184 184 200C174 214 164 222 150 222C136 222 126 214 116 200C102 184 80 176 76 150C72 122 86 96 104 84C114 66 128 54 150 54Z'
    o += halo(hd, 6) + K(hd)
    o += P('M150 66C134 66 122 74 112 88C94 100 82 122 86 148C90 168 108 176 120 192C128 204 138 212 148 214L148 150C140 130 142 100 150 66Z', BONE) + comb((147, 74), (147, 210), 16, (-1, .1), 10, 16, 3.6, (138, 140))
    d = ''
    for r in range(7):
        for k in range(5):
            x, y = 92+k*11+(r % 2)*5.5, 104+r*13
            d += f'M{f(x-5)} {f(y)}Q{f(x)} {f(y+6)} {f(x+5)} {f(y)}Q{f(x)} {f(y+3.4)} {f(x-5)} {f(y)}Z'
    o += cut_to(P(d), area('M150 66C134 66 122 74 112 88C94 100 82 122 86 148C90 168 108 176 120 192L138 190L136 120L146 90Z')) + cut_to(xf(P(d, BONE), -.8, .9, 0, (300, 12), (0, 0)), 'M160 80L196 84C214 96 228 122 224 150C220 170 200 182 184 196L176 160Z')
    for s in (-1, 1):
        o += P(f'M{150+s*64} 118Q{150+s*44} 104 {150+s*20} 132Q{150+s*46} 146 {150+s*64} 118Z', EMBER, INK, 5) + P(f'M{150+s*56} 120Q{150+s*46} 113 {150+s*34} 126Q{150+s*46} 131 {150+s*56} 120Z', GLOW) + P(f'M{150+s*45-2.4} 110Q{150+s*45} 122 {150+s*45-1} 137L{150+s*45+1} 137Q{150+s*45+4} 122 {150+s*45+2.4} 110Z') + K(f'M{150+s*74} 106L{150+s*14} 126L{150+s*16} 136Q{150+s*44} 112 {150+s*72} 116Z', INK, .3)
        o += P(circle(150+s*13, 168, 4), INK if s < 0 else BONE)
    # the mouth with a forked tongue, two fangs
    o += K('M100 180Q150 204 200 180Q188 214 150 232Q112 214 100 180Z') + P('M108 188Q150 208 192 188Q180 210 150 224Q120 210 108 188Z', BLOOD) + L('M100 180Q150 204 200 180Q188 214 150 232Q112 214 100 180Z', BONE, 1.8) + P('M116 190L124 222L134 197ZM166 197L176 222L184 190Z', BONE, INK, 2) + P('M145 206L155 206L154 250L170 278L150 262L130 278L146 250Z', BLOOD, INK, 3)
    # a crown with one point broken off
    cr = 'M102 88L92 36L118 62L128 24L146 58L152 38L166 46L164 60L182 26L188 62L208 36L198 88Q150 66 102 88Z'
    o += halo(cr, 6) + P(cr, BRASS, INK, 4) + P('M168 58L182 26L188 62L208 36L198 88Q184 80 164 78Z') + L('M104 82Q150 60 196 82', INK, 2) + P(''.join(circle(x, y, 4) for x, y in ((92, 36), (128, 24), (182, 26), (208, 36))), BRASS, INK, 2.4)
    return o + suit('s', 130, 66, 14, INK)

@enemy('the-choirmaster', {BRASS: EMBER})
def choirmaster():
    o = night(EMBER, (150, 128, 106), 40)
    # the choir: three hooded mouths on either side
    for x, y, s in ((40, 150, .8), (262, 150, .8), (30, 226, 1), (272, 226, 1)):
        q = halo('M-32 40C-34 0 -20 -30 0 -44C20 -30 34 0 32 40Z', 4) + K('M-32 40C-34 0 -20 -30 0 -44C20 -30 34 0 32 40Z', INK, .3) + P('M-18 -2C-18 -22 18 -22 18 -2C18 20 10 34 0 34C-10 34 -18 20 -18 -2Z', BONE) + P('M4 -18C14 -16 18 -8 18 -2C18 20 10 34 2 34C10 18 10 -4 4 -18Z') + P('M-12 -4Q-7 -8 -2 -4Q-7 -1 -12 -4ZM-5 12C-5 4 5 4 5 12C5 26 -5 26 -5 12Z') + P('M4 -4Q8 -8 12 -4Q8 -1 4 -4Z', BONE) + fanl((-20, -24), (-26, 20), (-16, -16), (-21, 24), 4, 1.6)
        o += xf(q, s, s, 0, (x, y))
    o += cloak(INK, 13) + cape_collar(BLOOD) + K('M130 220H170V262L150 272L130 262Z')
    # head thrown back in the great note
    d = 'M109 108L107 148C106 168 112 186 120 206C126 226 138 236 150 236C162 236 174 226 180 206C188 186 194 168 193 148L191 108Z'; sh = area(d, 9).union(area(SKULLCAP, 9))
    h = ears(0) + K(sh, BONE, .3) + G(area('M152 50L230 50L230 250L154 250L156 234C168 222 174 210 176 196C178 180 172 166 175 152L164 146L160 136L152 128C158 112 162 92 152 50Z', 9).intersection(sh), INK, .15) + cut_to(hollows(.9), sh) + brows('raised') + xf(eyes('shut'), 1, 1, 0, (0, -4)) + nose('hook')
    h += P('M127 194C127 178 139 180 150 180C161 180 173 178 173 194C173 214 163 225 150 225C137 225 127 214 127 194Z', INK, BONE, 2) + P('M132 186Q150 180 168 186L164 194Q150 188 136 194Z', BONE) + P('M134 212Q150 196 166 212Q160 222 150 222Q140 222 134 212Z', BLOOD) + cuts([(123, 178, 120, 210, 1.8, -2), (144, 230, 158, 230, 1.3, 2)], INK)
    # long grey hair from a bald crown
    h += K('M104 110C92 130 90 170 82 206C96 202 104 190 108 172L112 142Z', BONE, .8) + L('M104 110C92 130 90 170 82 206C96 202 104 190 108 172L112 142', INK, 3) + fanl((100, 124), (110, 132), (88, 200), (106, 172), 4, 1.3, 1, fill=INK) + K('M196 110C208 130 210 170 218 206C204 202 196 190 192 172L188 142Z') + cuts([(198, 126, 210, 196, 1.6, 2), (194, 134, 200, 186, 1.3, 2)])
    h += cuts([(120, 92, 146, 88, 1.4, -4), (116, 102, 146, 98, 1.4, -4), (114, 112, 144, 108, 1.4, -4)], INK)
    o += xf(big(h, 1.1, 1.12), 1, 1, 0, (0, -8))
    # baton
    o += L('M86 318L196 216', INK, 7) + L('M86 318L196 216', BONE, 3) + P(circle(84, 320, 9), BLOOD, INK, 3)
    o += glove(76, 330, .98, -18)
    return o + K('M236 362L238 330C230 316 226 300 232 290C238 286 242 296 244 306L242 276C242 266 252 266 253 276L256 300L260 272C262 264 270 266 270 274L268 304L276 286C280 280 288 284 284 294C278 314 272 330 272 362Z', BONE, .4) + L('M236 362L238 330C230 316 226 300 232 290C238 286 242 296 244 306L242 276C242 266 252 266 253 276L256 300L260 272C262 264 270 266 270 274L268 304L276 286C280 280 288 284 284 294C278 314 272 330 272 362', INK, 3) + P('M262 362C268 334 264 316 270 300L284 290C280 312 272 330 272 362Z')

@enemy('the-bounty-keeper', {BRASS: BONE, ASH: BONE})
def bounty_keeper():
    o = town(BLOOD, (150, 142, 104), low=240)
    sh = 'M8 372C12 300 44 256 104 236L196 236C256 256 288 300 292 372Z'
    o += neck(26) + halo(sh, 5) + K(sh) + fanl((92, 250), (30, 300), (96, 352), (24, 352), 12, 2.4, 5) + fanl((208, 250), (270, 300), (204, 352), (276, 352), 8, 1.4, -5, t0=.3)
    # fur collar
    fur = 'M96 252L84 244L92 234L82 222L98 220L96 206L110 214L124 232L150 256L176 232L190 214L204 206L202 220L218 222L208 234L216 244L204 252L206 268L190 266L184 282L170 272L150 296L130 272L116 282L110 266L94 268Z'
    o += halo(fur, 4) + K(fur) + fanl((100, 214), (148, 262), (92, 250), (148, 290), 13, 2.0, 2) + fanl((196, 214), (156, 258), (206, 250), (156, 286), 7, 1.2, -2)
    # an old woman with one eye and a pipe
    h = ears(1) + face('old', 'brim', 'squint', nz='hook', mo='smirk', lines=True, hollow=1, brow='flat') + patch()
    h += K('M106 120C94 150 96 190 88 226C98 224 104 216 108 204L114 170Z', BONE, .6) + L('M106 120C94 150 96 190 88 226C98 224 104 216 108 204L114 170', INK, 3) + fanl((104, 134), (112, 150), (92, 218), (106, 206), 4, 1.4, 1, fill=INK) + K('M194 120C206 150 204 190 212 226C202 224 196 216 192 204L186 170Z') + cuts([(196, 134, 206, 216, 1.5, 2), (192, 150, 196, 202, 1.2, 1)])
    h += L('M132 190L104 202', INK, 5) + K('M88 186L108 186L106 206C104 216 92 216 90 206Z', INK, .3) + P('M90 184H106V190H90Z', BLOOD) + cuts([(93, 192, 94, 206, 1.6)])
    o += big(h, 1.08) + P(wedge(bez((98, 184), (84, 160), (110, 150), (92, 126), 16), 2, 8), BONE) + P(wedge(bez((98, 184), (84, 160), (110, 150), (92, 126), 16), 1, 4))
    ht = 'M98 112C92 78 104 50 122 42C138 36 146 46 158 48C172 38 188 42 196 56C206 74 206 94 202 112Z'; br = 'M22 124C40 104 76 102 100 102C130 96 176 96 204 102C228 102 260 104 278 124C262 136 236 138 206 132C172 124 128 124 94 132C64 138 38 136 22 124Z'
    o += halo(br, 5) + K(ht) + K(br) + P('M99 92Q150 100 202 92L203 105Q150 112 98 105Z', BONE, INK, 2) + P(''.join(f'M{x} {96+abs(x-150)*-.06:.1f}l5 5l-5 5l-5 -5Z' for x in range(112, 196, 15)), BLOOD)
    o += fanl((112, 54), (146, 50), (104, 88), (140, 92), 9, 2.0, -2) + cuts([(34, 122, 98, 112, 2.6, -3), (58, 128, 134, 118, 2, -3), (266, 122, 210, 112, 1.4, 3), (236, 130, 186, 120, 1.1, 2)])
    # a sheaf of warrants nailed through, two aces among them
    for r, x, y in ((-16, 76, 310), (-6, 84, 308), (5, 92, 306)): o += xf(P('M-34 -44H34V44H-34Z', BONE, INK, 3.4), 1, 1, r, (x, y))
    o += xf(P(circle(0, -10, 15)) + P('M-22 -26Q0 -40 22 -26L20 -20Q0 -28 -20 -20Z') + P('M-20 22C-18 4 18 4 20 22Z') + L('M-24 30H24M-24 36H10', INK, 2) + L('M-24 -38H24', BLOOD, 5), 1, 1, 5, (92, 306)) + P(circle(86, 262, 5), BLOOD, INK, 2.6)
    # her keys
    o += L(circle(222, 300, 22), INK, 8) + L(circle(222, 300, 22), BONE, 3.6)
    for a in (70, 98, 126): o += xf(P('M-3 20H3V62H-3Z', BONE, INK, 2.4) + P('M3 46H12V50H3ZM3 55H14V60H3Z', BONE, INK, 2) + P(circle(0, 24, 7), BONE, INK, 2.6) + P(circle(0, 24, 2.6)), .9, .9, a-96, (222, 300))
    return o

# ------------------------------------------------------------------ 11
def fire(n, top, col, spread=150, **k): return cut_to(flames(n, top, spread, col, **k), box(0, 0, 300, 360))
def sockets(y=146, r=9, dx=24, cols=(BLOOD, EMBER, GLOW)):
    o = []
    for s in (-1, 1):
        for i, c in enumerate(cols): o += P(circle(150+s*dx, y, r*(1-i*.34)), c)
    return o

def ridged(s, inner, outer, tip, n, fill=BONE, w=1.6):
    """A curved, ridged horn of the side s between two quadratic edges (start, control, end) that meet in a tip."""
    i0, ic, i1 = inner; o0, oc, o1 = outer; X = lambda p: f'{f(150+s*p[0])} {f(p[1])}'
    d = f'M{X(i0)}Q{X(ic)} {X(i1)}Q{X(((i1[0]+tip[0])/2+(tip[0]-i1[0])*.1, (i1[1]+tip[1])/2))} {X(tip)}Q{X(((o1[0]+tip[0])/2+6, (o1[1]+tip[1])/2))} {X(o1)}Q{X(oc)} {X(o0)}Z'
    o = P(d, INK, INK, 9) + K(d, fill, .4)
    m = lambda p, q, t: (p[0]+(q[0]-p[0])*t, p[1]+(q[1]-p[1])*t); k = .55 if s < 0 else .3
    a0, ac, a1 = m(o0, i0, 1-k), m(oc, ic, 1-k), m(o1, i1, 1-k)
    o += P(f'M{X(a0)}Q{X(ac)} {X(a1)}L{X(tip)}Q{X(((o1[0]+tip[0])/2+6, (o1[1]+tip[1])/2))} {X(o1)}Q{X(oc)} {X(o0)}Z')
    for j in range(n):
        t = (j+.6)/(n+.2); p, q = qpt(i0, ic, i1, t), qpt(o0, oc, o1, t); p = m(q, p, .97); o += P(gouge(150+s*q[0], q[1], 150+s*p[0], p[1], w+1.2, 2.5*s, .35))
    return o

@enemy('lord-overkill-easy')
def overkill_easy():
    """At ease: half a man still, a hat over small horns, a glass raised to the one who came."""
    o = night(BLOOD, (150, 136, 108), 40) + fire(13, 316, EMBER, 110)
    for s in (-1, 1): o += ridged(s, ((40, 74), (72, 76), (80, 46)), ((44, 104), (104, 100), (100, 50)), (84, 18), 6)
    o += neck(26) + coat('duster', BONE) + P('M136 262L150 256L164 262L160 300L164 362H136L140 300Z', BLOOD) + P('M150 256L128 244L126 270ZM150 256L172 244L174 270Z', BLOOD, INK, 2.4) + suit('s', 150, 300, 20, INK)
    # left half flesh and beard, right half bone
    h = ears(1) + face('gaunt', 'brim', 'glow', nz='hook', mo='none', wh=(), hollow=1, brow='angry')
    sk = K('M150 108H192C193 134 192 152 186 164L180 182L178 206L166 216L150 217Z', BONE, .3) + P('M156 138C162 128 184 126 188 136C188 152 182 162 172 162C162 162 154 152 156 138Z') + P('M150 160L158 172L150 176Z') + P(circle(171, 147, 6), EMBER) + P(circle(171, 147, 2.8), GLOW) + P('M192 108L192 152L180 182L178 206L166 216C172 200 170 190 174 178C166 172 174 162 186 160C190 140 190 120 192 108Z') + P('M150 182L180 176L178 206L150 210Z') + teeth(True, 151, 176, 184, 5, 8, 0) + teeth(False, 152, 174, 206, 4, 8, 0) + L('M150 112V217', INK, 2.4) + L('M150 126l8 -3M150 136l-6 3M150 200l-7 2', INK, 1.6)
    h += sk + P('M128 184Q140 180 150 184L150 191Q140 188 128 184Z') + K('M150 178C142 172 130 174 122 168C122 180 134 187 150 184Z', INK, .3) + K('M138 200C142 204 147 205 150 204L150 236C142 226 136 212 138 200Z', INK, .3)
    o += big(h, 1.12) + xf(hat('flat', BLOOD), 1.02, 1, 0, (-3, 0)) + suit('s', 150, 78, 26, EMBER)
    # a glass of it
    g = P('M-20 -46H20L15 -4C12 8 4 12 4 16V40H18V48H-18V40H-4V16C-4 12 -12 8 -15 -4Z', BONE, INK, 4) + P('M-18 -30H18L14 -6C11 4 4 8 0 8C-4 8 -11 4 -14 -6Z', BLOOD) + P('M8 -46H20L15 -4C12 8 4 12 4 16V40H18V48H6V18C10 0 10 -20 8 -46Z')
    o += xf(g, 1.05, 1.05, -8, (74, 272)) + glove(72, 306, .96, 0)
    return o

@enemy('lord-overkill-normal')
def overkill_normal():
    """The lord himself: skull, great horns, collar."""
    o = night(BLOOD, (150, 132, 108)) + fire(13, 250, EMBER)
    for s in (-1, 1):
        X = lambda v: f(150 + s*v)
        h = f'M{X(30)} 96C{X(62)} 104 {X(100)} 92 {X(108)} 58C{X(111)} 44 {X(106)} 30 {X(92)} 18C{X(128)} 26 {X(146)} 62 {X(132)} 96C{X(116)} 134 {X(72)} 144 {X(34)} 132Z'
        o += P(h, INK, INK, 9) + K(h, BONE, 0.5) + P(f'M{X(34)} 132C{X(72)} 144 {X(116)} 134 {X(132)} 96C{X(146)} 62 {X(128)} 26 {X(92)} 18C{X(124)} 40 {X(132)} 68 {X(120)} 92C{X(104)} 118 {X(70)} 126 {X(34)} 120Z')
        for i in range(11):
            t = i/10; p0 = qpt((150+s*40, 99), (150+s*104, 104), (150+s*108, 40), t); p1 = qpt((150+s*42, 128), (150+s*132, 132), (150+s*124, 44), t)
            o += P(gouge(p1[0], p1[1], p0[0]+(p1[0]-p0[0])*0.1*(s > 0), p0[1], 3.0 if s < 0 else 4.2, 3*s, 0.3))
    o += K('M6 354C10 290 40 254 96 236L150 226L204 236C260 254 290 290 294 354Z') + fanl((100, 246), (30, 300), (118, 352), (26, 350), 13, 2.4, 6) + fanl((200, 246), (270, 300), (182, 352), (274, 350), 9, 1.5, -6, t0=.3)
    o += K('M92 252C70 214 76 176 88 152C96 190 112 214 150 246C188 214 204 190 212 152C224 176 230 214 208 252L150 290Z') + P('M96 176C102 208 122 232 150 256C178 232 198 208 204 176C206 212 190 240 150 274C110 240 94 212 96 176Z', BLOOD) + fanl((168, 244), (200, 196), (160, 262), (200, 214), 8, 1.6, 0, fill=INK) + fanl((86, 168), (90, 236), (93, 190), (110, 262), 5, 1.5, 2)
    o += lord_skull()
    return o + suit('s', 150, 98, 40, EMBER, 0, INK, 2.4) + P(circle(150, 284, 17)) + P(circle(150, 284, 14), EMBER) + suit('s', 150, 284, 20, INK)

def lord_skull(gape=0):
    """The skull of Overkill; `gape` drops the jaw."""
    o = K('M104 112C100 140 106 160 114 170L120 192C124 212 138 230 150 230C162 230 176 212 180 192L186 170C194 160 200 140 196 112C190 84 172 72 150 72C128 72 110 84 104 112Z', BONE, 0.4) if not gape else K(f'M104 112C100 140 106 160 114 170L118 190L116 {210+gape}C124 {236+gape} 138 {244+gape} 150 {244+gape}C162 {244+gape} 176 {236+gape} 184 {210+gape}L182 190L186 170C194 160 200 140 196 112C190 84 172 72 150 72C128 72 110 84 104 112Z', BONE, .4)
    o += P('M152 72C172 72 190 84 196 112C200 140 194 160 186 170L180 192C176 212 162 230 150 230C156 222 160 214 162 206C166 200 168 192 168 184C162 178 162 170 166 164C160 160 158 150 160 144L170 136C162 126 156 104 152 72Z')
    o += P('M110 124C120 128 136 134 144 146C144 160 134 166 124 164C112 160 107 142 110 124Z') + P('M190 124C180 128 164 134 156 146C156 160 166 166 176 164C188 160 193 142 190 124Z') + sockets(149, 8, 22)
    o += cuts([(193, 118, 164, 136, 1.6, 3), (188, 160, 172, 168, 1.4, -2), (183, 176, 178, 196, 1.4)]) + P('M150 158L142 178Q146 181 150 176Q154 181 158 178Z') + P('M110 164C120 172 128 178 130 188L122 194C118 184 112 174 110 164Z')
    o += comb((112, 166), (128, 190), 6, (1, .2), 10, 6, 2.6, (128, 176)) + comb((107, 118), (144, 144), 10, (0.35, -1), 17, 15, 3.2, (128, 126)) + comb((153, 84), (164, 130), 7, (-1, 0.1), 12, 9, 3)
    if not gape: return o + P('M118 188Q150 202 182 188Q180 210 164 216Q150 220 136 216Q120 210 118 188Z') + teeth(True, 123, 178, 193.5, 9, 8, 4.6) + teeth(False, 129, 172, 213, 7, 6.5, 3)
    g = gape
    return o + P(f'M116 186Q150 202 184 186L182 {214+g}Q166 {230+g} 150 {230+g}Q134 {230+g} 118 {214+g}Z') + P(f'M152 {230+g}C168 {228+g} 178 {220+g} 182 {214+g}L184 {210+g}C176 {236+g} 162 {244+g} 150 {244+g}C156 {240+g} 156 {236+g} 152 {230+g}Z') + teeth(True, 120, 180, 190, 10, 9, 5) + teeth(False, 126, 174, 218+g, 8, 8, 8)

@enemy('lord-overkill-hard')
def overkill_hard():
    """Wrath: ram's horns, jaw down, a barrel in your face."""
    o = P('M0 0H300V360H0Z') + K(circle(150, 128, 116), BLOOD, .8) + fire(15, 214, BLOOD, 190, w=20) + fire(12, 276, EMBER, 170, w=14)
    sh = 'M0 372C2 290 36 252 96 240L204 240C264 252 298 290 300 372Z'
    o += P(sh, BLOOD, BLOOD, 6) + K(sh) + fanl((100, 250), (20, 310), (120, 352), (12, 350), 15, 2.6, 6) + fanl((200, 250), (280, 310), (180, 352), (288, 350), 10, 1.6, -6, t0=.3)
    # iron collar of spikes
    for i in range(9):
        t = i/8; x, y = qpt((70, 240), (150, 318), (230, 240), t); dx = (x-150)*.42; o += P(f'M{f(x-9)} {f(y+4)}L{f(x+dx)} {f(y-36+abs(x-150)*.1)}L{f(x+9)} {f(y+4)}Z', BONE if t < .62 else INK, INK if t < .62 else BONE, 2.6)
    o += P(wedge([qpt((76, 240), (150, 318), (224, 240), i/12) for i in range(13)], 20, 20), INK) + L('M80 240Q150 314 220 240', BONE, 1.6)
    # horns curl down and forward beside the cheeks
    for s in (-1, 1):
        pts = bez((150+s*34, 92), (150+s*60, 24), (150+s*142, 26), (150+s*134, 108), 14) + bez((150+s*134, 108), (150+s*130, 168), (150+s*84, 176), (150+s*76, 138), 12)[1:]
        o += P(wedge(pts, 52, 10), INK, INK, 8) + K(wedge(pts, 46, 4), BONE, .4)
        n = len(pts)
        for i in range(1, n-2):
            a, b = pts[i-1], pts[i+1]; dx, dy = b[0]-a[0], b[1]-a[1]; q = math.hypot(dx, dy); w = (46+(4-46)*i/(n-1))/2; nx, ny = -dy/q*s, dx/q*s; x, y = pts[i]
            k = -.15 if s < 0 else -.85
            o += P(gouge(x-nx*w*-1, y-ny*w*-1, x+nx*w*k, y+ny*w*k, 3.2 if s < 0 else 4.2, 2))
        half = [(x+(-(pts[min(i+1, n-1)][1]-pts[max(i-1, 0)][1]))/max(1, math.dist(pts[min(i+1, n-1)], pts[max(i-1, 0)]))*s*(23-21*i/(n-1))*.72, y+((pts[min(i+1, n-1)][0]-pts[max(i-1, 0)][0]))/max(1, math.dist(pts[min(i+1, n-1)], pts[max(i-1, 0)]))*s*(23-21*i/(n-1))*.72) for i, (x, y) in enumerate(pts)]
        o += P(wedge(half, 15 if s < 0 else 26, 2))
    o += xf(lord_skull(12), 1.04, 1.04, 0, (0, -6), (150, 150))
    # a tongue of flame in the jaw, brand on the brow
    o += P('M136 246C128 226 140 220 140 208C148 216 150 222 152 216C156 210 158 206 157 200C168 214 170 232 162 246Q150 250 136 246Z', EMBER) + P('M144 246C140 234 148 230 149 222C156 230 158 238 155 246Z', GLOW) + suit('s', 150, 94, 38, BLOOD, 0, INK, 2.4)
    o += L('M128 74L134 92L126 104M172 76L168 92', INK, 2.2)
    # the barrel: bore, lands and, behind it, the full cylinder
    x, y = 92, 292
    six = [(x+47*math.cos(k*math.tau/6+.52), y+8+47*math.sin(k*math.tau/6+.52)) for k in range(6)]
    cyl = unary_union([area(circle(x, y+8, 52))] + [area(circle(cx, cy, 21)) for cx, cy in six])
    o += G(cyl.buffer(3.5), BONE) + K(cyl, INK, .3) + fanl((x-58, y-30), (x-10, y-56), (x-46, y-22), (x-8, y-42), 5, 1.6)
    for cx, cy in six: o += P(circle(cx, cy, 12.5), EMBER, BONE, 1.6) + P(circle(cx, cy, 5.5))
    o += P(f'M{x-9} {y-64}H{x+9}L{x+6} {y-34}H{x-6}Z', INK, BONE, 3) + P(circle(x, y, 40), BONE) + P(circle(x, y, 37)) + P(circle(x, y, 33), BONE) + G(area(circle(x, y, 34)).difference(area(circle(x-9, y-8, 32)))) + P(circle(x, y, 22))
    for i in range(6):
        a = i*math.tau/6; o += L(f'M{f(x+21*math.cos(a))} {f(y+21*math.sin(a))}Q{f(x+14*math.cos(a+.5))} {f(y+14*math.sin(a+.5))} {f(x+4*math.cos(a+1.1))} {f(y+4*math.sin(a+1.1))}', BONE if i in (2, 3, 4) else BLOOD, 1.5)
    hand = 'M96 362L110 338C124 330 150 324 168 326C184 322 200 330 200 342L196 362Z'
    return o + halo(hand, 4) + K(hand) + cuts([(114, 346, 150, 334, 2.2, -2), (112, 356, 158, 342, 2, -2), (168, 334, 190, 336, 1.6, -2)])

@enemy('lord-overkill-nightmare')
def overkill_nightmare():
    """No lord any more: the fire itself wears the skull. Four horns, the jaw a furnace, the suit of spades its throat."""
    o = P('M0 0H300V360H0Z') + fire(17, 150, BLOOD, 150, w=22, jit=24) + fire(15, 226, EMBER, 170, w=16, jit=20)
    o += fire(14, 330, INK, 130, w=15, jit=18) + fire(9, 352, BLOOD, 110, w=9, jit=14)
    d = ''
    for i in range(26): a = R.uniform(0, math.tau); r = R.uniform(120, 190); x, y = 150+r*math.cos(a), 120+r*math.sin(a)*.9; d += gouge(x, y, x+R.uniform(-5, 5), y-R.uniform(6, 14), R.uniform(1.2, 2.4))
    o += P(d, GLOW)
    # upper horns to the corners, lower horns down and in like tusks
    for s in (-1, 1):
        o += ridged(s, ((34, 66), (92, 84), (102, 42)), ((52, 108), (146, 116), (134, 44)), (116, 2), 10, BONE)
        o += ridged(s, ((66, 152), (104, 162), (112, 214)), ((60, 190), (80, 188), (84, 220)), (96, 262), 6, BONE)
    # the skull fills the frame
    sk = 'M84 92C78 132 84 160 94 178L98 214L92 262C100 306 126 338 150 338C174 338 200 306 208 262L202 214L206 178C216 160 222 132 216 92C206 54 178 40 150 40C122 40 94 54 84 92Z'
    o += P(sk, INK, INK, 9) + K(sk, BONE, .6)
    o += P('M154 40C182 42 206 56 216 92C222 132 216 160 206 178L202 214L208 262C200 306 174 338 152 338C166 310 178 286 178 258L176 206C184 196 172 184 172 172L164 150L178 134C164 116 156 80 154 40Z')
    # sockets torn upward, with fire that leaves them
    for s in (-1, 1):
        X = lambda v: f(150+s*v)
        o += P(f'M{X(62)} 100C{X(48)} 112 {X(24)} 118 {X(9)} 140C{X(10)} 162 {X(26)} 172 {X(42)} 168C{X(60)} 160 {X(68)} 130 {X(62)} 100Z') + P(f'M{X(16)} 146C{X(16)} 128 {X(34)} 124 {X(36)} 104C{X(46)} 116 {X(50)} 112 {X(58)} 84C{X(66)} 116 {X(62)} 148 {X(44)} 162C{X(32)} 168 {X(18)} 162 {X(16)} 146Z', EMBER) + P(f'M{X(24)} 148C{X(26)} 136 {X(40)} 134 {X(44)} 118C{X(54)} 132 {X(52)} 152 {X(40)} 158C{X(32)} 160 {X(24)} 156 {X(24)} 148Z', GLOW)
    o += comb((90, 104), (140, 140), 12, (.35, -1), 24, 20, 3.8, (120, 116)) + comb((156, 60), (170, 124), 9, (-1, .12), 18, 13, 3.6) + comb((96, 172), (116, 212), 8, (1, .2), 16, 9, 3.2, (118, 186)) + cuts([(214, 100, 178, 128, 2, 4), (210, 170, 186, 184, 1.8, -3), (203, 216, 206, 258, 1.8, -2), (198, 276, 176, 316, 1.8, -4)])
    o += P('M150 158L136 188Q143 194 150 185Q157 194 164 188Z') + L('M120 48L130 70L120 84L128 98M178 46L170 66', INK, 2.6)
    # the maw
    m = 'M98 206Q150 230 202 206L198 270C190 302 168 318 150 318C132 318 110 302 102 270Z'
    o += K(m, INK, .4) + cut_to(fire(7, 240, BLOOD, 20, x0=104, x1=196, base=320, w=12) + fire(5, 262, EMBER, 20, x0=116, x1=184, base=320, w=9), area(m).buffer(-5)) + suit('s', 150, 274, 62, INK, 0, GLOW, 3)
    for i in range(11):
        t = (i+.5)/11; x = 101+98*t; y = 209+14*math.sin(t*math.pi); ln = 26 if i in (2, 8) else 15
        o += P(f'M{f(x-4.4)} {f(y)}L{f(x+4.4)} {f(y)}L{f(x)} {f(y+ln)}Z', BONE)
    for i in range(9):
        t = (i+.5)/9; x, y = qpt((103, 274), (150, 356), (197, 274), t); o += P(f'M{f(x-4.6)} {f(y)}L{f(x+4.6)} {f(y)}L{f(x)} {f(y-(22 if i in (1, 7) else 13))}Z', BONE)
    # fire runs off the crown
    cr = 'M92 84C84 60 96 52 94 30C108 44 112 52 116 40C122 26 120 18 114 8C136 18 140 34 146 26C152 16 154 8 150 -4C172 12 168 30 176 34C184 30 188 22 188 12C202 30 196 46 204 52C208 60 212 70 208 84C196 62 172 52 150 52C128 52 104 62 92 84Z'
    return o + P(cr, EMBER, INK, 4) + cut_to(P('M104 66C100 54 108 50 108 42C118 54 126 50 128 34C138 44 142 48 150 34C158 50 168 52 172 42C182 52 190 50 192 40C198 54 196 60 198 68C184 54 168 48 150 48C132 48 116 54 104 66Z', GLOW), cr) + suit('s', 150, 88, 40, BLOOD, 0, INK, 3)
