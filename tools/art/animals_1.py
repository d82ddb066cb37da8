"""Cat, fox, owl, bear, hare and frog. Each takes a mood and returns its emblem."""
from animals_kit import *


def cat(mood):
    fur, pale, rose, brow = '#373B4E', '#F1EBDF', '#C99A88', '#7B809A'
    neck = trunk(42, '#2D3040') + bust('M-46 52Q0 78 46 52L50 68Q0 96 -50 68Z', '#8D8399') + disc(0, 80, 10, '#E8DDC4') + P('M0 82V87', 'none', DARK, 4)
    ear = P('M-36 14L-4 -46Q2 -54 9 -46L25 14Z', fur) + P('M-16 4L2 -32L16 8Z', rose)
    head = ears(mood, ear, 33, -36, 40, 6, 34)
    head += P('M-60 6C-64 -36 -36 -54 0 -54C36 -54 64 -36 60 6L72 22L59 26L64 40L49 41C36 56 18 60 0 60C-18 60 -36 56 -49 41L-64 40L-59 26L-72 22Z', fur)
    head += P('M-12 -54L-6 -30L0 -52L6 -30L12 -54Z', '#565C78')
    head += oval(-13, 34, 19, 15, pale) + oval(13, 34, 19, 15, pale) + oval(0, 46, 13, 10, pale)
    head += whiskers(mood, 30, 32, 48, '#C9CCD8', 2.8) + nose(21, 9, rose, False)
    head += eyes(mood, 27, -6, 17, pale if mood == 'glad' else '#22242F', '#F0E2AE', None, True)
    return pose(mood, neck, head + brows(mood, 27, -28, 14, brow, 6) + mouth(mood, 37, 14, DARK, 8))


def fox(mood):
    fur, pale, deep = '#BD7342', '#F7EFE0', '#4A3230'
    neck = trunk(31, '#A5623A') + bust('M-84 104C-80 66 -46 52 0 52C46 52 80 66 84 104Z', fur) + bust('M-24 56H24L0 104Z', pale)
    band, tail = 'M-40 32Q0 58 40 32Q50 44 48 58Q0 88 -48 58Q-50 44 -40 32Z', 'M14 60L38 54L50 104H20Z'     # a knitted scarf, striped
    neck += bust(tail, '#46546A') + bust(band, '#55647C')
    for x in (-42, -21, 0, 21, 42): neck += below(f'M{x-4} 20H{x+4}V92H{x-4}Z', band, '#D7DDE4')
    neck = worn(10, .84, neck)
    ear = P('M-32 20Q-26 -34 12 -62Q20 -66 22 -56Q34 -16 26 26Z', fur) + P('M-14 8Q-8 -26 12 -44Q20 -18 14 12Z', deep) + P('M2 -53Q8 -59 12 -62Q20 -66 22 -56L24 -44Z', deep)
    head = ears(mood, ear, 40, -30, 46, 5, 38)
    head += P('M-44 -46Q0 -60 44 -46C60 -30 66 -8 84 14Q74 20 70 18Q76 28 76 32Q64 34 58 32C42 46 22 52 10 66Q0 74 -10 66C-22 52 -42 46 -58 32Q-64 34 -76 32Q-76 28 -70 18Q-74 20 -84 14C-66 -8 -60 -30 -44 -46Z', fur)
    side = 'C24 4 50 2 84 14Q74 20 70 18Q76 28 76 32Q64 34 58 32C42 46 22 52 10 66Q0 74 0 71V40Z'
    head += P('M6 20' + side, pale) + at(0, 0, -1, P('M6 20' + side, pale), sy=1)
    head = oval(0, 66, 19, 17, pale) + head
    head += P('M-8 18Q0 10 8 18L12 52Q0 44 -12 52Z', fur) + P('M-5 -52L0 -26L5 -52Z', '#9A5931')
    head += eyes(mood, 30, -8, 11) + brows(mood, 30, -27, 13, deep, 6.5) + nose(58, 12, DARK)
    if mood == 'glad': head += P('M-16 66Q0 74 16 66Q14 88 0 88Q-14 88 -16 66Z', THROAT) + P('M-9 76Q0 72 9 76Q7 88 0 88Q-7 88 -9 76Z', TONGUE)
    elif thinks(mood): head += P('M-6 68Q6 71 18 65', 'none', DARK, 4.4)
    elif mood == 'calm': head += P('M-20 63Q-10 74 0 68Q10 74 20 63', 'none', DARK, 4.4)
    elif mood == 'sad': head += P('M-17 77Q0 62 17 77', 'none', DARK, 4.4)
    else: head += P('M-12 72Q8 80 36 50', 'none', DARK, 4.8) + P('M30 48Q37 47 40 52', 'none', DARK, 3.8) + P('M10 73L16 81L20 68Z', TOOTH)
    return at(0, -5, .96, pose(mood, neck, head))


