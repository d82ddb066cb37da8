"""Enemies of the numbers 6, 7 and 8."""
from portrait_parts import *

def gear(x, y, r, n, fill=BRASS, rot=0.0, hub=.3):
    d = 'M' + 'L'.join(f'{f(x+(r if i%4 in (1, 2) else r*.8)*math.cos(i*math.pi/2/n+rot))} {f(y+(r if i%4 in (1, 2) else r*.8)*math.sin(i*math.pi/2/n+rot))}' for i in range(4*n)) + 'Z'
    return P(d, fill, INK, 3) + P(circle(x, y, r*.5), INK) + P(circle(x, y, r*.36), fill) + P(circle(x, y, r*hub*.5), INK)

# ------------------------------------------------------------------ 6
@enemy('plague-doctor')
def plague_doctor():
    o = town(EMBER, (150, 142, 100)) + coat('duster', INK)
    o += K('M92 248C96 220 110 208 150 208C190 208 204 220 208 248C190 268 170 276 150 276C130 276 110 268 92 248Z') + cuts([(97, 244, 128, 266, 2.2, -4), (102, 234, 140, 262, 1.9, -5), (110, 224, 144, 252, 1.6, -4), (202, 242, 176, 264, 1.3, 4)])
    o += K('M104 112C96 150 98 196 112 224L188 224C202 196 204 150 196 112Z') + K('M112 124C110 156 118 180 132 196C140 206 150 208 160 202C178 190 190 160 188 124Z', BONE, 0.4) + P('M158 124L188 124C190 160 178 190 160 202C152 206 148 206 146 204C160 196 166 176 164 158Z')
    bk = 'M122 158C100 172 74 200 52 250C88 232 128 216 152 200C166 188 168 170 160 158C148 148 134 150 122 158Z'
    o += K(bk, BONE, 0.4) + L(bk, INK, 3) + P('M52 250C88 232 128 216 152 200C166 188 168 170 160 158C160 176 140 190 112 206C90 220 68 236 52 250Z')
    o += comb((76, 230), (158, 170), 20, (-0.55, -1), 12, 16, 3.4, (132, 206)) + L('M122 172C106 184 86 206 72 228', INK, 1.6)
    for i in range(7):
        t = i/6; x, y = 118-40*t-4*t*(1-t), 176+44*t; o += L(f'M{f(x-4)} {f(y-2)}L{f(x+4)} {f(y+3)}', INK, 1.8)
    o += P(gouge(112, 190, 96, 204, 2.4))
    for x, y, r in ((127, 142, 16), (168, 142, 15)):
        o += P(circle(x, y, r+3.5)) + P(circle(x, y, r), BONE) + P(circle(x, y, r-3)) + P(circle(x, y, r-4.4), EMBER) + P(f'M{x-9} {y+3}Q{x-7} {y-7} {x+3} {y-9}Q{x-4} {y-3} {x-9} {y+3}Z', BONE) + P(circle(x, y+1, 3.4))
        o += P(''.join(circle(x+(r+.2)*math.cos(k*math.pi/4), y+(r+.2)*math.sin(k*math.pi/4), 1.1) for k in range(8)))
    o += cuts([(182, 166, 172, 186, 1.4), (186, 150, 183, 164, 1.3)]) + hat('flat', INK) + L('M103 92Q150 100 197 92M102 106Q150 114 198 106', BONE, 1.4)
    return o + lantern(236, 290, 1.05)

