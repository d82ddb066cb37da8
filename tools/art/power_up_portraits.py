"""Six people who come to these tables, 200x200 each, in five moods: one kit of parts, a head of its own for everybody."""
import math

from geom import poly
from moods import MOODS, thinks
from shapely.affinity import scale
from shapely.geometry import Point, Polygon
from svgclip import cut, write_d


def _n(v): return ('%.1f' % v).rstrip('0').rstrip('.')

class P:
    """a portrait is a list of parts, back to front; every part takes colours, none holds its own"""
    def __init__(s, mood):
        s.d, s.o, s.p, s.k, s.mood = [], [], '', 0, mood
    def grad(s, a, b, x1=0, y1=0, x2=0, y2=200):
        s.k += 1; i = '%sg%d' % (s.p, s.k)
        s.d.append('<linearGradient id="%s" gradientUnits="userSpaceOnUse" x1="%g" y1="%g" x2="%g" y2="%g"><stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient>' % (i, x1, y1, x2, y2, a, b))
        return 'url(#%s)' % i
    def path(s, d, f='none', st=None, w=0, op=None, tr=None):
        t = '<path d="%s" fill="%s"' % (d, f)
        if st: t += ' stroke="%s" stroke-width="%g" stroke-linecap="round" stroke-linejoin="round"' % (st, w)
        if op is not None: t += ' opacity="%g"' % op
        if tr: t += ' transform="%s"' % tr
        s.o.append(t + '/>')
    def el(s, x, y, rx, ry, f, st=None, w=0, op=None, tr=None):
        t = '<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="%s"' % (x, y, rx, ry, f)
        if st: t += ' stroke="%s" stroke-width="%g"' % (st, w)
        if op is not None: t += ' opacity="%g"' % op
        if tr: t += ' transform="%s"' % tr
        s.o.append(t + '/>')
    def rect(s, x, y, w, h, r, f, st=None, sw=0, op=None, tr=None):
        t = '<rect x="%g" y="%g" width="%g" height="%g" rx="%g" ry="%g" fill="%s"' % (x, y, w, h, r, r, f)
        if st: t += ' stroke="%s" stroke-width="%g"' % (st, sw)
        if op is not None: t += ' opacity="%g"' % op
        if tr: t += ' transform="%s"' % tr
        s.o.append(t + '/>')
    # ---- kit -------------------------------------------------------------------------------------------------
    def shoulders(s, a, b, w=76, y=150, rim=True):
        d = 'M%g 200 C%g 178 %g %g %g %g L%g %g C%g %g %g 178 %g 200 Z' % (100 - w, 100 - w, 100 - w + 12, y + 14, 100 - 30, y + 4,
            100 + 30, y + 4, 100 + w - 12, y + 14, 100 + w, 100 + w)
        s.path(d, s.grad(a, b, 0, y, 0, 200))
        s.path('M100 %g L130 %g C%g %g %g 178 %g 200 L100 200 Z' % (y + 4, y + 4, 100 + w - 12, y + 14, 100 + w, 100 + w), '#060A1A', op=.22)
        if rim:
            s.path('M%g 198 C%g 178 %g %g %g %g' % (100 - w + 2, 100 - w + 2, 100 - w + 14, y + 15, 72, y + 5), 'none', '#4DE3FF', 3, .8)
            s.path('M%g 198 C%g 178 %g %g %g %g' % (100 + w - 2, 100 + w - 2, 100 + w - 14, y + 15, 128, y + 5), 'none', '#FF4FA3', 3, .7)
    def neck(s, skin, shade, w=15, y0=118, y1=162):
        s.path('M%g %g L%g %g C%g %g %g %g %g %g L%g %g Z' % (100 - w, y0, 100 - w, y1 - 8, 100 - w + 4, y1 + 4, 100 + w - 4, y1 + 4, 100 + w, y1 - 8, 100 + w, y0), skin)
        s.path('M%g %g L%g %g C%g %g %g %g %g %g L%g %g C%g %g %g %g %g %g Z' % (100 - w, y0, 100 + w, y0, 100 + w, y0 + 8, 100 + w, y0 + 12, 100 + w, y0 + 16, 100 + w, y0 + 16,
            100 + 4, y0 + 26, 100 - 8, y0 + 24, 100 - w, y0 + 10), shade)
    def face(s, skin, shade, w=66, h=86, cy=92, jaw=.34):
        t, b, l, r = cy - h / 2, cy + h / 2, 100 - w / 2, 100 + w / 2
        R = 'C%s %s %s %s %s %s C%s %s %s %s 100 %s' % tuple(map(_n, (100 + w * .36, t, r, t + h * .2, r, cy, r, cy + h * .24, 100 + w * jaw, b, b)))
        L = 'C%s %s %s %s %s %s C%s %s %s %s 100 %s' % tuple(map(_n, (100 - w * jaw, b, l, cy + h * .24, l, cy, l, t + h * .2, 100 - w * .36, t, t)))
        s.path('M100 %s %s %s Z' % (_n(t), R, L), skin)
        s.path('M100 %s %s C%s %s %s %s %s %s C%s %s %s %s 100 %s Z' % tuple([_n(t), R] + list(map(_n, (104, b - 6, 108, b - 12, 106, b - 20,
            104, cy + 6, 104, cy - 16, t)))), shade, op=.55)
    def ears(s, skin, shade, w=66, y=96):
        s.el(100 - w / 2, y, 8, 11, skin); s.el(100 + w / 2, y, 8, 11, skin); s.el(100 + w / 2, y, 8, 11, shade, op=.55)
        s.el(100 - w / 2 - 1, y + 1, 4, 6, shade, op=.5)
    def eyes(s, y=92, dx=16, col='#12142B', rx=4.6, ry=5.8, white=None, lash=None, pupil=None, narrow=False):
        """Glad ones are arcs, sad ones look down under a low lid, sly ones are half shut and look aside. What a lid covers is cut
        away and not painted over, so that the face's shade and the brows stay whole."""
        for k in (-1, 1):
            x = 100 + k * dx
            if s.mood == 'glad':
                s.path('M%g %g C%g %g %g %g %g %g' % (x - 8, y + 3, x - 4, y - 6, x + 4, y - 6, x + 8, y + 3), 'none', lash or col if not white else (lash or '#22120E'), 4.2); continue
            look, down = (2.6, -1.6) if thinks(s.mood) else (2.4, .6) if s.mood == 'sly' else (0, 1.6) if s.mood == 'sad' else (0, 0)
            low = 1 if s.mood == 'sly' else -1 if s.mood == 'sad' else -2
            slant = k * 3 if s.mood == 'sad' else -k * 1 if s.mood == 'sly' else 0
            lidded = s.mood in ('sly', 'sad') or narrow
            lid = ((x - 10, y + low - slant - 1), (x + 10, y + low + slant - 1))
            opened = Polygon([lid[0], lid[1], (x + 10, y + 14), (x - 10, y + 14)]) if lidded else Polygon([(x - 20, y - 20), (x + 20, y - 20), (x + 20, y + 20), (x - 20, y + 20)])
            seen = poly('M%g %g C%g %g %g %g %g %g C%g %g %g %g %g %g Z' % (x - 9.5, y + 1, x - 5, y - 7, x + 5, y - 7, x + 9.5, y + 1, x + 5, y + 6, x - 5, y + 6, x - 9.5, y + 1)).intersection(opened)
            if white: s.path(write_d(seen.simplify(.03)), white)
            part = lambda cx, cy, w, h, c: s.path(write_d(scale(Point(cx, cy).buffer(1, 10), w, h, origin=(cx, cy)).intersection(seen if white and lidded else opened)), c)
            part(x + look, y + down, rx, ry, col)
            if pupil: part(x + look, y + down, rx * .52, ry * .52, pupil)
            part(x + look + 1.6, y + down + (2 if s.mood == 'sly' else -2 if s.mood != 'sad' else 1.4) * .7, 1.5, 1.6, '#FFFFFF')
            if lidded: s.path('M%g %g Q%g %g %g %g' % (*lid[0], x, y + low - 2.4, *lid[1]), 'none', lash or '#22160F', 3)
            elif lash: s.path('M%g %g C%g %g %g %g %g %g L%g %g' % (x - 9.5, y + 1, x - 5, y - 8, x + 5, y - 8, x + 9.5, y + 1, x + k * 13, y - 4) if k > 0 else
                            'M%g %g C%g %g %g %g %g %g L%g %g' % (x + 9.5, y + 1, x + 5, y - 8, x - 5, y - 8, x - 9.5, y + 1, x - 13, y - 4), 'none', lash, 2.6)
    def brows(s, y=80, dx=16, col='#222', w=4.5, tilt=0, ln=9, bow=4):
        for k in (-1, 1):
            x, inner, outer, rise = 100 + k * dx, tilt, 0, 0
            if s.mood == 'sad': inner, outer = -5, 4
            if s.mood == 'glad': rise = -3
            if s.mood == 'sly': inner, outer, rise = (5, -1, 2) if k < 0 else (0, -2, -5)
            if thinks(s.mood): inner, outer, rise = (2, 0, 1) if k < 0 else (-1, -1, -5.5)
            y0 = y + rise
            s.path('M%g %g C%g %g %g %g %g %g' % (x - k * ln, y0 + inner, x - k * 3, y0 - bow + (inner + outer) / 3, x + k * 4, y0 - bow + outer / 2, x + k * ln, y0 + outer), 'none', col, w)
    def nose(s, y=106, col='#000', w=7, op=.5):
        s.path('M%g %g C%g %g %g %g %g %g' % (100 - w + 1, y - 1, 100 - 4, y + 5, 100 + 4, y + 5, 100 + w - 1, y - 1), 'none', col, 3, op)
    def smile(s, y=118, col='#7A2E33', w=11, d=6, lift=0):
        if s.mood == 'glad':
            s.path('M%g %g C%g %g %g %g %g %g Z' % (100 - w - 2, y - 1, 100 - w + 2, y + d * 2.6, 100 + w - 2, y + d * 2.6, 100 + w + 2, y - 1), '#5A1626')
            s.path('M%g %g L%g %g C%g %g %g %g %g %g Z' % (100 - w, y - 1, 100 + w, y - 1, 100 + w - 3, y + 4.4, 100 - w + 3, y + 4.4, 100 - w, y - 1), '#FFFFFF')
        elif thinks(s.mood):
            s.path('M%g %g C%g %g %g %g %g %g' % (100 - w * .4, y + 2.4, 100, y + 3.4, 100 + w * .4, y + 2.6, 100 + w * .8, y), 'none', col, 3.6)
        elif s.mood == 'sad':
            s.path('M%g %g C%g %g %g %g %g %g' % (100 - w * .85, y + 5, 100 - w / 2, y - 1.5, 100 + w / 2, y - 1.5, 100 + w * .85, y + 5), 'none', col, 3.6)
        elif s.mood == 'sly':
            s.path('M%g %g C%g %g %g %g %g %g' % (100 - w * .8, y + 2, 100 - w / 4, y + d * .8, 100 + w / 2, y + d * .5, 100 + w, y - 4), 'none', col, 3.6)
            s.path('M%g %g l3.4 -2.6' % (100 + w, y - 4), 'none', col, 2.4)
        else:
            s.path('M%g %g C%g %g %g %g %g %g' % (100 - w, y, 100 - w / 2, y + d, 100 + w / 2, y + d, 100 + w, y - lift), 'none', col, 3.6)
    def blush(s, y=108, dx=23, col='#FF4FA3', op=.22):
        s.el(100 - dx, y, 7, 4.5, col, op=op); s.el(100 + dx, y, 7, 4.5, col, op=op)
    def glasses(s, kind, y=93, dx=17, col='#FFC83D', lens='#4DE3FF'):
        for k in (-1, 1):
            x = 100 + k * dx
            if kind == 'round':
                s.el(x, y, 13.5, 13.5, lens, op=.18); s.el(x, y, 13.5, 13.5, 'none', col, 3.4)
                s.path('M%g %g L%g %g' % (x - 7, y + 4, x + 3, y - 7), 'none', '#FFFFFF', 2.4, .5)
            else:  # cat-eye
                d = 'M%g %g C%g %g %g %g %g %g C%g %g %g %g %g %g Z' % (x - k * 13, y - 6, x - k * 2, y - 10, x + k * 10, y - 9, x + k * 19, y - 16,
                    x + k * 18, y + 12, x - k * 12, y + 16, x - k * 13, y - 6)
                s.path(d, lens, op=.2); s.path(d, 'none', col, 3.6)
        s.path('M%g %g C98 %g 102 %g %g %g' % (100 - dx + 13.5, y - 2, y - 7, y - 7, 100 + dx - 13.5, y - 2), 'none', col, 3.4)
        s.path('M%g %g L%g %g M%g %g L%g %g' % (100 - dx - 13.5, y - 2, 100 - 34, y - 5, 100 + dx + 13.5, y - 2, 134, y - 5), 'none', col, 3)

