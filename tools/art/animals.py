#!/usr/bin/python3
"""Draws assets/emblems/, people's emblems for all games. The same files, byte for byte, each time.

<animal>-<mood>.svg   200x200, open around the animal; moods calm, glad, sad, sly, think
ground-<n>.svg        200x200, a disc to lie behind, n from 1 to 8: a tint of its own and a rim of its own, so that two people
                      with the same animal differ in more than a colour; no tint may be taken for a colour of Upcolor's code"""
from pen import P, disc, ring, at, save, f
from animals_kit import MOODS
import animals_1 as one
import animals_2 as two

ANIMALS = dict(cat=one.cat, fox=one.fox, owl=one.owl, bear=one.bear, hare=one.hare, frog=one.frog, badger=two.badger, otter=two.otter,
               hedgehog=two.hedgehog, penguin=two.penguin, tortoise=two.tortoise, mouse=two.mouse)
# sand, mist, lilac, mint, rose, slate, straw, chalk: the disc, and its rim
GROUNDS = (('#EAD9B6', '#A98C58'), ('#D3DFE4', '#7C95A1'), ('#E2D7E8', '#9483A6'), ('#D5E4D8', '#7F9C88'),
           ('#EBCFC8', '#AD7F74'), ('#B9C0CA', '#666F7D'), ('#EFEACB', '#A39D6C'), ('#F6F4EF', '#7D7A75'))


def around(n, part, offset=0): return ''.join(at(100, 100, 1, part, offset + i * 360 / n) for i in range(n))


def rim(n, c):
    """Eight rims between the radii 84 and 97."""
    if n == 1: return ring(100, 100, 93, c, 6)
    if n == 2: return around(24, disc(0, -91, 5, c))
    if n == 3: return ring(100, 100, 95.5, c, 3.4) + ring(100, 100, 88, c, 3.4)
    if n == 4: return around(16, P('M0 -98L11 -84H-11Z', c))
    if n == 5: return around(12, P('M-16.5 -91.5A93 93 0 0 1 16.5 -91.5', 'none', c, 7))
    if n == 6: return around(36, P('M0 -96V-86', 'none', c, 5))
    if n == 7: return around(14, P('M-20 -88Q-10 -101 0 -90Q10 -79 20 -88', 'none', c, 4.4))
    return ring(100, 100, 95.5, c, 3) + around(20, P('M0 -92L4.6 -86L0 -80L-4.6 -86Z', c))


if __name__ == '__main__':
    for name, draw in ANIMALS.items():
        for mood, drawn in MOODS.items(): save(f'emblems/{name}-{mood}', 200, 200, at(100, 100, 1, draw(drawn)))
    for n, (tint, line) in enumerate(GROUNDS, 1): save(f'emblems/ground-{n}', 200, 200, disc(100, 100, 98, tint) + rim(n, line))
