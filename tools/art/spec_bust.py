"""People of the card room: cut-paper busts of few flat planes, one warm lamp from the left, quiet faces. Parts in a box of 200, the head about 100, 94.

Everybody has hair, dress and bearing of their own; the five moods (calm, glad, sad, sly, think) are told by brows, lids, mouth and the head's lean."""
import contextlib

from geom import poly
from shapely.affinity import scale
from moods import MOODS, thinks
from shapely.geometry import Point, Polygon
from spec_kit import INK, LAMP, Room
from svgclip import write_d

LEAN = {'calm': (0, 0), 'glad': (-4, -1), 'sad': (3.5, 4), 'sly': (4, 0)}     # degrees about the neck, and how far the head sinks


class Bust(Room):
    def __init__(self, mood):
        super().__init__()
        self.mood = mood

    @contextlib.contextmanager
    def head(self, extra=0):
        turn, sink = (3.5, 0) if thinks(self.mood) else LEAN[self.mood]
        self.shapes.append('<g transform="translate(0 %g) rotate(%g 100 150)">' % (sink, turn + extra))
        yield
        self.shapes.append('</g>')

    def shoulders(self, light, dark, w=76, y=152, slope=16):
        """Left shoulder in the lamp, right one in the shade."""
        left, right = 100 - w, 100 + w
        d = 'M%g 206C%g 180 %g %g 74 %gL126 %gC%g %g %g 180 %g 206Z' % (left, left, left + 12, y + slope, y + 2, y + 2, right - 12, y + slope, right, right)
        self.path(d, self.gradient([(0, light, 1), (1, dark, 1)], 40, y, 160, 206))
        self.path('M100 %gL126 %gC%g %g %g 180 %g 206L112 206Z' % (y + 2, y + 2, right - 12, y + slope, right, right), INK, opacity=.16)
        self.path('M%g 200C%g 180 %g %g 72 %g' % (left + 5, left + 7, left + 17, y + slope + 1.5, y + 5), 'none', LAMP, 1.8, .5)

    def neck(self, skin, shade, w=14, y0=118, y1=160):
        self.path('M%g %gL%g %gC%g %g %g %g %g %gL%g %gZ' % (100 - w, y0, 100 - w - 1, y1 - 6, 100 - w + 4, y1 + 5, 100 + w - 4, y1 + 5, 100 + w + 1, y1 - 6, 100 + w, y0), skin)
        self.path('M%g %gL%g %gL%g %gC%g %g %g %g %g %gC98 %g %g %g %g %gZ' % (100 - w, y0, 100 + w, y0, 100 + w + 1, y1 - 6, 100 + w - 2, y1 + 2, 106, y1 + 3, 103, y1 + 2, y0 + 30, 100 - w + 4, y0 + 24, 100 - w, y0 + 12), shade)

    def ears(self, skin, shade, w=64, y=97):
        self.ellipse(100 - w / 2, y, 7, 10, skin)
        self.ellipse(100 + w / 2, y, 7, 10, shade)
        self.ellipse(100 - w / 2 - .5, y + 1, 3.4, 5.5, shade, opacity=.7)

    def face(self, skin, shade, w=64, top=50, chin=138, jaw=.32):
        h, cy, l, r = chin - top, (top + chin) / 2, 100 - w / 2, 100 + w / 2
        right = 'C%g %g %g %g %g %gC%g %g %g %g 100 %g' % (100 + w * .36, top, r, top + h * .2, r, cy, r, cy + h * .25, 100 + w * jaw, chin, chin)
        left = 'C%g %g %g %g %g %gC%g %g %g %g 100 %g' % (100 - w * jaw, chin, l, cy + h * .25, l, cy, l, top + h * .2, 100 - w * .36, top, top)
        self.path('M100 %g%s%sZ' % (top, right, left), skin)
        # the shaded plane: cheek, the side of the nose, the chin's corner
        self.path('M112 %g%sC106 %g 110 %g 107 %gC104 %g 110 %g 104 %gC102 %g 107 %g 105 %gZ' % (top + 1, right, chin - 3, chin - 10, chin - 16, chin - 22, chin - 26, chin - 31, chin - 40, cy - 2, cy - 16), shade, opacity=.62)
        self.path('M%g %gC%g %g %g %g %g %g' % (l + 1.4, cy - 8, l + 1, cy + 12, 100 - w * .36, chin - 14, 100 - w * .22, chin - 5), 'none', '#FFF0D2', 2, .55)

    def eyes(self, y=94, dx=15.5, colour='#241510', lash='#1C120F', size=1.0, shut=False):
        for k in (-1, 1):
            x = 100 + k * dx
            if self.mood == 'glad' or shut:
                lift = 5.6 if self.mood == 'glad' else -4.6
                self.path('M%g %gQ%g %g %g %g' % (x - 8, y + 2 - (0 if lift > 0 else 2), x, y + 2 - lift * 1.5, x + 8, y + 2 - (0 if lift > 0 else 2)), 'none', lash, 3.6)
                continue
            low, slant, look, down = {'calm': (-4.2, 0, 0, 0), 'sad': (-1.6, k * 2.4, 0, 1.6), 'sly': (-.6, -k * 1.2, 2.6, .4)}[self.mood]
            if thinks(self.mood): low, look, down = -5, 2.6, -1.4
            lid = ((x - 9.5, y + low - slant), (x + 9.5, y + low + slant))
            almond = poly('M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ' % (x - 9, y + .5, x - 5, y - 7, x + 5, y - 7, x + 9, y + .5, x + 4.6, y + 5.4, x - 4.6, y + 5.4, x - 9, y + .5))
            seen = almond.intersection(Polygon([lid[0], (x, y + low - 1.4), lid[1], (x + 12, y + 12), (x - 12, y + 12)]))
            self.path(write_d(seen.simplify(.03)), '#FFF9EC')
            part = lambda cx, cy, w, h: write_d(scale(Point(cx, cy).buffer(1, 10), w, h, origin=(cx, cy)).intersection(seen))
            self.path(part(x + look, y + down - .4, 4.6 * size, 5.4 * size), colour)
            self.ellipse(x + look - 1.5, y + down - 1.6 + (1.4 if self.mood != 'calm' else 0), 1.3, 1.3, '#FFF9EC')
            self.path('M%g %gQ%g %g %g %g' % (lid[0][0] + (0 if k < 0 else .8), lid[0][1] + 3, x, y + low - 4.6, lid[1][0] - (0 if k > 0 else .8), lid[1][1] + 3), 'none', lash, 3.1)

    def brows(self, y=81, dx=15.5, colour='#222', w=3.8, bow=3.4, far=9):
        for k in (-1, 1):
            x = 100 + k * dx
            inner, outer, rise = {'calm': (0, 1, 0), 'glad': (0, 1, -3), 'sad': (-5, 3, 0), 'sly': (3.6, -1, 1.4) if k < 0 else (-1, -1, -4.4)}[self.mood]
            if thinks(self.mood): inner, outer, rise = (1.4, 0, .6) if k < 0 else (-1, -1, -4.8)
            self.path('M%g %gQ%g %g %g %g' % (x - k * far, y + rise + inner, x + k * 1.5, y + rise - bow + (inner + outer) / 3, x + k * far, y + rise + outer), 'none', colour, w)

    def nose(self, colour, y=110, w=4.6): self.path('M%g %gQ100 %g %g %g' % (100 - w, y, y + 3.6, 100 + w, y - .6), 'none', colour, 2.6)

    def mouth(self, y=121, w=10, colour='#9A4636', lip='#B5614B'):
        if self.mood == 'glad':
            self.path('M%g %gQ100 %g %g %gC%g %g %g %g %g %gZ' % (100 - w - 2, y - 2, y + 2.4, 100 + w + 2, y - 2, 100 + w - 2, y + 11, 100 - w + 2, y + 11, 100 - w - 2, y - 2), '#5A1A1C')
            self.path('M%g %gQ100 %g %g %gQ100 %g %g %gZ' % (100 - w - .4, y - 1, y + 3, 100 + w + .4, y - 1, y + 7.4, 100 - w - .4, y - 1), '#FFF9EC')
            return
        d = 'M%g %gQ%g %g %g %g' % (100 - w * .4, y + 2, 102, y + 3, 100 + w * .8, y - .4) if thinks(self.mood) else {'calm': 'M%g %gQ100 %g %g %g' % (100 - w * .8, y, y + 4.2, 100 + w * .8, y - .6), 'sad': 'M%g %gQ100 %g %g %g' % (100 - w * .75, y + 3, y - 2.6, 100 + w * .75, y + 3.6),
             'sly': 'M%g %gQ%g %g %g %g' % (100 - w * .6, y + 1.4, 103, y + 4.4, 100 + w, y - 4)}[self.mood]
        self.path(d, 'none', colour, 3)
        self.path('M%g %gQ100 %g %g %g' % (95.5, y + 6.4, y + 8, 104.5, y + 6.2), 'none', lip, 2, .45)

    def blush(self, y=110, dx=21, strong=.2):
        self.ellipse(100 - dx, y, 7.5, 4.6, '#E4572E', opacity=strong + (.1 if self.mood == 'glad' else 0))
        self.ellipse(100 + dx, y, 7.5, 4.6, '#E4572E', opacity=strong * .8)

    def gleam(self, d, width=2.6, strong=.42): self.path(d, 'none', LAMP, width, strong)