def maya(p):
    S, D, H, H2 = '#A9683F', '#7A4428', '#2A1733', '#4A2A57'
    g = p.grad(H2, H, 40, 10, 160, 150)
    for x, y, r in ((100, 60, 52), (58, 70, 34), (142, 70, 34), (48, 100, 26), (152, 100, 26), (72, 36, 28), (128, 36, 28), (100, 28, 26), (60, 122, 18), (140, 122, 18)):
        p.el(x, y, r, r, g)
    p.path('M33 120 A25 25 0 0 1 25.6 88 M25 70 A33 33 0 0 1 45.4 39.5 A27 27 0 0 1 74.4 9.1', 'none', '#4DE3FF', 3, .8)
    p.path('M167 120 A25 25 0 0 0 174.4 88 M175 70 A33 33 0 0 0 154.6 39.5 A27 27 0 0 0 125.6 9.1', 'none', '#FF4FA3', 3, .75)
    for x, y in ((52, 58), (70, 28), (104, 14), (36, 88), (88, 44)):
        p.path('M%g %g c4 -9 12 -12 18 -9' % (x, y), 'none', '#7B4A8C', 3, .8)
    p.neck(S, D)
    p.shoulders('#FF5FAD', '#A31F66')
    p.path('M66 154 C72 176 88 186 100 186 C112 186 128 176 134 154 L124 150 C120 164 110 172 100 172 C90 172 80 164 76 150 Z', '#7D1450')
    p.path('M86 178 L84 200 M114 178 L116 200', 'none', '#FFFFFF', 3, .9)
    p.face(S, D, 66, 82, 96, .36)
    p.path('M66 92 C64 66 80 54 100 54 C120 54 136 66 134 92 C128 78 120 70 112 68 C104 74 84 74 76 72 C70 78 68 84 66 92 Z', g)
    p.path('M52 92 C46 30 78 8 100 8 C122 8 154 30 148 92', 'none', '#0E1530', 11)
    p.path('M52 92 C46 30 78 8 100 8 C122 8 154 30 148 92', 'none', '#4DE3FF', 6)
    for k in (-1, 1):
        p.rect(100 + k * 47 - 11, 78, 22, 40, 10, '#0E1530'); p.rect(100 + k * 47 - 8, 81, 16, 34, 8, '#4DE3FF')
        p.rect(100 + k * 47 - 3, 87, 6, 22, 3, '#0E6E8C')
    p.brows(83, 16, '#20112A', 4.4, 0, 9, 5); p.eyes(95, 16, '#1B0F22', white='#FFF6EE', lash='#1B0F22'); p.nose(108, D, 7, .9)
    p.smile(116, '#5A1626', 13, 7); p.blush(109)
    p.el(67, 122, 4.5, 4.5, '#FFC83D'); p.el(133, 122, 4.5, 4.5, '#FFC83D')

