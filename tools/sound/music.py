"""How a piece of music is written down, and how it becomes stems that go round without a seam.

A part is text: bars between '|', each cut into as many equal places as it has words. A word is a note ('A3'), notes together
('A3+C4'), '.' for nothing new, '-' to hold what sounds, or a stroke of a percussion part ('s', 't'). 'A3!' is louder, 'A3?'
softer. Plucked things ring as long as they ring; blown and bowed things last while they are held.

The loop is round from the start: a note that rings past the last bar rings on in the first, the room's echo is folded in the
same way, and filters are applied to the circle. Then it is cut into parts, each a little longer than it lasts, so that one
goes over into the next (src/audio/music.h); which section follows which is written in forms.py."""
from dataclasses import dataclass

import numpy as np

import dsp
import forms
import levels
import score_tension
from instruments import bass, bell, banjo, brush, drone, drum, guitar, hertz, kalimba, pad, whistle, wood
from power_up_instruments import glass, glow, pluck, tick
from spec_instruments import koto, rhodes, sweep_of_brush, vibes
from upcolor_instruments import marimba, shaker, toy_piano, ukulele

LUFS = -24.0            # of bed and tune, rests and all: what is heard as long as nothing happens
PEAK = -8.0             # of one stem: all together stay under -3
TENSION = -5.0          # dB of the undertone against what it had alone
OVERLAP = 882           # frames (src/audio/music.h)
BRIGHT = -21.0          # dB of 5 to 10 kHz against the whole, in bed and tune


@dataclass
class Part:
    play: str          # an instrument of the table below
    level: float       # dB
    pan: float         # -1 left … 1 right
    wet: float         # dB into the room
    text: str
    loose: float = 0.010   # seconds by which a hand may be early or late


@dataclass
class Piece:
    name: str
    bpm: float         # crotchets a minute
    beats: int         # crotchets a bar
    bars: int
    parts: list
    room: dict
    swing: float = 0.0     # of a beat, by which the second half of each comes late

    def seconds(self):
        return self.bars * self.beats * 60.0 / self.bpm

    def samples(self):
        return int(round(self.seconds() * dsp.RATE))


def fingers(tone, cut):
    """The flesh of a finger instead of a plectrum: no edge at the start, nothing shrill."""
    return dsp.ends(dsp.low(tone, cut, 1), 0.003)


def mellow(rand, hz, _):
    return fingers(guitar(rand, hz, 3.4, 0.30, 0.28, 3.4), 2400)


def steel(rand, hz, _):
    return fingers(guitar(rand, hz, 3.4, 0.38, 0.22, 3.6), 3200)


def shine(rand, tone, hz, modes, level):
    """What a hard head or a nail leaves on a bar, a tine, a string: upper modes and a grain of noise, for a moment. Attacks are allowed to shine,
    tones stay soft. `level`: dB of all of it against the whole tone."""
    t = np.arange(len(tone)) / dsp.RATE
    spark = 0.5 * dsp.band(rand.uniform(-1, 1, len(t)), 6800, 1.2) * 0.5 ** (t / 0.004)
    for mode in modes:
        if 4000 < hz * mode < 10500:
            spark += np.sin(2 * np.pi * hz * mode * t + rand.uniform(0, 6.28)) * 0.5 ** (t / 0.016)
    spark = dsp.high(spark * np.minimum(1, t / 0.0008), 4500, 2)
    return tone + spark * dsp.db(level) * np.sqrt(np.mean(tone ** 2) / np.mean(spark ** 2))


BAR, TINE, ROD, NAIL = (9.9, 16.2), (17.55, 34.4), (17.55,), ()      # modes over the first two, as they are built


