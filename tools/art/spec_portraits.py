"""Six regulars of the card room, 200x200 each: a disc of radius 96, in five moods. The ring round the disc is the program's."""
from shapely.geometry import Point
from moods import MOODS
from spec_bust import Bust
from spec_kit import GOLD, INK, LAMP, SHU, SHU_DEEP, WASHI, figure
from svgclip import cut

DISC = Point(100, 100).buffer(96, 40)


def akari(p):
    """Long dark hair with a wave in it, a hoop in her ear, chin up; a blue jacket over yellow."""
    skin, shade, hair, light = '#EFC8A4', '#C08A66', '#201622', '#49333F'
    with p.head():
        p.path('M100 28C62 28 50 58 54 92C57 116 40 126 44 152C48 172 66 176 78 168L124 168C136 176 154 170 156 150C158 126 144 116 146 92C150 58 138 28 100 28Z', p.gradient([(0, light, 1), (.5, hair, 1)], 50, 30, 130, 170))
    p.neck(skin, shade, 13)
    p.shoulders('#3E73A6', '#20456E', 76)
    p.path('M84 156C90 168 110 168 116 156L124 208H76Z', '#E6B93F')
    p.path('M100 166C108 166 113 162 116 156L124 208H104Z', '#B98A1E')
    p.path('M84 154C74 158 66 164 62 172L80 208H68L52 176C60 162 70 154 84 152Z', '#4E86B6')
    p.path('M83 153L64 162L72 182L66 186L78 208H88C80 190 80 170 83 153Z', '#4E86B6')
    p.path('M117 153L136 162L128 182L134 186L122 208H112C120 190 120 170 117 153Z', '#1B3C62')
    with p.head():
        p.face(skin, shade, 62, 48, 137, .29)
        p.blush(110, 20, .18)
        p.brows(82, 15, hair, 3.6, 3.6)
        p.eyes(95, 15, '#3A1E14', hair)
        p.nose(shade, 110, 4)
        p.mouth(121, 9, '#9A3B34')
        p.path('M98 30C64 32 56 62 58 92C59 116 48 128 52 148C64 142 70 124 69 104C68 92 70 78 84 62C96 52 104 44 106 40C106 56 118 64 126 74C132 84 131 96 132 106C132 126 138 140 150 148C152 128 142 114 143 92C145 60 134 30 98 30Z', p.gradient([(0, light, 1), (.45, hair, 1)], 50, 30, 130, 120))
        p.gleam('M64 76C66 56 78 42 96 38')
        p.gleam('M58 122C60 114 63 106 63 98', 2.2, .3)
        p.path('M76 60C86 52 96 46 102 40M118 52C124 58 130 66 132 76', 'none', '#120B14', 2.2, .5)
        p.ellipse(135, 122, 5, 6.4, 'none', GOLD, 2.6)
        p.ellipse(66, 122, 5, 6.4, 'none', '#F6DC8C', 2.6)


