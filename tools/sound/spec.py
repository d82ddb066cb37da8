"""The score of SPEC: a card room at night, in G minor.

What has a note stands on G A C D Eb (the koto's own five steps, with a dark second above D) or on the Bb and F of the music's chords, so that nothing fights
the theme. Paper, wood, clay and silk; no electricity but the piano's. An effect answers the picture of the same name: Twice is heard twice, the Hand Swap
crosses, Nullify cuts the string. The words of the table (bet, call, check …) are those of the other poker tables, made of clay and felt here."""
from instruments import hertz, snap, thud, wood
from score import at, steps, takes, varied
from spec_instruments import (applause, bamboo, bowl, card, clapper, goblet, ink, koto, mew, mew_of_dealer, peel, pour, shimmer, vibes)
from upcolor_instruments import chip, cloth

SHORT = 0.24        # seconds: what is heard at every turn
ORDER = 'G4 A4 C5 D5 Eb5 G5 A5 C6'      # one step for each order number, 1 to 8


def run(line, gap, level=0.0, ms=0.0, play=koto, **more):
    """A run of notes, `gap` ms apart; 'x+y' together."""
    return [at(ms + k * gap + 9.0 * j, level, play, hertz(note), **more)
            for k, chord in enumerate(line.split()) for j, note in enumerate(chord.split('+')) if note != '.']


def chips(count, gap, pitch, rise, level=-3.0, ms=0.0):
    """Some clay chips one after the other, each a little higher (or lower) than the one before."""
    return [at(ms + k * gap, level + 0.4 * k, chip, 2350.0 * pitch * (1 + rise * k + 0.02 * (k % 2))) for k in range(count)]


def bright(line):
    return [hertz(note) for note in line.split()]


TABLE = [
    takes('spec/turn', 'button', 3, lambda take: run(('D4 A4', 'G4 D5', 'A4 C5')[take - 1], 120, -1, seconds=0.3, ring=0.6), 'parlour', -16, longest=0.4),
    # A clapper for the level, as a stage hand would call it, and the bowl behind it.
    takes('spec/blinds-up', 'word', 2, lambda take: [
        at(0, -4, clapper, 1250), at(150, -2, clapper, 1250), at(160, -7, bowl, hertz(('G4', 'A4')[take - 1]), 0.8, 0.22)] + chips(2, 60, 0.9, 0.1, -13, 290),
        'parlour', -14, longest=0.85, lufs=-25),
    # The last chip rolls and lies; somebody's lamp goes out.
    takes('spec/bust', 'hit', 2, lambda take: [
        at(int(340 * (1 - 0.74 ** k)), -9 + 0.3 * k, chip, (2050, 1900)[take - 1] - 22 * k) for k in range(8)]
        + [at(380, 0, thud, 62, 0.4, 0.07), at(380, -6, koto, hertz('G2'), 0.9, 1.1, 0.45), at(392, -9, koto, hertz('D3'), 0.8, 0.9, 0.45),
           at(400, -15, cloth, 0.3, 1200, 300, 0.2)], 'parlour', -14, longest=1.0),
    # A chair, and a full stack again.
    takes('spec/reenter', 'word', 2, lambda take: [
        at(0, -3, thud, 105, 0.14, 0.025), at(0, -12, ink, 0.16, 900, 0.5, 70)] + chips(7, 34, 0.9, 0.03, -5, 150)
        + run(('G4 D5', 'A4 D5')[take - 1], 120, -3, 400, seconds=0.5, ring=0.8), 'parlour', -15, longest=0.85),
]

