"""Badger, otter, hedgehog, penguin, tortoise and mouse. Each takes a mood and returns its emblem."""
from animals_kit import *


def badger(mood):
    white, dark, grey = '#F3EEE4', '#33323B', '#8F8F97'
    neck = trunk(34, '#6B6B74') + bust('M-84 104C-80 68 -46 54 0 54C46 54 80 68 84 104Z', '#7D6B5C') + bust('M-20 50H20L0 104Z', white)
    for s in (-1, 1): neck += bust(f'M{s*18} 44L{s*40} 50L{s*46} 74L{s*5} 92Z', '#63544A') + bust(f'M{s*18} 44L{s*5} 92L0 96V84Z', '#93806F')     # a jacket with its collar up
    neck = worn(12, .88, neck)
    ear = disc(4, -6, 18, dark) + P('M-8 -19A18 18 0 0 1 18 -18Q6 -8 -8 -19Z', white)
    head = ears(mood, ear, 46, -38, 44, 14, 30)
    head += P('M-58 -10C-56 -44 -34 -58 0 -58C34 -58 56 -44 58 -10C60 10 50 24 36 32C28 50 18 66 0 66C-18 66 -28 50 -36 32C-50 24 -60 10 -58 -10Z', white)
    head = oval(0, 66, 21, 16, white) + head
    stripe = 'M13 -56C34 -54 50 -42 53 -16C54 2 46 14 34 24C28 34 22 44 17 50C10 30 14 16 12 -6C10 -22 8 -40 13 -56Z'
    head += P(stripe, dark) + at(0, 0, -1, P(stripe, dark), sy=1)
    head += eyes(mood, 29, -8, 10, '#F3EEE4', '#F3EEE4') + brows(mood, 30, -28, 12, grey, 6.5) + nose(50, 15, DARK)
    if mood == 'glad': head += P('M-17 62Q0 70 17 62Q15 84 0 84Q-15 84 -17 62Z', THROAT) + P('M-9 72Q0 68 9 72Q7 84 0 84Q-7 84 -9 72Z', TONGUE)
    elif thinks(mood): head += P('M-6 68Q6 71 16 65', 'none', DARK, 4.4)
    elif mood == 'calm': head += P('M-16 62Q-8 72 0 65Q8 72 16 62', 'none', DARK, 4.4)
    elif mood == 'sad': head += P('M-16 76Q0 60 16 76', 'none', DARK, 4.6)
    else: head += P('M-12 68Q6 76 30 46', 'none', DARK, 4.8) + P('M8 69L14 77L18 63Z', TOOTH, DARK, 1.5)
    return at(0, -6, 1, pose(mood, neck, head))


def otter(mood):
    fur, deep, pale = '#80614A', '#5F4635', '#E6D5BB'
    neck = bust('M-62 100C-62 50 -40 40 0 40C40 40 62 50 62 100Z', fur) + bust('M-36 52H36L30 104H-30Z', pale)
    paws = P('M-24 66Q0 56 24 66Q30 84 0 88Q-30 84 -24 66Z', '#9EA5AE') + P('M-14 68Q-2 64 8 68', 'none', '#C9CED4', 5)
    paws += ''.join(P(f'M{s*40} 90Q{s*36} 66 {s*22} 66Q{s*12} 70 {s*20} 80Q{s*24} 92 {s*40} 90Z', deep) for s in (-1, 1))
    ear = disc(8, -4, 14, deep) + disc(8, -3, 7, '#B08C70')
    head = ears(mood, ear, 56, -26, 46, 16, 34)
    head += P('M-66 0C-66 -36 -40 -52 0 -52C40 -52 66 -36 66 0C72 32 46 52 0 52C-46 52 -72 32 -66 0Z', fur)
    head += P('M-62 16C-50 6 -30 10 -18 4Q0 -6 18 4C30 10 50 6 62 16C58 40 36 51 0 51C-36 51 -58 40 -62 16Z', pale)
    head += eyes(mood, 36, -12, 9.5) + brows(mood, 36, -29, 12, deep, 6.5) + oval(-15, 24, 20, 16, '#F4E9D6') + oval(15, 24, 20, 16, '#F4E9D6')
    head += nose(8, 17, DARK) + whiskers(mood, 30, 24, 46, '#6B5443', 2.8) + ''.join(disc(x, y, 2, '#8B705A') for x, y in ((-20, 21), (-14, 27), (20, 21), (14, 27)))
    return at(0, -2, 1, posed(neck + paws, head + mouth(mood, 28, 14, DARK, 10), LIFT[mood] - 6, TILT[mood]))


