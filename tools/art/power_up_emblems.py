"""The ten powers' emblems, 128x128 each, in the colours of their family; and what an emblem of a power that can't be played looks like."""
import math
INK = '#0C1330'
FAM = {  # light, main, deep
    'info':    ('#B5DEFF', '#4DA6FF', '#1F5FD6'),
    'hand':    ('#C4FFDD', '#4FE39A', '#12905E'),
    'board':   ('#FFE0AD', '#FF9A3D', '#D2561A'),
    'control': ('#E7CFFF', '#B37CFF', '#6C37CF'),
    'grey':    ('#8C97B8', '#67729A', '#454F78'),
}
FAMILY = {'clone': 'control', 'emp': 'control', 'deploy': 'board', 'disintegrate': 'board', 'engineer': 'board',
          'intel': 'info', 'scanner': 'info', 'xray': 'info', 'reload': 'hand', 'upgrade': 'hand'}

def hexa(cx, cy, r, rot=0):
    return 'M' + ' L'.join('%.1f %.1f' % (cx + r * math.cos(math.radians(60 * i + 30 + rot)),
                                          cy + r * math.sin(math.radians(60 * i + 30 + rot))) for i in range(6)) + ' Z'
def arc(cx, cy, r, a0, a1):
    p = lambda a: (cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a)))
    (x0, y0), (x1, y1) = p(a0), p(a1)
    return 'M%.2f %.2f A%g %g 0 %d 1 %.2f %.2f' % (x0, y0, r, r, 1 if (a1 - a0) % 360 > 180 else 0, x1, y1)
def bolt(cx, cy, s):
    pts = [(6, -50), (-26, 8), (-4, 8), (-10, 50), (28, -14), (5, -14), (18, -50)]
    return 'M' + ' L'.join('%.1f %.1f' % (cx + x * s, cy + y * s) for x, y in pts) + ' Z'