def owl(mood):
    fur, deep, pale, horn = '#7F6450', '#5C4638', '#F3E7D2', '#D5A556'
    neck = bust('M-74 100C-74 40 -50 20 0 20C50 20 74 40 74 100Z', deep)
    for y, xs in ((62, (-36, -12, 12, 36)), (76, (-24, 0, 24))):
        for x in xs: neck += P(f'M{x-10} {y-4}Q{x} {y+14} {x+10} {y-4}Z', '#B99B7C')
    tuft = P('M-40 26Q-26 -14 26 -36Q34 -38 32 -28Q26 4 8 34Z', deep)
    head = ears(mood, tuft, 38, -42, 34, 12, -14)
    head += P('M-66 0C-66 -44 -36 -60 0 -60C36 -60 66 -44 66 0C66 40 38 58 0 58C-38 58 -66 40 -66 0Z', fur)
    head += oval(-27, -2, 34, 35, pale) + oval(27, -2, 34, 35, pale) + P('M0 -58Q18 -40 12 -22L0 -6L-12 -22Q-18 -40 0 -58Z', deep) + P('M-16 26Q0 60 16 26Z', pale)
    head += eyes(mood, 27, -2, 22, deep, '#FFFFFF', '#DDB15F') + brows(mood, 29, -33, 22, deep, 9)
    return at(0, 2, 1, pose(mood, neck, head + beak(mood, 20, 15 if mood == 'glad' else 12, horn, '#8A5F2A'), 1.3))


def bear(mood):
    fur, deep, pale = '#70513D', '#523A2C', '#DFC4A0'
    neck = trunk(54, deep) + bust('M-60 44Q0 78 60 44L66 66Q0 100 -66 66Z', '#C9C2B2')
    neck = worn(9, .92, neck + bust('M-64 62Q0 96 64 62L66 72Q0 104 -66 72Z', '#A8A08E'))
    ear = disc(8, -10, 25, fur) + disc(8, -9, 14, '#C39A77')
    head = ears(mood, ear, 44, -38, 40, 12, 30)
    head += P('M-70 8C-70 -38 -40 -56 0 -56C40 -56 70 -38 70 8C70 48 38 64 0 64C-38 64 -70 48 -70 8Z', fur)
    head += P('M-14 -56Q-4 -40 -2 -50Q2 -38 6 -50Q10 -42 16 -55Z', deep) + oval(0, 32, 34, 28, pale)
    head += eyes(mood, 31, -8, 9.5) + brows(mood, 31, -27, 13, deep, 8) + blush(mood, 52, 16, 11, '#8F6650') + nose(19, 15, DARK)
    return pose(mood, neck, head + mouth(mood, 40, 15, DARK, 12))