@enemy('stagecoach-phantom', {ASH: BONE})
def phantom():
    # the moon is a coach wheel
    o = P('M0 0H300V360H0Z') + P(circle(150, 140, 122), ASH) + P(circle(150, 140, 106)) + K(circle(150, 140, 98), BLOOD)
    for i in range(14):
        a = i*math.tau/14 + .1; o += P(wedge([(150+20*math.cos(a), 140+20*math.sin(a)), (150+114*math.cos(a), 140+114*math.sin(a))], 13, 9)) + P(wedge([(150+20*math.cos(a), 140+20*math.sin(a)), (150+112*math.cos(a), 140+112*math.sin(a))], 6.5, 4.5), ASH)
    o += L(circle(150, 140, 114), INK, 2)
    d = ''
    for i in range(26):
        x, y = R.uniform(10, 290), R.uniform(250, 350) if i % 2 else R.uniform(10, 40); d += gouge(x, y, x-R.uniform(30, 60), y+R.uniform(10, 22), 1.4)
    o += P(d, BONE)
    # three capes, one above the other
    for y, w in ((372, 138), (330, 122), (292, 104)):
        s = f'M{150-w} {y}C{150-w+4} {y-70} {150-w*.6} 250 112 236L188 236C{150+w*.6} 250 {150+w-4} {y-70} {150+w} {y}C{150+w*.5} {y+16} {150-w*.5} {y+16} {150-w} {y}Z'
        o += halo(s, 5) + K(s) + fanl((108, 250), (150-w*.8, y-50), (132, y+4), (150-w*.9, y-2), 10, 2.0, 5) + fanl((192, 250), (150+w*.8, y-50), (168, y+4), (150+w*.9, y-2), 6, 1.2, -5, t0=.35)
    # what is left of a driver: bone under the brim, two coals
    sk = 'M103 96C100 130 102 150 110 164C114 176 122 182 123 194L126 212L174 212L177 194C178 182 186 176 190 164C198 150 200 130 197 96Z'
    h = P(sk, BONE, INK, 4) + cut_to(P('M154 90L214 90L214 220L150 220C156 206 152 196 158 186C164 176 160 168 166 160L158 150L162 132Z'), sk) + comb((154, 128), (152, 206), 9, (-1, .2), 6, 11, 3.4)
    for k in (-1, 1):
        d = f'M{150+k*43} 128C{150+k*34} 128 {150+k*20} 134 {150+k*8} 146C{150+k*8} 160 {150+k*18} 166 {150+k*28} 163C{150+k*40} 159 {150+k*46} 144 {150+k*43} 128Z'
        h += P(d) + (L(d, BONE, 1.5) if k > 0 else []) + P(f'M{150+k*36} 140Q{150+k*22} 143 {150+k*13} 154Q{150+k*26} 159 {150+k*33} 152Q{150+k*37} 146 {150+k*36} 140Z', EMBER) + P(f'M{150+k*30} 146Q{150+k*22} 147 {150+k*18} 153Q{150+k*25} 155 {150+k*29} 151Z', GLOW)
    h += P('M149 160L140 180Q145 183 150 178Q155 183 160 180Z') + L('M152 162L160 180Q155 183 151 178', BONE, 1.2) + P('M126 190Q150 197 174 190L173 209Q150 214 127 209Z') + teeth(True, 128, 150, 192, 4, 7, 2) + teeth(False, 130, 150, 208, 4, 6, 2) + cuts([(153, 194, 172, 191.5, 1.2), (153, 209, 171, 207, 1.1), (157, 195, 157, 207, .9), (164, 194, 164, 207, .9)])
    h += cuts([(108, 112, 107, 126, 1.4), (114, 110, 112, 124, 1.2), (112, 168, 122, 182, 1.8, 2), (118, 166, 126, 178, 1.3, 2)], INK) + cuts([(190, 112, 190, 126, 1.2), (186, 166, 178, 182, 1.3, -2)])
    o += big(h, 1.1)
    # a red scarf to the teeth, the collar turned up round it
    o += K('M110 214C124 224 176 224 190 214L198 246L150 270L102 246Z', BLOOD) + P('M158 222C172 222 184 218 190 214L198 246L150 270C160 254 162 238 158 222Z') + cuts([(114, 224, 146, 234, 1.6, 4), (110, 236, 144, 250, 1.6, 5), (122, 220, 148, 224, 1.1, 2)], INK)
    o += K('M96 256C80 226 78 198 86 176C98 204 120 232 150 248C180 232 202 204 214 176C222 198 220 226 204 256L150 286Z') + L('M86 176C98 204 120 232 150 248C180 232 202 204 214 176', BONE, 2.6) + fanl((88, 192), (146, 250), (96, 252), (146, 280), 10, 2.0, 3) + fanl((156, 252), (210, 194), (156, 278), (204, 248), 6, 1.2, -3)
    o += xf(halo(area(hat('top', BLOOD)), 5) + hat('top', BLOOD), 1.04, 1.04, -3, (0, 2), (150, 110))
    # the lamps of the coach: one at either shoulder
    for x, y in ((46, 272), (254, 272)):
        rays = ''.join(gouge(x+34*math.cos(a), y+34*math.sin(a), x+R.uniform(50, 62)*math.cos(a), y+R.uniform(50, 62)*math.sin(a), 1.7) for a in (i*math.tau/14+.2 for i in range(14)))
        lamp = 'M-17 -26L0 -40L17 -26V22L10 30H-10L-17 22Z'
        o += P(rays, EMBER) + at(x, y, halo(lamp, 6) + K(lamp, INK, .3) + P('M-11 -21H11V18H-11Z', EMBER, INK, 2) + P('M0 -16C7 -6 10 2 5 11C3 15 -3 15 -5 11C-10 4 -2 -2 0 -16Z', GLOW) + L('M0 -21V-16M0 14V18', INK, 2) + K('M-7 -38H7V-48H-7Z', INK, .2) + L('M-7 -48H7', BONE, 1.6) + cuts([(-14, -22, -14, 20, 1.3), (14, -22, 14, 20, .9), (-8, 25, 8, 25, 1.2)]))
    # whip and glove
    w = bez((204, 330), (214, 240), (270, 210), (262, 96), 20) + bez((262, 96), (258, 60), (226, 56), (232, 84), 10)[1:]
    o += P(wedge(w, 9, 4.4)) + P(wedge(w, 4.6, 1.8), BONE)
    return o + halo(area(glove(196, 318, .92, -14, True)), 5, BONE) + glove(196, 318, .92, -14, True)

@enemy('wax-doll-maker', {BRASS: BONE})
def wax_doll_maker():
    o = town(EMBER, (150, 138, 102))
    sh = 'M30 372C34 310 60 268 104 250L196 250C240 268 266 310 270 372Z'
    o += neck(20) + halo(sh, 5) + K(sh) + K('M104 250C120 236 180 236 196 250L214 300L186 286L168 316L150 292L132 316L114 286L86 300Z', BLOOD) + L('M104 250L96 280M122 242L120 284M178 242L180 284M196 250L204 280M150 240V290', INK, 1.8) + fanl((88, 300), (44, 330), (110, 352), (40, 354), 9, 2.0, 4) + fanl((210, 304), (252, 330), (196, 352), (260, 354), 6, 1.2, -4)
    h = face('old', 'soft', 'glasses', nz='hook', mo='smirk', lines=True, hollow=.7, brow='bushy') + P('M104 112C112 96 136 92 150 98C166 92 190 96 196 112L192 124C180 108 164 106 150 110C136 106 120 110 108 124Z', BONE, INK, 2) + cuts([(112, 112, 140, 100, 1.2, -3), (110, 118, 132, 106, 1, -2), (160, 102, 188, 112, 1.2, -3)], INK)
    o += tilt(big(h, 1.06) + hat('bonnet'), 5) + P('M122 236L150 248L178 236L170 264L150 254L130 264Z', BONE, INK, 2.4)
    # a candle, and the doll she pins
    o += P('M226 250H252V362H226Z', BONE, INK, 3.4) + P('M240 250H252V362H240Z') + K('M222 250C222 240 256 240 256 250C258 270 250 268 250 284C246 290 244 280 243 268C240 262 236 270 234 280C230 284 230 270 226 264Z', BONE, .3) + L('M222 250C222 240 256 240 256 250C258 270 250 268 250 284C246 290 244 280 243 268C240 262 236 270 234 280C230 284 230 270 226 264Z', INK, 2.6) + L('M239 246V234', INK, 3) + P('M239 190C252 212 254 224 248 234C244 240 234 240 230 234C224 222 234 210 239 190Z', EMBER, INK, 3) + P('M239 212C245 222 244 230 239 234C234 230 233 222 239 212Z', GLOW)
    d = P('M-16 -48C-22 -70 22 -70 16 -48C14 -38 10 -34 8 -32L34 -14L28 0L12 -8L12 18L22 54L6 58L0 26L-6 58L-22 54L-12 18L-12 -8L-28 0L-34 -14L-8 -32C-10 -34 -14 -38 -16 -48Z', BONE, INK, 4) + P('M6 -64C20 -62 18 -46 14 -42C12 -36 10 -34 8 -32L34 -14L28 0L12 -8L12 18L22 54L6 58L2 28C8 0 8 -40 6 -64Z') + L('M-10 -54l6 6m0 -6l-6 6', INK, 2) + L('M5 -54l5 5m0 -5l-5 5', BONE, 1.6) + L('M-7 -40H5', INK, 1.8) + L('M-4 -24V16M-8 -18H0M-8 -8H0M-8 2H0M-8 12H0', INK, 1.5)
    d += suit('h', 0, -10, 16) + L('M-46 -40L-2 -10M40 -36L4 -8', INK, 4.6) + L('M-46 -40L-2 -10M40 -36L4 -8', BRASS, 2) + P(circle(-48, -41, 4.4), BLOOD, INK, 2) + P(circle(42, -37, 4.4), EMBER, INK, 2)
    d = xf(d, 1.2, 1.2, -8, (82, 300))
    return o + halo(d, 7) + d

