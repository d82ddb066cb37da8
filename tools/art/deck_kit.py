"""What every card of the deck is made of: palette, suits, outlines, the parts of a figure.

A figure is drawn in the upper field, 73-235 by 15 down to the slanted line `dv`, on the axis CX; `court` turns a copy by half
and lays sash, mask and frame over both. `X` moves a path written about the axis (x from -81 to 81) to where it stands."""
import math
import re
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union
from geom import f, poly, to_d, clip, union, circle, gouge, glyphs, fan

BEBAS = '/usr/share/fonts/opentype/bebas-neue/BebasNeue-Bold.otf'

# The program finds these four again in a card and puts a deck style's colours in their place. Nothing else may use them.
INDEX = {'s': '#17161B', 'c': '#17161E', 'h': '#C3222A', 'd': '#C3222D'}

IVORY, EDGE, INK = '#FBF7EE', '#3A332B', '#17161C'
RED, DEEP, GOLD, LEAF = '#C3222B', '#7D1420', '#E0A536', '#B87D1F'
BLUE, GREEN, NAVY, PINE, NIGHT = '#1E4E8C', '#1F6B45', '#20365C', '#154B31', '#16253F'
RUSSET, UMBER = '#A8502A', '#7C3618'
SKIN, SHADE, BLUSH = '#F8E4C9', '#DFB084', '#E9A48C'
PEARL, STEEL, IRON, GLASS = '#D8CFBF', '#E9E4DA', '#A9A7AE', '#DCE6EA'
PANEL, RAY = '#F6ECD6', '#EFDDB6'

HEART = 'M0 46C-12 28 -50 6 -50 -20C-50 -38 -38 -48 -25 -48C-13 -48 -4 -41 0 -29C4 -41 13 -48 25 -48C38 -48 50 -38 50 -20C50 6 12 28 0 46Z'
SPADE = ('M0 -50C10 -32 47 -9 47 16C47 31 37 40 25 40C15 40 8 35 4 28C5 38 9 46 17 50L-17 50C-9 46 -5 38 -4 28C-8 35 -15 40 -25 40'
         'C-37 40 -47 31 -47 16C-47 -9 -10 -32 0 -50Z')
DIAMOND = 'M0 -52C9 -33 23 -14 41 0C23 14 9 33 0 52C-9 33 -23 14 -41 0C-23 -14 -9 -33 0 -52Z'
CLUB = to_d(union(circle(0, -25, 24), circle(-25.5, 10, 24), circle(25.5, 10, 24), 'M-11 -14L11 -14L16 14L-16 14Z',
                  'M-5 6C-5 32 -9 44 -18 50L18 50C9 44 5 32 5 6Z').simplify(0.05))
SUIT = {'s': SPADE, 'h': HEART, 'd': DIAMOND, 'c': CLUB}

# ---------------------------------------------------------------- marks
def p(d, fill='none', stroke=None, sw=0):
    line = f' stroke="{stroke}" stroke-width="{f(sw)}"' if stroke else ''
    return f'<path d="{d}" fill="{fill}"{line}/>'

def O(d, fill, sw=2.4): return p(d, fill, INK, sw)

def line(d, sw=1.7, ink=INK): return p(d, 'none', ink, sw)

def suit(s, x, y, w, fill, flip=False):
    turn = ' rotate(180)' if flip else ''
    return f'<g transform="translate({f(x)} {f(y)}) scale({w / 100:.3f}){turn}"><path d="{SUIT[s]}" fill="{fill}"/></g>'

def emblem(s, x, y, w, fill, edge=1.9):
    """A suit as an ornament on a figure: in the figure's colours, with an outline."""
    k = w / 100
    return f'<g transform="translate({f(x)} {f(y)}) scale({k:.2f})">' + p(SUIT[s], fill, INK, edge / k) + '</g>'

def star(x, y, r, fill, inner=0.45):
    pts = []
    for i in range(10):
        a = math.radians(-90 + i*36); q = r if i % 2 == 0 else r*inner
        pts.append(f'{f(x+q*math.cos(a))} {f(y+q*math.sin(a))}')
    return p('M' + 'L'.join(pts) + 'Z', fill)