def aoba(p):
    """A straight bob with a fringe, a red coat buttoned up to a roll collar."""
    skin, shade, hair, light = '#F2CFAF', '#C79672', '#15161F', '#3A3D52'
    with p.head():
        p.path('M100 32C62 32 52 60 53 92L50 132C58 142 142 142 150 132L147 92C148 60 138 32 100 32Z', p.gradient([(0, light, 1), (.6, hair, 1)], 50, 32, 130, 130))
    p.neck(skin, shade, 13)
    p.shoulders('#D9532D', '#8A2A14', 78)
    p.path('M76 152C84 160 116 160 124 152L128 168C116 178 84 178 72 168Z', '#F0E2C4')
    p.path('M100 158C110 158 118 157 124 152L128 168C120 174 110 176 102 176Z', '#C9B48A')
    p.path('M73 161C86 170 114 170 127 161', 'none', '#A08A5C', 1.6, .6)
    p.path('M70 166L58 176L84 208H96L74 178ZM130 166L142 176L116 208H104L126 178Z', '#A8391D')
    for y in (186, 200): p.ellipse(100, y, 3, 3, '#F6DC8C')
    with p.head():
        p.face(skin, shade, 63, 50, 137, .31)
        p.blush(111, 20, .24)
        p.eyes(96, 15.5, '#1D1720', hair)
        p.brows(85, 15.5, hair, 3, 2.6, 8)
        p.nose(shade, 111, 4)
        p.mouth(122, 8.5, '#A23A30')
        p.path('M100 32C62 32 52 62 53 92L50 134C57 138 63 138 68 134L69 92C70 86 69 82 69 80C88 85 112 85 131 80C131 82 130 86 131 92L132 134C137 138 143 138 150 134L147 92C148 62 138 32 100 32Z', p.gradient([(0, light, 1), (.5, hair, 1)], 50, 32, 130, 110))
        p.path('M84 46L82 82M100 44V84M116 46L118 82', 'none', '#07080D', 1.8, .55)
        p.gleam('M61 84C61 62 74 46 92 42', 3)
        p.gleam('M58 124L60 102', 2.4, .3)
        p.path('M120 44L134 50L131 58L118 51Z', SHU)


def sora(p):
    """Big headphones over a shock of short hair, a hood about the neck; sits low."""
    skin, shade, hair, light = '#DDAF86', '#A97850', '#231815', '#4C382E'
    with p.head(): p.path('M100 36C68 36 58 58 60 90L64 116H136L140 90C142 58 132 36 100 36Z', hair)
    p.path('M56 168C56 138 76 130 100 130C124 130 144 138 144 168C144 182 56 182 56 168Z', p.gradient([(0, '#3A7F88', 1), (1, '#1D4A52', 1)], 60, 130, 140, 180))
    p.neck(skin, shade, 15, 118, 162)
    p.shoulders('#4A949B', '#245860', 80, 156)
    p.path('M62 166C70 150 84 150 88 154C92 168 108 168 112 154C116 150 130 150 138 166C130 184 112 188 100 188C88 188 70 184 62 166Z', '#2E6E77')
    p.path('M88 154C92 168 108 168 112 154C118 162 112 180 100 180C88 180 82 162 88 154Z', '#17383F')
    p.path('M84 176L82 202M116 176L118 198', 'none', WASHI, 3.2)
    p.gleam('M66 166C72 155 80 152 86 154', 2.2)
    with p.head():
        p.ears(skin, shade, 66, 98)
        p.face(skin, shade, 65, 52, 138, .35)
        p.brows(83, 16, hair, 4.4, 2.4)
        p.eyes(95, 16, '#20130E', hair)
        p.nose(shade, 111, 5)
        p.mouth(122, 9, '#8A4030')
        p.path('M62 92C56 66 60 40 84 34C104 26 140 36 140 66C141 78 139 86 138 92C136 82 134 76 130 72L126 80L120 68L112 78L104 66L94 78L86 66L78 80L72 70C66 76 64 84 62 92Z', p.gradient([(0, light, 1), (.55, hair, 1)], 60, 34, 130, 90))
        p.path('M74 44L66 30L88 36L92 22L106 34L122 26L124 40Z', hair)
        p.gleam('M68 66C70 54 78 46 88 42', 2.6)
        p.path('M58 94C52 36 78 22 100 22C122 22 148 36 142 94', 'none', INK, 10)
        p.path('M58 94C52 36 78 22 100 22C122 22 148 36 142 94', 'none', '#EFE6D2', 6)
        p.path('M104 22C124 23 147 38 142 94', 'none', '#B9AC8E', 6)
        for x, colour, dark in ((46, '#E4572E', '#B93A1C'), (134, '#B93A1C', '#7E2410')):
            p.rect(x - 1.5, 76.5, 23, 43, 10, INK)
            p.rect(x, 78, 20, 40, 9, colour)
            p.rect(x + 4, 86, 6, 24, 3, dark)
        p.gleam('M50 84V104', 2, .55)


