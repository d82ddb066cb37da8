#!/usr/bin/python3
"""Draws assets/frame/: Carré's mark, wordmark, icon and the lines on the ground, the hall, and the four doors with the rims of their focus.

A door is 408x640, whole: art, shape, line and the surface of its name plate, transparent outside the shape. No type: the
program sets the name on the plate (y 466 to 616). A rim is 448x680, the door's place 20 in; it lies over or under the door."""
from pen import save, P, at, rect, defs, linear, radial
from emblems import mark, mark_card, word
from icon_small import icon_small
from svgclip import area, cut, write_d
import doors

PAPER, INK = '#F4EEE1', '#15171E'


def own_face():
    save('frame/mark', 240, 240, mark(240))
    save('frame/wordmark', 1120, 300, f'<g transform="translate(30 30)">{mark(240)}</g>' + word(330, 236, 1.02, INK, '#B3261E'))
    save('frame/wordmark-light', 1120, 300, f'<g transform="translate(30 30)">{mark(240)}</g>' + word(330, 236, 1.02, PAPER, '#E3B04B'))
    icon = rect(2, 2, 252, 252, 50, '#3A3F4D') + rect(6, 6, 244, 244, 46, INK)
    save('frame/icon', 256, 256, icon + f'<g transform="translate(19 19)">{mark(218, .034, True)}</g>')
    save('frame/icon-16', 16, 16, icon_small())


def signs():
    """What stands for a world in a small place: a card of the mark, square."""
    for world in doors.ART:
        save('frame/sign-' + world, 96, 96, at(48, 48, 1, mark_card(world, 96, 96, False, False)))


def hall():
    """What the doors stand in, and how a slice of one ends: boards of a floor that go away from the eye, a lamp, its glow, and light that falls out of a door.
    Glow and light are white, to be inked by the program; the light is as wide as a door at its top, and 1.4 times at its foot."""
    w, h = 1920, 240
    body = defs(linear('fl', 0, 0, 0, h, (0, '#33281F', 1), (.3, '#271E19', 1), (1, '#120E0D', 1))) + rect(0, 0, w, h, 0, 'url(#fl)')
    eye, boards = (w / 2, -520), 22
    for i in range(-boards, boards + 1):
        top, foot = eye[0] + i * 92, eye[0] + i * 92 * (h - eye[1]) / -eye[1]
        body += P(f'M{top - .7:.1f} 0L{top + .7:.1f} 0L{foot + 1.4:.1f} {h}L{foot - 1.4:.1f} {h}Z', '#07070A', op=.6)
    for i in range(-boards, boards):  # where one board ends, another row begins
        for k in range(2):
            y = 14 + ((i * 67 + k * 113) % 197)
            grow = (y - eye[1]) / -eye[1]
            left = eye[0] + i * 92 * grow
            body += P(f'M{left:.1f} {y}H{left + 92 * grow:.1f}V{y + 1.6}H{left:.1f}Z', '#07070A', op=.5)
    save('frame/hall-floor', w, h, body)
    lamp = defs(linear('sh', 0, 0, 0, 84, (0, '#FFE9B8', 1), (.5, '#F6C46A', 1), (1, '#C98B33', 1)))
    lamp += P('M44 84H52V128H60V136H36V128H44Z', '#8A6A34') + P('M26 10H70L84 84H12Z', 'url(#sh)') + P('M26 10H70L71.3 17H24.7Z', '#7A5A28') + P('M13.3 77H82.7L84 84H12Z', '#7A5A28')
    save('frame/hall-lamp', 96, 144, lamp)
    save('frame/hall-glow', 256, 256, defs(radial('gl', 128, 128, 128, (0, '#FFFFFF', .62), (.35, '#FFFFFF', .26), (.7, '#FFFFFF', .07), (1, '#FFFFFF', 0))) + rect(0, 0, 256, 256, 0, 'url(#gl)'))
    fade = linear('fd', 0, 0, 64, 0, *((at, '#FFFFFF', at * at * (3 - 2 * at)) for at in (0, .125, .25, .375, .5, .625, .75, .875, 1)))
    save('frame/fade', 64, 64, defs(fade) + rect(0, 0, 64, 64, 0, 'url(#fd)'))
    light = defs(linear('li', 0, 0, 0, 200, (0, '#FFFFFF', .85), (.35, '#FFFFFF', .5), (1, '#FFFFFF', 0)))
    light += P('M84 0H476L560 200H0Z', 'url(#li)', op=.55) + P('M120 0H440L496 200H64Z', 'url(#li)', op=.45)
    save('frame/hall-light', 560, 200, light)


def mix(a, b, t):
    return '#' + ''.join(f'{round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t):02X}' for i in (1, 3, 5))


def depth(world):
    """A door is a hole in a wall: shade falls below its lintel and beside its jambs."""
    d, dark = doors.SHAPES[world], '#05060A'
    shades = defs(linear('dt', 0, 0, 0, 90, (0, dark, .46), (1, dark, 0)), linear('dl', 0, 0, 44, 0, (0, dark, .36), (1, dark, 0)), linear('dr', 408, 0, 382, 0, (0, dark, .26), (1, dark, 0)))
    return shades + ''.join(P(d, f'url(#{g})') for g in ('dt', 'dl', 'dr'))


def reveal(world):
    """The thickness of the wall around a door, lit by what is behind it: the more, the nearer to the floor. Its foot is under the step."""
    d, light = doors.SHAPES[world], doors.LIGHT[world]
    join = 'round' if world in ('spec', 'upcolor') else 'miter'
    around = lambda w, stroke: f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{w}" stroke-linejoin="{join}"/>'
    side = defs(linear('rv', 0, -15, 0, 640, *((at, mix('#15171E', light, by), 1) for at, by in ((0, .22), (.5, .44), (1, .64)))))
    body = around(36, '#0B0C11') + side + around(30, 'url(#rv)') + around(9, '#07080B')
    save(f'frame/door-{world}-reveal', 448, 680, f'<g transform="translate(20 20)">{body}</g>')


def door(world):
    d = doors.SHAPES[world]
    shape = area(d)
    under = area(doors.PLATE[world]).buffer(-1)
    body = cut(doors.ART[world](), shape.difference(under)) + doors.plate(world)
    # it is looked into: darker towards its edges, in steps too small to be seen
    for by in range(3, 28, 3) if doors.DEPTH[world] else ():
        body += P(write_d(shape.difference(shape.buffer(-by, 16, join_style=2)).difference(under)), '#05060A', extra=f' fill-opacity="{doors.DEPTH[world]}" fill-rule="evenodd"')
    line = doors.LINE[world]
    if line:
        # the line lies inside the edge, so that the picture needs no margin
        edge = shape.difference(shape.buffer(-line[1], 16, join_style=2))
        body += P(write_d(edge), line[0], extra=' fill-rule="evenodd"')
    save('frame/door-' + world, 408, 640, body + depth(world))
    join = 1 if world in ('spec', 'upcolor') else 2
    grow = lambda by: shape.buffer(by, 24, join_style=join, mitre_limit=2)
    rim = P(write_d(grow(13).difference(grow(7))), PAPER, extra=' fill-rule="evenodd"')
    gap = P(write_d(grow(7.3).difference(grow(-0.3))), INK, extra=' fill-rule="evenodd"')
    save(f'frame/door-{world}-focus', 448, 680, f'<g transform="translate(20 20)">{gap}{rim}</g>')


if __name__ == '__main__':
    own_face()
    signs()
    hall()
    for name in doors.ART:
        door(name)
        reveal(name)
