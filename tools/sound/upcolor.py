"""The score of Upcolor: cards on a living-room table, and a marimba that knows the colour code.

The five colours are five steps of C major: green C, yellow D, blue E, red G, and violet the C above, where the code is complete. What has a note stays
in tune with them and with the music, so its variants differ by touch and figure, not by pitch."""
from instruments import bass, hertz, horn, kalimba, snap, thud, wood
from materials import edge, on_wood, slide
from score import at, made, steps, takes, varied
from upcolor_instruments import chip, crinkle, marimba, paper, scratch, toy_piano, ukulele

CODE = 'C5 D5 E5 G5 C6'
SHORT = 0.24        # seconds: what is heard at every card


def bars(line, gap, level=0.0, ms=0.0, play=marimba, **more):
    """A run of notes, `gap` ms apart; 'x+y' together."""
    return [at(ms + k * gap + 4.0 * j, level, play, hertz(note), **more)
            for k, chord in enumerate(line.split()) for j, note in enumerate(chord.split('+')) if note != '.']


def imperial(take):
    """A fanfare for a very small crown: up the chord, and home to the first step."""
    climb = ('G4 C5 E5', 'G4 E5 G5', 'C5 G5 E5')[take - 1]
    return (bars(climb, 82, -3, seconds=0.35)
            + bars(climb, 82, -11, play=horn, seconds=0.12, bright=2.5, attack=0.02)
            + bars('C4+G4+C5', 1, 0, 262, seconds=0.5)
            + [at(262, -9, horn, hertz('C5'), 0.3, 2.5, 0.03), at(266, -15, toy_piano, hertz('C6'), 0.4),
               at(0, -12, thud, 180, 0.08, 0.012)])


def complete(take):
    """Violet lies: the five steps once more in one breath, and the last one rings."""
    gap = (46, 50, 43)[take - 1]
    return (bars('C5 D5 E5 G5', gap, -6, seconds=0.2) + bars('C6+E5', gap, -1, 4 * gap, seconds=0.45)
            + [at(4 * gap, -11 - take % 2, toy_piano, hertz('G6' if take == 2 else 'C7'), 0.35), at(0, -14, snap, 0.9)])


def pour(make, count, first, gap, slow, level):
    """Several small things one after the other: `make(k)` is the stroke's instrument and arguments."""
    strokes, ms = [], first
    for k in range(count):
        strokes.append(at(ms, level(k), *make(k)))
        ms += gap * slow ** k
    return strokes


