"""Upcolor's signs on the table: slots, badges, stamp, crown, burst, arrows, team marks; no type in any of them.

What tells a colour is drawn in each set; the rest in ink for the light ground and paper for the dark one."""
from upcolor_kit import *
from upcolor_cards import V

TONES = (('light', INK, PAPER), ('dark', '#F7F3EA', '#2C313D'))


def slot_next(name, colours, hard, dark):
    """Where the next card comes: the wanted circle and, for a colour that follows another, its V; pale, in a strong frame."""
    own = colours[name][0]
    ground = '#2C313D' if dark else PAPER
    frame = '#FFFFFF' if hard and dark else '#000000' if hard else mix(own, '#FFFFFF', .40) if dark else own
    o = rect(6, 6, 238, 338, 25, mix(own, ground, .78), frame, 12)
    pale = .22 if hard else .34
    if name in AFTER: o += P(V, 'none', mix(colours[AFTER[name]][0], ground, pale), 36)
    y, r = (143, 80) if name in AFTER else (175, 84)
    line = '#FFFFFF' if dark else '#000000' if hard else mix(own, INK, .25)
    if name == 'imperial': o += ring(125, y, r + 17, mix(own, ground, pale), 11)
    o += disc(125, y, r, own) + ring(125, y, r - 3, line, 6, extra=' stroke-dasharray="18 14.3"')
    return o + at(125, y, 1.0, sign(name, colours))     # as it is on the card


def slot_free(colours, hard, dark):
    """The same when nothing is called: four small circles, and no violet."""
    ground, line = ('#2C313D', '#F7F3EA') if dark else (PAPER, '#000000' if hard else INK)
    o = rect(6, 6, 238, 338, 25, mix(line, ground, .93), line, 12)
    for name, x, y in zip(CODE, (80, 170, 80, 170), (118, 118, 218, 218)):
        o += disc(x, y, 41, colours[name][0]) + (ring(x, y, 40, line, 4) if hard else '') + at(x, y, .54, sign(name, colours))
    return o


def flag(ink): return P('M16 60V8', 'none', ink, 8) + P('M16 9Q26 2 36 8Q46 14 56 8V34Q46 40 36 34Q26 28 16 35Z', ink)


def no_share():
    """No share of the pot: a chip struck through, on black in a ring of paper."""
    o = disc(32, 32, 31, '#20242E') + ring(32, 32, 27.5, '#F7F3EA', 3.5) + ring(32, 32, 14.5, '#F7F3EA', 8)
    for a in range(0, 360, 60): o += at(32, 32, 1, P('M0 -18.5V-12.5', 'none', '#20242E', 3.6), a)
    return o + disc(32, 32, 5.5, '#F7F3EA') + P('M14 50L50 14', 'none', '#20242E', 11) + P('M13 51L51 13', 'none', '#F7F3EA', 5)


def dealer(ink, paper):
    """Three cards in a hand's fan, on a disc."""
    o = disc(32, 32, 31, ink)
    for a in (-26, 0, 26): o += at(32, 46, 1, rect(-9, -33, 18, 27, 4, paper, ink, 2.6), a)
    return o


def leader(ink, paper): return disc(32, 32, 31, ink) + P('M24 15L46 32L24 49Z', paper, paper, 6)


def stamp(colour, pale):
    """The frame of FULL, 320x150: worn a little at the edge; words in its middle, 220 wide."""
    return rect(4, 4, 312, 142, 36, colour) + rect(17, 17, 286, 116, 25, 'none', pale, 6)


def crown(ink, gem):
    """A crown to sit over a head, 160x120."""
    o = P('M22 96L12 30L52 58L80 14L108 58L148 30L138 96Z', ink, ink, 8)
    o += disc(12, 26, 10, ink) + disc(80, 13, 11, ink) + disc(148, 26, 10, ink) + P('M24 110H136', 'none', ink, 14)
    return o + P('M80 62L92 78L80 94L68 78Z', gem) + disc(46, 82, 7, gem) + disc(114, 82, 7, gem)


