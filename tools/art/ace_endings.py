"""Pictures for the first and the last of Lord Overkill, and for the end of a run.

ace/hell, ace/dawn 1920x1080: the graves in fire, and under the rising sun; ace/night-1 to 4: where one dies, by moonlight.
ace/enters/<id> 1080x1248: his face as he comes, 1040 wide, torn off at the right; ace/blade 480x740: the bone spade.
ace/fall/<id>-left and -right 640x880, in pictures of 760x960 that begin 60 to the left of it and 20 above, with room for the shadow: the halves of
his poster; -whole: the same before it tears; what is written on it is the game's. ace/torn-nail 52x52: what held it; ace/tail 200x60: of what somebody says, its tip at the right; ace/poster-shade 460x944: the shadow of a poster that hangs in a moment.
ace/stamp 548x176, in a picture of 564x194 with its shadow: paper for a rubber stamp; ace/handbill 1920x364: the torn sheet at the foot."""
import re
from pen import *
from shapely.geometry import Polygon
from svgclip import cut
import ace_scenes
from ace_paper import paper_fill, paper_look, sheet_of

W, H = 1920, 1080


def read(name):
    """What is drawn in a picture, without its frame."""
    s = open(os.path.join(ASSETS, name + '.svg')).read()
    return s[s.index('>') + 1:s.rindex('</svg>')]


def own(o, key):
    """Its gradients under names of their own."""
    o = re.sub(r'\bid="([^"]*)"', rf'id="{key}\1"', o)
    return re.sub(r'url\(#([^)]*)\)', rf'url(#{key}\1)', o)


def opened(o, gamma, gain, tint):
    def one(m):
        return '#%02X%02X%02X' % tuple(max(0, min(255, round(255 * gain * t * (int(m.group(0)[i:i + 2], 16) / 255) ** gamma))) for i, t in zip((1, 3, 5), tint))
    return re.sub(r'#[0-9A-Fa-f]{6}\b', one, o)


def jag(x0, y0, x1, y1, n, amp, seed):
    r = random.Random(seed)
    dx, dy = x1 - x0, y1 - y0
    ln = math.hypot(dx, dy)
    out = []
    for i in range(n + 1):
        t, a = i / n, r.uniform(-amp, amp) if 0 < i < n else 0
        out.append((x0 + dx * t - dy / ln * a, y0 + dy * t + dx / ln * a))
    return out


def line_d(pts): return 'M' + 'L'.join(f'{f(x)} {f(y)}' for x, y in pts)


def rays(x, y, r, n):
    d = ''
    for k in range(n):
        a, b = math.tau * k / n, .028 if k % 2 else .016
        p = [(x + q * math.cos(a + s * b), y + q * math.sin(a + s * b)) for q, s in ((r, -1), (1700, -1.1), (1700, 1.1), (r, 1))]
        d += line_d(p) + 'Z'
    return d


def sparks(n, place):
    """Bits of glowing ash, each at a place that keeps clear of letters."""
    r, out = random.Random(8), ''
    for _ in range(n):
        (x, y), q, turn = place(r), r.choice((3, 4, 5, 6)), r.uniform(0, math.pi / 2)
        out += P(line_d([(x + q * math.cos(turn + k * math.pi / 2), y + q * math.sin(turn + k * math.pi / 2)) for k in range(4)]) + 'Z', r.choice((EMBER, GLOW)), op=.8)
    return out