def kofi(p):
    S, D, H = '#6E432B', '#472716', '#140F1C'
    p.neck(S, D, 18); p.shoulders('#2FBF86', '#0E5E4B', 80)
    p.path('M74 148 C74 140 126 140 126 148 L130 166 C112 174 88 174 70 166 Z', '#55E0A8'); p.path('M71 160 C88 168 112 168 129 160', 'none', '#0E5E4B', 3, .7)
    p.ears(S, D, 70, 96)
    p.face(S, D, 70, 92, 94, .42)
    p.path('M61 82 L58 22 C58 16 62 13 68 13 L132 13 C138 13 142 16 142 22 L139 82 C134 76 133 66 130 60 C112 56 88 56 70 60 C67 66 66 76 61 82 Z', p.grad('#2B2140', H, 0, 10, 0, 80))
    p.path('M62 76 L59.5 22 C59.5 17 63 14.5 68 14.5 L98 14.5', 'none', '#4DE3FF', 3, .85); p.path('M138 76 L140.5 22 C140.5 17 137 14.5 132 14.5 L112 14.5', 'none', '#FF4FA3', 3, .75); p.path('M70 30 L70 50 M78 26 L78 38', 'none', '#5A4880', 3, .8)
    p.path('M65 92 C66 104 68 110 74 110 C84 106 90 108 100 108 C110 108 116 106 126 110 C132 110 134 104 135 92 C139 122 128 150 100 150 C72 150 61 122 65 92 Z', p.grad('#2B2140', H, 0, 90, 0, 150))
    p.smile(121, '#C9745A', 12, 5); p.nose(106, D, 9, 1)
    p.brows(76, 17, H, 5, 1, 10, 3); p.eyes(92, 17, '#150D12', white='#FFF6EE'); p.glasses('round', 92, 18, '#FFC83D')