def body(name, fam=None, p=''):
    """Gradients and shapes; p is put before the gradients' names."""
    L, M, D = FAM[fam or FAMILY[name]]
    g = lambda i, x1, y1, x2, y2, a, b: ('<linearGradient id="%s%s" gradientUnits="userSpaceOnUse" x1="%g" y1="%g" x2="%g" y2="%g">'
        '<stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient>') % (p, i, x1, y1, x2, y2, a, b)
    defs = g('a', 64, 6, 64, 122, L, M) + g('b', 64, 6, 64, 122, M, D) + g('c', 20, 10, 108, 118, L, D)
    A, B, C = ('url(#%s%s)' % (p, k) for k in 'abc')
    o = []
    def path(d, fill='none', stroke=None, w=0, op=None, join='round', cap='round'):
        s = '<path d="%s" fill="%s"' % (d, fill)
        if stroke: s += ' stroke="%s" stroke-width="%g" stroke-linejoin="%s" stroke-linecap="%s"' % (stroke, w, join, cap)
        if op is not None: s += ' opacity="%g"' % op
        o.append(s + '/>')
    def rect(x, y, w, h, r, fill, stroke=None, sw=0, tr=None, op=None):
        s = '<rect x="%g" y="%g" width="%g" height="%g" rx="%g" ry="%g" fill="%s"' % (x, y, w, h, r, r, fill)
        if stroke: s += ' stroke="%s" stroke-width="%g" stroke-linejoin="round"' % (stroke, sw)
        if tr: s += ' transform="%s"' % tr
        if op is not None: s += ' opacity="%g"' % op
        o.append(s + '/>')
    def circ(x, y, r, fill, stroke=None, sw=0, op=None):
        s = '<circle cx="%g" cy="%g" r="%g" fill="%s"' % (x, y, r, fill)
        if stroke: s += ' stroke="%s" stroke-width="%g"' % (stroke, sw)
        if op is not None: s += ' opacity="%g"' % op
        o.append(s + '/>')

    if name == 'clone':
        path(hexa(46, 46, 35), INK, D, 8)
        path(hexa(46, 46, 35), 'none', M, 5)
        path(bolt(44, 45, .46), M)
        path(hexa(80, 80, 41), INK, INK, 14)
        path(hexa(80, 80, 36), A, A, 9)
        path(bolt(79, 80, .62), INK)
        path('M100 16 L100 36 M90 26 L110 26', 'none', L, 7)
        path('M18 104 L38 104 M28 94 L28 114', 'none', M, 6)
    elif name == 'deploy':
        top = 'M12 58 C12 26 36 7 64 7 C92 7 116 26 116 58'
        path(top + ' C111 48 100 48 95 58 C89 48 79 48 75 58 C71 48 57 48 53 58 C49 48 39 48 33 58 C28 48 17 48 12 58 Z', B)
        path('M64 7 C48 18 38 36 33 58 C28 48 17 48 12 58 C12 26 36 7 64 7 Z', A)
        path('M64 7 C57 22 53 40 53 58 C57 48 71 48 75 58 C75 40 71 22 64 7 Z', A)
        path('M64 7 C80 18 90 36 95 58 C100 48 111 48 116 58 C116 26 92 7 64 7 Z', D, op=.45)
        path('M14 62 L48 84 M53 62 L56 80 M75 62 L72 80 M114 62 L80 84', 'none', L, 4)
        rect(42, 76, 44, 46, 6, A)
        path('M64 84 L64 106 M53 97 L64 109 L75 97', 'none', INK, 7)
        path('M34 104 C28 109 28 115 34 120 M94 104 C100 109 100 115 94 120', 'none', M, 5)
    elif name == 'disintegrate':
        path('M18 24 L62 24 L62 34 L72 34 L72 54 L62 54 L62 64 L82 64 L82 74 L72 74 L72 84 L82 84 L82 104 L92 104 L92 118 L24 118 '
             'C20 118 16 114 16 110 L16 26 Z', B, B, 4)
        for x, y, s, c, op in [(67, 22, 11, M, 1), (77, 40, 11, M, 1), (70, 9, 8, L, 1), (84, 24, 9, L, 1), (92, 40, 9, A, 1),
                               (76, 54, 9, B, 1), (90, 56, 10, M, 1), (92, 76, 11, M, 1), (96, 92, 9, B, 1), (86, 8, 7, L, .9),
                               (102, 20, 7, L, .9), (106, 56, 8, L, 1), (108, 76, 7, L, .9), (100, 4, 5, L, .7), (116, 36, 6, L, .8),
                               (116, 10, 4, L, .6), (112, 94, 5, L, .7), (118, 64, 4, L, .6)]:
            rect(x, y, s, s, 1, c, op=op)
        path('M43 50 C49 62 56 70 66 76 C56 82 49 92 43 104 C37 92 30 82 22 76 C30 70 37 62 43 50 Z', INK)
        path('M23 33 L41 33', 'none', L, 5, .9)
    elif name == 'emp':
        for a in (-62, 28, 118, 208):
            path(arc(64, 64, 42, a, a + 64), 'none', A, 10)
        for a in (-54, 36, 126, 216):
            path(arc(64, 64, 57, a + 4, a + 44), 'none', M, 5)
        path(bolt(62, 64, 1.14), INK, INK, 12)
        path(bolt(62, 64, 1.1), A, A, 2)
        path('M68 9 L33 73 L46 73', 'none', '#FFFFFF', 3, .55)
    elif name == 'engineer':
        rect(42, 26, 44, 64, 6, B, INK, 5, 'rotate(-30 64 112)')
        rect(42, 26, 44, 64, 6, B, INK, 5, 'rotate(30 64 112)')
        rect(39, 6, 50, 74, 6, A, INK, 6)
        path('M64 18 C69 28 75 33 82 38 C75 43 69 48 64 58 C59 48 53 43 46 38 C53 33 59 28 64 18 Z', INK)
        t = []
        for i in range(8):
            a = i * 45
            for da, r in ((-15, 25), (-11, 34), (11, 34), (15, 25)):
                t.append('%.1f %.1f' % (64 + r * math.cos(math.radians(a + da)), 90 + r * math.sin(math.radians(a + da))))
        gear = 'M' + ' L'.join(t) + ' Z'
        path(gear, INK, INK, 10)
        path(gear, A, M, 3)
        circ(64, 90, 11, INK)
    elif name == 'intel':
        for y, c in ((86, L), (99, M), (112, D)):
            path('M20 %g L64 %g L108 %g' % (y - 14, y + 8, y - 14), 'none', c, 7.5)
        e = 'M6 46 C22 20 42 8 64 8 C86 8 106 20 122 46 C106 70 86 82 64 82 C42 82 22 70 6 46 Z'
        path(e, INK, INK, 10)
        path(e, A, A, 2)
        circ(64, 45, 27, INK)
        circ(64, 45, 22, B)
        rect(55, 30, 18, 30, 4, INK)
        circ(75, 35, 6, '#FFFFFF')
    elif name == 'reload':
        path(arc(64, 64, 48, 196, 312), 'none', A, 13, cap='butt')
        path(arc(64, 64, 48, 16, 132), 'none', B, 13, cap='butt')
        def head(a, f):
            x, y = 64 + 48 * math.cos(math.radians(a)), 64 + 48 * math.sin(math.radians(a))
            o.append('<path d="M-17 -6 L0 22 L17 -6 Z" fill="%s" stroke="%s" stroke-width="4" stroke-linejoin="round" transform="translate(%.1f %.1f) rotate(%g)"/>' % (f, f, x, y, a))
        head(314, L); head(134, M)
        rect(42, 40, 30, 44, 5, B, INK, 5, 'rotate(-14 57 62)')
        rect(56, 42, 32, 46, 5, A, INK, 6, 'rotate(12 72 65)')
        path('M72 52 C75 59 79 62 84 66 C79 70 75 73 71 80 C68 73 65 69 60 65 C65 62 69 59 72 52 Z', INK)
    elif name == 'scanner':
        rect(23, 32, 38, 62, 6, B)
        rect(67, 32, 38, 62, 6, A)
        path('M42 42 C45 48 48 51 53 54 C48 57 45 60 42 66 C39 60 36 57 31 54 C36 51 39 48 42 42 Z', INK)
        path('M86 42 L96 48 L96 60 L86 66 L76 60 L76 48 Z', INK)
        path('M8 34 L8 14 C8 10 10 8 14 8 L34 8 M94 8 L114 8 C118 8 120 10 120 14 L120 34 M120 94 L120 114 C120 118 118 120 114 120 L94 120 '
             'M34 120 L14 120 C10 120 8 118 8 114 L8 94', 'none', M, 9)
        rect(4, 70, 120, 18, 9, INK, op=.85)
        rect(2, 75, 124, 8, 4, '#FFFFFF')
        rect(16, 84, 96, 22, 2, L, op=.28)
    elif name == 'upgrade':
        rect(20, 40, 44, 66, 6, B, INK, 4, 'rotate(-13 42 106)')
        rect(64, 40, 44, 66, 6, B, INK, 4, 'rotate(13 86 106)')
        a = 'M64 6 L102 46 C104 49 103 52 99 52 L82 52 L82 84 C82 87 80 88 78 88 L50 88 C48 88 46 87 46 84 L46 52 L29 52 C25 52 24 49 26 46 Z'
        path(a, INK, INK, 13)
        path(a, A, A, 3)
        rect(46, 96, 36, 9, 3, INK, INK, 10)
        rect(46, 96, 36, 9, 3, L)
        rect(46, 111, 36, 7, 3, INK, INK, 9)
        rect(46, 111, 36, 7, 3, M)
        path('M64 12 L64 84', 'none', '#FFFFFF', 4, .35)
    elif name == 'xray':
        for k in (0, 90):
            o.append('<path d="M-6 -30 L-11 -76 L11 -76 L6 -30 Z M-6 30 L-11 76 L11 76 L6 30 Z" fill="%s" transform="translate(64 64) rotate(%d)"/>' % (M, k + 45))
        rect(29, 10, 70, 108, 9, INK, INK, 13)
        rect(29, 10, 70, 108, 9, '#11306E', A, 7)
        path('M47 36 C47 25 54 19 64 19 C74 19 81 25 81 36 C81 43 77 46 74 47 L74 55 L54 55 L54 47 C51 46 47 43 47 36 Z', L)
        circ(57, 37, 4.6, '#11306E'); circ(71, 37, 4.6, '#11306E')
        path('M64 55 L64 107', 'none', L, 7, cap='butt')
        for y, w, h in ((66, 21, 12), (80, 21, 12), (94, 16, 9)):
            for s in (-1, 1):
                path('M64 %g C%g %g %g %g %g %g' % (y, 64 + s * w * .8, y - 3, 64 + s * (w + 3), y + 3, 64 + s * (w - 3), y + h), 'none', L, 6)
    return defs, '\n'.join(o)



def draw(write):
    for name in FAMILY:
        for family, folder in ((None, ''), ('grey', 'grey/')):
            defs, shapes = body(name, family)
            write(f'emblems/{folder}{name}', 128, 128, f'<defs>{defs}</defs>\n{shapes}')