def shizuka(p):
    """An elderly lady: white hair in a high knot with a comb, pearls, a violet cardigan; upright, amused."""
    skin, shade, hair, light = '#F0D3B8', '#C69C7E', '#C3C4D0', '#F1F0F2'
    with p.head():
        p.ellipse(103, 22, 21, 17, p.gradient([(0, light, 1), (1, '#8F91A6', 1)], 86, 8, 122, 40))
        p.path('M88 22C96 12 112 12 120 20M88 28C98 20 112 20 121 27', 'none', '#8C8EA4', 1.8, .7)
        p.path('M80 38L126 34', 'none', INK, 6.4)
        p.path('M80 38L126 34', 'none', GOLD, 4)
        p.ellipse(79, 38, 4, 4, SHU)
        p.path('M100 34C66 34 56 60 58 90C59 106 66 116 72 120H128C134 116 141 106 142 90C144 60 134 34 100 34Z', p.gradient([(0, light, 1), (1, '#A3A4B6', 1)], 56, 34, 144, 110))
    p.neck(skin, shade, 12)
    p.shoulders('#7C6FA8', '#46396E', 70, 153, 18)
    p.path('M80 154C86 166 114 166 120 154L126 208H74Z', '#EFE4CC')
    p.path('M102 163C110 162 116 159 120 154L126 208H106Z', '#C9B692')
    p.path('M80 153L66 158L72 208H88C80 188 78 172 80 153Z', '#8E80BC')
    p.path('M120 153L134 158L128 208H112C120 188 122 172 120 153Z', '#54467E')
    for i in range(9):
        t = (i - 4) / 4
        p.ellipse(100 + 22 * t, 171 - 10 * t * t, 3.5, 3.5, '#FFF8E8')
        p.ellipse(100 + 22 * t - .9, 170 - 10 * t * t, 1.1, 1.1, '#FFFFFF')
    with p.head():
        p.ears(skin, shade, 62, 98)
        p.face(skin, shade, 62, 50, 137, .3)
        p.blush(112, 20, .2)
        p.brows(83, 15, '#8E90A2', 3, 3.6, 8)
        p.eyes(96, 15, '#3B3A4E', '#4A4250', .9)
        p.path('M75.5 103Q80 106 85 105.4M124.5 103Q120 106 115 105.4', 'none', shade, 1.8, .8)
        p.path('M69 96L65.5 94M131 96L134.5 94', 'none', shade, 1.6, .7)
        p.nose(shade, 111, 4.4)
        p.mouth(122, 8.5, '#A23F3C')
        p.path('M100 34C64 34 57 62 59 94C64 90 66 82 70 76C80 70 92 62 98 52C108 62 122 70 130 76C134 82 136 90 141 94C143 62 136 34 100 34Z', p.gradient([(0, light, 1), (.7, hair, 1), (1, '#9698AC', 1)], 58, 34, 142, 94))
        p.path('M74 66C82 58 90 52 95 44M126 66C118 58 110 52 103 44M66 78C68 66 74 56 80 50M134 78C132 66 126 56 120 50', 'none', '#8C8EA4', 1.8, .6)
        p.gleam('M65 76C67 58 76 46 90 41', 3, .6)
        for x, colour in ((68, '#F6DC8C'), (132, GOLD)):
            p.ellipse(x, 111, 3.6, 3.6, colour)
            p.ellipse(x, 117.5, 2.2, 2.6, colour)


