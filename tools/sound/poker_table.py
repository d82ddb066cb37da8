"""What a poker table of any world does, in that world's own chips: bets that are heard by their size, calls, blinds, pots.

Chips fall unevenly and ever faster, the last of a bet lands low. Variants are other hands: other gaps, other chips. What has a note stands in the key of
the world's music."""
import numpy as np

import dsp
from instruments import hertz, kalimba
from materials import clay, edge, heap, knuckle, lacquer, land, light, rake, slide
from power_up_instruments import glass, pluck
from score import at, made
from spec_instruments import koto, vibes

CHIPS = (1, 2, 4, 7, 11)        # of a bet up to 1, 3, 8, 20 and more big blinds


def falling(rand, count, chip, ms=0.0, level=0.0, pitch=1.0, least=18.0, most=55.0, low=True):
    """So many chips, one after the other; returns strokes and when the last lies."""
    strokes = []
    for k in range(count):
        last = low and count > 1 and k == count - 1
        strokes.append(at(ms, level + rand.uniform(-2.5, 0.5) + (2.0 if last else 0.0), chip,
                          pitch * rand.uniform(0.95, 1.05) * (0.84 if last else 1.0)))
        ms += (least + (most - least) * (1 - k / max(1, count - 1)) ** 1.5) * rand.uniform(0.78, 1.22)
    return strokes, ms


def bet(rand, size, chip):
    strokes, _ = falling(rand, CHIPS[size - 1], chip)
    return strokes + ([at(0, -16, slide, 0.07 + 0.02 * size)] if size > 1 else [])


def raised(rand, size, chip):
    """The chips, and then three cut from the stack, each a third higher."""
    strokes, ms = falling(rand, max(1, CHIPS[size - 1] - 1), chip, low=False)
    ms += rand.uniform(20, 34)
    for k in range(3):
        strokes.append(at(ms, 1.0, chip, 0.95 * 1.19 ** k * rand.uniform(0.98, 1.02)))
        ms += rand.uniform(30, 40)
    return strokes


def all_in(rand, chip):
    chips, _ = falling(rand, 14, chip, 60, -3, 0.95, 14, 34)
    down = rand.uniform(372, 392)
    return [at(0, -11, rake, 0.26)] + chips + [at(down, 0, heap, 0.20), at(down, 1, chip, 0.7), at(down + 1, -1, chip, 0.84)]


def gathered(rand, chip):
    chips, ms = falling(rand, rand.randint(5, 8), chip, 30, -4, 0.97, 14, 40, False)
    return [at(0, -6, rake, 0.26)] + chips + [at(ms + 6, 0, chip, 0.82)]


def handed_back(rand, chip):
    return [at(0, -3, chip, 0.84), at(rand.uniform(46, 62), -1, chip, 1.06), at(rand.uniform(70, 90), -15, slide, 0.10)]


def won(rand, size, chip, tune):
    chips, ms = falling(rand, 3 + 3 * size, chip, 0, -3, 0.97, 16, 42)
    if size > 1:
        chips += tune(rand, size, 90 + 20 * size)
    return chips


def checked(rand):
    return [at(0, -2, knuckle, rand.uniform(0.97, 1.03), 0.3), at(92 + rand.uniform(-10, 10), 0, knuckle, rand.uniform(0.94, 1.0))]


def folded(rand):
    length = rand.uniform(0.14, 0.18)
    return [at(0, 0, slide, length, 0.4, 0.8), at(1000 * length - 25, -4, land, 1.0, 0.75),
            at(1000 * length - 25 + rand.uniform(9, 18), -8, edge, 0.9)]


def dealt_the_button(rand):
    return [at(0, -7, slide, 0.18, 0.5, 0.8), at(172, 0, knuckle, 1.5, 1.0), at(172 + rand.uniform(20, 34), -8, knuckle, 1.65, 1.0)]


def turned(rand, note, play):
    """A card of the board, and the note that the street has."""
    return [at(0, -6, slide, 0.09), at(78, -2, land), at(84 + rand.uniform(0, 10), -5, play, hertz(note))]