def nadia(p):
    S, D = '#E2A877', '#B97848'
    a, b = '#3D6BFF', '#1B2A8C'
    g = p.grad('#5C8BFF', '#2334A8', 40, 10, 150, 190)
    p.shoulders('#2A3FB8', '#131E66', 82, 152)
    p.path('M100 14 C58 14 44 48 46 90 C47 122 40 140 34 158 C52 182 78 186 100 184 C122 186 148 182 166 158 C160 140 153 122 154 90 C156 48 142 14 100 14 Z', g)
    p.path('M100 14 C142 14 156 48 154 90 C153 122 160 140 166 158 C148 182 122 186 108 184 C136 150 140 110 136 80 C134 50 124 24 100 14 Z', '#0A1250', op=.35)
    p.face(S, D, 66, 88, 94, .32)
    # inner band and drape
    p.path('M100 42 C76 42 62 60 64 92 C64 118 78 140 100 142 C122 140 136 118 136 92 C138 60 124 42 100 42 Z M100 52 C118 52 130 66 129 92 C129 114 116 134 100 135 C84 134 71 114 71 92 C70 66 82 52 100 52 Z', '#1B2785')
    p.path('M71 92 C70 66 82 52 100 52 C118 52 130 66 129 92', 'none', '#FFC83D', 3.2)
    p.path('M66 112 C70 140 92 152 134 140 C150 136 156 150 150 168 C128 184 78 178 60 158 C58 140 60 126 66 112 Z', p.grad('#6F9BFF', '#3450D6', 60, 110, 150, 180))
    p.path('M72 128 C84 148 112 152 140 146 M70 146 C88 164 118 166 146 158', 'none', '#1B2785', 3, .55)
    p.path('M47 92 C45 50 58 17 100 15', 'none', '#4DE3FF', 3, .8); p.path('M153 92 C155 50 142 20 112 16', 'none', '#FF4FA3', 3, .65)
    p.el(140, 146, 6, 6, '#FFC83D'); p.el(140, 146, 2.6, 2.6, '#1B2785')
    p.brows(80, 15, '#3A2018', 4.6, 1, 10, 5); p.eyes(93, 15.5, '#2B6B4A', white='#FFFFFF', lash='#22120E', pupil='#10140F')
    p.nose(107, D, 6, .9); p.smile(118, '#A8324A', 10, 5, lift=2); p.blush(109, 21, '#FF5F7A')

