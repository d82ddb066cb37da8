"""The people at the neon table: everybody's animal as it goes out at night, with eyes that look at you, a jacket of its own, and the light of both sides
on its outline. people/<animal>-<mood> is cut as the portraits are, and open: people/ground-<n> lies behind, for each of people's grounds one that glows;
people/<animal>-portal is cut to the curtain's hexagon, and people/<animal>-won is glad in the same, of whoever has won a table."""
import math

import animals_kit
from animals import ANIMALS
from animals_kit import DARK, at, thinks
from geom import poly, to_d
from moods import MOODS
from pen import P as path, f, ring
from power_up_portraits import FRAME, P, hexagon
from shapely.affinity import affine_transform, translate
from shapely.geometry import Polygon, box
from svgclip import covered, cut, write_d

CYAN, MAGENTA, GOLD, NIGHT = '#4DE3FF', '#FF4FA3', '#FFC83D', '#060A1A'


class Night(animals_kit.Day):
    """No neck, since a jacket has one; and eyes with lids, a bright iris and a light in it."""
    def __init__(self, n): self.iris, self.worn, self.ring, self.lid, self.wide, self.lashes = (n.get(k, none) for k, none in (
        ('iris', CYAN), ('worn', ''), ('ring', ''), ('lid', '#160F22'), ('wide', 1), ('lashes', False)))

    def posed(self, neck, head, lift, tilt, size): return at(0, lift, size, head + self.worn, tilt)

    def ear(self, right, ear): return ear + self.ring if right else ear

    def eyes(self, mood, x, y, r, line, white, iris, slit):
        if mood == 'glad': return super().eyes(mood, x, y, r * 1.12, self.lid, None, None, False)
        return ''.join(self.eye(mood, s, x, y, r * self.wide, slit) for s in (-1, 1))

    def eye(self, mood, s, x, y, r, slit):
        x, w = s * x, 1.22 * r
        upper = f'M{f(x-s*w)} {f(y+.3*r)}C{f(x-s*.7*w)} {f(y-.95*r)} {f(x+s*.45*w)} {f(y-1.3*r)} {f(x+s*w)} {f(y-.28*r)}'
        opened = poly(upper + f'C{f(x+s*.9*w)} {f(y+.75*r)} {f(x-s*.2*w)} {f(y+1.1*r)} {f(x-s*w)} {f(y+.3*r)}Z', 12)
        seen, lid = animals_kit._seen(mood, s, x, y, r)
        opened = opened.intersection(seen)
        gx, gy = (.3, -.26) if thinks(mood) else dict(calm=(0, -.06), sad=(0, .2), sly=(.32, .1))[mood]
        part = lambda cx, cy, k, c, sx=1: path(to_d(animals_kit._oval(cx, cy, k, sx).intersection(opened)), c)
        ix, iy = x + gx * r, y + gy * r
        o = path(to_d(opened), '#FFFFFF') + part(ix, iy, .78 * r, mixed(self.iris, DARK, .35)) + part(ix, iy + .12 * r, .66 * r, self.iris)
        o += part(ix, iy, .64 * r, '#120E1C', .46) if slit else part(ix, iy, .42 * r, '#120E1C')
        o += part(ix + .26 * r, iy + (.3 if mood == 'sly' else -.28) * r, .22 * r, '#FFFFFF') + part(ix - .24 * r, iy + .34 * r, .12 * r, '#FFFFFF')
        if mood in ('sad', 'sly'):
            (ax, ay), (bx, by) = lid
            return o + path(f'M{f(ax+(bx-ax)*.12)} {f(ay+(by-ay)*.12)}L{f(ax+(bx-ax)*.92)} {f(ay+(by-ay)*.92)}', 'none', self.lid, max(4.5, .36 * r))
        return o + path(upper + (f'L{f(x+s*w*1.22)} {f(y-.62*r)}' if self.lashes else ''), 'none', self.lid, max(4, .3 * r))


def mixed(a, b, t):
    p, q = ([int(c[i:i+2], 16) for i in (1, 3, 5)] for c in (a, b))
    return '#%02X%02X%02X' % tuple(round(x + (y - x) * t) for x, y in zip(p, q))


# ---- what is worn on the body: each takes the portrait, and two colours ----

