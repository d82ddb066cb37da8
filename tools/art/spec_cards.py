"""SPEC's cards, 250x350: fourteen faces without a word, the backs of playing cards and of effect cards, the small card of a fan.

A face: seal square at 9,9 to 53,53, empty if the card has an order number; window, a disc of radius 76 about 125,104; free paper from y 192 to 336 for name and text."""
from shapely.geometry import box
from spec_emblems import DRAW, FAMILY_OF, emblem
from spec_kanji import brushed
from spec_kit import FAMILY, GOLD, INK, IVORY, LAMP, NIGHT, SHU_DEEP, WASHI, Room, figure, inside, on, seigaiha

W, H, ROUND = 250, 350, 15
MIDDLE, RADIUS = (125, 104), 76


def band(x, y, w, h, r, wide):
    """A frame as one even-odd shape."""
    part = lambda x, y, w, h, r: 'M%g %gA%g %g 0 0 1 %g %gH%gA%g %g 0 0 1 %g %gV%gA%g %g 0 0 1 %g %gH%gA%g %g 0 0 1 %g %gZ' % (
        x, y + r, r, r, x + r, y, x + w - r, r, r, x + w, y + r, y + h - r, r, r, x + w - r, y + h, x + r, r, r, x, y + h - r)
    inner = 'M%g %gV%gA%g %g 0 0 0 %g %gH%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 0 %g %gH%gA%g %g 0 0 0 %g %gZ' % (
        x + wide, y + r, y + h - r, r - wide, r - wide, x + r, y + h - wide, x + w - r, r - wide, r - wide, x + w - wide, y + h - r, y + r, r - wide, r - wide, x + w - r, y + wide,
        x + r, r - wide, r - wide, x + wide, y + r)
    return part(x, y, w, h, r) + inner


def window(s, family, cx, cy, r):
    """A disc in the family's colour with its figure, and the warmth of a lamp on it."""
    s.ellipse(cx, cy, r, r, '#101B33')
    s.ellipse(cx, cy, r, r, FAMILY[family], opacity=.66)
    d, filled = figure(family, cx, cy, r * .985)
    if filled: s.path(d, '#FFE9B0' if family == 'fun' else WASHI, opacity=.17)
    else: s.path(d, 'none', WASHI, r * .0145, .25)
    s.ellipse(cx, cy, r * .96, r * .96, s.radial([(0, LAMP, .36), (.5, '#FFB562', .13), (1, '#FFB562', 0)], cx, cy, r * .96))


def face(name):
    s, family, i = Room(), FAMILY_OF[name], list(DRAW).index(name)
    (cx, cy), r, colour = MIDDLE, RADIUS, FAMILY[FAMILY_OF[name]]
    s.paper(W, H, ROUND, i + 3)
    s.path(band(0, 0, W, H, ROUND, 7.5), NIGHT)
    s.rect(3.6, 3.6, W - 7.2, H - 7.2, ROUND - 3.4, 'none', GOLD, 1.1, .95)
    if family == 'fun': s.path(''.join('M%g 10.5h5.4M%g 339.5h5.4' % (x, x) for x in range(14, 234, 10)) + ''.join('M10.5 %gv5.4M239.5 %gv5.4' % (y, y) for y in range(14, 334, 10)), 'none', colour, 1.5, .95)
    else: s.rect(10.5, 10.5, W - 21, H - 21, 5.5, 'none', colour, 1.3, .85)
    foot, filled = figure(family, cx, 352, 150, box(13, 200, W - 13, H - 13))     # the same figure as a watermark under the words
    if filled: s.path(foot, colour, opacity=.045)
    else: s.path(foot, 'none', colour, 1.5, .11)
    s.ellipse(cx, cy + 3, r + 3, r + 3, '#6A5330', opacity=.2)
    window(s, family, cx, cy, r)
    s.enso(cx, cy, r + 1, 11.5, INK, seed=20 + i, start=112 + 25 * i, dry=.26, count=7)
    picture = emblem(name)
    for k, gradient in enumerate(picture.defs): s.defs.append(gradient.replace('id="g', 'id="e'))
    with s.at(cx - 62, cy - 62, 124 / 128): s.shapes += [shape.replace('url(#g', 'url(#e') for shape in picture.shapes]
    with s.at(31, 31, 1, -3):
        s.seal(-21.5, -21.5, 43, i)
        if family == 'fun': brushed(s, 0, 0, 37, '楽', '#FFF3DC', bold=30)                               # no order number: for pleasure
    return s.text()


