"""How an effect is written down, and how it becomes samples.

A sound is a list of strokes: `at(ms, dB, instrument, …)`. Written as a function of p, the pitch factor of the variant, it
yields n variants that differ in pitch (within 5 %), in level (within 1.5 dB) and in every grain of noise. Steps are variants
that climb a scale instead, takes are variants that keep their pitch. The kind sets the loudness, so that no click of a button outshouts a revolver by accident."""
from dataclasses import dataclass

import numpy as np

import dsp
import levels

# LUFS of the loudest 400 ms as heard from two loudspeakers, with the volumes as they are at first: the house's rules of
# the mix. What a file holds is that less what its bus adds (HEARD).
KINDS = {
    'touch': -36.0,     # heard hundreds of times an hour: focus, slider
    'button': -31.0,
    'card': -28.0,
    'step': -25.0,
    'notice': -27.0,    # the frame says something: refuse, toast
    'word': -22.0,      # the table says something: powers, effect cards
    'cue': -27.0,       # a seat's two notes, at every turn
    'metal': -27.0,     # handling the revolver
    'hit': -22.0,
    'gun': -18.0,
    'stage': -20.0,     # scenes, entrances, endings
    'outdoors': -20.0,  # the same under an open sky
}
# What the player's volumes and the mix (src/audio/audio_sdl.c) make of a file, by its folder: 80 % squared is 3.9 dB less,
# 60 % 8.9 less, and 8 dB are added.
HEARD = {'ui': -0.9, '': 4.1}
# Which sound gives way to which (src/audio/audio.h): 0 touch, 1 table, 2 word, 3 decisive.
PRIORITY = {'touch': 0, 'button': 0, 'card': 1, 'step': 1, 'metal': 1, 'notice': 2, 'word': 2, 'cue': 2, 'hit': 2,
            'gun': 3, 'stage': 3, 'outdoors': 3}
PEAK = -2.2             # the codec may overshoot a little; what is shipped stays under -1.5 dBFS
LEAD = 0.001            # silence before the first stroke: the codec smears a click backwards, and a file begins at rest
LONGEST = 2.9           # seconds; what rings on is faded, for the next duel waits