@enemy('boiler-stoker', {BRASS: BONE, ASH: BONE})
def boiler_stoker():
    o = town(EMBER, (150, 146, 112), low=210)
    o += neck(32) + P(BUST, INK, INK, 7) + K('M14 372C20 296 46 258 100 236L200 236C254 258 280 296 286 372Z', BONE) + L('M14 372C20 296 46 258 100 236L200 236C254 258 280 296 286 372', INK, 4) + P('M190 236L200 236C254 258 280 296 286 372L216 372C226 310 214 270 186 246Z')
    o += comb((214, 272), (222, 356), 11, (-1, .2), 24, 34, 4.4, (230, 316)) + P('M122 232L146 246L154 272L158 246L178 232L186 240L164 262L154 300L136 262L114 242Z') + stipple('M30 320L60 270L100 250L140 270L140 350L30 350Z', 160, 2.4, 1.5, 4) + K('M96 372L104 262L120 252L128 300L172 300L180 252L196 262L204 372Z', INK) + fanl((106, 306), (146, 310), (104, 354), (146, 354), 7, 1.8) + P(circle(124, 296, 5), BRASS, INK, 2) + P(circle(176, 296, 5), BRASS, INK, 2)
    h = ears(2) + face('square', 'open', 'goggles', mo='grim', wh='stubble', nz='broad', bare=True, hollow=.6) + stipple('M110 160L134 160L136 206L120 200Z', 60, 2.2, 1.2, 4)
    # kerchief knotted over the skull
    k = 'M103 118C100 86 120 62 150 62C180 62 200 86 197 118C170 104 130 104 103 118Z'
    h += K(k, BLOOD) + P('M158 62C184 66 200 90 197 118C188 112 176 109 166 108C174 90 170 72 158 62Z') + P(''.join(circle(x, y, 2.4) for x, y in ((120, 94), (136, 80), (138, 98), (152, 88), (128, 74))), BONE) + K('M194 104L222 92L216 108L228 122L196 116Z', BLOOD) + L('M194 104L222 92L216 108L228 122L196 116Z', INK, 2.4) + L(k, INK, 2.6)
    o += big(h, 1.08)
    # a shovel of live coals
    o += L('M150 362L92 318', INK, 13) + L('M150 362L92 318', ASH, 6)
    fl = P('M30 282C18 250 44 238 36 208C60 226 58 244 66 250C70 232 84 222 78 196C104 220 94 242 104 252C110 246 112 238 110 228C128 252 124 272 112 284Z', EMBER, INK, 3) + P('M50 280C46 262 58 254 58 242C68 256 68 264 74 266C80 258 82 250 82 240C94 254 90 268 94 280Z', GLOW)
    o += fl + K('M22 296L34 276L46 286L56 270L70 282L82 268L94 282L108 274L120 294Z') + cuts([(36, 284, 46, 294, 2), (58, 278, 66, 290, 2), (84, 276, 92, 290, 2)], EMBER) + K('M16 290L126 286L118 318C100 334 40 338 24 320Z') + cuts([(24, 300, 116, 297, 2.4, 2), (32, 316, 100, 318, 1.8, 6)])
    return o

