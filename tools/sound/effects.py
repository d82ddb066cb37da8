"""The score of every short sound: the frame's, the cards', and those of the woodcut west."""
from instruments import (banjo, bass, bell, blast, brush, crack, drum, guitar, hertz, horn, kalimba, metal, snap, swish,
                         thud, wood)
from score import at, steps, varied

# A minor without its second and sixth: no two steps of it quarrel, whatever music plays beneath.
PENTATONIC_8 = 'A3 C4 D4 E4 G4 A4 C5 D5'
PENTATONIC_12 = 'A3 C4 D4 E4 G4 A4 C5 D5 E5 G5 A5 C6'

UI = [
    varied('ui/focus', 'touch', 3, lambda p: [at(0, 0, wood, 1500 * p, 0.06, 0.005, 0.3)]),
    varied('ui/slider', 'touch', 3, lambda p: [at(0, 0, wood, 2100 * p, 0.05, 0.004, 0.4)]),
    varied('ui/press', 'button', 3, lambda p: [
        at(0, 0, wood, 640 * p, 0.12, 0.013, 0.5), at(2, -9, thud, 170 * p, 0.1, 0.018)], 'booth', -14),
    varied('ui/back', 'button', 3, lambda p: [
        at(0, -3, wood, 560 * p, 0.1, 0.012, 0.4), at(58, 0, wood, 420 * p, 0.12, 0.015, 0.4)], 'booth', -14),
    varied('ui/toggle', 'button', 3, lambda p: [
        at(0, -5, wood, 900 * p, 0.08, 0.007, 0.7), at(34, 0, wood, 1260 * p, 0.09, 0.009, 0.4)], 'booth', -14),
    varied('ui/refuse', 'word', 3, lambda p: [
        at(0, 0, thud, 128 * p, 0.16, 0.03), at(0, -10, wood, 270 * p, 0.1, 0.02, 0.2),
        at(105, -1, thud, 120 * p, 0.2, 0.035), at(105, -10, wood, 255 * p, 0.12, 0.02, 0.2)], 'booth', -14),
    varied('ui/page', 'button', 3, lambda p: [
        at(0, 0, swish, 0.2, 2300 * p, 0.55, 0.7), at(128, -7, snap, 0.8 * p)], 'booth', -16),
    varied('ui/open', 'button', 3, lambda p: [
        at(0, -10, swish, 0.16, 1500 * p, 0.7, 0.8), at(40, -2, kalimba, 392.0 * p, 0.5, 0.07),
        at(105, 0, kalimba, 587.3 * p, 0.6, 0.09)], 'saloon', -16),
    varied('ui/toast', 'word', 3, lambda p: [
        at(0, -2, kalimba, 523.3 * p, 0.6, 0.1), at(110, 0, kalimba, 784.0 * p, 0.8, 0.13)], 'saloon', -14),
    varied('ui/earned', 'word', 1, lambda p: [
        at(0, -4, kalimba, 440.0 * p, 0.6, 0.1), at(90, -3, kalimba, 587.3 * p, 0.6, 0.1), at(180, -2, kalimba, 659.3 * p, 0.7, 0.12),
        at(300, 0, kalimba, 880.0 * p, 1.1, 0.2), at(300, -7, bell, 1760.0 * p, 1.2, 0.3)], 'saloon', -14),
]


def riffle(p):
    """Two halves falling into each other: ticks that come faster, then slower, and the bridge that springs back."""
    strokes, ms = [], 0.0
    for k in range(34):
        strokes.append(at(ms, -5 - 5 * abs(k - 20) / 20 - 3 * (k % 2), snap, p * (0.9 + 0.012 * k), 0.04))
        ms += 21 - 0.75 * k if k < 16 else 9 + 0.5 * (k - 16)
    strokes.append(at(ms + 60, -3, swish, 0.3, 2700 * p, 0.75, 0.7))
    strokes.append(at(ms + 330, 0, thud, 190 * p, 0.12, 0.018))
    strokes.append(at(ms + 334, -4, snap, 0.8 * p))
    return strokes