def hedgehog(mood):
    quill, tip, face, deep = '#5B4B44', '#B7A28C', '#E0C6A2', '#8B6B50'
    neck = bust('M-66 100C-62 64 -34 52 0 52C34 52 62 64 66 100Z', '#CBB08C')
    spread, long = dict(calm=(0, 82), glad=(0, 92), sad=(16, 74), sly=(-5, 84))[mood]
    import math
    spikes, tips = '', ''
    for i in range(19):
        a = -126 + i * 14
        r = long - (6 if i % 2 else 0)
        lean = math.radians(a + (spread if a > 0 else -spread))
        base = [math.radians(a - 9), math.radians(a + 9)]
        p = lambda k, b: (k * math.sin(b), -k * math.cos(b))
        (x0, y0), (x1, y1), (xt, yt) = p(56, base[0]), p(56, base[1]), p(r, lean)
        spikes += f'M{f(x0)} {f(y0)}L{f(xt)} {f(yt)}L{f(x1)} {f(y1)}Z'
        k = .36
        tips += f'M{f(xt)} {f(yt)}L{f(xt+(x0-xt)*k)} {f(yt+(y0-yt)*k)}L{f(xt+(x1-xt)*k)} {f(yt+(y1-yt)*k)}Z'
    back = P(spikes, quill) + P(tips, tip) + disc(0, 0, 62, quill)
    for x, y in ((-30, -44), (0, -50), (30, -44), (-15, -38), (15, -38)): back += P(f'M{x-5} {y+7}L{x} {y-9}L{x+5} {y+7}Z', tip)
    ear = disc(6, -4, 15, face) + disc(6, -3, 8, '#B98F74')
    head = back + ears(mood, ear, 42, -20, 40, 12, 30)
    head += P('M0 -18C12 -34 48 -30 52 4C54 36 26 58 0 60C-26 58 -54 36 -52 4C-48 -30 -12 -34 0 -18Z', face)
    head += eyes(mood, 24, 0, 9.5) + brows(mood, 25, -16, 11, deep, 6) + blush(mood, 38, 20, 9, '#CF9F86') + oval(0, 32, 19, 15, '#F0DEC2') + nose(24, 12, DARK)
    return at(0, 2, 1, pose(mood, neck, head + mouth(mood, 40, 13, DARK, 8)))


def penguin(mood):
    coat, pale, horn = '#3B4357', '#F6F1E6', '#D5A556'
    neck = trunk(56, coat) + bust('M-40 104C-40 70 -24 58 0 58C24 58 40 70 40 104Z', pale)
    neck += bust('M-60 44Q0 76 60 44L66 64Q0 98 -66 64Z', '#A48B6E') + bust('M-44 82L-16 84L-20 106L-46 106Z', '#93795C')
    for x in (-42, -14, 14, 42): neck += P(f'M{x-4} {64 - abs(x)*.2:g}L{x+2} {80 - abs(x)*.28:g}', 'none', '#DCCBB0', 6)
    crest = {'calm': 'M-10 -52C-10 -74 4 -80 14 -76C6 -70 8 -62 10 -52Z', 'glad': 'M-14 -52C-22 -76 -12 -88 -4 -92C-4 -84 0 -76 4 -72C8 -82 16 -86 24 -84C16 -74 14 -64 12 -52Z',
             'sad': 'M-6 -52C0 -66 18 -66 30 -46C20 -52 14 -50 10 -46Z', 'sly': 'M-12 -52C-18 -72 -34 -76 -42 -72C-32 -66 -26 -58 -22 -46Z'}[mood]
    head = P(crest, coat) + P('M-62 2C-62 -38 -36 -58 0 -58C36 -58 62 -38 62 2C62 40 36 58 0 58C-36 58 -62 40 -62 2Z', coat)
    head += P('M0 -16C10 -40 52 -38 52 -2C52 32 26 54 0 54C-26 54 -52 32 -52 -2C-52 -38 -10 -40 0 -16Z', pale)
    head += eyes(mood, 27, -6, 10.5) + brows(mood, 28, -26, 13, '#6F7890', 6.5) + blush(mood, 36, 18, 9, '#DDB9A6')
    return at(0, 2, 1, pose(mood, neck, head + beak(mood, 10, 17, horn, '#8A5F2A')))


