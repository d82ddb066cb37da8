"""What the faces of people's emblems are made of: eyes, brows and mouths in five moods, and how ears and heads hang in each.

A face lies in a box of -100..100, its middle at 0, 0; what is below the neck is cut to a circle of 80, so that it sits inside the
rim of a ground. Fur keeps away from Upcolor's code: nothing here may be taken for a colour that is called. Moods differ in
eyes, brows, mouth, ears and the hang of the head, never in one of them alone, since an emblem may be 48 pixels wide."""
from moods import MOODS, thinks
from pen import P, disc, ring, at, f
from geom import to_d, poly
from shapely.geometry import Polygon, Point

TILT = dict(calm=0, glad=3, sad=-4, sly=-7)
LIFT = dict(calm=0, glad=-3, sad=6, sly=1)
DARK, THROAT, TONGUE, TOOTH = '#26222C', '#54303A', '#D08F8A', '#FBF7EE'
INSIDE = Point(0, 0).buffer(80, 48)


def bust(d, fill):
    """What hangs below the neck, cut to the ground's circle."""
    return P(to_d(poly(d, 16).intersection(INSIDE)), fill)


def trunk(neck, fill):
    """Neck and shoulders, from behind the head down, so that what is worn lies on a body and does not hang in the air."""
    n, m = neck, neck + 4
    return bust(f'M{-n} 0C{-n} 34 {-m} 44 {-m - 30} 60V100H{m + 30}V60C{m} 44 {n} 34 {n} 0Z', fill)


def below(d, other, fill):
    """The part of d that lies in other."""
    return P(to_d(poly(d, 16).intersection(poly(other, 16))), fill)


class Worn(str):
    """A body whose clothes want room: by day the head sits so much higher over it, and smaller."""
    up, size = 0, 1


def worn(up, size, body):
    o = Worn(body)
    o.up, o.size = up, size
    return o


class Day:
    """How the animals go by day. At a world's table they may go otherwise: whoever draws them there sets `wears`."""
    def posed(self, neck, head, lift, tilt, size):
        if isinstance(neck, Worn): lift, size = lift - neck.up, size * neck.size
        return neck + at(0, lift, size, head, tilt)

    def ear(self, right, ear): return ear
    def eyes(self, mood, x, y, r, line, white, iris, slit): return ''.join(eye(mood, s, x, y, r, line, white, iris, slit) for s in (-1, 1))


wears = Day()


def posed(neck, head, lift, tilt, size=1): return wears.posed(neck, head, lift, tilt, size)


def pose(mood, neck, head, tilt=1.0):
    """The neck stays, the head hangs as the mood has it."""
    return posed(neck, head, LIFT[mood], (6 if thinks(mood) else TILT[mood]) * tilt)


def ears(mood, ear, x, y, droop=34, rise=7, cocked=26):
    """The ear is drawn for the right side, its root at 0, 0; both are turned about their roots by the mood."""
    right = dict(calm=0, glad=-rise, sad=droop, sly=cocked)[mood]
    left = dict(calm=0, glad=-rise, sad=droop, sly=-rise)[mood]
    if thinks(mood): right, left = -rise, cocked * .5
    return (f'<g transform="translate({f(x)} {f(y)}) rotate({f(right)})">{wears.ear(True, ear)}</g>'
            f'<g transform="translate({f(-x)} {f(y)}) scale(-1 1) rotate({f(left)})">{wears.ear(False, ear)}</g>')


def _seen(mood, side, x, y, r):
    """The open part of an eye, and the edge of its lid from the nose's side outwards."""
    drop = dict(calm=(-9, -9), glad=(-9, -9), sad=(-1.0, -.10), sly=(.02, -.42))[mood]
    (xi, yi), (xo, yo) = (x - side * 1.5 * r, y + drop[0] * r), (x + side * 1.5 * r, y + drop[1] * r)
    return Polygon([(xi, yi), (xo, yo), (xo, y + 3 * r), (xi, y + 3 * r)]), ((xi, yi), (xo, yo))