def ren(p):
    S, D = '#F1C79E', '#CC9468'
    g = p.grad('#F4F7FF', '#8FA6E6', 60, 0, 140, 120)
    p.path('M46 96 L30 78 L50 74 L26 48 L56 52 L42 18 L72 34 L78 2 L102 26 L124 0 L130 30 L160 14 L150 48 L176 48 L154 74 L170 88 L150 100 L156 126 L140 118 L132 134 L68 134 L60 118 L44 126 Z', g, g, 3)
    p.path('M124 0 L130 30 L160 14 L150 48 L176 48 L154 74 L170 88 L150 100 L156 126 L140 118 L132 134 L120 132 L128 60 Z', '#5B76CC', op=.45)
    p.path('M42 18 L53 43 L58 28 Z M26 48 L43 65 L45 51 Z M78 2 L76 25 L88 12 Z M124 0 L113 13 L127 18 Z M160 14 L141 25 L154 34 Z M176 48 L157 47 L164 59 Z', '#4DE3FF')
    p.neck(S, D, 15); p.shoulders('#3E4C8F', '#1A2350', 76)
    p.path('M62 160 L76 138 C84 150 116 150 124 138 L138 160 C124 172 112 176 100 192 C88 176 76 172 62 160 Z', '#2A3570')
    p.path('M62 160 L76 138 M138 160 L124 138', 'none', '#4DE3FF', 3.4); p.path('M100 176 L100 200', 'none', '#4DE3FF', 3)
    p.ears(S, D, 64, 98); p.face(S, D, 64, 84, 96, .3)
    p.path('M66 96 C62 74 66 58 78 50 L70 78 L88 54 L86 74 L106 52 L104 72 L122 54 L120 74 L132 66 C136 76 136 86 134 96 C140 78 138 46 100 44 C62 46 60 78 66 96 Z', g, g, 2)
    p.brows(83, 16, '#5D6FA8', 4, 2, 9, 2)
    p.eyes(95, 16, '#22160F', 4.2, 4.8, white='#FFF8F0', narrow=True)
    p.nose(108, D, 5, .9); p.smile(118, '#9C4A3C', 9, 4, lift=4); p.blush(109, 21, '#FF7A6A', .25)
    p.path('M131 106 L131 114', 'none', '#FFC83D', 4); p.path('M74 112 L86 115', 'none', '#4DE3FF', 3.4)