def hoodie(p, a, b):
    p.path('M44 158 C48 128 70 122 100 122 C130 122 152 128 156 158 C146 176 124 188 100 188 C76 188 54 176 44 158 Z', p.grad(mixed(a, b, .5), mixed(b, NIGHT, .45), 0, 120, 0, 190))
    p.shoulders(a, b, 82, 152)
    p.path('M57 150 C62 166 80 180 100 196 C120 180 138 166 143 150 L131 142 C127 156 114 168 100 179 C86 168 73 156 69 142 Z', mixed(a, b, .75)); p.path('M57 150 C62 166 80 180 100 196 C120 180 138 166 143 150', 'none', mixed(b, NIGHT, .45), 2)
    p.path('M83 176 L80 200 M117 176 L120 200', 'none', '#FFFFFF', 3, .9)


def jacket(p, a, b):
    p.shoulders(a, b, 82, 150)
    p.path('M56 158 L72 134 C82 150 118 150 128 134 L144 158 C128 170 114 176 100 194 C86 176 72 170 56 158 Z', mixed(b, a, .35))
    p.path('M56 158 L72 134 M144 158 L128 134', 'none', CYAN, 3.4); p.path('M100 180 L100 200', 'none', CYAN, 3)
    p.path('M50 176 L68 186 M150 176 L132 186', 'none', CYAN, 2.4, .6)


def roll(p, a, b):
    p.shoulders(a, b, 84, 150)
    p.path('M66 144 C66 134 134 134 134 144 L138 166 C116 176 84 176 62 166 Z', mixed(a, '#FFFFFF', .28)); p.path('M63 159 C84 169 116 169 137 159', 'none', b, 3, .7)
    p.path('M40 182 C70 192 130 192 160 182', 'none', mixed(a, '#FFFFFF', .3), 3, .5)


def quilted(p, a, b):
    p.path('M56 150 C58 130 76 128 100 128 C124 128 142 130 144 150 L148 172 L52 172 Z', p.grad(a, b, 0, 128, 0, 172))
    p.shoulders(a, b, 86, 150)
    p.path('M26 174 C56 184 84 186 97 184 M174 174 C144 184 116 186 103 184 M58 158 C72 166 88 168 97 168 M142 158 C128 166 112 168 103 168', 'none', mixed(b, NIGHT, .3), 3, .8)
    p.path('M100 158 L100 200', 'none', GOLD, 3.4); p.path('M96 168 L104 168', 'none', '#FFFFFF', 2.6, .8)


# ---- what is worn on the head, in the head's own box ----

def headphones(top, side, low, c=CYAN):
    band = f'M{-side} {low-14}C{-side-4} {top-2} {-side*.5:g} {top} 0 {top}C{side*.5:g} {top} {side+4} {top-2} {side} {low-14}'
    o = path(band, 'none', '#0E1530', 13) + path(band, 'none', c, 7)
    for s in (-1, 1): o += path(f'M{s*side-12} {low-22}h24v44h-24Z', '#0E1530', '#0E1530', 9) + path(f'M{s*side-8} {low-19}h16v38h-16Z', c, c, 6) + path(f'M{s*side} {low-12}v24', 'none', mixed(c, NIGHT, .55), 7)
    return o


def visor(y, w, bow, c=CYAN):
    """Pushed up on the forehead: a strap, and a lens with the light of both sides in it."""
    lens = f'M{-w} {y-9}Q0 {y-bow-12} {w} {y-9}L{w-4} {y+11}Q{w*.4:g} {y+15-bow*.5:g} 0 {y+9-bow*.5:g}Q{-w*.4:g} {y+15-bow*.5:g} {-w+4} {y+11}Z'
    o = path(lens, '#101838', '#0B1028', 6) + path(lens, mixed(c, '#16245C', .55))
    o += animals_kit.below(f'M0 {y-40}H{w+9}V{y+30}H-14Z', lens, mixed(MAGENTA, '#16245C', .35)) + path(lens, 'none', c, 3.4)
    return o + path(f'M{-w*.66:g} {y-4}L{-w*.36:g} {y-10}', 'none', '#FFFFFF', 4, .8)


def glasses(x, y, r, c): return ''.join(path(f'M{s*x-r} {y}a{r} {r} 0 1 0 {2*r} 0a{r} {r} 0 1 0 {-2*r} 0Z', 'none', c, 5) for s in (-1, 1)) + path(f'M{-x+r} {y-3}Q0 {y-10} {x-r} {y-3}', 'none', c, 5)


def rings(*spots): return ''.join(ring(x, y, 5.4, GOLD, 3.6) for x, y in spots)