def eye(mood, side, x, y, r, line, white=None, iris=None, slit=False):
    """One eye: a dark dot, or with a white a ring eye; `line` draws the shut eye and the lid's edge."""
    x = side * x
    if mood == 'glad':
        return P(f'M{f(x-1.15*r)} {f(y+.45*r)}Q{f(x)} {f(y-1.55*r)} {f(x+1.15*r)} {f(y+.45*r)}', 'none', line, max(5, r * .42))
    seen, ((xi, yi), (xo, yo)) = _seen(mood, side, x, y, r)
    gx, gy = (.30, -.32) if thinks(mood) else dict(calm=(0, 0), sad=(0, .14), sly=(.34, .08))[mood]
    part = lambda dx, dy, k, c, sx=1.0: P(to_d(_oval(x + dx * r, y + dy * r, k * r, sx).intersection(seen)), c)
    if white:
        k = .62
        o = part(0, 0, 1, white)
        if iris: o += part(gx * .8, gy, .74, iris); k = .5
        o += part(gx, gy, k * 1.5, DARK, .42) if slit else part(gx, gy, k, DARK)
        o += part(gx - .2, gy + (.22 if mood == 'sly' else -.22), .2, '#FFFFFF')
    else:
        o = part(0, 0, 1, DARK) + part(.34 if thinks(mood) else -.3 + gx, (.32 if mood == 'sly' else -.34), .3, '#FFFFFF')
    if mood == 'sad': o += part(.3, .48, .24, '#FFFFFF')
    if mood in ('sad', 'sly'):
        t = .16
        ax, ay, bx, by = xi + (xo - xi) * t, yi + (yo - yi) * t, xo - (xo - xi) * .10, yo - (yo - yi) * .10
        o += P(f'M{f(ax)} {f(ay)}L{f(bx)} {f(by)}', 'none', line, max(4.5, r * .30))
    return o


def _oval(x, y, r, sx):
    from shapely.affinity import scale
    return scale(Point(x, y).buffer(r, 24), sx, 1, origin=(x, y))


def eyes(mood, x, y, r, line=DARK, white=None, iris=None, slit=False): return wears.eyes(mood, x, y, r, line, white, iris, slit)


def brows(mood, x, y, w, colour, sw=6):
    """Nothing when calm, one raised in thought, high when glad, up in the middle when sad; sly has one low and one high."""
    if thinks(mood): return P(f'M{f(x-w)} {f(y-6)}Q{f(x)} {f(y-20)} {f(x+w)} {f(y-8)}', 'none', colour, sw) + P(f'M{f(-x-w)} {f(y-3)}L{f(-x+w)} {f(y+1)}', 'none', colour, sw)
    if mood == 'calm': return ''
    o = ''
    for s in (-1, 1):
        inner, outer = x * s - s * w, x * s + s * w
        if mood == 'glad': d = f'M{f(inner)} {f(y-3)}Q{f(x*s)} {f(y-13)} {f(outer)} {f(y-1)}'
        elif mood == 'sad': d = f'M{f(inner)} {f(y-11)}Q{f(x*s)} {f(y-6)} {f(outer)} {f(y+4)}'
        elif s < 0: d = f'M{f(inner)} {f(y+7)}L{f(outer)} {f(y-3)}'
        else: d = f'M{f(inner)} {f(y-6)}Q{f(x*s)} {f(y-20)} {f(outer)} {f(y-8)}'
        o += P(d, 'none', colour, sw)
    return o


def mouth(mood, y, w, line=DARK, stem=0, sw=4.6, teeth=False):
    """A muzzle's mouth, w to each side of the middle, hanging `stem` below the nose."""
    o = P(f'M0 {f(y-stem)}V{f(y)}', 'none', line, sw) if stem else ''
    if thinks(mood): return o + P(f'M{f(-w*.35)} {y+4}Q{f(w*.3)} {y+5} {f(w*.9)} {y}', 'none', line, sw)
    if mood == 'calm': return o + P(f'M{-w} {y-1}Q{f(-w/2)} {y+9} 0 {y}Q{f(w/2)} {y+9} {w} {y-1}', 'none', line, sw)
    if mood == 'glad':
        w2, deep = w * 1.15, w * 1.5
        d = f'M{f(-w2)} {y-2}Q{f(-w2/2)} {y+5} 0 {y}Q{f(w2/2)} {y+5} {f(w2)} {y-2}C{f(w2)} {f(y+deep)} {f(-w2)} {f(y+deep)} {f(-w2)} {y-2}Z'
        o += P(d, THROAT) + below(f'M{f(-w)} {f(y+deep*.48)}Q0 {f(y+deep*.22)} {f(w)} {f(y+deep*.48)}V{f(y+deep)}H{f(-w)}Z', d, TONGUE)
        if teeth: o += below(f'M-7 {y-3}H7V{y+9}H-7Z', d, TOOTH)
        return o + P(f'M{f(-w2-2)} {y-3}Q{f(-w2/2)} {y+6} 0 {y}Q{f(w2/2)} {y+6} {f(w2+2)} {y-3}', 'none', line, sw)
    if mood == 'sad': return o + P(f'M{f(-w*.85)} {y+9}Q0 {y-8} {f(w*.85)} {y+9}', 'none', line, sw)
    return o + P(f'M{f(-w*.75)} {y+3}Q{f(w*.35)} {y+11} {f(w*1.2)} {y-7}', 'none', line, sw) + P(f'M{f(w*1.2-4)} {y-11}Q{f(w*1.2+3)} {y-8} {f(w*1.2+3)} {y-3}', 'none', line, sw * .8)