# ------------------------------------------------------------------ 7
@enemy('grizzly-trapper', {ASH: BONE})
def grizzly_trapper():
    o = town(EMBER, (150, 132, 110))
    sh = 'M4 372L14 330L8 322L26 302L22 290L46 276L46 262L74 258L82 242L104 244L196 244L218 242L226 258L254 262L254 276L278 290L274 302L292 322L286 330L296 372Z'
    o += halo(sh, 5) + K(sh) + fanl((104, 258), (30, 320), (120, 352), (18, 352), 16, 2.4, 4) + fanl((90, 256), (40, 296), (84, 290), (36, 330), 8, 2.2, 2) + fanl((196, 258), (270, 320), (180, 352), (282, 352), 10, 1.4, -4)
    # the bear's head is his hat: ears, brow, upper teeth over the man's forehead
    bear = 'M66 250L56 218L70 208L54 182L72 174L60 148L78 138C66 116 68 92 80 76C66 74 58 56 68 46C80 38 94 44 100 56C130 38 170 38 200 56C206 44 220 38 232 46C242 56 234 74 220 76C232 92 234 116 222 138L240 148L228 174L246 182L230 208L244 218L234 250L196 256L104 256Z'
    o += halo(bear, 5) + K(bear) + fanl((84, 150), (74, 180), (104, 190), (72, 240), 9, 2.2, 3) + fanl((216, 150), (228, 180), (198, 190), (230, 240), 5, 1.3, -3)
    o += cuts([(72, 66, 76, 52, 2.2, -2), (80, 68, 86, 50, 2.2, -1), (88, 66, 94, 54, 1.8), (226, 64, 222, 52, 1.3, 1), (216, 66, 212, 54, 1.2)]) + fanl((108, 62), (84, 92), (122, 76), (104, 100), 8, 2.2, 2) + fanl((126, 54), (148, 50), (132, 78), (146, 80), 6, 2.0) + fanl((78, 104), (86, 136), (96, 104), (104, 126), 7, 2.2, 2) + fanl((192, 62), (216, 96), (180, 78), (198, 100), 5, 1.3, -2) + fanl((220, 106), (214, 136), (206, 108), (198, 128), 4, 1.2, -2)
    o += P('M118 92C112 108 112 122 118 136L150 140L150 84C138 80 124 82 118 92Z', BONE) + comb((149, 86), (149, 138), 9, (-1, .1), 10, 14, 3.4) + comb((119, 98), (120, 134), 6, (1, 0), 8, 6, 2.6) + K('M126 92Q150 76 174 92C178 106 166 118 150 120C134 118 122 106 126 92Z') + P('M133 95Q142 88 152 89Q144 95 134 100Z', BONE) + L('M150 120V138', INK, 3)
    for s in (-1, 1): o += P(f'M{150+s*52} 84Q{150+s*40} 78 {150+s*26} 92Q{150+s*42} 98 {150+s*52} 84Z', EMBER, INK, 3.4) + P(circle(150+s*38, 88, 2.8))
    h = face('square', 'brim', 'squint', nz='broad', mo='none', brow='bushy', wh='full') + scar()
    o += xf(big(h, 1.06, .98), 1, 1, 0, (0, 22)) + K('M94 142L112 122L136 136L164 136L188 122L206 142Q150 130 94 142Z')
    o += P('M102 134L110 164L120 136ZM126 138L131 156L137 138ZM142 138L146 152L151 138ZM155 138L160 153L165 138ZM180 136L190 164L198 134Z', BONE, INK, 2)
    # the trap, set
    o += P('M26 330C26 290 150 290 150 330L140 330C136 304 40 304 36 330Z', ASH, INK, 3.4) + P('M26 334H150V346H26Z', ASH, INK, 3.4)
    o += P(''.join(f'M{f(88-52*math.cos(a)-6*math.sin(a))} {f(330-27*math.sin(a))}L{f(88-52*math.cos(a)+9*math.sin(a))} {f(330-27*math.sin(a))}L{f(88-38*math.cos(a))} {f(330-10*math.sin(a))}Z' for a in [.35+i*.4 for i in range(7)]), BONE, INK, 2)
    return o + P(circle(88, 340, 12), BLOOD, INK, 3) + L('M12 340H26M150 340H166', INK, 7) + L('M12 340H26M150 340H166', ASH, 3)

@enemy('gunsmith', {EMBER: BRASS, BLOOD: BRASS})
def gunsmith():
    o = town(ASH, (150, 138, 98)) + neck(26) + shirt(INK) + K('M112 238L128 232L140 372L92 372C94 320 104 270 112 238ZM188 238L172 232L160 372L208 372C206 320 196 270 188 238Z', INK)
    h = ears(3) + face('old', 'open', 'cool', wh='walrus', nz='hook', bare=True, lines=True, brow='bushy') + hair('bald')
    # loupe on its strap
    h += L('M106 128L118 136M142 138Q168 122 196 126', INK, 4) + P(circle(129, 146, 19)) + P(circle(129, 146, 16), BRASS) + P(circle(129, 146, 12.6)) + P(circle(129, 146, 10.6), BONE) + P(circle(131, 147, 6)) + P(circle(129, 145, 1.9), BONE) + L('M114 138A17 17 0 0 1 124 130', BONE, 1.4)
    o += tilt(big(h, 1.08), 3)
    # the cylinder between his fingers: six chambers, and the pin
    x, y, r = 84, 292, 48
    o += P(circle(x, y, r+4)) + P(circle(x, y, r), ASH) + G(area(circle(x, y, r)).difference(area(circle(x-16, y-14, r))), INK) + L(circle(x, y, r), INK, 3)
    for i in range(6):
        a = i*math.tau/6 + .3; cx, cy = x+29*math.cos(a), y+29*math.sin(a)
        o += P(circle(cx, cy, 12.5)) + (P(circle(cx, cy, 9.6), BRASS) + P(circle(cx, cy, 4.6), INK) + P(circle(cx, cy, 3), BRASS) if i != 4 else cuts([(cx-7, cy+4, cx+2, cy-8, 1.6, -3)]))
        b = a + math.tau/12; o += P(circle(x+r*math.cos(b), y+r*math.sin(b), 6.4))
    o += P(circle(x, y, 9)) + P(circle(x, y, 5.4), BONE)
    o += K('M28 362L30 330C36 316 50 320 56 330L92 346C98 350 94 358 86 356L60 352L62 362Z', BONE, .3) + L('M28 362L30 330C36 316 50 320 56 330L92 346C98 350 94 358 86 356L60 352', INK, 3)
    return o + L('M184 300L196 344', INK, 8) + L('M184 300L190 322', BRASS, 4) + L('M190 322L196 344', BLOOD, 5)

