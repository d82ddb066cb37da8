"""The dealer of the card room in six poses, 320x320, without a ground: a waistcoat, a bow tie, hair tied back; looks out of the picture at everybody alike."""
import contextlib
import math

from shapely.geometry import box
from spec_bust import Bust
from spec_kit import GOLD, INK, LAMP, SHU_DEEP
from spec_things import open_hand
from svgclip import cut

SKIN, SHADE, HAIR, LIGHT = '#EBC29C', '#BA8762', '#241A22', '#54404C'
SHIRT, SHIRT_DEEP = '#F6EFE0', '#C9BFA8'
POSES = {'calm': 'calm', 'speak': 'calm', 'glad': 'glad', 'bow': 'calm', 'toast': 'glad', 'meow': 'glad'}


def body(p):
    p.neck(SKIN, SHADE, 13, 118, 162)
    p.shoulders(SHIRT, SHIRT_DEEP, 82, 152, 18)
    p.path('M27 206C28 184 36 172 46 168L52 206Z', SHIRT_DEEP, opacity=.5)
    p.path('M78 154L100 190L122 154L140 163C146 176 148 190 148 208H52C52 190 54 176 60 163Z', p.gradient([(0, '#35558A', 1), (.5, '#223B68', 1), (1, '#15264A', 1)], 52, 154, 148, 208))
    p.path('M78 154L100 190L122 154L116 150C108 158 92 158 84 150Z', SHIRT)
    p.path('M101 190L122 154L116 150C111 155 106 156 102 156Z', SHIRT_DEEP)
    p.path('M78 154L100 190L94 208H86C78 190 74 172 78 154Z', '#46689E')
    p.path('M122 154L100 190L106 208H114C122 190 126 172 122 154Z', '#12203F')
    for y in (197, 206): p.ellipse(100, y, 2.2, 2.2, GOLD)
    p.path('M136 176L141 184L136 192L131 184Z', GOLD)
    p.path('M136 180L138.6 184L136 188L133.4 184Z', SHU_DEEP)
    p.path('M99 161C90 150 78 150 78 156V172C78 178 90 178 99 167Z', p.gradient([(0, '#F2764A', 1), (1, '#B93A1C', 1)], 0, 150, 0, 178))
    p.path('M101 161C110 150 122 150 122 156V172C122 178 110 178 101 167Z', p.gradient([(0, '#D9532D', 1), (1, '#8E2A14', 1)], 0, 150, 0, 178))
    p.path('M84 159C88 160 92 162 96 163M116 159C112 160 108 162 104 163', 'none', '#7E2410', 1.6, .7)
    p.rect(95, 158, 10, 13, 3.6, '#C9431F', '#7E2410', 1)


def face(p, bowed):
    down = 7 if bowed else 0
    p.ears(SKIN, SHADE, 62, 98 + down)
    p.ellipse(68, 108 + down, 2.6, 2.6, '#F6DC8C')
    p.ellipse(132, 108 + down, 2.6, 2.6, GOLD)
    p.face(SKIN, SHADE, 61, 50, 137 + down * .4, .31)
    p.blush(111 + down, 20, .2)
    p.brows(83 + down, 15, HAIR, 3.6, 3.2)
    p.eyes(96 + down, 15, '#33202A', HAIR, shut=bowed)
    p.nose(SHADE, 111 + down, 4.2)
    p.mouth(122 + down, 9, '#A03A33')
    hair = p.gradient([(0, LIGHT, 1), (.5, HAIR, 1)], 60, 34, 140, 100)
    p.path('M100 %gC64 %g 58 64 62 96C66 90 67 84 70 79C82 %g 96 %g 106 56C112 %g 126 %g 131 79C133 84 135 90 138 96C142 64 136 %g 100 %gZ' % (34, 34, 76 + down, 68 + down, 66 + down, 72 + down, 34, 34), hair)
    p.path('M70 72C78 60 90 50 106 44M112 46C122 54 130 64 133 76M80 68C90 62 98 56 104 50', 'none', '#0E0910', 1.8, .55)
    p.gleam('M67 74C69 56 80 44 96 40', 2.8)