PLAYERS = {
    'mellow guitar': mellow,
    'steel guitar': steel,
    'bass': lambda rand, hz, _: bass(rand, hz, 2.6),
    'banjo': lambda rand, hz, _: dsp.low(banjo(rand, hz, 1.0), 3000, 1),
    'kalimba': lambda rand, hz, _: dsp.low(kalimba(rand, hz, 1.6, 0.24), 4000, 1),
    'whistle': lambda rand, hz, length: dsp.low(whistle(rand, hz, length + 0.15, 0.08), 2500, 1),
    'pad': lambda rand, hz, length: dsp.low(pad(rand, hz, length * 1.35), 1200, 1),
    'ukulele': lambda rand, hz, _: shine(rand, fingers(ukulele(rand, hz, 1.5), 9000), hz, NAIL, -34),
    'marimba': lambda rand, hz, _: shine(rand, dsp.low(marimba(rand, hz, 1.3, 0.16), 14000, 1), hz, BAR, -34),
    'toy piano': lambda rand, hz, _: shine(rand, dsp.low(toy_piano(rand, hz, 1.4, 0.2), 12000, 1), hz, ROD, -32),
    'grid': lambda rand, hz, _: dsp.low(pluck(rand, hz, 0.9, 0.13, 1.3), 7000, 1),
    'glass': lambda rand, hz, _: dsp.low(glass(rand, hz, 2.4, 0.34, 2.005, 0.9), 4500, 1),
    'light': lambda rand, hz, length: glow(rand, hz, length * 1.3, 900.0),
    'pulse': lambda rand, hz, _: dsp.low(pluck(rand, hz, 0.9, 0.16, 0.5), 700, 1),
    'electric piano': lambda rand, hz, length: shine(rand, dsp.low(rhodes(rand, hz, length + 0.3), 4800, 1), hz, TINE, -37),
    'vibes': lambda rand, hz, _: shine(rand, dsp.low(vibes(rand, hz, 2.8), 6000, 1), hz, BAR, -35),
    'koto': lambda rand, hz, _: dsp.low(koto(rand, hz, 3.2, 3.4, 0.5, 35.0 if rand.uniform() < 0.25 else 0.0), 6400, 1),
    'upright': lambda rand, hz, _: fingers(bass(rand, hz, 2.0), 700),
    'bell': lambda rand, hz, _: dsp.low(bell(rand, hz, 6.0, 1.1, 0.012), 1800, 1),
}
STROKES = {
    's': lambda rand: dsp.low(brush(rand, 0.34, 4200.0, 0.35), 6000, 1),
    't': lambda rand: dsp.low(brush(rand, 0.10, 4800.0, 0.12), 6000, 1),
    'w': lambda rand: sweep_of_brush(rand),
    'h': lambda rand: dsp.low(shaker(rand), 6500, 1),
    'd': lambda rand: dsp.low(drum(rand, 52.0, 1.3, 0.16, 0.10), 500, 1),
    'x': lambda rand: dsp.low(tick(rand), 7000, 1),
    'k': lambda rand: dsp.low(wood(rand, 620.0, 0.12, 0.012, 0.2), 2500, 1),
}


def read(text, bars, seconds_a_bar):
    """Yields (start, length, word) of everything struck."""
    cells = [bar.split() for bar in text.replace('\n', ' ').strip().strip('|').split('|')]
    if len(cells) != bars:
        raise ValueError(f'{len(cells)} bars, the piece has {bars}: {text.strip()[:40]}…')
    flat = [(n * seconds_a_bar + k * seconds_a_bar / len(bar), seconds_a_bar / len(bar), word)
            for n, bar in enumerate(cells) for k, word in enumerate(bar)]
    for i, (start, length, word) in enumerate(flat):
        if word in '.-':
            continue
        for _, more, held in flat[i + 1:]:
            if held != '-':
                break
            length += more
        yield start, length, word


def lay(track, start, sound):
    """Adds a sound to the circle, its end folded over to the beginning."""
    n, at = len(track), int(round(start * dsp.RATE)) % len(track)
    while len(sound):
        piece = sound[:n - at]
        track[at:at + len(piece)] += piece
        sound, at = sound[len(piece):], 0


TAKES = 3       # of each note; what is struck again is one of them
struck = {}


def note_of(rand, play, note, length):
    """A note as that player has it: one of a few takes of each."""
    which = (play, note, round(length, 2), rand.randint(TAKES))
    if which not in struck:
        own = dsp.rng('/'.join(str(word) for word in which))
        struck[which] = STROKES[note](own) if note in STROKES else PLAYERS[play](own, hertz(note), length)
    return struck[which]