CARDS = [
    varied('cards/deal', 'card', 5, lambda p: [
        at(0, -4, swish, 0.11, 2900 * p, 0.7, 0.7), at(88, 0, snap, p), at(90, -3, thud, 205 * p, 0.1, 0.014)],
        'booth', -16, nature='climb'),
    varied('cards/flip', 'card', 3, lambda p: [
        at(0, -8, swish, 0.07, 3600 * p, 0.5), at(52, 0, snap, 1.22 * p), at(70, -5, thud, 240 * p, 0.08, 0.01)],
        'booth', -16),
    steps('cards/select', 'card', PENTATONIC_8, lambda note: [
        at(0, -9, snap, 1.3), at(4, 0, kalimba, hertz(note) * 2, 0.45, 0.06)], 'booth', -16),
    varied('cards/deselect', 'card', 3, lambda p: [
        at(0, -4, snap, 0.75 * p), at(4, 0, kalimba, 330.0 * p, 0.3, 0.035)], 'booth', -16),
    varied('cards/shuffle', 'card', 3, riffle, 'booth', -16),
    varied('cards/discard', 'card', 3, lambda p: [
        at(0, 0, swish, 0.24, 1900 * p, 0.35, 0.6), at(196, -8, thud, 150 * p, 0.12, 0.016),
        at(200, -9, snap, 0.7 * p)], 'booth', -16),
    varied('cards/sort', 'card', 3, lambda p: [
        at(42 * k + (6 if k % 2 else 0), -3 + 0.6 * k, snap, p * (0.85 + 0.07 * k), 0.05) for k in range(6)]
        + [at(30, -8, swish, 0.26, 2600 * p, 0.6)], 'booth', -16),
]


def gun(p, weight, seconds):
    return [at(0, 0, crack, p, seconds, weight), at(1, -15, metal, 1900 * p, 0.1, 0.01, 0.4),
            at(4, -6, drum, 54 * p, 0.6, 0.09 * weight, 0.1)]


def ratchet(p):
    """A cylinder let go: clicks that slow down, and the pawl that catches it."""
    strokes, ms, gap = [], 0.0, 26.0
    for k in range(22):
        strokes.append(at(ms, -7 - 0.15 * k + (2 if k % 6 == 0 else 0), metal, p * (3100 - 30 * k), 0.06, 0.005, 1.2))
        ms += gap
        gap *= 1.085
    strokes.append(at(ms, 0, metal, 1700 * p, 0.16, 0.014, 1.0))
    strokes.append(at(ms, -5, thud, 210 * p, 0.1, 0.012))
    return strokes


def fuse_and_blast(p):
    return [at(0, -22, swish, 0.34, 6200 * p, 0.8, 0.6), at(60, -26, swish, 0.26, 4200 * p, 0.7, 0.9),
            at(330, 0, blast, p, 1.6), at(330, -5, crack, 0.7 * p, 0.6, 1.8)]


def notes(instrument, line, gap, level=0.0, **more):
    """A run: 'A3 C4 E4' spread over `gap` ms each; 'x+y' together."""
    return [at(k * gap + 3.0 * j, level, instrument, hertz(note), **more)
            for k, chord in enumerate(line.split()) for j, note in enumerate(chord.split('+')) if note != '.']


