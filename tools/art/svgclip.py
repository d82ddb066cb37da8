"""Cuts finished SVG text to a shape, for a reader that knows no clip path.

What lies wholly inside stays as it was drawn (curves, strokes, gradients); what lies outside goes; what crosses the edge is
turned into polygons, its stroke included, and cut. Only the subset that the makers write is understood: g, path, rect, circle,
ellipse, defs; translate, scale, rotate, matrix; no group opacity. Gradients stay true, since a cut piece keeps its own space."""
import math, re
import xml.etree.ElementTree as ET
from fontTools.svgLib.path.parser import parse_path
from shapely.geometry import Polygon, LineString
from shapely.affinity import affine_transform
from shapely.ops import polygonize, unary_union, substring

INHERITED = ('fill', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap')


class Flat:
    """Pen that turns curves into points, the more the longer they are; having no arcTo, it gets arcs as curves."""
    def __init__(self): self.subs = []
    def moveTo(self, p): self.subs.append([p]); self.closed = False
    def lineTo(self, p): self.subs[-1].append(p)
    def curveTo(self, b, c, d):
        a = self.subs[-1][-1]
        n = 4 + int(2.2 * math.sqrt(math.dist(a, b) + math.dist(b, c) + math.dist(c, d)))
        for i in range(1, n + 1):
            t = i / n
            u = 1 - t
            self.subs[-1].append(tuple(u**3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t**3 * d[k] for k in (0, 1)))
    def qCurveTo(self, b, c):
        a = self.subs[-1][-1]
        self.curveTo(tuple(a[k] + (b[k] - a[k]) * 2 / 3 for k in (0, 1)), tuple(c[k] + (b[k] - c[k]) * 2 / 3 for k in (0, 1)), c)
    def closePath(self):
        if self.subs[-1][0] != self.subs[-1][-1]: self.subs[-1].append(self.subs[-1][0])
    def endPath(self): pass


def flatten(d):
    pen = Flat()
    parse_path(d, pen)
    return [s for s in pen.subs if len(s) > 1]


def winding(ring, x, y):
    """How often a closed ring goes around a point."""
    n = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        if (ay <= y) != (by <= y) and (x < ax + (y - ay) * (bx - ax) / (by - ay)): n += 1 if by > ay else -1
    return n


def area(d, evenodd=False):
    """The filled area of a path; what its subpaths enclose is filled unless their turns cancel out, as a reader of SVG does."""
    rings = [s for s in flatten(d) if len(s) > 2]
    if not rings: return None
    lines = unary_union([LineString(s + s[:1]) for s in rings])
    filled = []
    for q in polygonize(lines):
        at = q.representative_point()
        n = sum(winding(s, at.x, at.y) for s in rings)
        if n % 2 if evenodd else n: filled.append(q)
    return unary_union(filled)


def multiply(m, k):
    a, b, c, d, e, f = m
    A, B, C, D, E, F = k
    return (a*A + c*B, b*A + d*B, a*C + c*D, b*C + d*D, a*E + c*F + e, b*E + d*F + f)


def matrix(text):
    m = (1, 0, 0, 1, 0, 0)
    for name, args in re.findall(r'(\w+)\(([^)]*)\)', text or ''):
        v = [float(x) for x in re.split(r'[\s,]+', args.strip())]
        if name == 'translate': k = (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0)
        elif name == 'scale': k = (v[0], 0, 0, v[-1], 0, 0)
        elif name == 'rotate':
            c, s = math.cos(math.radians(v[0])), math.sin(math.radians(v[0]))
            k = (c, s, -s, c, 0, 0)
            if len(v) == 3: k = multiply(multiply((1, 0, 0, 1, v[1], v[2]), k), (1, 0, 0, 1, -v[1], -v[2]))
        else: k = tuple(v)
        m = multiply(m, k)
    return m


def outline(tag, a):
    g = lambda k, z=0.0: float(a.get(k, z))
    if tag == 'path': return a['d']
    if tag in ('circle', 'ellipse'):
        x, y = g('cx'), g('cy')
        rx, ry = (g('r'), g('r')) if tag == 'circle' else (g('rx'), g('ry'))
        return f'M{x-rx} {y}A{rx} {ry} 0 0 1 {x+rx} {y}A{rx} {ry} 0 0 1 {x-rx} {y}Z'
    x, y, w, h = g('x'), g('y'), g('width'), g('height')
    r = min(g('rx'), w / 2, h / 2)
    if r <= 0: return f'M{x} {y}H{x+w}V{y+h}H{x}Z'
    return (f'M{x+r} {y}H{x+w-r}A{r} {r} 0 0 1 {x+w} {y+r}V{y+h-r}A{r} {r} 0 0 1 {x+w-r} {y+h}'
            f'H{x+r}A{r} {r} 0 0 1 {x} {y+h-r}V{y+r}A{r} {r} 0 0 1 {x+r} {y}Z')


def dashes(line, pattern):
    out, at, i = [], 0.0, 0
    while at < line.length:
        step = pattern[i % len(pattern)]
        if i % 2 == 0: out.append(substring(line, at, min(at + step, line.length)))
        at += step
        i += 1
    return out


def stroked(d, width, a):
    cap = 1 if a.get('stroke-linecap') == 'round' else 2
    join = 1 if a.get('stroke-linejoin') == 'round' else 2
    lines = [LineString(s) for s in flatten(d)]
    if a.get('stroke-dasharray'):
        pattern = [float(v) for v in re.split(r'[\s,]+', a['stroke-dasharray'].strip())]
        lines = [q for line in lines for q in dashes(line, pattern)]
    return unary_union([q.buffer(width / 2, 8, cap_style=cap, join_style=join) for q in lines])


def write_d(g):
    n = lambda v: ('%.2f' % v).rstrip('0').rstrip('.')
    d = ''
    for p in (g.geoms if hasattr(g, 'geoms') else [g]):
        if isinstance(p, Polygon) and p.area > 0.02:
            for r in [p.exterior, *p.interiors]:
                d += 'M' + 'L'.join(n(x) + ' ' + n(y) for x, y in list(r.coords)[:-1]) + 'Z'
    return d


def cut(body, shape):
    """The text of body, cut to the polygon shape."""
    root = ET.fromstring('<svg>' + body + '</svg>')
    out = []

    def leaf(e, m, style):
        a = {**style, **e.attrib}
        d = outline(e.tag, a)
        here = matrix(e.attrib.get('transform'))
        m = multiply(m, here)
        fill, stroke = a.get('fill', '#000000'), a.get('stroke', 'none')
        width = float(a.get('stroke-width', 1)) if stroke != 'none' else 0
        to_page = lambda g: affine_transform(g, (m[0], m[2], m[1], m[3], m[4], m[5]))
        det = m[0] * m[3] - m[1] * m[2]
        inv = (m[3] / det, -m[2] / det, -m[1] / det, m[0] / det, (m[2] * m[5] - m[3] * m[4]) / det, (m[1] * m[4] - m[0] * m[5]) / det)
        pieces = []
        if fill != 'none':
            g = area(d, a.get('fill-rule') == 'evenodd')
            if g is not None and not g.is_empty: pieces.append((g, fill, a.get('fill-opacity')))
        if width: pieces.append((stroked(d, width, a), stroke, a.get('stroke-opacity')))
        whole = [to_page(g) for g, _, _ in pieces]
        if not whole: return
        box = 'matrix(' + ' '.join('%.5g' % v for v in m) + ')'
        plain = m == (1, 0, 0, 1, 0, 0)
        if all(shape.contains(g) for g in whole):
            keep = ''.join(f' {k}="{v}"' for k, v in a.items() if k != 'transform')
            out.append(f'<{e.tag}{keep}' + ('' if plain else f' transform="{box}"') + '/>')
            return
        for (g, colour, op), page in zip(pieces, whole):
            part = page.intersection(shape)
            if part.is_empty: continue
            ops = [float(v) for v in (op, a.get('opacity')) if v is not None]
            o = f' fill-opacity="{math.prod(ops):.3g}"' if ops else ''
            if colour.startswith('url'):
                pd = write_d(affine_transform(part, inv).simplify(0.02))
                out.append(f'<path fill="{colour}" fill-rule="evenodd"{o} transform="{box}" d="{pd}"/>' if pd else '')
            else:
                pd = write_d(part.simplify(0.04))
                out.append(f'<path fill="{colour}" fill-rule="evenodd"{o} d="{pd}"/>' if pd else '')

    def walk(e, m, style):
        if e.tag == 'defs':
            out.append(ET.tostring(e, encoding='unicode'))
        elif e.tag in ('g', 'svg'):
            assert e.tag == 'svg' or 'opacity' not in e.attrib
            m = multiply(m, matrix(e.attrib.get('transform')))
            style = {**style, **{k: v for k, v in e.attrib.items() if k in INHERITED}}
            for c in e: walk(c, m, style)
        else: leaf(e, m, style)

    walk(root, (1, 0, 0, 1, 0, 0), {})
    return ''.join(out)


def covered(body, least=0, lines=False):
    """What the fills of body cover together, without those smaller than `least`; with its lines where they are asked for."""
    found = []

    def walk(e, m, style):
        if e.tag == 'defs': return
        here = multiply(m, matrix(e.attrib.get('transform')))
        a = {**style, **{k: v for k, v in e.attrib.items() if k in INHERITED}}
        if e.tag in ('g', 'svg'):
            for c in e: walk(c, here, a)
        else:
            a = {**a, **e.attrib}
            d = outline(e.tag, a)
            parts = [area(d)] if a.get('fill', '#000000') != 'none' else []
            if lines and a.get('stroke', 'none') != 'none': parts.append(stroked(d, float(a.get('stroke-width', 1)), a))
            found.extend(affine_transform(g, (here[0], here[2], here[1], here[3], here[4], here[5])) for g in parts if g is not None)

    walk(ET.fromstring('<svg>' + body + '</svg>'), (1, 0, 0, 1, 0, 0), {})
    return unary_union([g for g in found if g.area > least])