def both(inner): return inner + f'<g transform="rotate(180 125 175)">{inner}</g>'

def base():
    return f'<rect x="0.75" y="0.75" width="248.5" height="348.5" rx="15" fill="{IVORY}" stroke="{EDGE}" stroke-width="1.5"/>'

def svg(inner, w=250, h=350):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
            f'<g stroke-linejoin="round" stroke-linecap="round">{inner}</g></svg>\n')

def index(rank, s):
    """Rank 84 high (24 % of the card) and the suit under it, in a column 12..65."""
    if rank == '10':
        d, _ = glyphs('10', BEBAS, 84, 39, 98, sx=0.66, anchor='m', track=-0.5)
    else:
        d, _ = glyphs(rank, BEBAS, 84, 38.5, 98, sx=1.06 if rank in 'QAKVDR' else 1.12, anchor='m')
    return p(d, INDEX[s]) + suit(s, 38.5, 126, {'s': 42, 'h': 40, 'd': 43, 'c': 42}[s], INDEX[s])

# ---------------------------------------------------------------- a court card's construction
CX = 154

def dv(x): return 175 + 0.2 * (x - 125)          # the slanted line between the two figures

FRAME = 'M73 15L235 15L235 197L177 197L177 335L15 335L15 153L73 153Z'
UPPER = f'M73 15L235 15L235 {f(dv(235))}L15 153L73 153Z'

def court(figure, corner):
    up = p(UPPER, PANEL) + p(clip(fan(CX, 96, 28, 240, 4, 364, 0.5, 20), UPPER), RAY) + figure
    def band(h, fill): return p(f'M15 {f(dv(15)-h)}L235 {f(dv(235)-h)}L235 {f(dv(235)+h)}L15 {f(dv(15)+h)}Z', fill)
    beads = ''.join(f'M{f(x-4.5)} {f(dv(x))}L{x} {f(dv(x)-4)}L{f(x+4.5)} {f(dv(x))}L{x} {f(dv(x)+4)}Z' for x in range(25, 236, 20))
    mask = (f'<path d="M15 1L235 1Q249 1 249 15L249 335Q249 349 235 349L15 349Q1 349 1 335L1 15Q1 1 15 1Z{FRAME}" '
            f'fill="{IVORY}" fill-rule="evenodd"/>')
    return base() + both(up) + band(8.5, INK) + band(6.4, GOLD) + p(beads, INK) + mask + line(FRAME, 2.6) + both(corner)

_NUMBER = re.compile(r'-?\d+\.?\d*')

def X(d, dx=CX, dy=0.0, kx=1.0, ky=1.0):
    """A path of M, L, C, Q, Z written about the axis, moved to it (and scaled or mirrored by kx, ky first)."""
    at = [0]
    def put(m):
        at[0] += 1
        v = float(m.group())
        return f(v*kx + dx) if at[0] % 2 else f(v*ky + dy)
    out = _NUMBER.sub(put, d)
    return re.sub(r'(\d)(-)', r'\1 \2', out)

def mirror(inner): return inner + flipped(inner)
def flipped(inner): return f'<g transform="translate({2*CX} 0) scale(-1 1)">{inner}</g>'

def shaded(d, light, dark, sw=2.4, edge=None, rest=None):
    """A shape whose right half, or whose part within `edge`, lies in shadow."""
    part = poly(edge or f'M{CX} 0L400 0L400 400L{CX} 400Z')
    inner = poly(d).buffer(-sw*0.3)
    return O(d, light, sw) + p(to_d(inner.intersection(part).simplify(0.08)), dark)

def inlay(shape, pattern, fill, inset=0.6):
    """A pattern cut to a garment, kept inside its outline."""
    g = poly(shape).buffer(-inset) if isinstance(shape, str) else shape
    q = poly(pattern) if isinstance(pattern, str) else pattern
    return p(to_d(g.intersection(q).simplify(0.08)), fill)

