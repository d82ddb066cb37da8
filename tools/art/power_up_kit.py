"""What the pictures of Power Up's table are drawn with: thin lines that glow, hexagons, cut corners."""
import math

CYAN, MAGENTA, GOLD, ICE = '#4DE3FF', '#FF4FA3', '#FFC83D', '#BFF1FF'
BOLT = [(6, -50), (-26, 8), (-4, 8), (-10, 50), (28, -14), (5, -14), (18, -50)]


def hexagon(x, y, r, flat=False):
    turn = 0 if flat else 30
    return 'M' + 'L'.join('%.1f %.1f' % (x + r * math.cos(math.radians(60 * i + turn)), y + r * math.sin(math.radians(60 * i + turn))) for i in range(6)) + 'Z'


def bolt(x, y, scale): return 'M' + 'L'.join('%.1f %.1f' % (x + px * scale, y + py * scale) for px, py in BOLT) + 'Z'


def polygon(points): return 'M' + 'L'.join('%.1f %.1f' % p for p in points) + 'Z'


class Sheet:
    """One picture: gradients first, then shapes from the lowest to the highest."""
    def __init__(self): self.defs, self.shapes = [], []

    def text(self): return '<defs>' + '\n'.join(self.defs) + '</defs>\n' + '\n'.join(self.shapes)

    def gradient(self, stops, x1, y1, x2, y2):
        """Along a line given in the picture's own units; stops are (where, colour, opacity)."""
        name = 'g%d' % len(self.defs)
        self.defs.append('<linearGradient id="%s" gradientUnits="userSpaceOnUse" x1="%g" y1="%g" x2="%g" y2="%g">%s</linearGradient>' % (name, x1, y1, x2, y2, self.stops(stops)))
        return 'url(#%s)' % name

    def radial(self, stops, x, y, r, squash=1):
        name = 'g%d' % len(self.defs)
        wide = '' if squash == 1 else ' gradientTransform="matrix(1 0 0 %g 0 %g)"' % (squash, y * (1 - squash))
        self.defs.append('<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%g" cy="%g" r="%g"%s>%s</radialGradient>' % (name, x, y, r, wide, self.stops(stops)))
        return 'url(#%s)' % name

    @staticmethod
    def stops(stops): return ''.join('<stop offset="%g" stop-color="%s" stop-opacity="%g"/>' % s for s in stops)

    def path(self, d, fill='none', stroke=None, width=0, opacity=None, dash=None):
        line = ' stroke="%s" stroke-width="%g" stroke-linejoin="round" stroke-linecap="round"' % (stroke, width) if stroke else ''
        if dash: line += ' stroke-dasharray="%s"' % dash
        self.shapes.append('<path d="%s" fill="%s"%s%s/>' % (d, fill, line, '' if opacity is None else ' opacity="%g"' % opacity))

    def ellipse(self, x, y, rx, ry, fill='none', stroke=None, width=0, opacity=None):
        line = ' stroke="%s" stroke-width="%g"' % (stroke, width) if stroke else ''
        self.shapes.append('<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="%s"%s%s/>' % (x, y, rx, ry, fill, line, '' if opacity is None else ' opacity="%g"' % opacity))

    def rect(self, x, y, w, h, r=0, fill='none', stroke=None, width=0, opacity=None):
        line = ' stroke="%s" stroke-width="%g"' % (stroke, width) if stroke else ''
        self.shapes.append('<rect x="%g" y="%g" width="%g" height="%g" rx="%g" ry="%g" fill="%s"%s%s/>' % (x, y, w, h, r, r, fill, line, '' if opacity is None else ' opacity="%g"' % opacity))

    def glow(self, d, colour, width=2, strength=1.0):
        for wider, faint in ((9, .05), (5.5, .09), (3, .18)): self.path(d, 'none', colour, width * wider, faint * strength)
        self.path(d, 'none', colour, width)
        self.path(d, 'none', '#FFFFFF', width * .4, .6)

    def halo(self, x, y, rx, ry, colour, peak=.5):
        fill = self.radial([(0, colour, peak), (.35, colour, peak * .42), (.7, colour, peak * .1), (1, colour, 0)], x, y, rx, ry / rx)
        self.ellipse(x, y, rx, ry, fill)