@enemy('mirror-duellist', {BRASS: BONE})
def mirror_duellist():
    o = P('M0 0H300V360H0Z') + K('M150 14C216 14 262 72 262 152C262 240 216 300 150 300C84 300 38 240 38 152C38 72 84 14 150 14Z', BRASS) + P('M150 26C208 26 250 80 250 152C250 230 208 288 150 288C92 288 50 230 50 152C50 80 92 26 150 26Z', INK) + P('M150 31C206 31 245 82 245 152C245 228 206 283 150 283C94 283 55 228 55 152C55 82 94 31 150 31Z', ASH)
    o += fanl((62, 120), (120, 40), (80, 140), (136, 60), 7, 2.2, 0) + P(''.join(gouge(150+118*math.cos(a), 152+142*math.sin(a), 150+106*math.cos(a), 152+128*math.sin(a), 2.2) for a in [i*math.tau/40 for i in range(40)]))
    # left half: ink on bone; right half: the same man, bone on ink
    def man():
        q = neck(24) + K('M22 372C26 300 48 262 104 240L128 226L150 252L174 226L196 240C252 262 274 300 278 372Z') + fall(12) + K('M104 238L126 222L150 262L150 340L118 296L126 284L100 270Z') + cuts([(108, 242, 127, 230, 1.6), (127, 231, 147, 264, 1.9), (104, 268, 123, 283, 1.5), (123, 286, 119, 295, 1.4), (119, 297, 146, 330, 1.6)]) + P('M134 232L150 254L150 330L136 270Z', BLOOD)
        sh = area(OUT['long'], 9)
        f_ = K(sh, BONE, .3) + cut_to(hollows(), sh) + P('M106 106H150V131L141 137L120 135L110 143L106 130Z') + comb((117, 138), (143, 143), 6, (.05, 1), 5, 5, 2.2, (130, 152)) + eyes('cool') + nose('fine') + mouth('grim') + whiskers('pencil') + whiskers('goatee')
        return q + big(f_) + hat('peak', BLOOD)
    R.seed('mirror'); m = man(); lh = box(0, 0, 150, 360)
    left = cut_to(m, lh)
    swap = {INK: BONE, BONE: INK, BLOOD: BLOOD}
    right = flip([Shape(s.subs, swap.get(s.fill, s.fill), s.stroke, s.sw, s.eo) for s in left])
    sil = area([s for s in left if s.fill in (INK, BONE, BLOOD)], 6)
    o += G(sil.buffer(2.5).intersection(lh), BONE, .4) + left + flip(G(sil.buffer(2.5).intersection(lh), INK, .4)) + right
    # the crack between them
    z = 'M152 6L146 52L155 96L147 140L154 190L146 240L154 300L148 354'
    o += L(z, INK, 7) + L(z, BONE, 2.6) + L('M147 140L128 152L122 168M155 96L176 84L182 70M154 190L172 204L190 204M146 240L128 250', INK, 3)
    # one pistol, twice
    g = P('M-8 -70H7V-6H-8Z', ASH, INK, 3.4) + P('M0 -70H7V-6H0Z') + P('M-12 -8H12V14H-12Z', ASH, INK, 3) + K('M-10 14L10 14C10 30 14 44 26 54L8 66C-6 52 -12 34 -10 14Z', BLOOD) + L('M-10 14L10 14C10 30 14 44 26 54L8 66C-6 52 -12 34 -10 14Z', INK, 3)
    return o + xf(xf(g, -1, 1), 1, 1, 8, (70, 300)) + xf(g, 1, 1, -8, (230, 300))

@enemy('ossuary-clerk')
def ossuary_clerk():
    o = night(ASH, (150, 126, 100), 30)
    # shelves of skulls behind him, all looking
    for x, y, s in ((42, 92, .8), (260, 92, .8), (40, 168, .84), (262, 168, .84), (48, 28, .6), (252, 28, .6)): o += skull(x, y, s)
    o += P('M0 114H84V122H0ZM216 114H300V122H216ZM0 192H84V200H0ZM216 192H300V200H216Z', BONE) + P('M40 118H84V122H40ZM250 118H300V122H250ZM40 196H84V200H40ZM250 196H300V200H250Z')
    o += neck(20) + halo('M40 372C44 304 70 264 114 244L186 244C230 264 256 304 260 372Z', 5) + K('M40 372C44 304 70 264 114 244L186 244C230 264 256 304 260 372Z') + fanl((104, 258), (54, 304), (110, 352), (48, 352), 9, 2.2, 5) + fanl((196, 258), (244, 304), (192, 352), (254, 352), 6, 1.3, -5, t0=.3)
    o += P('M126 228L150 250L174 228L182 246L150 270L118 246Z', BONE, INK, 3) + P('M150 250L174 228L182 246L150 268Z') + P('M144 262L156 262L154 300L146 300Z', BLOOD, INK, 2)
    h = ears(1) + face('heart', 'open', 'glasses', nz='fine', mo='small', bare=True, hollow=1, brow='raised') + hair('slick') + L('M134 116Q144 112 152 116M132 124Q142 120 150 123', INK, 1.6)
    h = xf(h, .98, 1.1, 0, (0, 0), (150, 108))
    # quill behind the ear
    h += P('M190 158L236 56C246 40 262 34 268 38C270 56 258 84 240 104C226 122 208 140 194 160Z', BONE, INK, 3) + L('M192 158L256 52', INK, 1.6) + P('M196 156C214 136 236 112 246 96C258 78 268 56 268 38C264 60 250 80 238 96Z')
    o += big(h, 1.04)
    # three more for the register
    o += skull(64, 322, .92) + skull(122, 330, .8) + skull(92, 278, .84)
    return o + K('M176 300L262 290L284 352L198 362Z', BONE) + L('M176 300L262 290L284 352L198 362', INK, 4) + cuts([(190, 308, 256, 300, 1.4), (194, 318, 260, 310, 1.4), (198, 328, 250, 322, 1.4), (202, 338, 266, 330, 1.4)], INK) + suit('c', 262, 342, 16)

