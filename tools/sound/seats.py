"""What a shared screen says to those around it: whose turn it is, hands that go up and down, the curtain.

Ten seats, ten pairs of notes. Each has an instrument and a move of its own, so that a cue is known by its colour alone as well as by its tune; the
first six are the furthest apart. All stand on C D E G A, which quarrel with no music of ours."""
import dsp
from instruments import banjo, bell, guitar, hertz, horn, kalimba, snap, thud, wood
from score import at, made, steps
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


def last(seat):
    """The same two behind a wall, the lower one last: it leaves."""
    play, level, first, second, more = CUES[int(seat) - 1]
    high, low = sorted((hertz(first), hertz(second)), reverse=True)
    return [at(0, level - 1, behind, play, high, more), at(1.25 * GAP, level, behind, play, low, more)]


def behind(rand, play, hz, more):
    return dsp.low(play(rand, hz, **more), 900, 2)


def rustle(rand, size):
    length = rand.uniform(0.12, 0.15)
    return [at(0, -2, paper, length, 2600 * rand.uniform(0.94, 1.06), 0.7, 0.7)] + [
        at(36 + 19 * k + rand.uniform(-6, 6), -5 + 0.8 * k, snap, 0.95 + 0.05 * k + rand.uniform(-0.03, 0.03), 0.04) for k in range(5)]


def laid(rand, size):
    end = rand.uniform(92, 106)
    return [at(22 * k + rand.uniform(-5, 5), -7 - 0.8 * k, snap, 1.1 - 0.06 * k, 0.04) for k in range(4)] + [
        at(0, -5, paper, 0.11, 1900 * rand.uniform(0.94, 1.06), 0.5, 0.7), at(end, 0, thud, 165 * rand.uniform(0.96, 1.04), 0.1, 0.016), at(end + 1, -9, snap, 0.75)]


def falls(rand, size):
    p = rand.uniform(0.95, 1.05)
    return [at(0, 0, cloth, rand.uniform(0.21, 0.24), 1500 * p, 480 * p, 0.55), at(rand.uniform(165, 185), -7, thud, 92, 0.07, 0.014)]


def rises(rand, size):
    p = rand.uniform(0.95, 1.05)
    return [at(0, 0, cloth, rand.uniform(0.215, 0.24), 520 * p, 1700 * p, 0.5)]


SOUNDS = [
    steps('voice/turn', 'cue', ' '.join(str(n + 1) for n in range(len(CUES))), cue, 'parlour', -15, longest=0.7),
    steps('voice/out', 'hit', ' '.join(str(n + 1) for n in range(len(CUES))), last, 'parlour', -15, longest=0.9, lufs=-25.0, rest=0.45),
    # Seven cards between two hands: up they rustle open, down they close on the table.
    made('ui/hand-up', 'button', -29, 6, rustle, longest=0.24),
    made('ui/hand-down', 'button', -29, 6, laid, longest=0.24),
    made('ui/curtain-fall', 'button', None, 4, falls, longest=0.25),
    made('ui/curtain-rise', 'button', None, 4, rises, longest=0.25),
]
