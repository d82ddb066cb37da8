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
        # the same thing twice, the copy in front
        path(hexa(45, 45, 36), B, B, 9)
        path(hexa(45, 45, 37.5), 'none', L, 4, .55)
        path(bolt(38, 39, .60), INK)
        path(hexa(82, 82, 40), INK, INK, 15)
        path(hexa(82, 82, 36), A, A, 9)
        path(bolt(81, 82, .68), INK)
        path('M108 12 L108 40 M94 26 L122 26', 'none', L, 9)
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
        def turned(a, fill):
            """An arrow around the middle, its tail at a."""
            p = lambda r, b: '%.1f %.1f' % (64 + r * math.cos(math.radians(b)), 64 + r * math.sin(math.radians(b)))
            d = f'M{p(56, a)} A56 56 0 0 1 {p(56, a + 78)} L{p(61, a + 75)} L{p(50, a + 118)} L{p(30, a + 88)} L{p(41, a + 83)} A41 41 0 0 0 {p(41, a)} Z'
            path(d, fill, fill, 4)
        turned(200, A)
        turned(20, B)
        rect(33, 35, 38, 56, 6, B, INK, 7, 'rotate(-14 52 63)')
        rect(55, 36, 40, 58, 6, A, INK, 7, 'rotate(12 75 65)')
        path('M75 47 C79 56 84 60 90 65 C84 70 79 74 75 83 C71 74 66 70 60 65 C66 60 71 56 75 47 Z', INK)
    elif name == 'scanner':
        # the deck's next two cards, bright where the bar has been
        for x in (9, 67):
            rect(x, 6, 52, 116, 8, B)
            path('M%g 86 L%g 86 L%g 14 A8 8 0 0 0 %g 6 L%g 6 A8 8 0 0 0 %g 14 Z' % (x, x + 52, x + 52, x + 44, x + 8, x), A)
        path('M35 18 C41 33 48 40 57 46 C48 52 41 59 35 74 C29 59 22 52 13 46 C22 40 29 33 35 18 Z', INK)
        path('M93 20 L115 33 L115 59 L93 72 L71 59 L71 33 Z', INK)
        path('M93 33 L104 39.5 L104 52.5 L93 59 L82 52.5 L82 39.5 Z', A)
        path('M12 96 L116 96 L104 118 L24 118 Z', L, op=.4)
        rect(-2, 79, 132, 22, 10, INK)
        rect(2, 84, 124, 11, 5.5, '#8C97B8' if fam == 'grey' else '#FFFFFF')
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
        dark = '#262F54' if fam == 'grey' else '#11306E'
        for k in (0, 90):
            o.append('<path d="M-6 -30 L-11 -76 L11 -76 L6 -30 Z M-6 30 L-11 76 L11 76 L6 30 Z" fill="%s" transform="translate(64 64) rotate(%d)"/>' % (M, k + 45))
        rect(29, 10, 70, 108, 9, INK, INK, 13)
        rect(29, 10, 70, 108, 9, dark, A, 7)
        path('M47 36 C47 25 54 19 64 19 C74 19 81 25 81 36 C81 43 77 46 74 47 L74 55 L54 55 L54 47 C51 46 47 43 47 36 Z', L)
        circ(57, 37, 4.6, dark); circ(71, 37, 4.6, dark)
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