# ------------------------------------------------------------------ 8
@enemy('the-iron-locomotive', {BRASS: EMBER, ASH: BONE})
def locomotive():
    o = burst(EMBER, (150, 140, 112))
    # smoke
    o += K('M128 60C96 62 92 36 108 28C104 8 138 -8 150 6C162 -8 200 4 194 26C214 34 206 62 176 60Z') + cuts([(104, 44, 124, 18, 2.2, -5), (118, 50, 142, 22, 1.8, -5), (184, 20, 196, 40, 1.4, -4)])
    # rails, buffer beam
    o += K('M20 300H280V330H20Z') + K('M34 296C40 250 44 210 44 180H256C256 210 260 250 266 296Z') + cuts([(50, 200, 50, 290, 2), (60, 230, 58, 292, 1.8), (70, 250, 66, 292, 1.6), (246, 210, 252, 286, 1.2)])
    for x in (36, 264): o += P(circle(x, 314, 17), ASH, INK, 4) + P(circle(x, 314, 8)) + cuts([(x-12, 308, x-4, 302, 2)])
    # boiler: face
    o += halo(circle(150, 176, 104), 5) + K(circle(150, 176, 104)) + L(circle(150, 176, 97), BONE, 1.8)
    o += P(''.join(circle(150+90*math.cos(a), 176+90*math.sin(a), 4) for a in [i*math.tau/20 for i in range(20)]), BRASS)
    o += K(circle(150, 176, 80), BONE) + G(area(circle(150, 176, 81)).difference(area(circle(122, 164, 76))), INK) + comb((176, 104), (184, 236), 22, (-1, .05), 18, 26, 5, (214, 172))
    # eyes are lamps under iron lids, the mouth a grate of fire
    for k in (-1, 1):
        x = 150+k*34; o += P(circle(x, 156, 26)) + P(circle(x, 156, 21), BRASS) + P(circle(x, 156, 17)) + P(circle(x, 156, 14.5), EMBER) + P(circle(x, 158, 8), GLOW) + P(circle(x, 158, 3.4))
        o += K(f'M{150+k*66} 122L{150+k*4} 146L{150+k*4} 158Q{150+k*34} 140 {150+k*66} 144Z') + cuts([(150+k*60, 130, 150+k*10, 150, 1.8, k*2)])
    o += P('M140 158L134 190L150 200L166 190L160 158Z', INK) + cuts([(146, 164, 141, 188, 2.2)])
    m = 'M88 204Q150 230 212 204Q206 256 150 262Q94 256 88 204Z'
    o += K(m) + cut_to(P('M92 210Q150 234 208 210Q200 250 150 256Q100 250 92 210Z', EMBER) + P('M112 262C108 244 120 240 122 230C130 240 134 244 138 250C144 240 146 236 146 228C158 238 160 246 166 250C172 244 176 238 176 230C188 244 186 254 184 262Z', GLOW), area(m).buffer(-4)) + cut_to(P(''.join(f'M{96+i*14} 196h6v70h-6Z' for i in range(8))), m)
    # brass number plate without a number: her suit
    o += P('M126 80H174L180 100H120Z', BRASS, INK, 3) + suit('s', 150, 90, 15)
    # stack
    o += halo('M128 76L122 54L112 42H188L178 54L172 76Z', 4) + K('M128 76L122 54L112 42H188L178 54L172 76Z') + P('M110 36H190V46H110Z', BRASS, INK, 3) + cuts([(128, 52, 132, 72, 2), (138, 50, 140, 74, 1.6)])
    # steer horns of wrought iron
    for s in (-1, 1):
        X = lambda v: f(150+s*v)
        h = f'M{X(74)} 104C{X(108)} 104 {X(122)} 78 {X(118)} 52C{X(116)} 36 {X(108)} 26 {X(98)} 16C{X(132)} 26 {X(148)} 62 {X(140)} 96C{X(132)} 128 {X(108)} 140 {X(90)} 138Z'
        o += halo(h, 6) + K(h) + cuts([(150+s*96, 130, 150+s*134, 84, 2.6, s*-7), (150+s*92, 120, 150+s*126, 80, 1.8, s*-6), (150+s*134, 76, 150+s*118, 34, 1.8, s*-5)])
    # cow-catcher
    o += K('M60 326L240 326L286 372L14 372Z') + P(''.join(f'M{f(150+(i-4)*20-3)} 330L{f(150+(i-4)*20+3)} 330L{f(150+(i-4)*31+6)} 372L{f(150+(i-4)*31-6)} 372Z' for i in range(9)), BLOOD) + P('M56 322H244V332H56Z', BRASS, INK, 3)
    return o