def table(world, chip, streets, play, tune):
    def of(name, kind, lufs, count, write, sizes=1, **more):
        return made(f'{world}/{name}', kind, lufs, count, write, sizes, **more)
    return [
        of('bet', 'card', -27, 6, lambda rand, size: bet(rand, size, chip), 5),
        of('raise', 'card', -26, 6, lambda rand, size: raised(rand, size, chip), 5),
        of('call', 'card', -28, 6, lambda rand, size: falling(rand, 2, chip)[0]),
        of('blind', 'card', -31, 6, lambda rand, size: falling(rand, 1 + rand.randint(2), chip, pitch=1.06)[0]),
        of('pot', 'card', -28, 6, lambda rand, size: gathered(rand, chip)),
        of('uncalled', 'card', -28, 6, lambda rand, size: handed_back(rand, chip)),
        of('all-in', 'hit', -21, 3, lambda rand, size: all_in(rand, chip)),
        of('check', 'card', -29, 6, lambda rand, size: checked(rand)),
        of('fold', 'card', -30, 6, lambda rand, size: folded(rand)),
        of('dealer', 'card', -32, 4, lambda rand, size: dealt_the_button(rand)),
        of('street', 'card', -28, 4, lambda rand, size: turned(rand, streets[size - 1], play), 3, nature='note'),
        of('win', 'word', (-25, -22, -19), 3, lambda rand, size: won(rand, size, chip, tune), 3, nature='note', room='parlour'),
    ]


def figure(play, three, chord, **more):
    """Three notes; at the largest a chord that swells behind them as well."""
    def tune(rand, size, ms):
        notes = three[rand.randint(len(three))].split()
        strokes = [at(ms + 78 * k + rand.uniform(-6, 6), -3, play, hertz(note), **more) for k, note in enumerate(notes)]
        if size > 2:
            strokes += [at(ms + 240 + 14 * k, -5, play, hertz(note), **more) for k, note in enumerate(chord.split())]
            strokes += [at(ms + 200, -9, swelling, tuple(hertz(note) / 2 for note in chord.split()[:3]))]
        return strokes
    return tune


def swelling(rand, notes, seconds=0.9):
    t = dsp.times(seconds)
    tone = sum(np.sin(2 * np.pi * hz * t) + 0.3 * np.sin(4 * np.pi * hz * t) for hz in notes)
    return dsp.ends(tone / np.max(np.abs(tone)) * dsp.swell(seconds, 0.45, 1.2), 0.003, 0.05)


SOUNDS = (
    table('holdem', clay, ('D4', 'A4', 'C5'), kalimba, figure(kalimba, ('D5 F5 A5', 'A4 D5 F5', 'D5 G5 A5'), 'D4 A4 D5 F5', seconds=0.6, half=0.11))
    + table('power-up', light, ('D5', 'A5', 'C6'), glass, figure(glass, ('D5 F5 A5', 'A4 D5 A5', 'F5 A5 D6'), 'D4 A4 D5 F5', seconds=0.6, half=0.10))
    + table('spec', lacquer, ('G4', 'D5', 'F5'), koto, figure(koto, ('G4 Bb4 D5', 'D4 G4 A4', 'G4 C5 D5'), 'G3 D4 G4 Bb4', seconds=0.8, ring=0.9)))

PLAIN = [
    made('holdem/turn', 'button', -29, 3, lambda rand, size: [
        at(0, -1, kalimba, hertz('A4'), 0.35, 0.06), at(110 + rand.uniform(-6, 6), 0, kalimba, hertz('D5'), 0.45, 0.07)], nature='note'),
    made('holdem/blinds-up', 'word', -25, 2, lambda rand, size: [
        at(k * 130, -2, vibes, hertz(note), 1.0, 0.22) for k, note in enumerate(('D4', 'E4', 'A4'))], nature='note', room='parlour'),
    made('holdem/knocked-out', 'hit', -23, 3, lambda rand, size: [
        at(420 * (1 - 0.82 ** k) * rand.uniform(0.98, 1.02), -2 - 0.9 * k, clay, 1.0 - 0.02 * k) for k in range(10)]
        + [at(420, -2, heap, 0.16), at(470, -7, vibes, hertz('A3'), 0.9, 0.2), at(640, -7, vibes, hertz('F3'), 1.0, 0.25)], nature='note', room='parlour'),
    made('spec/knocked-out', 'card', -27, 2, lambda rand, size: [
        at(420 * (1 - 0.82 ** k) * rand.uniform(0.98, 1.02), -2 - 0.9 * k, lacquer, 1.0 - 0.02 * k) for k in range(10)]
        + [at(430, -5, heap, 0.14)], room='parlour'),
]
SOUNDS = SOUNDS + PLAIN
