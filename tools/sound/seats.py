"""What a shared screen says to those around it: whose turn it is, hands that go up and down, the curtain.

Ten seats, ten pairs of notes. Each has an instrument and a move of its own, so that a cue is known by its colour alone as well as by its tune; the
first six are the furthest apart. All stand on C D E G A, which quarrel with no music of ours."""
import dsp
from instruments import banjo, bell, guitar, hertz, horn, kalimba, snap, thud, wood
from score import at, steps, varied
from upcolor_instruments import cloth, marimba, ocarina, paper, toy_piano, ukulele

GAP = 150.0     # ms from the first note to the second

CUES = [
    # instrument, level, first note, second note, what else the instrument wants
    (marimba, 0.0, 'C5', 'G5', dict(seconds=0.45)),
    (ukulele, 0.0, 'G4', 'E4', dict(seconds=0.7)),
    (ocarina, -2.0, 'G4', 'A4', dict(seconds=0.26)),
    (guitar, 0.0, 'G3', 'C4', dict(seconds=0.7)),
    (toy_piano, -1.0, 'E5', 'A5', dict(seconds=0.5)),
    (wood, 0.0, 'E5', 'A4', dict(seconds=0.22, half=0.028, click=0.12)),
    (kalimba, 0.0, 'A4', 'D4', dict(seconds=0.5, half=0.09)),
    (bell, -1.0, 'D5', 'A5', dict(seconds=0.6, half=0.10)),
    (banjo, 0.0, 'C5', 'A4', dict(seconds=0.5)),
    (horn, -3.0, 'E4', 'G4', dict(seconds=0.24, bright=2.2)),
]


def calm(rand, play, hz, more):
    """Without the edge of the plectrum: a cue comes at every turn of an evening."""
    return dsp.low(play(rand, hz, **more), 2600, 1)


def cue(seat):
    play, level, first, second, more = CUES[int(seat) - 1]
    return [at(0, level - 2.5, calm, play, hertz(first), more), at(GAP, level, calm, play, hertz(second), more)]


SOUNDS = [
    steps('voice/turn', 'cue', ' '.join(str(n + 1) for n in range(len(CUES))), cue, 'parlour', -15, longest=0.7),
    # Seven cards between two hands: up they rustle open, down they close on the table.
    varied('ui/hand-up', 'button', 3, lambda p: [
        at(0, -2, paper, 0.13, 2600 * p, 0.7, 0.7)]
        + [at(40 + 19 * k, -5 + 0.8 * k, snap, p * (0.95 + 0.05 * k), 0.04) for k in range(5)], 'booth', -16, longest=0.24),
    varied('ui/hand-down', 'button', 3, lambda p: [
        at(22 * k, -7 - 0.8 * k, snap, p * (1.1 - 0.06 * k), 0.04) for k in range(4)]
        + [at(0, -5, paper, 0.11, 1900 * p, 0.5, 0.7), at(98, 0, thud, 165 * p, 0.1, 0.016), at(99, -9, snap, 0.75 * p)],
        'booth', -16, longest=0.24),
    varied('ui/curtain-fall', 'button', 3, lambda p: [
        at(0, 0, cloth, 0.23, 1500 * p, 480 * p, 0.55), at(175, -7, thud, 92 * p, 0.07, 0.014)], 'booth', -16, longest=0.25),
    varied('ui/curtain-rise', 'button', 3, lambda p: [
        at(0, 0, cloth, 0.24, 520 * p, 1700 * p, 0.5)], 'booth', -16, longest=0.25),
]