def cap(y, w, a, b):
    crown = f'M{-w} {y}C{-w-4} {y-46} {-w*.5:g} {y-62} 0 {y-62}C{w*.5:g} {y-62} {w+4} {y-46} {w} {y}Q0 {y-22} {-w} {y}Z'
    o = path(crown, a) + animals_kit.below(f'M10 {y-70}H{w+9}V{y+9}H22Z', crown, mixed(a, NIGHT, .4))
    o += path(f'M{-w-12} {y+6}Q0 {y-32} {w+12} {y+6}Q{w+18} {y+16} {w+8} {y+16}Q0 {y-14} {-w-8} {y+16}Q{-w-18} {y+16} {-w-12} {y+6}Z', b)
    return o + path(f'M0 {y-52}L14 {y-44}V{y-28}L0 {y-20}L-14 {y-28}V{y-44}Z', 'none', CYAN, 4)


def beanie(y, w, a, b):
    o = path(f'M{-w} {y}C{-w} {y-40} {-w*.5:g} {y-54} 0 {y-54}C{w*.5:g} {y-54} {w} {y-40} {w} {y}Z', a)
    return o + path(f'M{-w-3} {y-4}Q0 {y-22} {w+3} {y-4}V{y+14}Q0 {y-4} {-w-3} {y+14}Z', b) + ''.join(path(f'M{x} {y-10+abs(x)*.1:g}v14', 'none', mixed(b, NIGHT, .4), 3.4) for x in range(-48, 49, 16))


def band(y, w, bow, c):
    d = f'M{-w} {y}Q0 {y-bow} {w} {y}V{y+15}Q0 {y+15-bow} {-w} {y+15}Z'
    return path(d, c) + path(f'M{-w*.5:g} {y+7-bow*.38:g}L{-w*.28:g} {y+7-bow*.46:g}', 'none', '#FFFFFF', 4, .7)