def perform(piece, number, part):
    rand = dsp.rng(f'{piece.name}/{number}')
    track = np.zeros(piece.samples())
    for start, length, word in read(part.text, piece.bars, piece.seconds() / piece.bars):
        force = {'!': 2.5, '?': -4.0}.get(word[-1], 0.0) + rand.uniform(-1.2, 1.2)
        beat = start * piece.bpm / 60.0
        if abs(beat % 1.0 - 0.5) < 0.01:
            start += piece.swing * 60.0 / piece.bpm
        for k, note in enumerate(word.strip('!?').split('+')):
            late = rand.uniform(0, 1) * part.loose + 0.016 * k
            sound = note_of(rand, part.play, note, length)
            lay(track, start + late, sound * dsp.db(force))
    return track


def hum(piece, number, part):
    """A drone for the whole circle, breathing slowly."""
    rand = dsp.rng(f'{piece.name}/{number}')
    t = np.arange(piece.samples()) / dsp.RATE
    track = np.zeros(piece.samples())
    for k, note in enumerate(part.text.split()):
        breath = 0.7 + 0.3 * np.sin(2 * np.pi * (3 + 2 * k) * t / piece.seconds() + 1.3 * k)
        tone = drone(rand, hertz(note), piece.seconds(), 300.0, 0.11)
        track += np.resize(tone, len(track)) * breath
    return track


def spectra(piece):
    """The stereo loop, as loud as it comes: the spectrum of each side."""
    left, right = np.zeros(piece.samples()), np.zeros(piece.samples())
    send = np.zeros((2, piece.samples()))
    for number, part in enumerate(piece.parts):
        track = (hum if part.play == 'drone' else perform)(piece, number, part) * dsp.db(part.level)
        angle = (part.pan + 1) * np.pi / 4
        left += track * np.cos(angle)
        right += track * np.sin(angle)
        send[0] += track * dsp.db(part.wet) * np.cos(angle / 2 + np.pi / 8)
        send[1] += track * dsp.db(part.wet) * np.sin(angle / 2 + np.pi / 8)
    f = np.maximum(np.fft.rfftfreq(piece.samples(), 1.0 / dsp.RATE), 1e-3)
    rumble = (1j * f / 32 / (1 + 1j * f / 32)) ** 2
    sides = []
    for dry, wet, seed in ((left, send[0], 'left'), (right, send[1], 'right')):
        answer = dsp.room(seed=piece.name.split('/')[0] + seed, **piece.room)
        folded = np.zeros(piece.samples())
        folded[:min(len(answer), len(folded))] = answer[:len(folded)]
        sides.append((np.fft.rfft(dry) + np.fft.rfft(wet) * np.fft.rfft(folded)) * rumble)
    return np.stack(sides)


def shelf(gain, n):
    """Attacks are allowed to shine: so much more over 4 kHz."""
    f = np.fft.rfftfreq(n, 1.0 / dsp.RATE)
    return (1 + gain * 1j * f / 4000) / (1 + 1j * f / 4000)


def as_bright(sides, n):
    """What makes it as bright as it should be, 15 dB at most."""
    power = np.abs(sides.sum(axis=0)) ** 2
    f = np.fft.rfftfreq(n, 1.0 / dsp.RATE)
    edges = np.append(np.arange(0, 22000, 250.0), 23000)
    bins, _ = np.histogram(f, edges, weights=power)
    centres = (edges[:-1] + edges[1:]) / 2
    low, high = 1.0, 5.6
    for _ in range(12):
        middle = (low * high) ** 0.5
        shaped = bins * (1 + (middle * centres / 4000) ** 2) / (1 + (centres / 4000) ** 2)
        ratio = 10 * np.log10(shaped[(centres > 5000) & (centres < 10000)].sum() / shaped.sum())
        low, high = (middle, high) if ratio < BRIGHT else (low, middle)
    return shelf(low, n)