UPCOLOR = [
    made('upcolor/deal', 'card', -28, 8, lambda rand, size: [
        at(0, -4, slide, 0.08 * rand.uniform(0.9, 1.1), 0.6, 1.1), at(48 + 40 * size.part + rand.uniform(-0.3, 0.3), 0, on_wood, rand.uniform(0.7, 1.0))], longest=SHORT, nature='climb'),
    made('upcolor/play', 'card', -27, 8, lambda rand, size: [
        at(0, -9, slide, 0.06, 0.7), at(rand.uniform(26, 40), 0, on_wood, rand.uniform(1.0, 1.3)), at(rand.uniform(44, 60), -10, edge, 0.8)], longest=SHORT),
    steps('upcolor/call', 'card', CODE, lambda note: [
        at(0, -9, thud, 185, 0.08, 0.012), at(0, -13, snap, 0.9), at(5, 0, marimba, hertz(note), 0.23, 0.055, 0.15)],
        'parlour', -18, longest=SHORT),
    takes('upcolor/imperial', 'word', 3, imperial, 'parlour', -14, longest=0.75, lufs=-24),
    made('upcolor/discard', 'card', -28, 4, lambda rand, size: [
        at(0, -2, slide, 0.12, 0.4, 0.8), at(rand.uniform(96, 110), 0, on_wood, 1.3), at(rand.uniform(112, 126), -6, on_wood, 0.9)], longest=SHORT),
    # Two knuckles on the table.
    made('upcolor/pass', 'button', -29, 6, lambda rand, size: [
        stroke for ms, p in ((0, rand.uniform(0.98, 1.05)), (rand.uniform(84, 104), rand.uniform(0.92, 0.98))) for stroke in (
            at(ms, -2, thud, 150 * p, 0.09, 0.015), at(ms, -8, wood, 310 * p, 0.07, 0.008, 0.2))], longest=SHORT),
    made('upcolor/draw', 'card', -27, 6, lambda rand, size: [
        at(0, 0, slide, rand.uniform(0.12, 0.15), 0.65, 1.15), at(rand.uniform(110, 125), -9, edge, 1.1)], longest=SHORT),
    # As many cards as there are, from four to eight.
    made('upcolor/trick-taken', 'card', -27, 4, lambda rand, size: [
        at(k * 24 + rand.uniform(-7, 7), -3, slide, 0.09, 0.4, 0.85) for k in range(3 + size)]
        + [at(24 * (2 + size) + rand.uniform(55, 75), 0, on_wood, 1.0 + 0.08 * size)], 5, longest=0.45),
    takes('upcolor/lead-passed', 'button', 3, lambda take: [
        at(0, -8, thud, 150, 0.08, 0.012), at(0, -3, marimba, hertz(('G4', 'A4', 'G4')[take - 1]), 0.2, 0.05),
        at(95, 0, marimba, hertz(('C5', 'D5', 'D5')[take - 1]), 0.22, 0.06)], 'parlour', -16, longest=0.32),
    takes('upcolor/violet-end', 'word', 3, complete, 'parlour', -14, longest=0.7),
    # Tick, tock: nobody comes after.
    varied('upcolor/last-of-lap', 'touch', 3, lambda p: [
        at(0, -2, wood, 1180 * p, 0.06, 0.008, 0.15), at(105, 0, wood, 880 * p, 0.07, 0.010, 0.15)], 'parlour', -18, longest=SHORT),
    takes('upcolor/one-card-left', 'word', 3, lambda take: [
        at(0, -2, toy_piano, hertz('G5'), 0.3, 0.08), at(120, 0, toy_piano, hertz('G5'), 0.4, 0.11),
        at((0, 120, 0)[take - 1], -9, marimba, hertz('G4'), 0.3), at(120, -10, marimba, hertz(('C5', 'D5', 'E5')[take - 1]), 0.3)],
        'parlour', -15, longest=0.5, lufs=-24),
    # A damp weight, and the step that is missing; paid off, the same figure the other way up.
    takes('upcolor/penalty-laid', 'word', 2, lambda take: [
        at(0, -2, thud, 110, 0.14, 0.026), at(0, -12, scratch, 0.09, 1100, 80)]
        + bars(('E4 Eb4 C4', 'G4 Eb4 C4')[take - 1], 115, -1, 40, seconds=0.4, half=0.09), 'parlour', -15, longest=0.75, lufs=-24),
    takes('upcolor/penalty-paid', 'word', 2, lambda take:
          bars(('C4 E4 G4', 'C4 E4 C5')[take - 1], 95, -1, seconds=0.4, half=0.09)
          + [at(190, -12, toy_piano, hertz('G5'), 0.4), at(0, -12, paper, 0.16, 2600, 0.7)], 'parlour', -15, longest=0.65, lufs=-24),
    takes('upcolor/round-won', 'stage', 2, lambda take:
          bars(('C5 E5 G5 . C6', 'G4 C5 E5 . G5')[take - 1], 88, -2, seconds=0.5)
          + bars(('C4+E4+G4', 'C4+G4+E5')[take - 1], 16, -4, 352, ukulele, seconds=0.8)
          + [at(352, -10, toy_piano, hertz('E6'), 0.6), at(352, -7, bass, hertz('C2'), 0.7)], 'parlour', -14, longest=1.15),
    # All four rounds: the code twice around, the crown, and everybody claps on the table.
    takes('upcolor/full', 'stage', 1, lambda take:
          bars('C5 D5 E5 G5 C6 D5 E5 G5 C6 E6', 84, -3, seconds=0.5)
          + bars('C4 . G4 . C5 . G4 . C5', 84, -7, play=horn, seconds=0.15, bright=3.0, attack=0.02)
          + bars('C4+G4+C5+E5+G5', 24, -2, 860, ukulele, seconds=1.4) + bars('C5+G5+C6', 1, -1, 865, seconds=1.0)
          + [at(860, -7, horn, hertz(n), 0.75, 3.2, 0.04) for n in ('C5', 'E5')]
          + [at(860, -3, bass, hertz('C2'), 1.3), at(860, -6, thud, 90, 0.25, 0.045)]
          + bars('G6 . E6 . C7', 105, -11, 1010, toy_piano, seconds=0.8)
          + [at(1000 + 96 * k, -13 - k, thud, 150 + 12 * (k % 3), 0.09, 0.014) for k in range(7)],
          'parlour', -13, longest=2.45),
    # Three bars with a hand on them: it does not go on.
    takes('upcolor/blocked', 'word', 2, lambda take: [
        at(k * 150, -1.5 * (2 - k), marimba, hertz(n), 0.14, 0.022) for k, n in enumerate((('G4', 'F4', 'D4'), ('G4', 'Eb4', 'D4'))[take - 1])]
        + [at(300, -2, thud, 100, 0.2, 0.035), at(300, -8, wood, 240, 0.12, 0.016, 0.3)], 'parlour', -15, longest=0.65),
    varied('upcolor/chips-in', 'card', 3, lambda p: pour(
        lambda k: (chip, p * (2350 + 130 * (k % 3) + 60 * k)), 5, 0, 46, 0.86, lambda k: -4 + 0.8 * k)
        + [at(150, -8, thud, 190 * p, 0.07, 0.012)], 'booth', -14, longest=SHORT),
    varied('upcolor/chips-out', 'card', 3, lambda p: [at(0, -7, paper, 0.16, 1700 * p, 0.5, 0.7)] + pour(
        lambda k: (chip, p * (2900 - 150 * k + 90 * (k % 2))), 6, 10, 26, 1.12, lambda k: -0.7 * k), 'booth', -14, longest=SHORT),
    varied('upcolor/sweets-in', 'card', 3, lambda p: [
        at(0, 0, crinkle, 0.15, 3900 * p, 26, 0.35), at(120, -3, thud, 210 * p, 0.08, 0.012), at(148, -6, thud, 240 * p, 0.07, 0.010)],
        'booth', -15, longest=SHORT),
    varied('upcolor/sweets-out', 'card', 3, lambda p: [
        at(0, -8, thud, 230 * p, 0.07, 0.010), at(10, 0, crinkle, 0.21, 4300 * p, 40, 0.45)], 'booth', -15, longest=SHORT),
    # A neighbour slides a small stack over: two notes that ask, and the chips.
    takes('upcolor/borrow', 'word', 3, lambda take: [
        at(0, -10, paper, 0.2, 1600, 0.6, 0.7), at(150, -5, chip, 2500), at(192, -3, chip, 2700 + 60 * take), at(230, -5, chip, 2420),
        at(150, -3, kalimba, hertz('D5'), 0.3, 0.06), at(260, -1, kalimba, hertz(('G5', 'A5', 'E5')[take - 1]), 0.4, 0.08)],
        'parlour', -15, longest=0.6),
]

SOUNDS = UPCOLOR