# ---------------------------------------------------------------- faces
def eyes(y, sp=13, w=8.5, stern=0.0, iris=INK):
    """Two heavy-lidded almond eyes."""
    o = ''
    for sgn in (-1, 1):
        x = CX + sgn*sp
        i, e = x - sgn*w, x + sgn*w
        o += p(f'M{f(i)} {f(y+1.5+stern)}Q{f(x)} {f(y-7)} {f(e)} {f(y-1)}Q{f(x)} {f(y+5.5)} {f(i)} {f(y+1.5+stern)}Z', IVORY)
        o += p(circle(x - sgn*0.5, y-0.6, 3.5), iris)
        o += p(f'M{f(i-sgn*1)} {f(y+2.5+stern)}Q{f(x)} {f(y-10.5)} {f(e+sgn*3)} {f(y-1.5)}Q{f(x)} {f(y-5.4)} {f(i-sgn*1)} {f(y+2.5+stern)}Z', INK)
    return o

def brows(y, sp=13, w=12, arch=6, slope=0.0, fill=INK, t=2.4):
    o = ''
    for sgn in (-1, 1):
        x = CX + sgn*sp
        i, e = x - sgn*w*0.85, x + sgn*w
        o += p(f'M{f(i)} {f(y+slope)}Q{f(x)} {f(y-arch-t)} {f(e)} {f(y+1)}Q{f(x)} {f(y-arch+t)} {f(i)} {f(y+slope+3)}Z', fill)
    return o

def face(top, a=28, h=74, cheek=36, nose=49, skin=SKIN, shade=SHADE, jaw=0.55):
    """Front face from the hairline `top`; lit on the left, shaded on the right along the bridge of the nose."""
    c, t = CX, top
    out = (f'M{c-a} {t}L{c+a} {t}L{c+a} {t+cheek}C{c+a} {t+cheek+16} {c+a*jaw:.1f} {t+h-6} {c} {t+h}'
           f'C{c-a*jaw:.1f} {t+h-6} {c-a} {t+cheek+16} {c-a} {t+cheek}Z')
    sh = (f'M{c+2} {t}L{c+a} {t}L{c+a} {t+cheek}C{c+a} {t+cheek+16} {c+a*jaw:.1f} {t+h-6} {c} {t+h}L{c} {t+nose+7}'
          f'Q{c-1} {t+nose+4} {c+1} {t+nose+3}L{c+9} {t+nose}Q{c+5} {t+nose-11} {c+3} {t+20}Z')
    return p(out, skin) + p(sh, shade) + line(out, 2.4) + line(f'M{c-4} {t+nose+0.5}Q{c+1} {t+nose+5} {c+9} {t+nose}', 1.8)

def lips(y, w=9, col=RED):
    return p(f'M{CX-w} {y}Q{CX-4} {y-4.5} {CX} {y-1.6}Q{CX+4} {y-4.5} {CX+w} {y}Q{CX} {y+8} {CX-w} {y}Z', col) + \
           line(f'M{CX-w-1.5} {y}Q{CX} {y+2.2} {CX+w+1.5} {y}', 1.3)

# The head in profile looks left; a figure that looks right is drawn this way and mirrored.
PROFILE = ('M16 62L-22 62C-25 70 -26 77 -25 81C-26 84 -28 85 -29 88C-32 95 -38 101 -39 105C-38 109 -33 109 -31 109'
           'C-32 112 -35 114 -34 116C-33 118 -31 118 -31 119C-33 121 -33 123 -31 124C-29 126 -31 129 -30 132C-28 138 -20 140 -11 137'
           'L-9 150L20 150L20 100Z')

def profile(hx):
    """Skin, shadow, eye, brow, nostril and lips of a head in profile about x = hx."""
    o = p(X(PROFILE, hx), SKIN)
    o += p(X('M-4 62L18 62L20 150L-9 150L-11 137C-2 134 2 128 3 120C-6 118 -12 110 -10 100C-4 92 -2 76 -4 62Z', hx), SHADE)
    return o + line(X(PROFILE, hx), 2.4)