@enemy('the-bat-queen', {BRASS: EMBER})
def bat_queen():
    o = burst(BLOOD, (150, 142, 104))
    # wings folded round her like a gown
    for s in (-1, 1):
        X = lambda v: f(150+s*v)
        w = f'M{X(20)} 236C{X(60)} 220 {X(100)} 214 {X(128)} 166L{X(132)} 150L{X(140)} 168C{X(148)} 230 {X(146)} 300 {X(142)} 372L{X(0)} 372L{X(0)} 260Z'
        o += halo(w) + K(w)
        for (x1, y1), wd in (((136, 372), 3.2), ((104, 372), 2.8), ((66, 372), 2.4), ((30, 372), 2)): o += P(wedge(bez((150+s*130, 168), (150+s*(x1*.94+4), 220), (150+s*x1, 300), (150+s*x1, y1), 10), wd if s < 0 else wd*.6, .8), BONE)
        for i in range(3): o += fanl((150+s*(122-i*30), 250+i*6), (150+s*(104-i*30), 254+i*6), (150+s*(120-i*34), 348), (150+s*(84-i*30), 348), 4, 1.6 if s < 0 else 1.0, s*2)
    # ruff of lace
    d = 'M84 244' + ''.join(f'Q{f(150+66*math.sin(a+.1)*1.02)} {f(262+26*math.cos(a+.1)+12)} {f(150+66*math.sin(a+.2))} {f(258+18*math.cos(a+.2))}' for a in [-1.5+i*.2 for i in range(15)]) + 'L186 222L114 222Z'
    o += P(d, BONE, INK, 3) + fanl((116, 226), (184, 226), (92, 262), (208, 262), 19, 1.5, 0, fill=INK, c1=(150, 286))
    # the head: ears like horns
    for s in (-1, 1):
        X = lambda v: f(150+s*v)
        e = f'M{X(24)} 118C{X(36)} 76 {X(70)} 40 {X(104)} 14C{X(116)} 60 {X(112)} 118 {X(70)} 156Z'
        o += halo(e) + K(e) + P(f'M{X(40)} 122C{X(50)} 86 {X(74)} 54 {X(97)} 34C{X(102)} 70 {X(98)} 112 {X(68)} 140Z', BLOOD)
        o += fanl((150+s*46, 118), (150+s*66, 136), (150+s*84, 58), (150+s*97, 70), 6, 2, s*-4, fill=INK) + cuts([(150+s*32, 104, 150+s*94, 26, 2.4 if s < 0 else 1.4, s*5)])
    hd = 'M92 150C88 122 112 96 150 96C188 96 212 122 208 150L216 162L204 168L208 182L194 184C186 206 172 226 150 238C128 226 114 206 106 184L92 182L96 168L84 162Z'
    o += halo(hd, 5) + K(hd) + fanl((112, 112), (96, 150), (122, 140), (112, 166), 7, 2.2, 2) + fanl((96, 164), (110, 190), (116, 168), (124, 196), 6, 2, 1) + cuts([(126, 104, 140, 130, 2.2, -2), (138, 100, 146, 126, 2, -1), (154, 102, 154, 126, 1.5), (168, 104, 162, 128, 1.3, 2), (196, 122, 186, 140, 1.2, 2), (202, 166, 184, 190, 1.3, -2)])
    # lit muzzle, leaf nose, fangs
    o += P('M128 156C118 170 118 192 134 204L150 208L150 150C142 146 134 148 128 156Z', BONE) + comb((149, 154), (149, 204), 9, (-1, .15), 8, 12, 3.4) + comb((124, 170), (136, 204), 6, (1, -.3), 8, 6, 2.4)
    o += P('M150 132C140 142 136 150 136 158C130 160 128 168 134 172C140 178 146 172 150 174C154 172 160 178 166 172C172 168 170 160 164 158C164 150 160 142 150 132Z', BLOOD, INK, 2.6) + P('M150 134C160 144 164 152 164 158C170 160 172 168 166 172C160 178 154 172 150 174C156 162 156 148 150 134Z') + P('M141 163Q144 160 146 165Q143 168 141 163Z')
    o += P('M128 192Q140 184 150 190Q160 184 172 192Q166 214 150 218Q134 214 128 192Z') + P('M134 190L138 208L144 189ZM156 189L162 208L166 190Z', BONE) + P('M140 210Q150 202 160 210Q150 217 140 210Z', BLOOD)
    for s in (-1, 1): o += P(f'M{150+s*44} 142Q{150+s*30} 132 {150+s*14} 150Q{150+s*32} 160 {150+s*44} 142Z', EMBER, INK, 3) + P(f'M{150+s*38} 143Q{150+s*30} 138 {150+s*22} 148Q{150+s*32} 151 {150+s*38} 143Z', GLOW) + P(f'M{150+s*30-1.6} 139H{150+s*30+1.6}V153H{150+s*30-1.6}Z')
    # a small crown
    c = 'M118 104L112 66L130 84L138 56L150 80L162 56L170 84L188 66L182 104Q150 92 118 104Z'
    o += P(c, BRASS, INK, 4) + P('M160 62L162 56L170 84L188 66L182 104Q170 99 158 97Z') + P(''.join(circle(x, y, 4) for x, y in ((112, 66), (138, 56), (162, 56), (188, 66))), BRASS, INK, 2) + suit('h', 146, 88, 13)
    return o

@enemy('the-clockmaker', {ASH: BONE, EMBER: BRASS})
def clockmaker():
    x, y = 150, 140
    o = paper() + G(fan(x, y, 44, 330, 2, 362, .46, 128).intersection(PAGE), INK, 0)
    # the sun is a dial
    o += K(circle(x, y, 122)) + P(circle(x, y, 116), BRASS) + P(circle(x, y, 90), INK) + P(circle(x, y, 87), BONE)
    for i in range(12):
        a = i*math.pi/6; o += P(wedge([(x+93*math.sin(a), y-93*math.cos(a)), (x+111*math.sin(a), y-111*math.cos(a))], 7 if i % 3 else 12, 9 if i % 3 else 15))
    for i in range(60):
        if i % 5: a = i*math.pi/30; o += P(gouge(x+104*math.sin(a), y-104*math.cos(a), x+113*math.sin(a), y-113*math.cos(a), 1.1))
    # ten to two: the hands are his horns
    for s, ln in ((-1, 128), (1, 128)):
        hd = 'M-7 0L-9 -60C-20 -66 -20 -84 -8 -90L-6 -104C-16 -108 -12 -122 0 -%d C12 -122 16 -108 6 -104L8 -90C20 -84 20 -66 9 -60L7 0Z' % (ln+26)
        hd = xf(P(hd), 1, 1, s*44, (x, y-4)); o += halo(hd, 6) + hd + xf(P('M-5 -66C-10 -70 -10 -80 -4 -84L0 -76L4 -84C10 -80 10 -70 5 -66L0 -72Z', BONE), 1, 1, s*44, (x, y-4)) + xf(cuts([(-3, -8, -4, -56, 1.8), (-2, -108, -1, -140, 1.6)]), 1, 1, s*44, (x, y-4))
    o += neck(24) + shirt(INK, False, BLOOD)
    h = ears(2) + face('old', 'open', 'glasses', wh='curtain', nz='long', mo='thin', bare=True, lines=True, brow='bushy') + P('M136 189Q150 186 164 189Q150 193 136 189Z') + hair('bald') + cuts([(118, 100, 146, 96, 1.4, -4), (116, 108, 146, 104, 1.4, -4)], INK)
    o += big(h, 1.04, 1.06)
    # wheels, a chain
    o += gear(76, 306, 38, 12) + gear(128, 336, 24, 8, ASH, .2) + gear(44, 344, 18, 7, EMBER, .1)
    return o + L('M176 262Q210 300 206 340', INK, 5) + L('M176 262Q210 300 206 340', BRASS, 2.4) + P(circle(206, 344, 14), BRASS, INK, 3) + P(circle(206, 344, 9), BONE, INK, 1.6) + L('M206 338V344H210', INK, 1.8)