def tortoise(mood):
    skin, deep, shell, plate = '#B3AF88', '#807D5B', '#42342B', '#75593F'
    back = P('M-88 50C-92 -36 -52 -84 0 -84C52 -84 92 -36 88 50Z', shell)
    for d in ('M-23 -70H23L36 -40L20 -14H-20L-36 -40Z', 'M31 -69L43 -39L76 -27Q64 -55 31 -69Z', 'M42 -31L76 -18Q83 0 82 20L52 22L27 -8Z', 'M-20 -6H20L44 24H-44Z'):
        back += P(d, plate) + (at(0, 0, -1, P(d, plate), sy=1) if d[1] != '-' else '')
    back += P('M-92 34Q0 60 92 34Q97 34 97 40V52Q97 58 91 60Q0 82 -91 60Q-97 58 -97 52V40Q-97 34 -92 34Z', '#9A7C58')
    for x in (-66, -34, 34, 66): back += P(f'M{x} {45 - abs(x)*.1:g}V{66 - abs(x)*.1:g}', 'none', shell, 4)
    neck = back + bust('M-30 100V30H30V100Z', deep) + P('M-22 66Q0 74 22 66M-20 75Q0 82 20 75', 'none', '#646145', 4)
    neck = worn(0, 1.24, neck)      # a head is what is looked at, small as it is beside the shell
    sink = dict(calm=8, glad=-2, sad=22, sly=9)[mood]
    head = P('M-46 -6C-46 -44 -26 -58 0 -58C26 -58 46 -44 46 -6C54 14 50 42 0 46C-50 42 -54 14 -46 -6Z', skin)
    head += P('M-16 -50Q0 -56 16 -50M-11 -42Q0 -46 11 -42', 'none', deep, 4) if mood != 'sly' else P('M-8 -50Q4 -56 18 -50', 'none', deep, 4)
    head += eyes(mood, 23, -10, 9.5)
    for s in (-1, 1): head += ring(s * 23, -9, 19, '#4A4036', 4.4)
    head += P('M-5 -12Q0 -16 5 -12', 'none', '#4A4036', 4.4) + brows(mood, 24, -36, 12, deep, 6.5) if mood != 'glad' else P('M-5 -12Q0 -16 5 -12', 'none', '#4A4036', 4.4)
    head += disc(-5, 13, 2.6, deep) + disc(5, 13, 2.6, deep)
    if mood == 'glad':
        d = 'M-32 18Q0 26 32 18Q26 44 0 44Q-26 44 -32 18Z'
        head += P(d, THROAT) + below('M-16 40Q0 28 16 40V50H-16Z', d, TONGUE) + P('M-38 15Q0 30 38 15', 'none', '#55523A', 5)
    else: head += P(dict(calm='M-34 20Q-16 30 0 23Q16 30 34 20', sad='M-28 36Q0 18 28 36', sly='M-24 30Q10 34 38 13M33 9Q40 9 42 16')[mood], 'none', '#55523A', 5)
    return at(0, 2, .96, posed(neck, head, sink, TILT[mood] * 1.2, .95))


def mouse(mood):
    fur, deep, rose, pale = '#A19DA8', '#79757F', '#D3B0A8', '#ECE7E6'
    neck = trunk(30, deep) + bust('M-40 64Q0 84 40 64L44 78Q0 100 -44 78Z', '#D8CBB2') + bust('M-10 78L10 78L0 104Z', '#C2B394')
    ear = disc(18, -16, 35, fur) + disc(18, -15, 24, rose)
    head = ears(mood, ear, 36, -30, 36, 10, 30)
    head += P('M-50 -8C-50 -38 -28 -50 0 -50C28 -50 50 -38 50 -8C50 18 24 44 10 54Q0 62 -10 54C-24 44 -50 18 -50 -8Z', fur)
    head += P('M-24 30Q0 8 24 30C20 40 14 50 10 54Q0 62 -10 54C-14 50 -20 40 -24 30Z', pale) + P('M-6 -49Q0 -36 6 -49Q12 -62 2 -64Q4 -58 -2 -58Q-10 -58 -6 -49Z', deep)
    head += whiskers(mood, 20, 36, 50, '#6B6771', 2.6)
    head += eyes(mood, 24, -6, 11.5) + brows(mood, 24, -25, 11, deep, 5.5) + blush(mood, 36, 12, 8, rose) + nose(36, 9.5, '#9B6560')
    head += mouth(mood, 50, 11, DARK, 8, teeth=True)
    return at(0, 4, 1, pose(mood, neck, head))