CARDS = [
    # A card laid down face up before the others, with the flat of the hand.
    varied('spec/declare', 'card', 3, lambda p: [
        at(0, -9, card, 0.07, 2200 * p, 0.7), at(55, -3, snap, 0.8 * p), at(55, 0, thud, 145 * p, 0.11, 0.020), at(58, -8, wood, 520 * p, 0.08, 0.010, 0.3)],
        'parlour', -17, longest=0.27),
    # Down on the paper, and the wax lets go.
    varied('spec/seal', 'card', 3, lambda p: [
        at(0, 0, thud, 122 * p, 0.12, 0.022), at(0, -8, wood, 260 * p, 0.08, 0.010, 0.5), at(132, -9, peel, 0.06, 1500 * p)], 'booth', -15, longest=SHORT),
    varied('spec/no', 'touch', 3, lambda p: [
        at(0, 0, thud, 185 * p, 0.08, 0.014), at(0, -14, card, 0.08, 1300 * p, 0.3)], 'booth', -18, longest=0.16),
    varied('spec/back', 'card', 3, lambda p: [
        at(0, 0, card, 0.16, 1300 * p, 0.4), at(40, -5, card, 0.15, 2400 * p, 0.7), at(165, -6, snap, 1.15 * p)], 'booth', -16, longest=SHORT),
    # Heard once, and once more a little further off.
    takes('spec/twice', 'word', 2, lambda take: [
        at(0, -10, ink, 0.26, 1900, 0.3), at(90, -2, clapper, 1300), at(420, -4, clapper, 1460)]
        + run(('D4 A4', 'G4 D5')[take - 1], 78, -2, 90, seconds=0.6, ring=0.9) + run(('D4 A4', 'G4 D5')[take - 1], 78, -6, 420, seconds=0.6, ring=0.9),
        'saloon', -14, longest=0.95),
    # Three cards swept together, three laid out.
    takes('spec/exchange', 'word', 2, lambda take: [
        at(0, -2, card, 0.24, 1200, 0.6), at(20, -8, ink, 0.24, 2000, 0.6)]
        + [stroke for k in range(3) for stroke in (
            at(310 + 105 * k, -3, snap, 0.85 + 0.06 * k), at(310 + 105 * k, -3, thud, 170 + 12 * k, 0.08, 0.013),
            at(314 + 105 * k, -4, koto, hertz((('C4', 'Eb4', 'G4'), ('D4', 'G4', 'A4'))[take - 1][k]), 0.5, 0.6))], 'parlour', -14, longest=0.9),
    # Twice the height: a stack, and the same once more on top.
    takes('spec/straddle', 'word', 2, lambda take: chips(4, 32, 0.86, 0.02, -4) + chips(6, 32, (1.0, 1.05)[take - 1], 0.02, -4, 210)
          + [at(150, -4, thud, 120, 0.12, 0.022), at(410, -1, thud, 135, 0.14, 0.024), at(412, -4, koto, hertz('D4'), 0.5, 0.6), at(424, -5, koto, hertz('G4'), 0.5, 0.6)],
          'parlour', -15, longest=0.8),
    # A cord drawn tight, a hollow knock, and quiet.
    takes('spec/passive', 'word', 2, lambda take: [
        at(0, -7, ink, 0.34, 700, 0.75, (48, 54)[take - 1]), at(330, 0, bamboo, (330, 300)[take - 1], 0.3, 0.034), at(334, -5, thud, 85, 0.2, 0.035),
        at(340, -7, koto, hertz('D3'), 0.4, 0.35, 0.4)], 'parlour', -14, longest=0.7),
    # Two cards, both at once.
    takes('spec/both', 'word', 2, lambda take: [
        at(0, -8, card, 0.12, 1900, 0.7), at(120, -3, snap, 0.85), at(128, -3, snap, 1.0), at(120, -2, thud, 130, 0.14, 0.024)]
        + run(('G3+D4', 'A3+D4')[take - 1], 1, -1, 122, seconds=0.7, ring=0.9) + run(('G4+D5', 'A4+D5')[take - 1], 1, -8, 240, seconds=0.5, ring=0.7),
        'parlour', -14, longest=0.75),
    # Two hands pass each other: one figure up, one down, at the same time.
    takes('spec/swap', 'word', 2, lambda take: [
        at(0, -4, cloth, 0.3, 500, 1900, 0.5), at(140, -4, cloth, 0.3, 1900, 500, 0.5), at(420, -6, snap, 0.9), at(440, -7, snap, 1.1)]
        + run(('G4 A4 D5', 'G4 C5 D5')[take - 1], 115, -3, 60, seconds=0.5, ring=0.7) + run(('D5 A4 G4', 'D5 C5 G4')[take - 1], 115, -6, 64, vibes, seconds=0.6, half=0.14),
        'parlour', -14, longest=0.85),
    # A lamp behind paper, and through it.
    takes('spec/clairvoyance', 'word', 2, lambda take: [
        at(0, -3, bowl, hertz(('D5', 'C5')[take - 1]), 1.0, 0.26), at(0, -10, cloth, 0.5, 700, 2600, 0.7),
        at(120, -7, shimmer, bright(('D6 A6 Eb7', 'C6 G6 D7')[take - 1]), 0.75, 14, 0.9), at(430, -5, koto, hertz(('A5', 'G5')[take - 1]), 0.5, 0.6)],
        'saloon', -14, longest=1.0),
    # The nail drawn over all the strings, upwards.
    takes('spec/upgrade', 'word', 2, lambda take: run(('D4 Eb4 G4 A4 C5 D5 Eb5 G5 A5', 'G3 A3 C4 D4 Eb4 G4 A4 C5 D5')[take - 1], 44, -4, 40, seconds=0.6, ring=0.8)
          + [at(0, -8, card, 0.2, 1700, 0.6), at(445, -2, koto, hertz(('D6', 'G5')[take - 1]), 0.6, 0.9), at(450, -3, snap, 0.9), at(450, -7, thud, 150, 0.1, 0.016)],
          'parlour', -14, longest=0.9),
    # Downwards; a cut; the string hangs.
    takes('spec/nullify', 'hit', 2, lambda take: run(('A5 G5 Eb5 D5 C5 A4 G4', 'D5 C5 A4 G4 Eb4 D4 C4')[take - 1], 40, -6, seconds=0.2, ring=0.4)
          + [at(290, -2, clapper, 980, 0.2, 0.013), at(290, 0, thud, 74, 0.4, 0.06), at(292, -6, peel, 0.12, 1100), at(300, -5, koto, hertz('D3'), 0.5, 0.5, 0.5, -260),
             at(300, -13, cloth, 0.4, 1600, 300, 0.15)], 'parlour', -14, longest=0.85),
    # The lacquer disc: slid over, it turns on its rim and lies.
    takes('spec/button', 'word', 2, lambda take: [at(0, -6, card, 0.22, 1000, 0.5)]
          + [at(180 + 400 * (1 - 0.80 ** k), -4 - 0.9 * k, wood, (640, 700)[take - 1] * (1 + 0.035 * k), 0.06, 0.007, 0.5) for k in range(11)]
          + [at(180, -2, thud, 125, 0.12, 0.02), at(560, -1, koto, hertz(('G4', 'D4')[take - 1]), 0.5, 0.7), at(568, -5, koto, hertz(('D5', 'A4')[take - 1]), 0.5, 0.7)],
          'parlour', -15, longest=0.95),
]