@enemy('the-tarantula-bride', {ASH: BONE})
def tarantula_bride():
    o = burst(BLOOD, (150, 140, 110))
    # web across the sun
    for i in range(12):
        a = i*math.tau/12 + .13; o += L(f'M150 140L{f(150+112*math.cos(a))} {f(140+112*math.sin(a))}', INK, 1.4)
    for r in (74, 92, 108):
        p = [(150+r*math.cos(i*math.tau/12+.13), 140+r*math.sin(i*math.tau/12+.13)) for i in range(13)]
        o += L('M%s %s' % tuple(map(f, p[0])) + ''.join(f'Q{f((a[0]+b[0])/2*.88+18)} {f((a[1]+b[1])/2*.88+16.8)} {f(b[0])} {f(b[1])}' for a, b in zip(p, p[1:])), INK, 1.4)
    # front legs lifted beside the veil: her horns
    for s in (-1, 1):
        leg = bez((150+s*60, 280), (150+s*96, 230), (150+s*112, 170), (150+s*106, 112), 10) + bez((150+s*106, 112), (150+s*118, 70), (150+s*108, 34), (150+s*74, 12), 9)[1:]
        d = ''
        for i, (px, py) in enumerate(leg[3:-1]):
            for k in (0, .5): d += gouge(px+s*(8-i*.3), py-k*8, px+s*(22-i*.8), py-12-k*8, 2.2)
        w = wedge(leg, 34, 6); b = P(w) + P(d); o += halo(b, 5) + b
        o += P(''.join(gouge(px-s*7, py+6, px+s*4, py-9, 2.4) for px, py in leg[4:-3]), BONE) + L(f'M{150+s*92} 117L{150+s*122} 108M{150+s*90} 163L{150+s*120} 172', EMBER, 6)
    # veil and gown
    veil = 'M150 30C190 30 208 62 210 110C214 170 240 240 260 290L276 372L24 372L40 290C60 240 86 170 90 110C92 62 110 30 150 30Z'
    o += P(veil, BONE, INK, 5) + P('M192 56C204 72 208 90 210 110C214 170 240 240 260 290L276 372L226 372C232 300 212 220 200 130Z') + comb((200, 120), (228, 356), 26, (-1, .2), 8, 22, 4.0, (208, 240)) + cut_to(fanl((93, 120), (102, 120), (48, 352), (92, 352), 11, 1.7, 5, fill=INK), veil)
    o += K('M66 372C70 316 92 274 124 252L176 252C208 274 230 316 234 372Z', BLOOD) + L('M66 372C70 316 92 274 124 252M176 252C208 274 230 316 234 372', INK, 3) + P('M160 252L176 252C208 274 230 316 234 372L170 372C184 320 176 280 160 252Z') + fanl((118, 268), (150, 276), (86, 352), (148, 352), 7, 1.8, 3, fill=INK)
    # a spider's face, bristling: eight eyes, two fangs
    q = []
    for i in range(44):
        a = -math.pi*.5 + i*math.tau/44; rr = 1.0 if i % 2 else 1.13
        q.append((150+55*rr*math.cos(a)*(1-.1*math.sin(a)), 136+66*rr*math.sin(a)))
    o += K('M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in q) + 'Z', INK, .3)
    o += fanl((124, 84), (98, 128), (134, 96), (112, 132), 9, 2.2, 1) + fanl((98, 136), (112, 180), (112, 138), (124, 172), 9, 2.2, 1) + fanl((178, 86), (200, 130), (168, 98), (188, 136), 6, 1.3, -1) + fanl((202, 140), (190, 176), (188, 142), (178, 168), 5, 1.2, -1) + cuts([(138, 78, 142, 102, 2.2), (148, 76, 149, 106, 1.8), (160, 80, 157, 102, 1.3)])
    for ex, ey, r in ((132, 142, 16), (168, 142, 16), (104, 126, 8), (196, 126, 8), (127, 112, 7), (173, 112, 7), (116, 162, 5.4), (184, 162, 5.4)):
        o += P(circle(ex, ey, r+2.2), BONE if r > 9 or ex < 150 else INK) + P(circle(ex, ey, r)) + P(circle(ex, ey, r-1.8), EMBER) + (P(circle(ex+1, ey+1, r-8)) if r > 10 else []) + P(circle(ex-r*.35, ey-r*.38, r*.24), BONE)
    for s in (-1, 1):
        X = lambda v: f(150+s*v)
        o += P(f'M{X(2)} 172C{X(30)} 166 {X(42)} 188 {X(36)} 210C{X(32)} 226 {X(20)} 234 {X(8)} 238C{X(12)} 224 {X(4)} 212 {X(2)} 198Z', INK, BONE, 2.4) + cuts([(150+s*30, 184, 150+s*20, 224, 2.2 if s < 0 else 1.3, s*-3), (150+s*20, 180, 150+s*14, 216, 1.8 if s < 0 else 1.1, s*-2), (150+s*11, 178, 150+s*9, 206, 1.4, s*-1)])
        o += P(f'M{X(24)} 226C{X(24)} 244 {X(16)} 260 {X(4)} 268C{X(10)} 254 {X(10)} 244 {X(8)} 236Z', BONE, INK, 2.4)
    # wreath of bone roses
    for i in range(7):
        a = math.pi*(1.0-i/6); rx, ry = 150+58*math.cos(a), 92-54*math.sin(a); o += P(circle(rx, ry, 13), BONE, INK, 3) + (G(area(circle(rx, ry, 12)).difference(area(circle(rx-6, ry-4, 12)))) if i > 3 else []) + L(f'M{f(rx-6)} {f(ry)}C{f(rx-6)} {f(ry-8)} {f(rx+6)} {f(ry-8)} {f(rx+6)} {f(ry+1)}C{f(rx+5)} {f(ry+6)} {f(rx-3)} {f(ry+6)} {f(rx-2)} {f(ry)}', INK, 1.8)
    # a bouquet that is a club: the suit she swallows
    return o + P('M84 312L70 362H106Z', BONE, INK, 3) + P(circle(88, 306, 35)) + L(circle(88, 306, 32), BONE, 2) + suit('c', 88, 305, 42, BLOOD)