def olga(p):
    S, D = '#F6D3BE', '#D79F86'
    g = p.grad('#D9C7F5', '#8E74C4', 60, 0, 140, 140)
    p.el(100, 26, 29, 25, g); p.path('M74 22 C82 8 112 4 126 20 M76 32 C90 18 114 20 125 32', 'none', '#6D52A6', 3, .7)
    p.path('M66 34 L140 8', 'none', '#FFC83D', 4.5); p.el(141, 8, 5.5, 5.5, '#FF4FA3')
    p.path('M100 40 C64 40 54 66 56 96 C56 112 62 122 68 126 L132 126 C138 122 144 112 144 96 C146 66 136 40 100 40 Z', g)
    p.neck(S, D, 14); p.shoulders('#8A4FE0', '#43208A', 72)
    p.path('M78 156 C84 178 116 178 122 156 L134 154 C136 168 122 196 100 198 C78 196 64 168 66 154 Z', '#5B2DB0')
    for i, (x, y) in enumerate(((82, 158), (87, 165), (94, 169), (102, 170), (109, 167), (115, 161), (119, 154), (80, 151))):
        p.el(x, y, 4.6, 4.6, '#FFF3E6'); p.el(x - 1.2, y - 1.4, 1.4, 1.4, '#FFFFFF')
    p.ears(S, D, 64, 98); p.face(S, D, 64, 84, 96, .33)
    p.path('M66 92 C64 66 78 54 104 52 C122 54 134 66 134 92 C130 80 126 74 118 68 C100 74 84 70 78 66 C72 74 68 80 66 92 Z', g)
    p.path('M80 62 C92 54 110 54 122 64', 'none', '#6D52A6', 2.6, .6)
    p.brows(76, 17, '#7A5FB0', 3.6, 0, 8, 5); p.eyes(94, 16, '#274B7A', 4.2, 5.2)
    p.glasses('cat', 94, 17, '#FF4FA3', '#FFFFFF')
    p.path('M70 104 L74 107 M130 104 L126 107', 'none', D, 2.4)
    p.nose(109, D, 6, 1); p.smile(119, '#C2264F', 10, 6, lift=1); p.blush(111, 21, '#FF6A8E', .3)
    p.path('M67 112 L67 120 M133 112 L133 120', 'none', '#FFC83D', 3.4); p.el(67, 123, 4, 4, '#4DE3FF'); p.el(133, 123, 4, 4, '#4DE3FF')