# For each: the colours of the day and those of the night (two: from above to below), the iris, how wide the eyes are, what is worn, and where the head sits.
NIGHTS = {
    'cat': dict(of={'#373B4E': ('#5B63B8', '#2A2D66'), '#F1EBDF': '#EEF1FF', '#C99A88': '#FF8FB8', '#7B809A': '#A9B2FF', '#565C78': '#8C96F0', '#C9CCD8': '#DDE4FF'},
                iris='#8BF28A', wide=.98, ring=rings((9, -26), (14, -12)), lashes=True, coat=(hoodie, '#9B5CFF', '#47208F'), fur='#3A3F86'),
    'fox': dict(of={'#BD7342': ('#FF9D4D', '#D9551F'), '#F7EFE0': '#FFF3E2', '#4A3230': '#4A1E35', '#9A5931': '#B84417', '#A5623A': '#C24F1F'},
                iris='#FFB52E', wide=1.42, ring=rings((18, -21), (19, -6)), lashes=True, coat=(hoodie, '#FF5FAD', '#A31F66'), fur='#C9541F'),
    'owl': dict(of={'#7F6450': ('#8E6BD6', '#50358F'), '#5C4638': '#3D2875', '#F3E7D2': '#F1E6FF', '#D5A556': '#FFC14D', '#8A5F2A': '#B3701A', '#B99B7C': '#A88BE0'},
                iris='#FFC83D', wide=1.0, worn=glasses(28.5, -2, 27.5, CYAN), coat=(roll, '#2FBF86', '#0E5E4B'), fur='#50358F'),
    'bear': dict(of={'#70513D': ('#A9683F', '#6B3722'), '#523A2C': '#4E2618', '#DFC4A0': '#F6D3A4', '#C39A77': '#E09A6A', '#8F6650': '#FF7A6A'},
                 iris='#5BD0FF', wide=1.5, worn=cap(-33, 58, '#2A3A8A', GOLD), coat=(quilted, '#FF8A3D', '#9C3A12'), fur='#6B3722'),
    'hare': dict(of={'#BBA58D': ('#F1E4F2', '#B79BD0'), '#8C7660': '#8C6AB0', '#F4EBDD': '#FFFFFF', '#CFA597': '#FF8FC0', '#A46F66': '#FF5FA0', '#5B473C': '#4A2A57'},
                 iris='#FF6FB5', wide=1.3, lashes=True, coat=(jacket, '#2FC4C9', '#0E4F66'), fur='#B79BD0'),
    'frog': dict(of={'#9AA07C': ('#8CF07A', '#2B9B5A'), '#6F7557': '#1F7A4A', '#E6E4CA': '#E9FFC9', '#3B4230': '#0F3B2C', '#C9A95E': '#FFC83D', '#B9A77E': '#FF8FA0'},
                 iris='#FFC83D', wide=1, coat=(quilted, '#FFD24D', '#B3701A'), fur='#2B9B5A'),
    'badger': dict(of={'#F3EEE4': '#F4F7FF', '#33323B': ('#3A3F70', '#191B3E'), '#8F8F97': '#AAB4FF', '#6B6B74': '#3A3F70'},
                   iris='#6FE0FF', wide=1.3, worn=band(-42, 55, 16, MAGENTA), coat=(jacket, '#7A2F8F', '#331046'), fur='#2A2D5A', lid='#0E1030'),
    'otter': dict(of={'#80614A': ('#B0724A', '#6E3C28'), '#5F4635': '#54291B', '#E6D5BB': '#FFE3C2', '#F4E9D6': '#FFF3E2', '#B08C70': '#D8946A', '#6B5443': '#FFE9D0', '#8B705A': '#A0603E'},
                  iris='#4FE3C1', wide=1.45, worn=visor(-38, 54, 14), coat=(roll, '#23A6C9', '#0C4A73'), fur='#6E3C28'),
    'hedgehog': dict(of={'#5B4B44': ('#3D3A86', '#221E52'), '#B7A28C': CYAN, '#E0C6A2': ('#FFDCA8', '#E0A468'), '#8B6B50': '#8A5230', '#B98F74': '#F0A070', '#CF9F86': '#FF8A7A', '#F0DEC2': '#FFF0D6'},
                     iris='#7ADB5C', wide=1.45, coat=(hoodie, '#5FCB4A', '#1C6E38'), fur='#E0A468'),
    'penguin': dict(of={'#3B4357': ('#4F74E0', '#1F2F86'), '#F6F1E6': '#F6F9FF', '#D5A556': '#FFB52E', '#8A5F2A': '#B3701A', '#6F7890': '#22307A', '#DDB9A6': '#FFA0B8'},
                    iris='#48B7FF', wide=1.35, worn=headphones(-78, 63, 2, MAGENTA), coat=(quilted, '#4DD0E8', '#15607F'), fur='#1F2F86'),
    'tortoise': dict(of={'#B3AF88': ('#BDE58A', '#5FA05A'), '#807D5B': '#3C7A48', '#4A4036': MAGENTA, '#55523A': '#234A30'},
                     iris='#FFB52E', wide=1.3, coat=(roll, '#FF9A4D', '#9C4A16'), fur='#5FA05A', shell=True, dy=10, size=1.06),
    'mouse': dict(of={'#A19DA8': ('#C3C9F2', '#7A80C0'), '#79757F': '#5A5FA0', '#D3B0A8': '#FF9CC4', '#ECE7E6': '#FFFFFF', '#9B6560': '#FF5F95', '#6B6771': '#E4E8FF'},
                  iris='#B07CFF', wide=1.3, ring=rings((45, -10), (41, 4)), lashes=True, coat=(jacket, '#C23F9A', '#4F1250'), fur='#7A80C0'),
}


def shell(p):
    """Behind the shoulders, its plates outlined by light."""
    p.path('M22 178 C16 92 52 42 100 42 C148 42 184 92 178 178 Z', p.grad('#5A4FB0', '#211C58', 0, 40, 0, 180))
    p.path('M77 60 H123 L136 92 H64 Z M60 66 L50 98 L24 116 M140 66 L150 98 L176 116 M64 92 L50 98 M136 92 L150 98 M50 98 L42 150 M150 98 L158 150', 'none', '#8F7BFF', 3, .8)


def recoloured(p, body, of):
    for day, night in of.items():
        if isinstance(night, tuple): night = p.grad(*night, 0, -78, 0, 66)
        body = body.replace(f'"{day}"', f'"{night}"')
    return body