def saku(p):
    """Broad, bearded, round glasses, a dark suit with the tie pulled loose."""
    skin, shade, hair, light = '#D3A078', '#98683F', '#14151C', '#363A48'
    with p.head(): p.path('M100 34C66 34 58 58 61 90L64 112H136L139 90C142 58 134 34 100 34Z', hair)
    p.neck(skin, shade, 18, 120, 162)
    p.shoulders('#2E3A56', '#141B2C', 90, 150, 20)
    p.path('M78 152L100 186L122 152L130 160L118 208H82L70 160Z', '#F2EAD8')
    p.path('M100 186L122 152L130 160L118 208H100Z', '#BFB295')
    p.path('M95 178H106L104 186L110 208H92L97 186Z', SHU_DEEP)
    p.path('M100 178H106L104 186L110 208H101Z', '#7E2410')
    p.path('M74 150L62 158L66 178L60 182L82 208H92C84 188 78 170 74 150Z', '#3B4968')
    p.path('M126 150L138 158L134 178L140 182L118 208H108C116 188 122 170 126 150Z', '#1A2338')
    p.gleam('M62 160L66 177L61 182', 1.8, .4)
    with p.head():
        p.ears(skin, shade, 70, 97)
        p.face(skin, shade, 69, 48, 140, .42)
        p.path('M65 96C66 104 69 110 76 111C84 109 90 108 100 108C110 108 116 109 124 111C131 110 134 104 135 96C138 128 126 150 100 150C74 150 62 128 65 96Z', p.gradient([(0, light, 1), (.5, hair, 1)], 66, 98, 130, 150))
        p.path('M88 111C94 107 98 109 100 111C102 109 106 107 112 111C116 114 119 116 122 116C114 121 106 118 100 115.4C94 118 86 121 78 116C81 116 84 114 88 111Z', '#0B0C12')
        if p.mood == 'glad': p.mouth(122, 9)
        else: p.mouth(123, 9.5, '#C87A5E', '#C87A5E')
        p.nose(shade, 106, 6)
        p.brows(79, 17, hair, 5, 2.6, 9.5)
        p.eyes(93, 17, '#20130E', '#120D0D', .95)
        for x in (83, 117):
            p.ellipse(x, 93, 14, 14, '#FFF3D6', opacity=.10)
            p.ellipse(x, 93, 14, 14, 'none', INK, 4.2)
            p.ellipse(x, 93, 14, 14, 'none', '#E9DFC6', 2.4)
            p.path('M%g 98L%g 85' % (x - 9, x - 1), 'none', '#FFFFFF', 2, .4)
        p.path('M97 91Q100 88 103 91M69 91L65 88M131 91L135 88', 'none', '#E9DFC6', 2.6)
        p.path('M64 86C56 50 74 32 98 34C124 30 144 50 136 86C134 76 132 68 127 62C112 66 90 58 80 52C76 62 68 72 64 86Z', p.gradient([(0, light, 1), (.5, hair, 1)], 60, 34, 130, 80))
        p.path('M82 50C92 44 108 46 122 58M90 42C102 40 116 44 126 54', 'none', '#050609', 2, .6)
        p.gleam('M67 66C69 52 78 42 92 40', 2.8)