def gold_crown():
    """The crown of who wins, 160x120, on any ground: gold in a dark line, with stones of the code."""
    edge, gold, shade = '#20242E', '#FFC81E', '#E59A0C'
    body = 'M22 92L12 32L52 60L80 16L108 60L148 32L138 92Z'
    o = P(body, edge, edge, 14) + rect(15, 84, 130, 32, 13, edge)
    for x, y, r in ((12, 27, 10), (80, 14, 11), (148, 27, 10)): o += disc(x, y, r + 4.5, edge)
    o += P(body, gold, gold, 4) + P('M80 22L104 62L136 42L132 86H80Z', shade) + P('M80 22L104 62L136 42L132 86H80Z', 'none', shade, 3)
    for x, y, r in ((12, 27, 10), (80, 14, 11), (148, 27, 10)): o += disc(x, y, r, gold)
    o += rect(20, 89, 120, 22, 9, '#FFDD6B')
    for x, c in ((44, '#1B72E1'), (80, '#DE2B36'), (116, '#0A8747')): o += disc(x, 100, 7, c)
    return at(8, 9, .9, o + P('M80 52L91 68L80 84L69 68Z', '#DE2B36') + disc(45, 73, 6, '#0A8747') + disc(115, 73, 6, '#6A2FB8'))


def burst(colour, n=18):
    """Rays round a head, all of one length, 400x400; open in the middle (r 118)."""
    ray = P('M-12 -132L0 -184L12 -132Q0 -126 -12 -132Z', colour, colour, 8)
    return ''.join(at(200, 200, 1, ray, i * 360 / n) for i in range(n))


def rays(colour):
    """A wide sun behind a panel, 800x800: wedges to the edge, to be dyed and laid very thin."""
    d = ''
    for i in range(16):
        (x0, y0), (x1, y1) = polar(400, i * 22.5 - 5.6), polar(400, i * 22.5 + 5.6)
        d += f'M400 400L{f(400+x0)} {f(400+y0)}L{f(400+x1)} {f(400+y1)}Z'
    return P(d, colour)


TEAMS = {
    # two teams by shape and pattern, in no colour of the code
    'wave': (lambda a, b: disc(32, 32, 31, a) + P('M9 26Q17 16 25 26T41 26T57 26M9 42Q17 32 25 42T41 42T55 42', 'none', b, 6.5)),
    'peak': (lambda a, b: P('M32 3L61 20V44L32 61L3 44V20Z', a, a, 3) + P('M12 42L26 22L36 36L42 28L52 42Z', b, b, 5)),
}


def draw():
    for tone, ink, paper in TONES:
        soft = '#5B6170' if tone == 'light' else '#B4BAC8'
        to = lambda name: f'upcolor/signs/{tone}/{name}'
        save(to('flag'), 64, 64, flag(ink))
        save(to('dealer'), 64, 64, dealer(ink, paper))
        save(to('leader'), 64, 64, leader(ink, paper))
        save(to('arrow'), 32, 64, P('M9 14L25 32L9 50', 'none', soft, 10))
        save(to('pass'), 64, 64, at(-15, -16.5, .375, P('M62 178C76 112 146 96 184 140', 'none', ink, 22) + P('M190 92V148H134', 'none', ink, 22)))
        save(to('tick'), 64, 64, P('M10 34L26 50L54 16', 'none', ink, 11))
        save(to('crown'), 160, 120, crown(ink, '#F3D9A6' if tone == 'light' else '#5B6170'))
        save(to('hand-over'), 200, 80, P('M14 54C58 24 112 20 168 37', 'none', ink, 20) + P('M138 12L180 39L144 69', 'none', ink, 20))
        for name, make in TEAMS.items():
            a, b = ('#3B4258', '#F7F3EA') if (name == 'wave') == (tone == 'light') else ('#D8CDBA', '#2A2F3A')
            save(to('team-' + name), 64, 64, make(a, b))
        for each, colours in SETS.items():
            hard = each == 'contrast'
            for name in CODE: save(f'upcolor/slots/{each}/next-{name}-{tone}', 250, 350, slot_next(name, colours, hard, tone == 'dark'))
            save(f'upcolor/slots/{each}/next-free-{tone}', 250, 350, slot_free(colours, hard, tone == 'dark'))
    save('upcolor/signs/no-share', 64, 64, no_share())
    save('upcolor/signs/crown', 160, 120, gold_crown())
    save('upcolor/signs/burst', 400, 400, burst(WHITE))
    save('upcolor/signs/rays', 800, 800, rays(WHITE))
    for each, colours in SETS.items():
        save(f'upcolor/signs/stamp-{each}', 320, 150, stamp(colours['red'][0], colours['red'][1]))
        own = colours['blue']
        save(f'upcolor/signs/logo-{each}', 92, 92, disc(46, 46, 46, own[0]) + P('M16 52L46 78L76 52', 'none', colours['yellow'][0], 13) + disc(46, 36, 25, own[1]))
