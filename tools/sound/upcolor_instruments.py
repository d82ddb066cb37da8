"""What makes the noise in the living room: wooden bars, nylon strings, a child's piano, a vessel flute; a felt pen, clay chips, sweets in
their wrappers, cloth. Same contract as instruments.py."""
import numpy as np

import dsp
from dsp import RATE, times
from instruments import string, swish, unit


def marimba(rand, hz, seconds=1.0, half=0.11, mallet=0.22):
    """A rosewood bar over its tube: the bar is cut so that its second mode stands two octaves up and its third a bit over three.
    Low bars ring longer than high ones."""
    t = times(seconds)
    half = half * (523.0 / hz) ** 0.4
    tone = np.sin(2 * np.pi * hz * t) * dsp.decay(seconds, half, 0.003)
    tone += 0.20 * np.sin(2 * np.pi * hz * 3.99 * t) * dsp.decay(seconds, half * 0.22, 0.0015)
    if hz * 9.9 < 9000:
        tone += 0.06 * np.sin(2 * np.pi * hz * 9.9 * t) * dsp.decay(seconds, half * 0.09, 0.001)
    yarn = dsp.low(dsp.noise(seconds, rand), 1400, 2) * dsp.decay(seconds, 0.005)
    return unit(dsp.ends(tone + mallet * unit(yarn), 0.001, 0.03))


def toy_piano(rand, hz, seconds=0.9, half=0.13):
    """Steel rods clamped at one end and struck by plastic: the overtones belong to no chord, so they are kept faint and short."""
    t = times(seconds)
    tone = np.sin(2 * np.pi * hz * t) * dsp.decay(seconds, half, 0.002)
    tone += 0.45 * np.sin(2 * np.pi * hz * 2.003 * t + 0.4) * dsp.decay(seconds, half * 0.6, 0.002)
    tone += 0.12 * np.sin(2 * np.pi * hz * 3.04 * t + 1.1) * dsp.decay(seconds, half * 0.35, 0.001)
    if hz * 6.27 < 9000:
        tone += 0.10 * np.sin(2 * np.pi * hz * 6.27 * t) * dsp.decay(seconds, half * 0.12, 0.001)
    clack = dsp.band(dsp.noise(seconds, rand), 1900, 1.2) * dsp.decay(seconds, 0.004)
    return unit(dsp.ends(tone + 0.12 * unit(clack), 0.001, 0.04))


UKULELE = ((260, 4, 0.6), (430, 5, 0.9), (780, 5, 0.4))


def ukulele(rand, hz, seconds=1.4):
    """One nylon string on a small box: round, short of breath, no edge."""
    tone = string(rand, hz, seconds, 0.36, 0.42, 1.5, 0.22)
    return unit(dsp.ends(dsp.low(dsp.body(dsp.high(tone, 110, 1), UKULELE), 3000, 2), 0.004, 0.12))


def ocarina(rand, hz, seconds=0.4, breath=0.05):
    """A vessel flute: nearly a sine, a breath at the lip."""
    t = times(seconds)
    vib = 1 + 0.004 * np.sin(2 * np.pi * 5.0 * t) * np.clip((t - 0.2) / 0.3, 0, 1)
    phase = 2 * np.pi * np.cumsum(hz * (1 - 0.02 * 0.5 ** (t / 0.015)) * vib) / RATE
    env = np.clip(t / 0.03, 0, 1) * np.clip((seconds - t) / (0.45 * seconds), 0, 1)
    air = dsp.band(dsp.noise(seconds, rand), hz * 1.5, 3)
    tone = np.sin(phase) + 0.10 * np.sin(2 * phase) + 0.05 * np.sin(3 * phase)
    return unit(dsp.ends((tone + breath * unit(air)) * env ** 1.3, 0.004, 0.02))


def chip(rand, hz=2600.0, seconds=0.06):
    """Clay on clay: a dry click with a small ring that belongs to its weight."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (1.62, 0.6, 0.8), (2.41, 0.3, 0.6)):
        tune = hz * ratio * (1 + 0.015 * rand.uniform(-1, 1))
        out += gain * np.sin(2 * np.pi * tune * t + rand.uniform(0, 6.28)) * dsp.decay(seconds, 0.0055 * life, 0.0005)
    weight = np.sin(2 * np.pi * 340 * t) * dsp.decay(seconds, 0.008, 0.001)
    tap = dsp.low(dsp.noise(seconds, rand), 3500, 1) * dsp.decay(seconds, 0.002)
    return unit(dsp.ends(dsp.low(out, 5200, 1) + 0.5 * weight + 0.35 * unit(tap)))


def crinkle(rand, seconds=0.2, bright=4200.0, grains=34, peak=0.4):
    """A wrapper: a handful of loud snaps of the foil, many faint ones, thickest in the middle."""
    n = dsp.samples(seconds)
    out = np.zeros(n)
    for _ in range(grains):
        x = peak + 0.42 * (rand.uniform() + rand.uniform() - 1.0)
        start = int(np.clip(x, 0.0, 0.93) * n)
        length = 0.012
        grain = dsp.band(dsp.noise(length, rand), bright * 2.0 ** rand.uniform(-0.9, 0.6), 1.8)
        grain = unit(grain * dsp.decay(length, 0.0008 + 0.0022 * rand.uniform()))
        stop = min(n, start + len(grain))
        out[start:stop] += grain[:stop - start] * rand.uniform(0.12, 1.0) ** 2
    return unit(dsp.ends(dsp.low(out, 5500, 1)))


def cloth(rand, seconds=0.24, start=500.0, end=1600.0, peak=0.5):
    """A curtain through the air: breath whose colour goes from `start` to `end` Hz."""
    dark = dsp.band(dsp.noise(seconds, rand), start, 0.7)
    light = dsp.band(dsp.noise(seconds, rand), end, 0.7)
    mix = np.linspace(0.0, 1.0, dsp.samples(seconds))
    return unit(dsp.low(unit(dark) * np.sqrt(1 - mix) + unit(light) * np.sqrt(mix), 2000, 2) * dsp.swell(seconds, peak, 1.4))


def paper(rand, seconds=0.12, centre=2200.0, peak=0.6, q=0.8, dull=3200.0):
    """A card slid over a tablecloth: swish without its hiss."""
    return unit(dsp.low(swish(rand, seconds, centre, peak, q), dull, 2))


def scratch(rand, seconds=0.08, centre=1500.0, rough=95.0):
    """One stroke of a felt pen: the tip sticks and slips on the card."""
    t = times(seconds)
    slip = 0.55 + 0.45 * np.abs(np.sin(np.pi * rough * t + rand.uniform(0, 3.14)))
    ink = dsp.low(dsp.band(dsp.noise(seconds, rand), centre, 1.1), centre * 2.2, 1)
    return unit(ink * slip * dsp.swell(seconds, 0.35, 0.8))


def shaker(rand, seconds=0.09, bright=5200.0):
    """Rice in a small box."""
    rice = dsp.band(dsp.noise(seconds, rand), bright, 1.0) * dsp.swell(seconds, 0.3, 2.0)
    return unit(dsp.high(rice, 1800, 1))