def kozue(p):
    """A flat cap, curls under it, a scarf with its end thrown forward; head to one side."""
    skin, shade, hair, light = '#E8BC92', '#B2805A', '#402818', '#6E4A2E'
    lean = -3
    with p.head(lean):
        for x, y, r in ((62, 92, 15), (58, 108, 14), (64, 122, 12), (138, 92, 15), (142, 108, 14), (136, 122, 12)): p.ellipse(x, y, r, r, hair)
        p.path('M64 70H136V118H64Z', hair)
    p.neck(skin, shade, 14)
    p.shoulders('#7C8B56', '#46522E', 78)
    p.path('M66 160L56 208H70L80 168ZM134 160L144 208H130L120 168Z', '#566236')
    p.path('M64 158C62 144 84 140 100 148C116 140 138 144 136 158C136 172 118 178 100 178C82 178 64 172 64 158Z', p.gradient([(0, '#E8613A', 1), (1, '#A8321A', 1)], 64, 144, 136, 178))
    p.path('M68 156C80 164 96 166 108 160M74 166C86 173 104 174 118 168', 'none', '#7E2410', 2.2, .6)
    p.path('M108 168C120 172 122 188 119 208H98C101 192 98 180 92 174Z', p.gradient([(0, '#D9532D', 1), (1, '#9A2F18', 1)], 94, 168, 120, 208))
    p.path('M104 178L106 206M112 178L113 206', 'none', '#7E2410', 1.8, .6)
    p.gleam('M67 158C67 150 80 147 92 149', 2.2)
    with p.head(lean):
        p.ears(skin, shade, 64, 99)
        p.face(skin, shade, 63, 52, 138, .33)
        p.blush(111, 20, .2)
        p.brows(85, 15.5, hair, 4, 2.6)
        p.eyes(96, 15.5, '#3A2412', '#24150D')
        p.nose(shade, 111, 4.6)
        for x, y in ((84, 108), (89, 111), (80, 112), (113, 109), (117, 112)): p.ellipse(x, y, 1.1, 1.1, '#A2663E', opacity=.7)
        p.mouth(122, 9.5, '#984034')
        for x, y, r in ((67, 84, 9), (63, 97, 9), (66, 110, 7.5), (133, 84, 9), (137, 97, 9), (134, 110, 7.5)): p.ellipse(x, y, r, r, p.gradient([(0, light, 1), (1, hair, 1)], x - r, y - r, x + r, y + r))
        for x, y in ((62, 80), (58, 94), (62, 108)): p.gleam('M%g %gq2 -5 7 -5' % (x, y), 1.8, .4)
        p.path('M52 74C50 38 82 20 112 26C138 28 150 50 150 72C124 60 78 62 52 74Z', p.gradient([(0, '#A08A62', 1), (1, '#5E4E32', 1)], 54, 26, 146, 74))
        p.path('M112 26C138 28 150 50 150 72C140 67 130 65 120 64C128 50 124 36 112 26Z', INK, opacity=.18)
        p.path('M100 25C92 38 88 52 86 64M60 50C76 40 92 36 108 36', 'none', '#4A3D26', 1.8, .55)
        p.path('M46 76C60 56 132 52 152 72C158 80 150 86 144 82C118 70 84 74 58 84C48 88 42 82 46 76Z', p.gradient([(0, '#6E5C3C', 1), (1, '#3A3020', 1)], 46, 60, 152, 84))
        p.ellipse(106, 25, 5, 3.4, '#4A3D26')
        p.gleam('M60 60C66 46 80 36 98 32', 2.6, .5)
        p.gleam('M52 76C66 66 84 62 98 62', 1.8, .35)


WHO = {'akari': (akari, '#3A5A8C', 'fun'), 'aoba': (aoba, '#843F38', 'board'), 'sora': (sora, '#2F6470', 'rule'), 'shizuka': (shizuka, '#5F4D80', 'hand'),
       'saku': (saku, '#3F5E48', 'action'), 'kozue': (kozue, '#8E6A26', 'rule')}


def portrait(name, mood):
    draw_one, colour, woven = WHO[name]
    p = Bust(mood)
    p.ellipse(100, 100, 96, 96, colour)
    p.ellipse(100, 100, 96, 96, p.gradient([(0, INK, 0), (1, INK, .62)], 60, 30, 130, 196))
    d, filled = figure(woven, 100, 100, 95)
    if filled: p.path(d, WASHI, opacity=.06)
    else: p.path(d, 'none', WASHI, 1.2, .11)
    p.ellipse(56, 50, 86, 86, p.radial([(0, LAMP, .55), (.5, '#FFB562', .2), (1, '#FFB562', 0)], 56, 50, 86))
    ground, p.shapes = p.shapes, []
    size, sink = (1.07, 2) if name == 'shizuka' else (1.15, -10)        # her knot of hair needs its room
    with p.at(100 - 100 * size, sink, size): draw_one(p)
    return '<defs>' + '\n'.join(p.defs) + '</defs>\n' + cut(''.join(ground + p.shapes), DISC)


def draw(write):
    for name in WHO:
        for mood, drawn in MOODS.items(): write(f'portraits/{name}-{mood}', 200, 200, portrait(name, drawn))
