"""What lies around a table, half a minute that goes round, so quiet that it is missed only when it stops: ventilation and a hum, rain on
a lane, wind in a street, a garden behind a window. A bed of music.py's kind, in parts; one channel, at half the rate."""
import numpy as np

import dsp
from dsp import RATE
from instruments import unit
from music import OVERLAP, lay, loudness
from spec_instruments import goblet

SECONDS, PART = 30, 10
SPARE = 1024            # frames: they are written at half the rate, and what reads them may lose some at the end
LUFS = -36.0            # as files; 6 less as heard (src/audio/mix.c)


def air(rand, low, high, breaths, depth):
    """Noise between two frequencies that comes and goes so often as it goes round."""
    n = SECONDS * RATE
    noise = dsp.low(dsp.high(rand.uniform(-1, 1, n), low, 1, True), high, 2, True)
    x = 2 * np.pi * np.arange(n) / n
    swell = sum(np.sin(k * x + rand.uniform(0, 6.28)) for k in breaths) / len(breaths)
    return noise / np.std(noise) * (1 + depth * swell)


def strewn(rand, track, times, make, level):
    for at in (time for time in times if time < SECONDS):
        lay(track, at + rand.uniform(-1, 1), make(rand) * dsp.db(level + rand.uniform(-3, 1)))


def far(sound, hz):
    return dsp.low(sound, hz, 2)


def bird(rand):
    """Three or four short falls of a tone."""
    out = np.zeros(int(0.9 * RATE))
    for k in range(rand.randint(3, 5)):
        start, length = 2600 * 2.0 ** rand.uniform(0, 0.7), rand.uniform(0.06, 0.11)
        chirp = np.sin(dsp.sweep(length, start * 1.25, start, 0.03)) * dsp.swell(length, 0.3)
        at = int((0.02 + 0.17 * k) * RATE)
        out[at:at + len(chirp)] += chirp[:len(out) - at]
    return far(out, 5000)


def dog(rand):
    out = np.zeros(int(0.8 * RATE))
    for k in range(2):
        bark = dsp.band(dsp.noise(0.16, rand), 620, 1.5) * dsp.swell(0.16, 0.2) + 0.4 * np.sin(dsp.sweep(0.16, 520, 340, 0.05)) * dsp.swell(0.16, 0.25)
        at = int(0.31 * k * RATE)
        out[at:at + len(bark)] += unit(bark)
    return far(out, 900)


def sign(rand):
    """Iron in its eye: two slow squeaks."""
    out = np.zeros(int(1.6 * RATE))
    for k, hz in enumerate((640, 560)):
        seconds = 0.55
        squeak = unit(dsp.band(np.sign(np.sin(dsp.sweep(seconds, hz, hz * 1.2, 0.3))) * (1 + 0.5 * dsp.noise(seconds, rand)), 1500, 2.0)) * dsp.swell(seconds, 0.6)
        at = int(0.8 * k * RATE)
        out[at:at + len(squeak)] += squeak
    return far(out, 2600)


def drop(rand):
    return unit(np.sin(dsp.sweep(0.05, 1400 * 2.0 ** rand.uniform(-0.6, 0.6), 2300, 0.02)) * dsp.decay(0.05, 0.008, 0.001))


def ventilation(rand, side):
    t = np.arange(SECONDS * RATE) / RATE
    hum = sum(g * np.sin(2 * np.pi * hz * t + side) for hz, g in ((100, 0.5), (200, 0.35), (300, 0.2), (450, 0.08)))
    return air(rand, 180, 800, (1, 3), 0.25) + 0.5 * hum


def lane(rand, side):
    track = 0.8 * air(rand, 1200, 5200, (1, 2, 5), 0.35) + 0.5 * air(rand, 250, 700, (2, 3), 0.2)
    strewn(rand, track, np.arange(0.5, 60, 0.9), drop, 4)
    strewn(rand, track, (7, 24, 41, 53) if side else (12, 33, 49), lambda r: far(goblet(r, 2000 * r.uniform(0.9, 1.15), 0.8, 0.09, 0.4), 4000), 6)
    return track


def street(rand, side):
    track = air(rand, 220, 600, (2, 3, 7), 0.7) + 0.35 * air(rand, 700, 1500, (3, 5, 8), 0.8)
    strewn(rand, track, (9, 31, 47) if side else (21, 55), sign, 5)
    strewn(rand, track, (38,) if side else (14, 15.3), dog, 5)
    return track


def garden(rand, side):
    track = 0.8 * air(rand, 900, 3000, (2, 3, 5), 0.5) + 0.6 * air(rand, 200, 500, (1, 2), 0.3)
    strewn(rand, track, np.arange(3 + 2 * side, 60, 7.5), bird, 8)
    return track


AROUND = {'power-up': ventilation, 'spec': lane, 'ace': street, 'upcolor': garden}


def cut(name):
    """(score, parts) as music.cut has them."""
    sides = [AROUND[name](dsp.rng(f'ambience/{name}/{side}'), side) for side in (0, 1)]
    n = SECONDS * RATE
    circle = (sides[0] + sides[1]) / 2
    circle *= dsp.db(LUFS - loudness(np.stack([np.fft.rfft(circle)] * 2), n))
    parts = [('bed', 1 + k, circle[(k * PART * RATE + np.arange(PART * RATE + OVERLAP + SPARE)) % n]) for k in range(SECONDS // PART)]
    return f'bar {PART * RATE}\npart {PART * RATE}\npass {len(parts)}\nbed ' + ' '.join(str(k) for _, k, _ in parts) + '\n', parts
