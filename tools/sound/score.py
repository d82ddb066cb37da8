"""How an effect is written down, and how it becomes samples.

A sound is a list of strokes: `at(ms, dB, instrument, …)`. Written as a function of p, the pitch factor of the variant, it
yields n variants that differ in pitch (within 5 %), in level (within 1.5 dB) and in every grain of noise. Steps are variants
that climb a scale instead, takes are variants that keep their pitch. The kind sets the loudness, so that no click of a button outshouts a revolver by accident."""
from dataclasses import dataclass

import numpy as np

import dsp

# Loudness of the loudest 100 ms, in dB, before a variant's own offset.
KINDS = {
    'touch': -31.0,     # heard hundreds of times an hour: focus, slider
    'button': -27.0,
    'card': -25.0,
    'step': -23.0,
    'word': -23.5,      # says something: refuse, toast, turn
    'cue': -25.0,       # a seat's two notes, at every turn
    'metal': -23.5,     # handling the revolver
    'hit': -20.0,
    'gun': -18.5,
    'stage': -20.0,     # scenes, entrances, endings
    'outdoors': -21.5,  # the same under an open sky: the echo makes them longer, so they begin lower
}
# Which sound gives way to which (src/audio/audio.h): 0 touch, 1 table, 2 word, 3 decisive.
PRIORITY = {'touch': 0, 'button': 0, 'card': 1, 'step': 1, 'metal': 1, 'word': 2, 'cue': 2, 'hit': 2,
            'gun': 3, 'stage': 3, 'outdoors': 3}
PEAK = -3.6             # the codec may overshoot a little; what is shipped stays under -3 dBFS
LEAD = 0.002            # silence before the first stroke: the codec smears a click backwards, and a file begins at rest
LONGEST = 2.9           # seconds; what rings on is faded, for the next duel waits

SPREAD = {              # per number of variants: (pitch, dB) of each
    1: ((1.0, 0.0),),
    2: ((0.98, 0.6), (1.025, -0.6)),
    3: ((1.0, 0.4), (0.955, -1.2), (1.045, 0.9)),
    5: ((0.95, 0.3), (0.975, -1.0), (1.0, 0.9), (1.025, -0.4), (1.05, 1.3)),
}

ROOMS = {
    'booth': dict(seconds=0.16, dark=3000.0, early=((0.004, 0.18), (0.009, 0.12))),
    'parlour': dict(seconds=0.3, dark=3000.0, early=((0.006, 0.2), (0.011, 0.14), (0.017, 0.1))),
    'saloon': dict(seconds=0.55, dark=2600.0, early=((0.011, 0.25), (0.019, 0.2), (0.031, 0.14))),
    'street': dict(seconds=1.1, dark=2200.0, early=((0.021, 0.3), (0.043, 0.2), (0.118, 0.22), (0.174, 0.12))),
    'canyon': dict(seconds=2.0, dark=1700.0, early=((0.09, 0.12), (0.21, 0.2), (0.34, 0.13))),
}


@dataclass
class Stroke:
    ms: float
    db: float
    instrument: object
    args: tuple
    more: dict


@dataclass
class Sound:
    name: str
    kind: str
    variants: list                      # of (pitch or note, dB)
    write: object                       # pitch or note -> strokes
    room: str = ''
    wet: float = -12.0
    longest: float = LONGEST            # seconds
    nature: str = 'free'                # what the player may do with its pitch (src/audio/audio.h)
    sizes: int = 1                      # into how many sizes its variants are parted

    def line(self):
        """What the player knows of it beside its files."""
        return f'{self.name} {PRIORITY[self.kind]} {self.nature} {self.sizes}'


def at(ms, level, instrument, *args, **more):
    return Stroke(ms, level, instrument, args, more)


def varied(name, kind, count, write, room='', wet=-12.0, longest=LONGEST, nature='free'):
    return Sound(name, kind, list(SPREAD[count]), write, room, wet, longest, nature)


def steps(name, kind, notes, write, room='', wet=-12.0, longest=LONGEST):
    return Sound(name, kind, [(note, 0.0) for note in notes.split()], write, room, wet, longest, 'steps')


def takes(name, kind, count, write, room='', wet=-12.0, longest=LONGEST):
    """Variants that stay in tune: `write` is given the take's number, from 1."""
    return Sound(name, kind, [(n + 1, level) for n, (_, level) in enumerate(SPREAD[count])], write, room, wet, longest, 'note')


def render(sound, number):
    """The samples of variant `number` (from 1), at the loudness of its kind."""
    pitch, offset = sound.variants[number - 1]
    strokes = sound.write(pitch)
    parts = []
    for k, stroke in enumerate(strokes):
        rand = dsp.rng(f'{sound.name}-{number}/{k}')
        part = stroke.instrument(rand, *stroke.args, **stroke.more) * dsp.db(stroke.db)
        parts.append((dsp.samples(stroke.ms / 1000.0), part))
    out = np.zeros(max(start + len(part) for start, part in parts))
    for start, part in parts:
        out[start:start + len(part)] += part
    if sound.room:
        echo = dsp.convolve(out, dsp.room(seed=sound.room, **ROOMS[sound.room]))
        echo[:len(out)] += out * dsp.db(-sound.wet)
        out = echo
    out = dsp.high(out, 35, 2)
    out = dsp.trim(out / np.max(np.abs(out)), -60)
    if len(out) > dsp.samples(sound.longest):
        out = dsp.ends(out[:dsp.samples(sound.longest)], fall=min(0.8, 0.3 * sound.longest))
    out = settle(out, KINDS[sound.kind] + offset)
    return np.concatenate([np.zeros(dsp.samples(LEAD)), out, np.zeros(dsp.samples(LEAD))])


def settle(out, target):
    """Brings a sound to its loudness; where peaks stand in the way they are bent, and the loudness is sought again."""
    for _ in range(12):
        out = dsp.soft(out * dsp.db(target - dsp.loudness(out)), dsp.db(PEAK))
        if abs(dsp.loudness(out) - target) < 0.05:
            break
    return dsp.ends(out, 0.0008, 0.01)
