"""The score of every short sound: the frame's, the cards', and those of the woodcut west."""
from instruments import (banjo, bell, blast, brush, crack, drum, guitar, hertz, horn, kalimba, metal, swish, thud,
                         wood)
from materials import banded, cloth_hit, edge, fall, heap, land, powder, press, ricochet, ring, shell, slide, steel
from score import at, each, made, steps, varied

# A minor without its second and sixth: no two steps of it quarrel, whatever music plays beneath.
PENTATONIC_8 = 'A3 C4 D4 E4 G4 A4 C5 D5'
PENTATONIC_12 = 'A3 C4 D4 E4 G4 A4 C5 D5 E5 G5 A5 C6'

def key(rand, pitch, world):
    """A finger on a button of that world: wood, iron, glass, lacquer, the bar of a toy. `pitch` is 1 where it lies."""
    low, high = ((640, 1480), (1150, 2400), (1320, 2790), (450, 1260), (720, 2850))[world]
    seconds = 0.075
    modes = {0: ((1, 0.035, 1.0), (2.31, 0.024, 0.55)), 1: ((1, 0.042, 0.8), (1.47, 0.05, 0.8), (2.56, 0.03, 0.5)), 2: ((1, 0.045, 1.0), (2.11, 0.035, 0.6), (3.57, 0.016, 0.3)),
             3: ((1, 0.046, 1.0), (2.8, 0.022, 0.7), (4.7, 0.01, 0.25)), 4: ((1, 0.065, 1.0), (3.96, 0.018, 0.3))}[world]
    tone = ring(seconds, tuple((low * pitch * ratio * rand.uniform(0.985, 1.015), t60, gain) for ratio, t60, gain in modes))
    tap = banded(rand, seconds, 1500 if world != 1 else 3000, 5000 if world != 1 else 9000) * fall(seconds, 0.006, 0.0001)
    under = ring(seconds, ((170, 0.030, 1.0),))
    return tone / abs(tone).max() + (0.5, 0.8, 0.3, 0.5, 0.25)[world] * tap + (0.25, 0.15, 0.05, 0.3, 0.2)[world] * under


def strike(ms, level, pitch, world):
    return at(ms, level, key, pitch, world)


def touched(rand, size):
    return [strike(0, 0, 1.0, size - 1), strike(rand.uniform(50, 68), -13, 1.08, size - 1)]


def fallen(rand, size):
    return [strike(0, 0, 1.0, size - 1), strike(rand.uniform(50, 66), -1, 0.75, size - 1)]