def profile_features(hx, brow='M-28 83Q-18 74 -5 83Q-18 79 -28 83Z', mouth=True):
    o = p(X('M-26 92Q-19 85 -11 92Q-19 96 -26 92Z', hx), IVORY) + p(circle(hx-21, 91.4, 3.4), INK)
    o += p(X('M-28 92.5Q-19 82 -8 92Q-19 87 -28 92.5Z', hx), INK) + p(X(brow, hx), INK)
    if mouth:
        o += p(X('M-34 116.5C-31 114.5 -27 116 -22 119C-26 122.5 -30 124 -32 122C-32 120 -32 119 -34 116.5Z', hx), RED)
    return o + line(X('M-33 108.6Q-29 104 -27 107', hx), 1.6)

# ---------------------------------------------------------------- garments and hands
def robe(sl=136, nx=20):
    """Outline of the shoulders: `sl` their height, `nx` half the neck."""
    return (f'M40 {f(dv(40))}L40 {sl+20}L73 {sl+14}L{CX-nx-22} {sl-3}L{CX+nx+22} {sl-3}L235 {sl+14}L235 {f(dv(235))}Z')

def chevrons(dx, w, slope):
    """Stripes that mirror at the middle line."""
    out = []
    n = int(200/dx)+4
    for i in range(-n, n):
        y = 175 + i*dx
        out.append(Polygon([(CX, y), (CX+120, y-120*slope), (CX+120, y-120*slope+w), (CX, y+w)]))
        out.append(Polygon([(CX, y), (CX-120, y-120*slope), (CX-120, y-120*slope+w), (CX, y+w)]))
    return unary_union(out)

def slants(x0, step, w, lean=20, y0=120, y1=210):
    return unary_union([Polygon([(x, y0), (x+w, y0), (x+w-lean, y1), (x-lean, y1)]) for x in range(x0, 290, step)])

def lozenges(dx, dy, rx, ry, y0=132):
    out = []
    for i in range(-6, 7):
        for j in range(0, 8):
            x, y = CX + i*dx, y0 + j*dy + (dy/2 if i % 2 else 0)
            out.append(Polygon([(x, y-ry), (x+rx, y), (x, y+ry), (x-rx, y)]))
    return unary_union(out)

def rings(shape, dx, dy, r, y0=136):
    """Circles in staggered rows, those that lie wholly within a garment (or run under the sash)."""
    g, d = poly(shape).union(Polygon([(15, dv(15)), (235, dv(235)), (235, dv(235)+6), (15, dv(15)+6)])).buffer(-r - 1), ''
    for j in range(8):
        for i in range(-10, 7):
            x, y = CX + i*dx + (dx/2 if j % 2 else 0), y0 + j*dy
            if g.contains(Point(x, y)):
                d += f'M{f(x-r)} {f(y)}a{r} {r} 0 1 0 {2*r} 0a{r} {r} 0 1 0 {-2*r} 0Z'
    return d

def hand(x, y, s=1.0, flip=1):
    """A hand round a shaft: four finger bars and a thumb."""
    o = ''
    for i in range(4):
        o += (f'<rect x="{f(x-11*s)}" y="{f(y+i*6.6*s)}" width="{f(22*s)}" height="{f(7.4*s)}" rx="{f(3.4*s)}" fill="{SKIN}" '
              f'stroke="{INK}" stroke-width="1.8"/>')
    return o + p(f'M{f(x+flip*11*s)} {f(y-2*s)}Q{f(x-flip*3*s)} {f(y-7*s)} {f(x-flip*9*s)} {f(y+1*s)}'
                 f'Q{f(x-flip*2*s)} {f(y+4*s)} {f(x+flip*11*s)} {f(y+7*s)}Z', SHADE, INK, 1.8)

def cuff(x, y, cloth, trim=IVORY, s=1.0):
    """Sleeve and cuff that come in from the right edge behind a hand at x, y."""
    return (O(f'M{f(x+8*s)} {f(y-4*s)}L240 {f(y-16*s)}L240 {f(y+40*s)}L{f(x+8*s)} {f(y+29*s)}Z', cloth, 2.2)
            + O(f'M{f(x+7*s)} {f(y-5*s)}L{f(x+15*s)} {f(y-8*s)}L{f(x+15*s)} {f(y+33*s)}L{f(x+7*s)} {f(y+30*s)}Z', trim, 2))