@contextlib.contextmanager
def arm(p, x0, y0, x1, y1):
    """A sleeve from below up to the wrist; what the hand does is drawn in the wrist's own box, up is -y."""
    p.path('M%g %gL%g %g' % (x0, y0, x1, y1), 'none', INK, 31, .25)
    p.path('M%g %gL%g %g' % (x0, y0, x1, y1), 'none', SHIRT, 28)
    p.path('M%g %gL%g %g' % (x0 + 8, y0, x1 + 8, y1), 'none', SHIRT_DEEP, 10, .75)
    turn = math.degrees(math.atan2(x1 - x0, y0 - y1))
    with p.at(x1, y1, 1, turn):
        yield
        p.rect(-15, -4, 30, 13, 4, '#FFFBF0')
        p.rect(4, -4, 11, 13, 4, SHIRT_DEEP, opacity=.7)
        p.ellipse(-8, 2.4, 2.2, 2.2, GOLD)


def fist(p):
    """Four fingers folded, the thumb across."""
    p.path('M-14 -4C-18 -20 -14 -30 0 -31C14 -30 18 -20 14 -4Z', SKIN)
    p.path('M4 -30C14 -29 18 -20 14 -4H6C10 -14 10 -24 4 -30Z', SHADE, opacity=.5)
    p.path('M-15 -22C-6 -25 8 -25 15 -20M-16 -15C-6 -18 8 -18 15.5 -13M-15 -8C-6 -11 8 -11 14.5 -7', 'none', SHADE, 1.8, .8)


def dealer(pose):
    p, bowed = Bust(POSES[pose]), pose == 'bow'
    with p.at(5, 1, 1.55):
        lean = {'meow': -7, 'toast': 2, 'speak': -2}.get(pose, 0)
        sink = 18 if bowed else 0
        with p.at(0, sink):
            with p.head(lean):
                p.path('M100 34C66 34 58 60 60 94L66 112H134L140 94C142 60 134 34 100 34Z', HAIR)
                p.path('M128 92C146 100 150 122 146 144C144 162 148 172 140 184C132 176 130 160 132 146C134 128 130 112 120 104Z', p.gradient([(0, HAIR, 1), (.5, LIGHT, 1), (1, HAIR, 1)], 120, 92, 152, 184))
        with p.at(0, 6 if bowed else 0): body(p)
        with p.at(0, sink):
            with p.head(lean): face(p, bowed)
        if not bowed: p.path('M139 118C147 126 148 136 146 146C144 162 148 172 140 184C136 180 134 174 133 168C140 154 144 136 139 118Z', HAIR)
        if pose == 'speak':
            with arm(p, 163, 214, 168, 172):
                with p.at(0, -38, .82, 14): open_hand(p, SKIN, SHADE)
        elif pose == 'toast':
            with arm(p, 34, 214, 32, 160):
                with p.at(0, -40):
                    p.path('M-17 -30H17L13 26C13 30 -13 30 -13 26Z', '#E3EBEE', opacity=.5)
                    p.path('M-15.4 -12H15.4L12.4 25C12 28 -12 28 -12.4 25Z', p.gradient([(0, '#F6D867', 1), (1, '#D9A32B', 1)], 0, -12, 0, 28))
                    p.ellipse(0, -12, 15.4, 3.2, '#FFF6D8')
                    p.path('M-17 -30H17', 'none', '#FFFFFF', 1.6, .8)
                    p.path('M-11 -20L-9 20', 'none', '#FFFFFF', 2.4, .7)
                fist(p)
            for x0, y0, x1, y1 in ((32, 72, 32, 60), (12, 80, 4, 70), (52, 80, 60, 70)): p.path('M%g %gL%g %g' % (x0, y0, x1, y1), 'none', LAMP, 3.4)
        elif pose == 'meow':
            for x0, x1, y1 in ((30, 44, 158), (176, 160, 150)):
                with arm(p, x0, 214, x1, y1):
                    p.path('M-15 -3C-19 -22 -14 -33 0 -34C14 -33 19 -22 15 -3Z', SKIN)                 # paws: knuckles bent forward
                    p.path('M5 -33C14 -31 19 -22 15 -3H8C12 -14 12 -26 5 -33Z', SHADE, opacity=.5)
                    for k in (-10.5, -3.5, 3.5, 10.5): p.rect(k - 4.2, -31 + abs(k) * .3, 8.4, 18, 4.2, SKIN, SHADE, 1.5)
    return '<defs>' + '\n'.join(p.defs) + '</defs>\n' + cut(''.join(p.shapes), box(0, 0, 320, 320))


def draw(write):
    for pose in POSES: write('dealer-' + pose, 320, 320, dealer(pose))