def loudness(sides, n):
    """LUFS without a gate."""
    f = np.fft.rfftfreq(n, 1.0 / dsp.RATE)
    heard = np.abs(levels.weighing(f)) ** 2
    return -0.691 + 10 * np.log10(2 * np.sum(np.abs(sides) ** 2 * heard) / n / n)


def samples_of(sides, n):
    return np.stack([np.fft.irfft(side, n) for side in sides], axis=1)


def bar_of(name):
    """Frames of a bar: the nearest that many small factors make, so that what is filtered round is filtered fast."""
    of = forms.WORLDS[name]['of']
    exact = of.BEATS * 60.0 / of.BPM * dsp.RATE / 300

    def smooth(k):
        for factor in (2, 3, 5, 7):
            while k % factor == 0:
                k //= factor
        return k == 1
    return 300 * min((k for k in range(int(exact) - 12, int(exact) + 14) if smooth(k)), key=lambda k: abs(k - exact))


def world_piece(name, stem, parts, length):
    of = forms.WORLDS[name]['of']
    bpm = of.BEATS * 60.0 * dsp.RATE / bar_of(name)
    return Piece(f'{name}/{stem}', bpm, of.BEATS, length, [Part(*p) for p in parts], of.ROOM, getattr(of, 'SWING', 0.0))


def written(name):
    """Sections in the order in which they are played to the tape, and at which bar each begins."""
    at, order = {}, list(dict.fromkeys(section for one in forms.PASSES for section in one))
    total = 0
    for section in order:
        at[section] = total
        total += forms.WORLDS[name]['lengths'][section]
    return order, at, total


def stems(name):
    """All stems of a world as stereo circles over all that is written; tension as long as its own loop."""
    world = forms.WORLDS[name]
    order, _, total = written(name)
    n, sides = total * bar_of(name), {}
    for stem in ('bed', 'pulse', 'tune'):
        parts = [(play, level, pan, wet, text if play == 'drone' else ' | '.join(text.get(section, ' | '.join(['.'] * world['lengths'][section])) for section in order))
                 for play, level, pan, wet, text in world[stem]]
        sides[stem] = spectra(world_piece(name, stem, parts, total))
    bright = as_bright(sides['bed'] + sides['tune'], n)
    loud = loudness((sides['bed'] + sides['tune']) * bright, n)
    out = {stem: samples_of(sides.pop(stem) * (1 if stem == 'pulse' else bright), n) for stem in ('bed', 'pulse', 'tune')}
    gain = dsp.db(LUFS - loud)
    for loop, length, parts in score_tension.LOOPS:
        if loop == name:
            piece = world_piece(name, 'tension', parts, length)
            signal = samples_of(spectra(piece), piece.samples())
            out['tension'] = signal * dsp.db(-26 + TENSION) / np.sqrt(np.mean(signal ** 2)) / gain
    return {stem: dsp.soft(signal * gain, dsp.db(PEAK)) for stem, signal in out.items()}


def cut(name, circles):
    """(score, [(stem, number, samples)]): the parts, and which comes when. What is silent has none."""
    world = forms.WORLDS[name]
    part, bar = world['part'], bar_of(name)
    _, begins, _ = written(name)
    numbers, files = {}, []
    lines = [f'bar {bar}', f'part {bar * part}', f"pass {sum(world['lengths'][s] for s in forms.PASSES[0]) // part}"]
    for stem, circle in circles.items():
        line = []
        for section in (section for one in forms.PASSES for section in one):
            for k in range(0, world['lengths'][section], part):
                at = (begins[section] + k) if stem != 'tension' else 0 if len(circle) <= bar * part else k % (len(circle) // bar)
                if (stem, at) not in numbers:
                    where = (at * bar + np.arange(bar * part + OVERLAP)) % len(circle)
                    piece = circle[where]
                    loud = np.max(np.abs(piece)) > dsp.db(-66)
                    numbers[stem, at] = 1 + sum(stem == s for s, _, _ in files) if loud else 0
                    if loud:
                        files.append((stem, numbers[stem, at], piece))
                line.append(numbers[stem, at])
        lines.append(' '.join([stem] + [str(n) for n in line]))
    return '\n'.join(lines) + '\n', files


NAMES = list(forms.WORLDS)