def grounds():
    scenes = {1: ace_scenes.street, 2: ace_scenes.railway, 3: ace_scenes.mine, 4: ace_scenes.graves}
    kept = {}
    lit, light, keep = ace_scenes.lit, ace_scenes.light, ace_scenes.save
    ace_scenes.lit, ace_scenes.light = (lambda o: o), (lambda o, *rest: o)
    ace_scenes.save = lambda path, w, h, o: kept.__setitem__(path, o)
    for maker in scenes.values(): maker()
    ace_scenes.lit, ace_scenes.light, ace_scenes.save = lit, light, keep
    dark = lambda a, b: defs(linear('top', 0, 0, 0, H, (0, '#0C0907', a), (.25, '#0C0907', 0), (.7, '#0C0907', 0), (1, '#0C0907', b))) + rect(0, 0, W, H, 0, 'url(#top)')
    for n in scenes:
        moon = defs(radial('moon', 1330, 300, 640, (0, '#CBB68F', .5), (1, '#CBB68F', 0))) + disc(1330, 300, 640, 'url(#moon)')
        save(f'ace/night-{n}', W, H, opened(kept[f'ace/scene-{n}'], .92, 2.5, (.80, .96, 1.12)) + moon + dark(.55, .88))
    hell = opened(kept['ace/scene-4'], .46, 1, (1.12, .7, .54))
    save('ace/hell', W, H, hell + defs(radial('fire', 560, 620, 900, (0, EMBER, .6), (.6, EMBER, .22), (1, EMBER, 0)), linear('side', 0, 0, W, 0, (0, '#0B0404', 0), (.45, '#0B0404', .3), (1, '#0B0404', .62)))
         + rect(0, 0, W, H, 0, 'url(#fire)') + rect(0, 0, W, H, 0, 'url(#side)') + sparks(40, lambda r: (r.uniform(1560, 1900), r.uniform(16, 120))))
    dawn = f'<g transform="translate(0 -60)">{opened(kept["ace/scene-4"], .5, 1.12, (1.12, .92, .72))}</g>' + rect(0, 1000, W, 80, 0, '#2A1408')
    dawn += defs(radial('sun', 960, 400, 900, (0, GLOW, .95), (.5, GLOW, .35), (1, GLOW, 0))) + rect(0, 0, W, H, 0, 'url(#sun)') + P(rays(960, 380, 318, 40), '#FFD98A', op=.34)
    save('ace/dawn', W, H, dawn + disc(960, 380, 300, '#FFD98A') + disc(960, 380, 262, '#FFF1CF'))


def entrance(k):
    """His face without a poster, torn off at the right: the paper is cut, its edge burns, and its shadow is as hard as ink."""
    torn = jag(998, -4, 930, 1252, 30, 28, 3)
    area = Polygon([(-10, -10), (torn[0][0], -10)] + torn + [(-10, 1260)])
    face = f'<g transform="scale({1040 / 300:.4f})">{own(read("ace/portraits/lord-overkill-" + k), "p")}</g>'
    under = ''.join(P(line_d([(x + by, y) for x, y in torn]) + 'L900 1252V-4Z', colour, op=op) for by, colour, op in ((32, '#0B0404', .75), (11, GLOW, None), (6, EMBER, None)))
    save(f'ace/enters/{k}', 1080, 1248, under + sparks(44, lambda r: (r.uniform(960, 1016), r.uniform(90, 1240))) + cut(face, area))


def blade():
    v = read('ace/victory')
    i = v.index('<g transform="translate(400 322)')
    j = v.index('</g>', i) + 4
    save('ace/blade', 480, 740, '<g transform="translate(-160 -30)">' + v[i:j] + '</g>')


def halves(k):
    pw, ph, seed = 640, 880, 4
    portrait = own(read('ace/portraits/lord-overkill-' + k), 'p')
    frame = own(read('ace/portrait-frame'), 'f')
    sheet, _ = sheet_of(pw, ph + 60, seed)
    whole = defs(paper_fill(pw, ph + 60)) + paper_look(pw, ph + 60, seed)
    s = (pw - 124) / 300
    whole += f'<g transform="translate(62 200) scale({s:.4f})">{portrait}</g><g transform="translate(46 184) scale({(pw - 92) / 320:.4f} {((pw - 124) * 1.2 + 32) / 380:.4f})">{frame}</g>'
    tear = jag(320, -10, 320, ph + 70, 34, 20, 11)
    torn = [(x, y) for x, y in tear if 8 < y < ph + 40]
    under = ''.join(at(x, y, 1, P(to_d(sheet), '#1A0A06', op=op)) for x, y, op in ((8, 20, .16), (6, 15, .18), (4, 10, .2)))
    save(f'ace/fall/{k}-whole', pw + 120, ph + 80, at(60, 20, 1, under + whole))
    for side in ('left', 'right'):
        g = -1 if side == 'left' else 1
        edge = -60 if side == 'left' else pw + 60
        area = Polygon([(edge, -60)] + tear + [(edge, ph + 120)])
        body = cut(whole, area)
        # it hangs in the air before the sky: its shadow lies outside and below; the edge burns under the paper, is charred, and shows its fibres
        shadow = cut(''.join(at(g * x, y, 1, P(to_d(sheet), '#1A0A06', op=op)) for x, y, op in ((22, 20, .16), (17, 15, .18), (11, 10, .2))), Polygon([(edge + g * 60, -60)] + tear + [(edge + g * 60, ph + 120)]))
        burns = P(line_d(torn), 'none', EMBER, 30, .34) + P(line_d(torn), 'none', EMBER, 20, .5) + P(line_d(torn), 'none', GLOW, 11)
        lip = P(line_d([(x + g * 4, y) for x, y in torn]), 'none', '#3A1A0C', 8) + P(line_d([(x - g, y) for x, y in torn]), 'none', '#FFF6E0', 4)
        save(f'ace/fall/{k}-{side}', pw + 120, ph + 80, at(60, 20, 1, shadow + burns + body + lip))


