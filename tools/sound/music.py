"""How a piece of music is written down, and how it becomes a loop without a seam.

A part is text: bars between '|', each cut into as many equal places as it has words. A word is a note ('A3'), notes together
('A3+C4'), '.' for nothing new, '-' to hold what sounds, or a stroke of a percussion part ('s', 't'). 'A3!' is louder, 'A3?'
softer. Plucked things ring as long as they ring; blown and bowed things last while they are held.

The loop is round from the start: a note that rings past the last bar rings on in the first, the room's echo is folded in the
same way, and filters are applied to the circle. So there is no fade and nothing to splice."""
from dataclasses import dataclass

import numpy as np

import dsp
import score_ace
import score_power_up
import score_spec
import score_tension
import score_title
import score_upcolor
from instruments import bass, bell, banjo, brush, drone, drum, guitar, hertz, kalimba, pad, whistle, wood
from power_up_instruments import glass, glow, pluck, tick
from spec_instruments import koto, rhodes, sweep_of_brush, vibes
from upcolor_instruments import marimba, shaker, toy_piano, ukulele

RMS = -26.0
PEAK = -5.0


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


PLAYERS = {
    'mellow guitar': mellow,
    'steel guitar': steel,
    'bass': lambda rand, hz, _: bass(rand, hz, 2.6),
    'banjo': lambda rand, hz, _: dsp.low(banjo(rand, hz, 1.0), 3000, 1),
    'kalimba': lambda rand, hz, _: dsp.low(kalimba(rand, hz, 1.6, 0.24), 4000, 1),
    'whistle': lambda rand, hz, length: dsp.low(whistle(rand, hz, length + 0.15, 0.08), 2500, 1),
    'pad': lambda rand, hz, length: dsp.low(pad(rand, hz, length * 1.35), 1200, 1),
    'ukulele': lambda rand, hz, _: fingers(ukulele(rand, hz, 1.5), 2600),
    'marimba': lambda rand, hz, _: dsp.low(marimba(rand, hz, 1.3, 0.16), 3500, 1),
    'toy piano': lambda rand, hz, _: dsp.low(toy_piano(rand, hz, 1.4, 0.2), 2800, 1),
    'grid': lambda rand, hz, _: dsp.low(pluck(rand, hz, 0.9, 0.13, 1.3), 4200, 1),
    'glass': lambda rand, hz, _: dsp.low(glass(rand, hz, 2.4, 0.34, 2.005, 0.9), 4500, 1),
    'light': lambda rand, hz, length: glow(rand, hz, length * 1.3, 900.0),
    'pulse': lambda rand, hz, _: dsp.low(pluck(rand, hz, 0.9, 0.16, 0.5), 700, 1),
    'electric piano': lambda rand, hz, length: dsp.low(rhodes(rand, hz, length + 0.3), 2400, 1),
    'vibes': lambda rand, hz, _: dsp.low(vibes(rand, hz, 2.8), 3000, 1),
    'koto': lambda rand, hz, _: dsp.low(koto(rand, hz, 3.2, 3.4, 0.5, 35.0 if rand.uniform() < 0.25 else 0.0), 3200, 1),
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
    n = len(track)
    where = (int(round(start * dsp.RATE)) + np.arange(len(sound))) % n
    np.add.at(track, where, sound)


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
            sound = (STROKES[note](rand) if note in STROKES else PLAYERS[part.play](rand, hertz(note), length))
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


def render(piece):
    """The stereo loop."""
    left, right = np.zeros(piece.samples()), np.zeros(piece.samples())
    send = np.zeros((2, piece.samples()))
    for number, part in enumerate(piece.parts):
        track = (hum if part.play == 'drone' else perform)(piece, number, part) * dsp.db(part.level)
        angle = (part.pan + 1) * np.pi / 4
        left += track * np.cos(angle)
        right += track * np.sin(angle)
        send[0] += track * dsp.db(part.wet) * np.cos(angle / 2 + np.pi / 8)
        send[1] += track * dsp.db(part.wet) * np.sin(angle / 2 + np.pi / 8)
    sides = []
    for dry, wet, seed in ((left, send[0], 'left'), (right, send[1], 'right')):
        echo = dsp.convolve(wet, dsp.room(seed=piece.name + seed, **piece.room), round_=True)
        sides.append(dsp.high(dry + echo, 32, 2, round_=True))
    mix = np.stack(sides, axis=1)
    for _ in range(8):
        mix = dsp.soft(mix * dsp.db(RMS - 20 * np.log10(np.sqrt(np.mean(mix ** 2)))), dsp.db(PEAK))
    return mix


def piece_of(module):
    return Piece(module.NAME, module.BPM, module.BEATS, module.BARS, [Part(*p) for p in module.PARTS], module.ROOM,
                 getattr(module, 'SWING', 0.0))


PIECES = [piece_of(score_title), piece_of(score_ace), piece_of(score_upcolor), piece_of(score_power_up), piece_of(score_spec)]


def undertone(name, bars, parts):
    """A loop of a few bars that goes round beneath the piece of that name (score_tension.py)."""
    over = next(piece for piece in PIECES if piece.name == name)
    if over.bars % bars:
        raise ValueError(f'{bars} bars do not go into the {over.bars} of {name}')
    return Piece(name + '-tension', over.bpm, over.beats, bars, [Part(*p) for p in parts], over.room, over.swing)


UNDERTONES = [undertone(*loop) for loop in score_tension.LOOPS]