def tipped(rand, size):
    """Sizes by twos: off falls, on rises."""
    first, second = ((1.33, 1.0), (1.0, 1.33))[(size - 1) % 2]
    return [strike(0, -1, first, (size - 1) // 2), strike(rand.uniform(38, 52), 0, second, (size - 1) // 2)]


WORLDS = 5
UI = [
    made('ui/focus', 'touch', None, 4, lambda rand, size: [at(0, 0, press, 2400 * rand.uniform(0.97, 1.03), 5100, 0.012, 0.0)]),
    # The lowest of its octave: the value lifts it (src/app/overlay.c).
    made('ui/slider', 'touch', None, 4, lambda rand, size: [at(0, 0, press, 1500, 3300, 0.013, 0.0)]),
    made('ui/press', 'button', None, 4, touched, WORLDS),
    made('ui/back', 'button', None, 4, fallen, WORLDS),
    made('ui/toggle', 'button', None, 4, tipped, 2 * WORLDS),
    # Two damp knocks: not this.
    made('ui/refuse', 'notice', None, 3, lambda rand, size: [
        at(ms, level, pressed_felt, hz) for ms, level, hz in ((0, 0, 240), (95 + rand.uniform(-6, 6), -1, 210))]),
    made('ui/page', 'button', None, 4, lambda rand, size: [
        at(0, 0, slide, 0.18 * rand.uniform(0.93, 1.07), 0.5, 0.45), at(160, -8, land, 0.6, 0.6)]),
    made('ui/open', 'button', None, 4, lambda rand, size: [
        at(0, -10, swish, rand.uniform(0.14, 0.18), 1500 * rand.uniform(0.95, 1.05), 0.7, 0.8), at(rand.uniform(32, 48), -2, kalimba, 392.0, 0.5, 0.07),
        at(rand.uniform(98, 114), 0, kalimba, 587.3, 0.6, 0.09)], room='saloon', wet=-16),
    varied('ui/toast', 'notice', 3, lambda p: [
        at(0, -2, kalimba, 523.3 * p, 0.6, 0.1), at(110, 0, kalimba, 784.0 * p, 0.8, 0.13)], 'saloon', -14),
    varied('ui/earned', 'notice', 1, lambda p: [
        at(0, -4, kalimba, 440.0 * p, 0.6, 0.1), at(90, -3, kalimba, 587.3 * p, 0.6, 0.1), at(180, -2, kalimba, 659.3 * p, 0.7, 0.12),
        at(300, 0, kalimba, 880.0 * p, 1.1, 0.2), at(300, -7, bell, 1760.0 * p, 1.2, 0.3)], 'saloon', -14),
]


def riffle(rand):
    """Two halves fall into each other twice, the bridge springs back, and the pack is squared."""
    strokes, ms = [], 0.0
    for _ in range(2):
        ticks = rand.randint(26, 35)
        for k in range(ticks):
            middle = 1 - abs(2 * k / ticks - 1)
            strokes.append(at(ms, -7 + 5 * middle + rand.uniform(-2, 1), edge, rand.uniform(0.9, 1.15), 0.006))
            ms += (17 - 9 * middle) * rand.uniform(0.8, 1.2)
        ms += 70
    strokes.append(at(ms - 40, -4, slide, 0.26, 0.35, 0.8))
    ms += 230
    return strokes + [at(ms, -2, land, 1.2), at(ms + rand.uniform(80, 120), -4, land, 1.0, 0.9)]


def swept(rand, length, dark=0.8):
    """Cards drawn away together, and the heap that they make."""
    end = 1000 * length
    return [at(0, 0, slide, length, 0.35, dark), at(end - 20, -3, land, 1.3, 0.7), at(end - 20 + rand.uniform(8, 16), -6, land, 1.0, 0.8)]


CARDS = [
    made('cards/deal', 'card', None, 8, lambda rand, size: [
        at(0, -2, slide, 0.11 * rand.uniform(0.88, 1.12), rand.uniform(0.5, 0.65)), at(78 + 40 * size.part + rand.uniform(-0.3, 0.3), 0, land, rand.uniform(0.8, 1.1))], nature='climb'),
    made('cards/flip', 'card', -27, 6, lambda rand, size: [
        at(0, -7, slide, 0.045, 0.5, 1.3), at(rand.uniform(24, 32), -5, edge, 0.35, 0.014), at(rand.uniform(54, 66), 0, land)]),
    steps('cards/select', 'card', PENTATONIC_8, lambda note: [
        at(0, 0, slide, 0.03, 0.4, 1.4), at(3, -2, edge, 0.9), at(4, -7, kalimba, hertz(note) * 2, 0.2, 0.03)], 'booth', -17, lufs=-29),
    # Hands are turned up: the cards, the weight of it, and air.
    made('cards/showdown', 'hit', -24, 3, lambda rand, size: [
        at(0, -9, slide, 0.06, 0.5, 1.2), at(rand.uniform(56, 64), -2, land), at(rand.uniform(60, 68), 0, heap, 0.22),
        at(rand.uniform(110, 140), -13, slide, 0.5, 0.15, 0.5)], room='saloon', wet=-20),
    made('cards/deselect', 'card', -29, 6, lambda rand, size: [
        at(0, -3, slide, 0.03 * rand.uniform(0.9, 1.3), 0.6, 1.1), at(rand.uniform(20, 30), 0, land, 0.9, 0.85)]),
    made('cards/shuffle', 'card', -27, 4, lambda rand, size: riffle(rand)),
    made('cards/discard', 'card', -29, 6, lambda rand, size: swept(rand, rand.uniform(0.14, 0.18))),
    made('cards/sort', 'card', None, 4, lambda rand, size: [
        at(42 * k + rand.uniform(-9, 9), -3, edge, 0.8 + 0.06 * k, 0.01) for k in range(6)] + [at(20, -6, slide, 0.26, 0.5, 1.0)]),
]


def gun(rand, weight):
    """The hammer, a rest of 40, and the powder."""
    return [at(0, -17 - 2 * weight, hammer), at(40, 0, powder, weight * rand.uniform(0.96, 1.04), 1.3 + 0.3 * weight)]


def hammer(rand):
    return ring(0.05, ((2400, 0.018, 1.0), (3900, 0.018, 0.7), (6100, 0.018, 0.4)))


def ring_of(rand, hz, seconds):
    """A spring."""
    return ring(seconds, ((hz, seconds, 1.0), (hz * 1.34, seconds * 0.7, 0.5), (hz * 2.7, seconds * 0.4, 0.3))) * (1 + 0.4 * banded(rand, seconds, 20, 60))


def pressed_felt(rand, hz):
    """A damp knock."""
    knock = ring(0.09, ((hz, 0.060, 1.0), (hz * 2.02, 0.040, 0.5), (hz * 2.9, 0.025, 0.3)))
    return knock / abs(knock).max() + 0.3 * banded(rand, 0.09, 400, 1500) * fall(0.09, 0.02)


def click(rand):
    """The cylinder goes on by one: a tooth, and the pawl that holds it."""
    return [at(0, 0, steel, 1900 * rand.uniform(0.97, 1.03), 0.030), at(60 + rand.uniform(-6, 6), -3, steel, 1450 * rand.uniform(0.97, 1.03), 0.035)]


def ratchet(rand):
    """A new cylinder, let go: clicks that slow down within the time of its turn, and the pawl."""
    strokes, ms, gap = [], 0.0, 17.0
    for k in range(18):
        strokes.append(at(ms, -9 + (2 if k % 6 == 0 else 0) + rand.uniform(-1, 1), steel, 2500 - 28 * k, 0.018))
        ms += gap * rand.uniform(0.94, 1.06)
        gap *= 1.075
    return strokes + [at(ms, 0, steel, 1450, 0.06), at(ms, -6, land, 1.2, 0.6)]


def loaded(rand):
    """The gate, a shell, the gate."""
    return [at(0, -4, steel, 1750, 0.05), at(rand.uniform(120, 140), -2, shell), at(rand.uniform(215, 240), -6, land, 0.6, 0.9),
            at(rand.uniform(330, 355), 0, steel, 1480, 0.07), at(346, -6, land, 1.0, 0.7)]


def shells(rand, size):
    """The gate, so many shells, the gate."""
    strokes, ms = [at(0, -4, steel, 1750, 0.05)], rand.uniform(115, 135)
    for _ in range(size):
        strokes += [at(ms, -1, shell, rand.uniform(0.97, 1.03)), at(ms + rand.uniform(80, 95), -8, land, 0.5, 0.9)]
        ms += rand.uniform(150, 185)
    return strokes + [at(ms, 0, steel, 1480, 0.07), at(ms + 12, -6, land, 1.0, 0.7)]


def fuse_and_blast(p):
    return [at(0, -22, swish, 0.34, 6200 * p, 0.8, 0.6), at(60, -26, swish, 0.26, 4200 * p, 0.7, 0.9),
            at(330, 0, blast, p, 1.6), at(330, -5, crack, 0.7 * p, 0.6, 1.8)]


def notes(instrument, line, gap, level=0.0, **more):
    """A run: 'A3 C4 E4' spread over `gap` ms each; 'x+y' together."""
    return [at(k * gap + 3.0 * j, level, instrument, hertz(note), **more)
            for k, chord in enumerate(line.split()) for j, note in enumerate(chord.split('+')) if note != '.']


# Three notes of A minor with its dark second, for an enemy on a poster.
MOTIFS = ('A3 C4 E4', 'E4 C4 A3', 'A3 Bb3 A3', 'D4 C4 A3', 'E3 A3 Bb3', 'C4 Bb3 E3', 'A3 E4 C4', 'G3 A3 C4', 'F3 E3 A3', 'C4 D4 Bb3',
          'E4 D4 Bb3', 'A3 G3 Bb3')


def poster(motif):
    def write(rand, size):
        late = rand.uniform(-14, 14)
        return [at(0, -14, swish, rand.uniform(0.19, 0.25), rand.uniform(1900, 2300), 0.5, 0.6),
                at(210, -2, wood, rand.uniform(415, 445), 0.16, 0.016, 0.9), at(210, -5, thud, 120, 0.2, 0.03),
                at(212, -10, metal, rand.uniform(2800, 3000), 0.1, 0.012),
                at(450 + late, 0, wood, rand.uniform(455, 485), 0.18, 0.018, 0.9), at(450 + late, -4, thud, 128, 0.2, 0.03),
                at(452 + late, -9, metal, rand.uniform(3100, 3300), 0.12, 0.014)] + [
            at(560 + 150 * k + rand.uniform(-5, 5), -6, guitar, hertz(note), 1.0) for k, note in enumerate(motif.split())]
    return write


ACE = [
    # The sum is known: the octave stands.
    made('ace/total', 'step', -22, 2, lambda rand, size: [
        at(0, -2, banjo, hertz('A4'), 0.9), at(rand.uniform(4, 9), -1, banjo, hertz('A5'), 0.9), at(0, -13, steel, 2600, 0.09)], room='saloon', nature='note'),
    made('ace/shot', 'gun', -18, 6, lambda rand, size: gun(rand, 1.0), room=''),
    made('ace/shot-heavy', 'gun', -16, 4, lambda rand, size: gun(rand, 1.35), room=''),
    made('ace/hit', 'hit', -22, 6, lambda rand, size: [
        at(0, 0, cloth_hit), at(rand.uniform(10, 24), -9, edge, 0.5, 0.02), at(rand.uniform(60, 95), -10, land, 1.5, 0.5)], rest=0.055),
    # It goes by: the wall behind sings.
    made('ace/nothing', 'hit', -25, 3, lambda rand, size: [
        at(0, -3, ricochet), at(rand.uniform(84, 100), -8, land, 0.8, 0.6)], rest=0.055),
    made('ace/jam', 'metal', -25, 3, lambda rand, size: [
        at(0, 0, steel, 2150, 0.02), at(0, -6, land, 0.5, 0.7), at(rand.uniform(170, 200), -6, ring_of, 1400, 0.22)]),
    made('ace/reload', 'metal', -26, 6, lambda rand, size: loaded(rand)),
    made('ace/shells', 'metal', -26, 3, shells, 3),
    # A spare cylinder, heavy and whole.
    made('ace/cylinder', 'metal', -26, 3, lambda rand, size: [
        at(0, -3, land, 1.4, 0.6), at(rand.uniform(4, 9), 0, steel, 980 * rand.uniform(0.97, 1.03), 0.12), at(rand.uniform(95, 120), -5, steel, 1620, 0.05),
        at(rand.uniform(180, 215), -9, steel, 1480, 0.04)]),
    made('ace/bullet', 'metal', -29, 6, lambda rand, size: click(rand)),
    made('ace/spin', 'metal', -29, 3, lambda rand, size: ratchet(rand)),
    steps('ace/score', 'step', PENTATONIC_12, lambda note: [
        at(0, 0, banjo, hertz(note), 0.7), at(0, -8, kalimba, hertz(note) * 2, 0.4, 0.06),
        at(0, -14, metal, 4300, 0.12, 0.02, 0.3)], 'saloon', -18, lufs=tuple(round(-26 + 4 * k / 11, 1) for k in range(12))),
    varied('ace/kill', 'hit', 2, lambda p: [
        at(0, 0, drum, 58 * p, 0.9, 0.13, 0.4), at(0, -5, thud, 96 * p, 0.3, 0.05), at(0, -6, wood, 300 * p, 0.2, 0.02, 0.8),
        at(330, -7, thud, 82 * p, 0.3, 0.05), at(420, -12, thud, 100 * p, 0.2, 0.03)]
        + [at(ms + 150, -8, guitar, hertz(n) * p, 1.4) for ms, n in ((0, 'E3'), (150, 'C3'), (330, 'A2'))], 'saloon', -12),
    varied('ace/arm', 'metal', 2, lambda p: [
        at(0, -5, metal, 2700 * p, 0.08, 0.008), at(72, 0, metal, 1800 * p, 0.14, 0.014, 0.9),
        at(74, -6, thud, 230 * p, 0.08, 0.01), at(80, -12, kalimba, 440 * p, 0.5, 0.08)], 'booth', -14),
    varied('ace/disarm', 'metal', 1, lambda p: [
        at(0, -2, metal, 1700 * p, 0.12, 0.012, 0.7), at(64, -4, metal, 2300 * p, 0.08, 0.007),
        at(66, -9, wood, 520 * p, 0.08, 0.01)], 'booth', -14),
    varied('ace/bonus', 'word', 2, lambda p: [
        at(85 * k, -3 + 0.7 * k, banjo, hertz(n) * p, 0.8) for k, n in enumerate(('A3', 'C#4', 'E4', 'A4', 'C#5'))]
        + [at(360, -12, metal, 4600 * p, 0.5, 0.07, 0.2), at(430, -15, metal, 5400 * p, 0.5, 0.06, 0.2)], 'saloon', -14),
    # It stays: the same run, and a nail.
    made('ace/permanent', 'word', None, 2, lambda rand, size: [
        at(85 * k, -3 + 0.7 * k, banjo, hertz(n), 0.8) for k, n in enumerate(('A3', 'C#4', 'E4', 'A4', 'C#5'))]
        + [at(rand.uniform(430, 445), -4, wood, 430, 0.16, 0.016, 0.9), at(436, -9, metal, 2900, 0.12, 0.012),
           at(rand.uniform(610, 640), -2, wood, 460, 0.18, 0.018, 0.9), at(616, -8, metal, 3200, 0.14, 0.014)], nature='note'),
    # The Joker grins: a run over the devil's interval.
    varied('ace/joker', 'word', 1, lambda p:
           [at(78 * k, -2, banjo, hertz(n), 0.6) for k, n in enumerate(('A4', 'D#4', 'G#4', 'D4', 'G4', 'C#4'))]
           + [at(560, -1, banjo, hertz('A3'), 1.0), at(564, -3, banjo, hertz('D#4'), 1.0),
              at(690, -15, brush, 0.24, 4200)], 'saloon', -14),
    varied('ace/damage', 'gun', 1, fuse_and_blast, 'canyon', -13),
    varied('ace/scene', 'outdoors', 1, lambda p: [
        at(0, -3, bell, 196.0, 3.2, 0.75), at(0, 0, drum, 50, 1.4, 0.2, 0.3), at(620, -6, drum, 50, 1.2, 0.17, 0.2)],
        'canyon', -10),
    # A poster goes up: the sheet, two blows of a hammer, and the three notes that are this enemy's.
    each('ace/enemy', 'hit', [poster(motif) for motif in MOTIFS], nature='note'),
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
        at(1900, -6, horn, hertz('Bb2'), 0.95, 6.0, 0.1, 0.008)], 'canyon', -11, rest=0.6),
    varied('ace/last-bullet', 'hit', 1, lambda p: [
        at(ms, level, drum, hz, 0.5, 0.06, 0.05) for ms, level, hz in (
            (0, 0, 58), (240, -4, 52), (900, 0, 58), (1140, -4, 52))] + [
        at(ms, level, thud, 260, 0.12, 0.02) for ms, level in ((0, -8), (240, -12), (900, -8), (1140, -12))], 'booth', -14),
    # Not a point too many: two clean steps upward and the hammer on the nail.
    varied('ace/exact', 'word', 1, lambda p: [
        at(0, -4, banjo, hertz('E4'), 0.5), at(95, -3, banjo, hertz('A4'), 0.6), at(190, 0, banjo, hertz('E5'), 0.9),
        at(190, -8, metal, 3300, 0.16, 0.02, 0.6), at(192, -6, wood, 470, 0.14, 0.014, 0.8)], 'saloon', -14, rest=0.42),
    # So near: a step up that does not arrive.
    varied('ace/one-left', 'word', 1, lambda p: [
        at(0, -2, guitar, hertz('A3'), 0.6), at(170, -2, guitar, hertz('C4'), 0.6), at(340, 0, guitar, hertz('D#4'), 1.2),
        at(340, -10, drum, 50, 0.6, 0.1, 0.1)], 'saloon', -14, rest=0.42),
    # Five of a kind, a straight flush: the banjo runs up the whole octave, the horn calls.
    varied('ace/fanfare', 'outdoors', 1, lambda p:
           notes(banjo, 'A3 C#4 E4 A4 C#5 E5 A5', 62, -4, seconds=0.7)
           + [at(434, -2, horn, hertz('A4'), 0.9, 5.0, 0.03), at(434, -5, horn, hertz('E4'), 0.9, 5.0, 0.03),
              at(434, -6, horn, hertz('C#5'), 0.9, 5.0, 0.03), at(434, -4, drum, 56, 0.9, 0.14, 0.3),
              at(434, -10, metal, 4600, 0.6, 0.08, 0.2)], 'saloon', -14),
]

SOUNDS = UI + CARDS + ACE