ACE = [
    steps('ace/score', 'step', PENTATONIC_12, lambda note: [
        at(0, 0, banjo, hertz(note), 0.7), at(0, -8, kalimba, hertz(note) * 2, 0.4, 0.06),
        at(0, -15, metal, 4300, 0.12, 0.02, 0.3)], 'saloon', -18),
    varied('ace/shot', 'gun', 3, lambda p: gun(p, 1.0, 0.5), 'street', -13),
    varied('ace/shot-heavy', 'gun', 2, lambda p: gun(0.82 * p, 1.6, 0.8)
           + [at(26, -3, crack, 0.7 * p, 0.7, 1.7), at(10, -2, drum, 44 * p, 0.9, 0.16, 0.1)], 'canyon', -12),
    varied('ace/hit', 'hit', 3, lambda p: [
        at(0, 0, thud, 105 * p, 0.22, 0.04), at(0, -4, wood, 360 * p, 0.16, 0.018, 0.9),
        at(12, -10, snap, 0.7 * p), at(30, -16, swish, 0.14, 1700 * p, 0.2)], 'saloon', -15),
    varied('ace/kill', 'hit', 2, lambda p: [
        at(0, 0, drum, 58 * p, 0.9, 0.13, 0.4), at(0, -5, thud, 96 * p, 0.3, 0.05), at(0, -6, wood, 300 * p, 0.2, 0.02, 0.8),
        at(330, -7, thud, 82 * p, 0.3, 0.05), at(420, -12, thud, 100 * p, 0.2, 0.03)]
        + [at(ms + 150, -8, guitar, hertz(n) * p, 1.4) for ms, n in ((0, 'E3'), (150, 'C3'), (330, 'A2'))], 'saloon', -12),
    varied('ace/jam', 'metal', 2, lambda p: [
        at(0, -2, metal, 2400 * p, 0.09, 0.008, 1.0), at(0, -8, wood, 700 * p, 0.06, 0.006),
        at(175, 0, metal, 2150 * p, 0.09, 0.008, 1.0), at(175, -7, wood, 640 * p, 0.06, 0.006)], 'booth', -14),
    varied('ace/reload', 'metal', 3, lambda p: [
        at(0, -3, metal, 1900 * p, 0.12, 0.012, 0.8), at(150, -9, swish, 0.08, 4200 * p, 0.5),
        at(215, -5, metal, 3300 * p, 0.08, 0.008), at(318, -6, metal, 3450 * p, 0.08, 0.008),
        at(425, -5, metal, 3380 * p, 0.08, 0.008), at(600, 0, metal, 1500 * p, 0.16, 0.015, 1.0),
        at(602, -4, thud, 190 * p, 0.1, 0.014)], 'booth', -14),
    varied('ace/spin', 'metal', 1, ratchet, 'booth', -14),
    varied('ace/arm', 'metal', 2, lambda p: [
        at(0, -5, metal, 2700 * p, 0.08, 0.008), at(72, 0, metal, 1800 * p, 0.14, 0.014, 0.9),
        at(74, -6, thud, 230 * p, 0.08, 0.01), at(80, -12, kalimba, 440 * p, 0.5, 0.08)], 'booth', -14),
    varied('ace/disarm', 'metal', 1, lambda p: [
        at(0, -2, metal, 1700 * p, 0.12, 0.012, 0.7), at(64, -4, metal, 2300 * p, 0.08, 0.007),
        at(66, -9, wood, 520 * p, 0.08, 0.01)], 'booth', -14),
    varied('ace/bonus', 'word', 2, lambda p: [
        at(85 * k, -3 + 0.7 * k, banjo, hertz(n) * p, 0.8) for k, n in enumerate(('A3', 'C#4', 'E4', 'A4', 'C#5'))]
        + [at(360, -12, metal, 4600 * p, 0.5, 0.07, 0.2), at(430, -15, metal, 5400 * p, 0.5, 0.06, 0.2)], 'saloon', -14),
    # The Joker grins: a run over the devil's interval.
    varied('ace/joker', 'word', 1, lambda p:
           [at(78 * k, -2, banjo, hertz(n), 0.6) for k, n in enumerate(('A4', 'D#4', 'G#4', 'D4', 'G4', 'C#4'))]
           + [at(560, -1, banjo, hertz('A3'), 1.0), at(564, -3, banjo, hertz('D#4'), 1.0),
              at(690, -15, brush, 0.24, 4200)], 'saloon', -14),
    varied('ace/damage', 'gun', 1, fuse_and_blast, 'canyon', -13),
    varied('ace/scene', 'outdoors', 1, lambda p: [
        at(0, -3, bell, 196.0, 3.2, 0.75), at(0, 0, drum, 50, 1.4, 0.2, 0.3), at(620, -6, drum, 50, 1.2, 0.17, 0.2)],
        'canyon', -10),
    # A poster goes up: the sheet, then two blows of a hammer.
    varied('ace/enemy', 'hit', 1, lambda p: [
        at(0, -14, swish, 0.22, 2100, 0.5, 0.6), at(210, -2, wood, 430, 0.16, 0.016, 0.9), at(210, -5, thud, 120, 0.2, 0.03),
        at(212, -10, metal, 2900, 0.1, 0.012), at(450, 0, wood, 470, 0.18, 0.018, 0.9), at(450, -4, thud, 128, 0.2, 0.03),
        at(452, -9, metal, 3200, 0.12, 0.014)], 'saloon', -13),
    varied('ace/acolyte', 'outdoors', 1, lambda p: [
        at(0, -4, horn, hertz('A1'), 2.1, 3.4, 0.5), at(140, -7, horn, hertz('Bb1'), 1.9, 3.0, 0.6),
        at(0, -4, drum, 46, 1.3, 0.2, 0.2), at(700, -3, bell, hertz('Eb3'), 2.2, 0.5), at(1150, -5, drum, 46, 1.2, 0.2, 0.2)],
        'canyon', -11),
    # The devil arrives: three steps, a rising breath, and the tritone in brass.
    varied('ace/overkill', 'outdoors', 1, lambda p: [
        at(0, -2, drum, 44, 1.2, 0.18, 0.3), at(520, -1, drum, 44, 1.2, 0.18, 0.3), at(1040, 0, drum, 42, 1.5, 0.24, 0.4),
        at(60, -16, swish, 1.05, 900, 0.95, 0.8, 1.0),
        at(1040, -2, horn, hertz('A1'), 1.8, 6.5, 0.09, 0.006), at(1050, -4, horn, hertz('Eb2'), 1.75, 6.0, 0.11, 0.006),
        at(1060, -7, horn, hertz('A2'), 1.7, 5.0, 0.13, 0.008), at(1060, -9, bell, hertz('A2'), 2.2, 0.6),
        at(1900, -6, horn, hertz('Bb2'), 0.95, 6.0, 0.1, 0.008)], 'canyon', -11),
    varied('ace/win', 'outdoors', 1, lambda p:
           [at(ms, level, horn, hertz(n), length, 5.0, 0.03) for ms, level, n, length in (
               (0, -3, 'E4', 0.2), (170, -3, 'E4', 0.16), (300, -3, 'A4', 0.34), (300, -8, 'C#4', 0.34),
               (620, -3, 'B4', 0.2), (790, -2, 'C#5', 0.24), (1000, -1, 'E5', 1.3), (1000, -6, 'C#5', 1.3),
               (1000, -8, 'A4', 1.3))]
           + [at(1000 + 14 * k, -4, guitar, hertz(n), 1.9) for k, n in enumerate(('A2', 'E3', 'A3', 'C#4', 'E4', 'A4'))]
           + [at(300, -5, drum, 60, 0.7, 0.1, 0.3), at(1000, -2, drum, 56, 1.1, 0.15, 0.4),
              at(1000, -12, bell, hertz('A4'), 1.8, 0.4)], 'saloon', -14),
    varied('ace/lose', 'outdoors', 1, lambda p:
           notes(guitar, 'E3 D3 C3 B2', 320, -1, seconds=1.6)
           + [at(1280 + 22 * k, -1, guitar, hertz(n), 1.7) for k, n in enumerate(('A1', 'A2', 'E3', 'A3', 'C4'))]
           + [at(1280, -4, drum, 46, 1.3, 0.2, 0.2), at(1300, -7, bell, hertz('A2'), 1.7, 0.5)], 'saloon', -13),
    varied('ace/last-bullet', 'hit', 1, lambda p: [
        at(ms, level, drum, hz, 0.5, 0.06, 0.05) for ms, level, hz in (
            (0, 0, 58), (240, -4, 52), (900, 0, 58), (1140, -4, 52))] + [at(0, -30, bass, 55.0, 0.4)], 'booth', -14),
    # Not a point too many: two clean steps upward and the hammer on the nail.
    varied('ace/exact', 'word', 1, lambda p: [
        at(0, -4, banjo, hertz('E4'), 0.5), at(95, -3, banjo, hertz('A4'), 0.6), at(190, 0, banjo, hertz('E5'), 0.9),
        at(190, -8, metal, 3300, 0.16, 0.02, 0.6), at(192, -6, wood, 470, 0.14, 0.014, 0.8)], 'saloon', -14),
    # So near: a step up that does not arrive.
    varied('ace/one-left', 'word', 1, lambda p: [
        at(0, -2, guitar, hertz('A3'), 0.6), at(170, -2, guitar, hertz('C4'), 0.6), at(340, 0, guitar, hertz('D#4'), 1.2),
        at(340, -10, drum, 50, 0.6, 0.1, 0.1)], 'saloon', -14),
    # Five of a kind, a straight flush: the banjo runs up the whole octave, the horn calls.
    varied('ace/fanfare', 'outdoors', 1, lambda p:
           notes(banjo, 'A3 C#4 E4 A4 C#5 E5 A5', 62, -4, seconds=0.7)
           + [at(434, -2, horn, hertz('A4'), 0.9, 5.0, 0.03), at(434, -5, horn, hertz('E4'), 0.9, 5.0, 0.03),
              at(434, -6, horn, hertz('C#5'), 0.9, 5.0, 0.03), at(434, -4, drum, 56, 0.9, 0.14, 0.3),
              at(434, -10, metal, 4600, 0.6, 0.08, 0.2)], 'saloon', -14),
    # One two-note cue a seat, as steps: the second note tells who.
    steps('ace/turn', 'word', 'E4 G4 C5 D5', lambda note: [
        at(0, -3, guitar, hertz('A3'), 0.7), at(150, 0, guitar, hertz(note), 0.9)], 'saloon', -15),
]

SOUNDS = UI + CARDS + ACE