SPREAD = {              # per number of variants: the pitch of each. How loud each start is varies as it is played
    1: (1.0,),
    2: (0.98, 1.025),
    3: (1.0, 0.955, 1.045),
    5: (0.95, 0.975, 1.0, 1.025, 1.05),
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
    variants: list                      # of pitch, note or number: what `write` is given
    write: object                       # pitch or note -> strokes
    room: str = ''
    wet: float = -12.0
    longest: float = LONGEST            # seconds
    nature: str = 'free'                # what the player may do with its pitch (src/audio/audio.h)
    sizes: int = 1                      # into how many sizes its variants are parted
    lufs: object = None                 # as heard; None: its kind's; one for each size
    rest: float = 0.0                   # seconds of silence before its first stroke
    more: str = ''                      # 'sweep': it takes the treble of everything along (src/audio/mix.h)

    def target(self, number):
        """LUFS of the file of variant `number` (from 1)."""
        size = (number - 1) * self.sizes // len(self.variants)
        heard = KINDS[self.kind] if self.lufs is None else self.lufs[size] if isinstance(self.lufs, tuple) else self.lufs
        return heard - HEARD.get(self.name.split('/')[0], HEARD[''])

    def line(self):
        """What the player knows of it beside its files, and how loud it is meant to be heard."""
        heard = self.lufs if isinstance(self.lufs, tuple) else (KINDS[self.kind] if self.lufs is None else self.lufs,)
        return f'{self.name} {PRIORITY[self.kind]} {self.nature} {self.sizes} ' + ','.join(f'{level:g}' for level in heard) + (f' {self.more}' if self.more else '')


def at(ms, level, instrument, *args, **more):
    return Stroke(ms, level, instrument, args, more)


def varied(name, kind, count, write, room='', wet=-12.0, longest=LONGEST, nature='free', rest=0.0):
    return Sound(name, kind, list(SPREAD[count]), write, room, wet, longest, nature, rest=rest)


def steps(name, kind, notes, write, room='', wet=-12.0, longest=LONGEST, lufs=None, rest=0.0):
    """`lufs`: one level, or one for each step."""
    return Sound(name, kind, notes.split(), write, room, wet, longest, 'steps', len(lufs) if isinstance(lufs, tuple) else 1, lufs, rest)


def takes(name, kind, count, write, room='', wet=-12.0, longest=LONGEST, lufs=None, more=''):
    """Variants that stay in tune: `write` is given the take's number, from 1. What is said in two ways has a third, the first of them a little slower."""
    def told(number):
        strokes = write(1 + (number - 1) % count)
        return strokes if number <= count else [at(1.07 * s.ms, s.db, s.instrument, *s.args, **s.more) for s in strokes]
    many = 3 if count == 2 and kind in ('word', 'hit') else count
    return Sound(name, kind, list(range(1, many + 1)), told, room, wet, longest, 'note', lufs=lufs, more=more)


class Size(int):
    """Which size, from 1; and where among its takes this one is, 0 to 1, for what has to lie apart."""
    part = 0.0


def made(name, kind, lufs, count, write, sizes=1, room='booth', wet=-17.0, longest=LONGEST, nature='free', rest=0.0):
    """Variants that are each played anew: `write` is given chance and the size, and places its layers otherwise every time."""
    def anew(number):
        size = Size(1 + (number - 1) // count)
        size.part = (number - 1) % count / count
        return write(dsp.rng(f'{name}-{number}'), size)
    return Sound(name, kind, list(range(1, count * sizes + 1)), anew, room, wet, longest, nature, sizes, lufs, rest)


def each(name, kind, writers, longest=LONGEST, nature='free', rest=0.0):
    """Variants of which each is something else: one writer for each, as `made` has them."""
    def own(number):
        return writers[number - 1](dsp.rng(f'{name}-{number}'), 1)
    return Sound(name, kind, list(range(1, len(writers) + 1)), own, '', -12.0, longest, nature, rest=rest)


def render(sound, number):
    """The samples of variant `number` (from 1), at its loudness."""
    strokes = sound.write(sound.variants[number - 1])
    parts = []
    for k, stroke in enumerate(strokes):
        rand = dsp.rng(f'{sound.name}-{number}/{k}')
        part = stroke.instrument(rand, *stroke.args, **stroke.more) * dsp.db(stroke.db)
        parts.append((dsp.samples(max(0.0, stroke.ms) / 1000.0), part))
    out = np.zeros(max(start + len(part) for start, part in parts))
    for start, part in parts:
        out[start:start + len(part)] += part
    if sound.room and sound.name.startswith('ui/'):     # a table's own are heard in its place (src/audio/room.c)
        echo = dsp.convolve(out, dsp.room(seed=sound.room, **ROOMS[sound.room]))
        echo[:len(out)] += out * dsp.db(-sound.wet)
        out = echo
    out = dsp.high(out, 35, 2)
    out = dsp.trim(out / np.max(np.abs(out)), -60)
    if len(out) > dsp.samples(sound.longest):
        out = dsp.ends(out[:dsp.samples(sound.longest)], fall=min(0.8, 0.3 * sound.longest))
    out = settle(small(out), sound.target(number))
    return np.concatenate([np.zeros(dsp.samples(LEAD + sound.rest)), out, np.zeros(dsp.samples(LEAD))])


def low_share(signal, hz):
    """How much of its energy lies under so many Hz."""
    power = np.abs(np.fft.rfft(signal, 1 << len(signal).bit_length())) ** 2
    return power[:int(hz * 2 * (len(power) - 1) / dsp.RATE)].sum() / max(power.sum(), 1e-20)


def heavy(signal):
    """Too much of it lies where a laptop plays nothing."""
    return low_share(signal, 150) > 0.40 or low_share(signal, 200) > 0.62


def small(out):
    """What weighs is heard from small loudspeakers too: its harmonics between 160 and 600 Hz are brought out, the rest gives way."""
    if not heavy(out):
        return out
    deep = dsp.low(out, 150, 3)
    bent = deep / max(np.max(np.abs(deep)), 1e-9)
    bent = dsp.low(dsp.high(np.abs(bent) - 0.6 * bent ** 3, 160, 2), 600, 2)
    out = out + bent * np.max(np.abs(deep)) * 0.5 / max(np.max(np.abs(bent)), 1e-9)
    for _ in range(40):
        if not heavy(out):
            break
        out = out - (1 - dsp.db(-1)) * dsp.low(out, 180, 2)
    return out


def settle(out, target):
    """Brings a sound to its loudness; where peaks stand in the way they are bent, and the loudness is sought again."""
    for _ in range(12):
        out = out * dsp.db(target - levels.momentary(out))
        if np.max(np.abs(out)) <= 0.7 * dsp.db(PEAK):
            break
        out = dsp.soft(out, dsp.db(PEAK))
        if abs(levels.momentary(out) - target) < 0.05:
            break
    return dsp.ends(out, 0.0002, 0.01)