def paper_bits():
    r = random.Random(9)
    sc = jag(4, 4, 544, 4, 24, 4, 1) + jag(544, 4, 544, 172, 10, 4, 2) + jag(544, 172, 4, 172, 24, 4, 3) + jag(4, 172, 4, 4, 10, 4, 4)
    save('ace/stamp', 564, 194, at(8, 11, 1, P(line_d(sc) + 'Z', '#1A0A06', op=.45)) + P(line_d(sc) + 'Z', PAPER, TAN, 2) + rect(26, 24, 496, 128, 10, 'none', BLOOD, 9) + rect(40, 38, 468, 100, 5, 'none', BLOOD, 3))
    top = jag(-20, 28, 1940, 16, 74, 10, 6)
    g = ''
    for _ in range(200):
        x, y, l = r.uniform(-20, 1920), r.uniform(50, 360), r.uniform(14, 90)
        g += f'M{x:.0f} {y:.0f}q{l / 2:.0f} {r.uniform(-2, 2):.1f} {l:.0f} 0'
    save('ace/handbill', 1920, 364, defs(linear('bill', 0, 0, 0, 364, (0, PAPER, 1), (.7, BONE, 1), (1, TAN, 1))) + P(line_d([(x, y - 6) for x, y in top]) + 'L1940 380L-20 380Z', '#1A0A06', op=.5)
         + P(line_d([(x, y - 3) for x, y in top]) + 'L1940 380L-20 380Z', '#FFF6E0') + P(line_d(top) + 'L1940 380L-20 380Z', 'url(#bill)') + P(g, 'none', '#B79E74', 1.1, .35))


def hung():
    """What holds a sheet, and the shadow that one throws on the wall of a moment, which is lit from one side."""
    gouges = P(''.join(gouge(26, 26, 26 + q * math.cos(a), 26 + q * math.sin(a), 2.2, 2, .15) for a, q in ((.5, 24), (1.9, 18), (2.7, 24), (4.1, 15))), '#A98350')
    save('ace/torn-nail', 52, 52, gouges + disc(30, 31, 13, '#000000', .4) + disc(26, 26, 12, '#3A3430') + ring(26, 26, 12, INK, 2.6) + disc(24.5, 24.5, 7, '#57504A') + P('M18 23Q22 17 28 17', 'none', '#CFC6BC', 2.6))
    tail = 'M-6 8Q90 20 196 30Q90 40 -6 52'
    save('ace/tail', 200, 60, P(tail + 'Z', '#FFF6E0') + P(tail, 'none', INK, 4))
    sheet, _ = sheet_of(460, 944, 11)
    save('ace/poster-shade', 460, 944, ''.join(P(to_d(sheet.buffer(q, 2)), '#000000', op=op) for q, op in ((-2, .3), (4, .2), (8, .14))))


def draw():
    grounds()
    hung()
    blade()
    for k in ('easy', 'normal', 'hard', 'nightmare'):
        halves(k)
        entrance(k)
    paper_bits()


if __name__ == '__main__':
    draw()