def back():
    """Waves under a hairline of gold, the house's lozenge on a red moon."""
    s = Room()
    s.rect(0, 0, W, H, ROUND, IVORY)
    s.rect(1, 1, W - 2, H - 2, ROUND - .5, 'none', '#C9BC9C', 2)
    s.rect(13, 13, W - 26, H - 26, 7, s.gradient([(0, '#21386B', 1), (1, '#14234A', 1)], 0, 13, 0, H - 13))
    s.path(seigaiha(box(14, 14, W - 14, H - 14), 27.75), 'none', '#E9DCBB', 1.8, .92)
    s.rect(13, 13, W - 26, H - 26, 7, 'none', WASHI, 1)
    s.rect(17.5, 17.5, W - 35, H - 35, 5, 'none', GOLD, 2.4)
    moon(s, 125, 175, 52)
    return s.text()


def moon(s, x, y, r):
    s.ellipse(x, y, r, r, '#16264A', GOLD, r * .045)
    s.ellipse(x, y, r * .88, r * .88, s.gradient([(0, '#F0703F', 1), (1, '#CF4420', 1)], 0, y - r, 0, y + r))
    s.path('M%g %gL%g %gL%g %gL%g %gZ' % (x, y - r * .68, x + r * .32, y, x, y + r * .68, x - r * .32, y), WASHI)
    s.path('M%g %gL%g %gL%g %gL%g %gZ' % (x, y - r * .4, x + r * .19, y, x, y + r * .4, x - r * .19, y), SHU_DEEP)


def effect_back():
    """An effect card face down: vermilion paper tied with a cord, sealed. Told at a glance from a playing card: red, not blue, and one great knot."""
    s = Room()
    s.rect(0, 0, W, H, ROUND, s.gradient([(0, '#D2502B', 1), (.5, '#B93A1C', 1), (1, '#8F2A14', 1)], 0, 0, W * .2, H))
    s.path(hemp_field(), 'none', '#FFD9B8', 1.5, .3)
    s.path(band(0, 0, W, H, ROUND, 8), NIGHT)
    s.rect(4, 4, W - 8, H - 8, ROUND - 3.6, 'none', GOLD, 1.3, .95)
    s.rect(13, 13, W - 26, H - 26, 6, 'none', '#F6EAD0', 1.4, .85)
    s.ellipse(125, 175, 82, 82, '#8F2A14')
    s.ellipse(125, 175, 82, 82, s.radial([(0, '#F2764A', .9), (1, '#B93A1C', .2)], 125, 175, 82))
    s.enso(125, 175, 80, 12, INK, seed=8, start=140, dry=.3, count=8)
    s.path('M125 100L171 175L125 250L79 175Z', s.gradient([(0, '#FFFAEC', 1), (1, '#E6D8B6', 1)], 0, 100, 0, 250), INK, 4.5)      # alone it is left when the card is small
    s.path('M125 114L162 175L125 236L88 175Z', 'none', GOLD, 2)
    s.path('M125 152L139 175L125 198L111 175Z', SHU_DEEP)
    return s.text()


def hemp_field():
    """Hemp leaves over the whole of a card, kept within the frame."""
    field, d, q = box(13, 13, W - 13, H - 13), '', 26
    for j in range(-1, 10):
        for i in range(-1, 7):
            x, y = i * q * 1.732 + (q * .866 if j % 2 else 0) - 10, j * q * 1.5
            for a in range(0, 360, 60):
                tip, mid, after = on(x, y, q, a + 30), on(x, y, q * .577, a + 60), on(x, y, q, a + 90)
                runs = [[tip, mid, after], [(x, y), mid], [(x, y), tip]]
                if a in (0, 60, 120): runs.append([tip, after])
                d += inside(runs, field)
    return d


def fan_card():
    """One of the many of The arm's fan: the back again, so small that only its moon and its waves' rhythm are left."""
    s = Room()
    s.rect(0, 0, W, H, ROUND, IVORY)
    s.rect(1, 1, W - 2, H - 2, ROUND - .5, 'none', '#8F7F5C', 4)
    s.rect(17, 17, W - 34, H - 34, 8, s.gradient([(0, '#21386B', 1), (1, '#14234A', 1)], 0, 17, 0, H - 17))
    s.path(seigaiha(box(22, 22, W - 22, H - 22), 34.33), 'none', '#E9DCBB', 3.2, .8)
    s.rect(22, 22, W - 44, H - 44, 5, 'none', GOLD, 3.6)
    moon(s, 125, 175, 62)
    return s.text()


def draw(write):
    for name in DRAW: write('faces/' + name, W, H, face(name))
    write('back', W, H, back())
    write('effect-back', W, H, effect_back())
    write('fan-card', W, H, fan_card())