def hare(mood):
    fur, deep, pale, rose = '#BBA58D', '#8C7660', '#F4EBDD', '#CFA597'
    neck = bust('M-58 100C-54 60 -28 48 0 48C28 48 54 60 58 100Z', '#A68F77') + P('M0 72L-30 58Q-36 74 -30 88ZM0 72L30 58Q36 74 30 88Z', '#6E6079') + disc(0, 73, 9, '#564A60')
    long = P('M-15 18C-24 -16 -18 -58 0 -68C18 -58 24 -16 15 18Z', fur) + P('M-7 6C-12 -16 -9 -42 0 -52C9 -42 12 -16 7 6Z', rose)
    bent = P('M-15 18C-22 -8 -20 -34 -12 -46L20 -34C22 -16 20 0 15 18Z', fur) + P('M-6 8C-10 -8 -9 -22 -5 -32L9 -28Q11 -10 7 8Z', rose)
    bent += P('M-14 -46Q14 -66 46 -44Q60 -32 54 -22Q40 -30 20 -29Z', deep)
    put = lambda ear, s, turn: f'<g transform="scale({s} 1) translate(22 -32) rotate({turn})">{ear}</g>'
    pair = dict(calm=(put(long, -1, 7) + put(long, 1, 7)), glad=(put(long, -1, 24) + put(long, 1, 24)), sly=(put(long, -1, -2) + put(bent, 1, 10)),
                sad=(put(long, -1, 116) + put(long, 1, 116)))[mood]
    head = pair if mood != 'sad' else ''
    head += P('M-50 2C-50 -30 -28 -46 0 -46C28 -46 50 -30 50 2C58 22 52 40 34 48C22 58 10 60 0 60C-10 60 -22 58 -34 48C-52 40 -58 22 -50 2Z', fur)
    if mood == 'sad': head += at(0, 2, 1, pair)
    head += oval(-14, 34, 20, 17, pale) + oval(14, 34, 20, 17, pale)
    head += eyes(mood, 29, -2, 11.5) + brows(mood, 28, -21, 12, deep, 6) + blush(mood, 40, 16, 9, rose) + nose(20, 9, '#A46F66', False)
    if mood != 'sad': head += P('M-8 42H-1V55Q-5 57 -8 54ZM1 42H8V54Q5 57 1 55Z', TOOTH, '#B8AA96', 1.5) if mood != 'glad' else ''
    head += mouth(mood, 38, 13, '#5B473C', 9, teeth=True)
    return at(0, 8, 1, pose(mood, neck, head))


def frog(mood):
    fur, deep, pale = '#9AA07C', '#6F7557', '#E6E4CA'
    neck = bust('M-72 100C-66 64 -38 50 0 50C38 50 66 64 72 100Z', deep) + bust('M-34 58H34L24 104H-24Z', pale) + ''.join(P(f'M{s*4} 62L{s*40} 50L{s*34} 82Z', '#8A7A66') for s in (-1, 1)) + disc(0, 63, 8, '#6C5E4D')
    lift = dict(calm=0, glad=-6, sad=9, sly=0)[mood]
    head = ''.join(disc(s * 38, -34 + lift + (6 if mood == 'sly' and s < 0 else 0), 27, fur) for s in (-1, 1))
    head += P('M-78 18C-80 -16 -52 -34 0 -34C52 -34 80 -16 78 18C76 48 42 62 0 62C-42 62 -76 48 -78 18Z', fur)
    head += P('M-76 28C-60 40 -30 34 0 34C30 34 60 40 76 28C70 52 40 62 0 62C-40 62 -70 52 -76 28Z', pale)
    for s in (-1, 1): head += eye(mood, s, 38, -36 + lift + (6 if mood == 'sly' and s < 0 else 0), 19, '#3B4230', '#FBF6E4', '#C9A95E')
    head += brows(mood, 38, -60 + lift, 15, deep, 7) if mood in ('sad', 'sly') else ''
    head += disc(-9, 4, 3.4, deep) + disc(9, 4, 3.4, deep) + blush(mood, 58, 14, 11, '#B9A77E')
    for x, y, r in ((-58, -2, 5), (-48, -12, 3.4), (56, -6, 4.4)): head += disc(x, y, r, deep)
    if mood == 'glad':
        d = 'M-58 18Q0 34 58 18Q52 58 0 58Q-52 58 -58 18Z'
        head += P(d, THROAT) + below('M-30 50Q0 30 30 50V70H-30Z', d, TONGUE) + P('M-64 14Q0 36 64 14', 'none', '#3B4230', 5.5)
    else:
        head += P(dict(calm='M-56 24Q0 42 56 24', sad='M-46 46Q-30 26 0 28Q30 26 46 46', sly='M-44 34Q10 42 62 12M56 8Q64 8 66 16')[mood], 'none', '#3B4230', 5.5)
    return at(0, 4, 1, pose(mood, neck, head))