AROUND = [
    varied('spec/meow', 'word', 3, lambda p: [at(0, 0, mew, p, 0.60 + 0.5 * (p - 1), 1.0 + 1.2 * (p - 1))], 'parlour', -15, longest=0.8),
    takes('spec/dealer-meow', 'word', 1, lambda take: [at(0, 0, mew_of_dealer)], 'parlour', -15, longest=0.8),
    takes('spec/toast', 'word', 2, lambda take: [
        at(0, 0, goblet, (1980, 2110)[take - 1], 1.2, 0.15, 0.2), at(6, -2, goblet, (2370, 2640)[take - 1], 1.2, 0.17, 0.3),
        at(150, -13, pour, 0.4, 700, 600), at(110, -15, shimmer, bright('G6 D7 A6 G7'), 1.0, 18, 1.2, 0.09),
        at(20, -9, koto, hertz('G4'), 0.9, 1.0), at(60, -9, koto, hertz('D5'), 0.9, 1.0)], 'parlour', -14, longest=1.3),
    takes('spec/applause', 'stage', 2, lambda take: [at(0, 0, applause, 6, 1.6)], 'saloon', -11, longest=1.75),
    # One card out of a fan: its neighbours let it go.
    varied('spec/draw', 'card', 3, lambda p: [
        at(0, -2, card, 0.14, 2000 * p, 0.7), at(30, -13, snap, 1.3 * p), at(75, -11, snap, 1.2 * p), at(130, -2, snap, 0.95 * p)], 'booth', -16, longest=SHORT),
    # The deck opens into a fan: the edges tick by, faster and slower again.
    takes('spec/fan', 'word', 2, lambda take: [at(0, -6, card, 0.5, (1500, 1700)[take - 1], 0.45)]
          + [at(30 + 420 * (k / 21) ** 2 * (3 - 2 * k / 21), -6 + 3 * (k % 3 == 0), snap, 1.0 + 0.012 * k) for k in range(22)] + [at(470, -7, thud, 160, 0.08, 0.013)], 'parlour', -16, longest=0.7),
    # The tournament rests: clappers that hasten, and a bowl.
    takes('spec/break', 'stage', 1, lambda take: [at(ms, -7 + 0.6 * k, clapper, 1250) for k, ms in enumerate((0, 300, 520, 680, 795))]
          + [at(930, 0, bowl, hertz('G4'), 1.7, 0.42), at(935, -8, bowl, hertz('D5'), 1.5, 0.34)] + run('G3+D4+A4', 40, -6, 1010, seconds=1.2, ring=1.4),
          'saloon', -14, longest=2.6),
    # A word to the bar: a small bell and a pencil.
    takes('spec/order', 'button', 3, lambda take: [
        at(0, 0, bowl, hertz(('D6', 'C6', 'Eb6')[take - 1]), 0.4, 0.08), at(110, -10, ink, 0.12, 2600, 0.5, 130), at(245, -12, ink, 0.10, 2300, 0.5, 130)],
        'parlour', -16, longest=0.42),
    # A coaster, a glass, ice.
    takes('spec/serve', 'word', 2, lambda take: [
        at(0, -3, thud, 175, 0.08, 0.012), at(95, -1, thud, 130, 0.1, 0.018), at(95, -7, goblet, (1250, 1380)[take - 1], 0.3, 0.03, 0.7),
        at(150, -8, goblet, 3100, 0.2, 0.022, 0.4), at(215, -10, goblet, 3560, 0.2, 0.02, 0.4), at(300, -12, goblet, 2900, 0.2, 0.02, 0.4),
        at(120, -9, pour, 0.4, 520, 760)], 'parlour', -15, longest=0.65),
]

SOUNDS = TABLE + CARDS + AROUND