def drawn(p, name, mood):
    """Body and head, and the light on them, back to front."""
    n = NIGHTS[name]
    coat, a, b = n['coat']
    if n.get('shell'): shell(p)
    animals_kit.wears = Night(n)
    head = at(100, 94 + n.get('dy', 0), .9 * n.get('size', 1), recoloured(p, ANIMALS[name](mood), n['of']))
    animals_kit.wears = animals_kit.Day()
    behind = len(p.o)
    p.neck(n['fur'], mixed(n['fur'], NIGHT, .5), 22, 112, 166)
    coat(p, a, b)
    body, whole = covered(''.join(p.o[behind:])), covered(head, 30).buffer(.05)
    p.path(write_d(translate(whole, 2, 9).intersection(body).simplify(.1)), NIGHT, op=.34)
    p.o.append(head)
    round_ = whole.buffer(9).buffer(-9)
    p.path(write_d(whole.difference(translate(round_, -15, -4)).simplify(.06)), '#3B1A6B', op=.22)
    lit = lambda dx, side: write_d(whole.difference(translate(whole, dx, 1.3)).intersection(side).buffer(-.15).simplify(.06))
    p.path(lit(2.6, box(0, 0, 94, 84).union(box(0, 0, 66, 150))), CYAN, op=.95)
    p.path(lit(-2.6, box(106, 0, 200, 84).union(box(134, 0, 200, 150))), MAGENTA, op=.9)
    return covered(head, 0, True)


def framed(name, mood):
    p = P(mood)
    drawn(p, name, mood)
    return '<defs>' + ''.join(p.d) + '</defs>' + cut(''.join(p.o), Polygon(FRAME))


def portal(name, mood='calm'):
    """As large as the head has room in the hexagon, but rather with shoulders below it than a little larger."""
    p, room, best = P(mood), poly(hexagon(288, 288, 274)), (0, 0, 0)
    head = drawn(p, name, mood)
    place = lambda k, y: affine_transform(head, (k, 0, 0, k, 288 - 100 * k, y - 200 * k))
    for y in range(584, 632, 12):
        k = 3.5
        while k > 1 and not (room.contains(g := place(k, y)) and g.bounds[3] < 500): k -= .02
        best = max(best, (k - .008 * (y - 584), k, y))
    _, k, y = best
    return '<defs>' + ''.join(p.d) + '</defs>' + cut(at(288 - 100 * k, y - 200 * k, k, ''.join(p.o)), poly(hexagon(288, 288, 286)))


# As people's grounds by day: sand, mist, lilac, mint, rose, slate, straw, chalk; each with lines of its own.
GROUNDS = (('#8A5A3C', '#2E1B3A'), ('#2F7F9F', '#12264F'), ('#6B4BB8', '#221650'), ('#2F8F78', '#10304A'), ('#A8406F', '#331444'), ('#40558F', '#151C44'), ('#84803A', '#2A2840'), ('#6F86D8', '#1F2A6A'))


def ground(n):
    p = P('calm')
    p.path('M' + 'L'.join('%g %g' % q for q in FRAME) + 'Z', p.grad(*GROUNDS[n]))
    line = lambda d, k=0: p.path(d, 'none', '#CFE4FF', 1.6, .3 - .05 * k)
    for k in range(4):
        r = 60 + 28 * k
        if n in (0, 5, 7): line(hexagon(100, 92, r), k)
        if n == 5: line(hexagon(100, 92, r + 5), k)
        if n in (1, 7): line('M%g 92A%g %g 0 1 1 %g 92A%g %g 0 1 1 %g 92Z' % (100 - r, r, r, 100 + r, r, r, 100 - r), k)
        if n == 2: line('M100 %gL%g 92L100 %gL%g 92Z' % (92 - r, 100 + r, 92 + r, 100 - r), k)
        if n == 3: line('M%g %gH%gV%gH%gZ' % (100 - r, 92 - r, 100 + r, 92 + r, 100 - r), k)
        if n == 6: line('M%g %gL100 %gL%g %g' % (-20, 140 - 36 * k, 80 - 36 * k, 220, 140 - 36 * k), k)
    if n == 4:
        for k in range(24): line('M%.1f %.1fL%.1f %.1f' % sum(((100 + r * math.cos(k * math.pi / 12), 92 + r * math.sin(k * math.pi / 12)) for r in (64, 160)), ()))
    return '<defs>' + ''.join(p.d) + '</defs>' + cut(''.join(p.o), Polygon(FRAME))


def draw(write):
    for n in range(len(GROUNDS)): write(f'people/ground-{n + 1}', 200, 200, ground(n))
    for name in ANIMALS:
        for mood, kind in MOODS.items(): write(f'people/{name}-{mood}', 200, 200, framed(name, kind))
        write(f'people/{name}-portal', 576, 576, portal(name))
        write(f'people/{name}-won', 576, 576, portal(name, MOODS['glad']))