def gus(p):
    S, D, H = '#EDB48C', '#C4805A', '#C2541F'
    p.neck(S, D, 24); p.shoulders('#D9822B', '#7A3A12', 94, 146)
    p.path('M64 150 L84 200 M136 150 L116 200', 'none', '#FFD79A', 9); p.path('M72 150 L100 182 L128 150', 'none', '#F4E6D0', 7)
    p.ears(S, D, 84, 96); p.face(S, D, 84, 92, 94, .44)
    p.path('M58 88 L58 110 C60 104 64 102 66 96 L66 84 Z M142 88 L142 110 C140 104 136 102 134 96 L134 84 Z', H)
    # cap
    p.path('M52 74 C48 34 70 14 100 14 C130 14 152 34 148 74 C120 62 80 62 52 74 Z', p.grad('#2A3A7A', '#151E48', 0, 14, 0, 76))
    p.path('M100 14 C130 14 152 34 148 74 C138 70 128 67 118 66 C122 44 114 24 100 14 Z', '#060A1A', op=.3)
    p.path('M44 78 C60 62 140 62 156 78 C160 84 156 90 150 87 C124 76 76 76 50 87 C44 90 40 84 44 78 Z', '#FFC83D')
    p.path('M50 84 C76 74 124 74 150 84', 'none', '#B57A10', 2.6, .7)
    p.el(100, 14, 5, 4, '#FFC83D'); p.path('M100 34 C103 41 107 44 112 47 C107 50 103 53 100 60 C97 53 93 50 88 47 C93 44 97 41 100 34 Z', '#4DE3FF')
    p.brows(86, 19, H, 6.5, -1, 10, 3); p.eyes(97, 19, '#23406B', 4.2, 5, white='#FFF6EE')
    p.path('M90 104 C90 98 110 98 110 104 C112 112 106 116 100 116 C94 116 88 112 90 104 Z', '#E08A66')
    p.smile(128, '#7A2418', 12, 5)
    m = 'M100 112 C90 108 78 112 70 120 C64 126 56 126 52 122 C54 136 70 142 82 136 C90 132 96 126 100 122 C104 126 110 132 118 136 C130 142 146 136 148 122 C144 126 136 126 130 120 C122 112 110 108 100 112 Z'
    p.path(m, p.grad('#F0853A', H, 0, 108, 0, 140)); p.path('M84 120 C78 124 72 128 66 130 M116 120 C122 124 128 128 134 130', 'none', '#8E3510', 2.4, .6)
    p.blush(111, 30, '#FF5A4A', .25)

WHO = {'gus': gus, 'kofi': kofi, 'maya': maya, 'nadia': nadia, 'olga': olga, 'ren': ren}
CUT = 20   # as the table's boxes: the upper left and the lower right corner
FRAME = [(CUT, 0), (200, 0), (200, 200 - CUT), (200 - CUT, 200), (0, 200), (0, CUT)]


def hexagon(x, y, r):
    return 'M' + 'L'.join('%.1f %.1f' % (x + r * math.cos(math.radians(60 * i + 30)), y + r * math.sin(math.radians(60 * i + 30))) for i in range(6)) + 'Z'


def portrait(name, mood):
    p = P(mood)
    p.path('M' + 'L'.join('%g %g' % q for q in FRAME) + 'Z', p.grad('#34509F', '#161F50'))
    for k in range(4): p.path(hexagon(100, 92, 60 + 28 * k), 'none', '#7FB4FF', 1.6, .3 - .05 * k)
    ground, p.o = p.o, []
    WHO[name](p)
    body = '<g transform="translate(6 12) scale(.94)">' + ''.join(p.o) + '</g>'
    return '<defs>' + ''.join(p.d) + '</defs>' + cut(''.join(ground) + body, Polygon(FRAME))


def won(name):
    """Glad, and cut to the hexagon in which the winner of a table stands: shoulders reach its lower edges."""
    p = P(MOODS['glad'])
    WHO[name](p)
    k = 2.86
    body = '<g transform="translate(%g %g) scale(%g)">' % (288 - 100 * k, 572 - 200 * k + 6, k) + ''.join(p.o) + '</g>'
    return '<defs>' + ''.join(p.d) + '</defs>' + cut(body, poly(hexagon(288, 288, 286)))


def draw(write):
    for name in WHO:
        for mood, drawn in MOODS.items(): write(f'portraits/{name}-{mood}', 200, 200, portrait(name, drawn))
        write(f'portraits/{name}-won', 576, 576, won(name))