def beak(mood, y, w, colour, shade):
    """A short beak from above, its root at y: shut, open, hanging, or drawn to one side."""
    if mood == 'glad':
        return P(f'M{-w*.8:g} {y+8}Q0 {y+4} {w*.8:g} {y+8}Q{w*.6:g} {y+34} 0 {y+36}Q{-w*.6:g} {y+34} {-w*.8:g} {y+8}Z', THROAT) + P(
            f'M{-w*.5:g} {y+26}Q0 {y+18} {w*.5:g} {y+26}Q{w*.3:g} {y+36} 0 {y+37}Q{-w*.3:g} {y+36} {-w*.5:g} {y+26}Z', shade) + P(
            f'M{-w} {y+6}Q{-w*.5:g} {y-8} 0 {y-9}Q{w*.5:g} {y-8} {w} {y+6}Q{w*.4:g} {y+8} 0 {y+20}Q{-w*.4:g} {y+8} {-w} {y+6}Z', colour)
    lean = 5 if mood == 'sly' else 0
    long = 27 if mood == 'sad' else 22
    o = P(f'M{-w} {y}Q0 {y-12} {w} {y}Q{w*.55:g} {y+long*.6:g} {lean} {y+long}Q{-w*.55:g} {y+long*.6:g} {-w} {y}Z', colour)
    if mood == 'calm': return o + P(f'M{-w*.72:g} {y+5}Q0 {y+10} {w*.72:g} {y+5}', 'none', shade, 3.6)
    if mood == 'sad': return o + P(f'M{-w*.8:g} {y+11}Q0 {y+1} {w*.8:g} {y+11}', 'none', shade, 3.6)
    return o + P(f'M{-w*.5:g} {y+9}Q{w*.3:g} {y+12} {w*1.15:g} {y-4}', 'none', shade, 4)


def whiskers(mood, x, y, length, colour, sw=3):
    """Three a side; they rise with gladness and hang with grief."""
    lift = dict(calm=0, glad=-9, sad=11, sly=-3)[mood]
    o = ''
    for s in (-1, 1):
        for dy, k in ((-7, -9), (1, 0), (9, 8)):
            o += P(f'M{s*x} {y+dy}Q{f(s*(x+length*.5))} {f(y+dy+k*.4)} {f(s*(x+length))} {f(y+dy+k+lift)}', 'none', colour, sw)
    return o


def blush(mood, x, y, r, colour):
    if mood != 'glad': return ''
    return ''.join(P(f'M{f(s*x-r)} {y}A{r} {f(r*.62)} 0 1 0 {f(s*x+r)} {y}A{r} {f(r*.62)} 0 1 0 {f(s*x-r)} {y}Z', colour) for s in (-1, 1))


def oval(x, y, rx, ry, fill): return P(f'M{f(x-rx)} {f(y)}A{f(rx)} {f(ry)} 0 1 1 {f(x+rx)} {f(y)}A{f(rx)} {f(ry)} 0 1 1 {f(x-rx)} {f(y)}Z', fill)


def nose(y, w, fill, shine=True):
    """A soft triangle, its middle at y."""
    h = w * .68
    o = P(f'M{f(-w)} {f(y-h*.5)}Q0 {f(y-h*1.3)} {f(w)} {f(y-h*.5)}Q{f(w*.9)} {f(y+h*.6)} 0 {f(y+h)}Q{f(-w*.9)} {f(y+h*.6)} {f(-w)} {f(y-h*.5)}Z', fill)
    return o + (oval(-w * .3, y - h * .42, w * .3, h * .2, '#FFFFFF') if shine else '')
