"""What makes the noise in a display of light: struck glass, plucked waves, tokens, beams, pixels, ice. Same contract as instruments.py.

All of it is computed on purpose: nothing here pretends to be wood or a string. What keeps it from being harsh is that every wave is built from the
overtones that it needs and no more, and that the treble of a note dies before the note does."""
import numpy as np

import dsp
from dsp import RATE, times
from instruments import unit


def glass(rand, hz, seconds=0.8, half=0.12, ratio=3.51, bite=1.6):
    """One wave bends another: a bell without metal. `ratio` says how foreign its overtones are, `bite` how many there are at the start."""
    t = times(seconds)
    mod = bite * (800.0 / max(hz, 200.0)) ** 0.3 * dsp.decay(seconds, half * 0.35, 0.001)
    tone = np.sin(2 * np.pi * hz * t + mod * np.sin(2 * np.pi * hz * ratio * t)) * dsp.decay(seconds, half, 0.002)
    tone += 0.3 * np.sin(2 * np.pi * hz * 1.003 * t + rand.uniform(0, 6.28)) * dsp.decay(seconds, half * 1.6, 0.006)
    return unit(dsp.ends(dsp.low(tone, 7000, 1), 0.001, 0.06))


def pluck(rand, hz, seconds=0.6, half=0.10, bright=1.0, odd=False):
    """A saw (or, `odd`, a square) whose upper partials fade first, like a filter that closes."""
    t = times(seconds)
    out = np.zeros(len(t))
    for k in range(1, 24, 2 if odd else 1):
        if hz * k < 9000:
            out += np.sin(2 * np.pi * hz * k * t + 0.15 * rand.uniform() * k) / k * dsp.decay(seconds, half / (1 + 0.55 * (k - 1) / bright), 0.0015)
    return unit(dsp.ends(out, 0.001, 0.04))


def glow(rand, hz, seconds, cut=1400.0, peak=0.4):
    """Light that comes up and goes: three saws a hair apart behind a dull pane."""
    t = times(seconds)
    out = np.zeros(len(t))
    for detune in (-0.0021, 0.0, 0.0024):
        for k in range(1, 12):
            if hz * k < 4000:
                out += np.sin(2 * np.pi * hz * (1 + detune) * k * t + rand.uniform(0, 6.28)) / k ** 1.4
    return unit(dsp.low(out, cut, 2) * dsp.swell(seconds, peak, 1.1))


def beam(rand, start, end, seconds=0.4, half=0.08, edge=0.5, peak=0.0):
    """A tone that travels from `start` to `end` Hz. `peak` 0 strikes it, anything else swells there."""
    phase = dsp.sweep(seconds, start, end, half)
    tone = np.sin(phase) + edge * (0.5 * np.sin(2 * phase) + 0.33 * np.sin(3 * phase) + 0.2 * np.sin(4 * phase))
    shape = dsp.swell(seconds, peak, 1.2) if peak else dsp.decay(seconds, seconds / 4, 0.002)
    return unit(dsp.ends(dsp.low(tone, 6000, 1) * shape, 0.001, 0.03))


def scan(rand, start, end, seconds=0.5, rate=46.0):
    """A line of light drawn over cards: a travelling tone, chopped as it meets the rows."""
    t = times(seconds)
    x = t / seconds
    phase = 2 * np.pi * np.cumsum(start * (end / start) ** x) / RATE
    rows = 0.5 + 0.5 * np.tanh(4 * np.sin(2 * np.pi * rate * t))
    tone = (np.sin(phase) + 0.4 * np.sin(2.01 * phase)) * (0.25 + 0.75 * dsp.low(rows, 900, 1))
    air = dsp.band(dsp.noise(seconds, rand), np.sqrt(start * end), 1.0)
    return unit(dsp.ends((tone + 0.25 * unit(air)) * dsp.swell(seconds, 0.55, 0.8), 0.003, 0.05))


def sub(rand, hz=55.0, seconds=0.5, half=0.09, fall=2.4):
    """A push of air: what a wide thing does when it lands."""
    tone = np.sin(dsp.sweep(seconds, hz * fall, hz, 0.018)) * dsp.decay(seconds, half, 0.002)
    tone += 0.18 * np.sin(dsp.sweep(seconds, hz * fall * 2, hz * 2, 0.018)) * dsp.decay(seconds, half * 0.5, 0.002)
    return unit(dsp.ends(tone, 0.001, 0.08))


def token(rand, pitch=1.0, seconds=0.09, ring=0.010):
    """A chip of light set down: a dry ceramic tick with a short clear pip in it."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (1.51, 0.55, 0.8), (2.76, 0.28, 0.5)):
        hz = 1850.0 * pitch * ratio * (1 + 0.012 * rand.uniform(-1, 1))
        out += gain * np.sin(2 * np.pi * hz * t + rand.uniform(0, 6.28)) * dsp.decay(seconds, ring * life, 0.0005)
    weight = np.sin(2 * np.pi * 300 * pitch * t) * dsp.decay(seconds, 0.009, 0.001)
    tap = dsp.low(dsp.noise(seconds, rand), 3800, 1) * dsp.decay(seconds, 0.002)
    return unit(dsp.ends(dsp.low(out, 5600, 1) + 0.55 * weight + 0.3 * unit(tap)))


def grains(rand, seconds, count, start, end, thick=1.0, length=0.03, half=0.006):
    """Small square sparks strewn over the time, their pitch drifting from `start` to `end` Hz. `thick` over 1: most of them early; under 1: late."""
    out = np.zeros(dsp.samples(seconds))
    for _ in range(count):
        x = rand.uniform() ** thick
        hz = start * (end / start) ** x * 2.0 ** rand.uniform(-0.5, 0.5)
        spark = pluck(rand, hz, length, half, 0.7, True)
        at = int(x * (len(out) - len(spark) - 1))
        out[at:at + len(spark)] += spark * rand.uniform(0.25, 1.0)
    return unit(dsp.ends(dsp.low(out, 6500, 1)))


def hiss(rand, seconds=0.3, start=5200.0, end=900.0, peak=0.2, q=0.8):
    """Air or static whose colour goes from `start` to `end` Hz."""
    one, two = (unit(dsp.band(dsp.noise(seconds, rand), hz, q)) for hz in (start, end))
    x = np.linspace(0.0, 1.0, dsp.samples(seconds))
    return unit(dsp.low((one * np.sqrt(1 - x) + two * np.sqrt(x)) * dsp.swell(seconds, peak, 1.3), 6500, 1))


def knock(rand, hz=190.0, seconds=0.1, half=0.012):
    """A knuckle on a thick pane."""
    t = times(seconds)
    out = np.sin(dsp.sweep(seconds, hz * 1.6, hz, 0.006)) * dsp.decay(seconds, half, 0.001)
    out += 0.3 * np.sin(2 * np.pi * hz * 5.1 * t) * dsp.decay(seconds, half * 0.35, 0.0006)
    tap = dsp.low(dsp.noise(seconds, rand), 2600, 1) * dsp.decay(seconds, 0.0025)
    return unit(dsp.ends(out + 0.35 * unit(tap)))


def tick(rand, bright=6200.0, seconds=0.05, half=0.007):
    """A closed hat made of static."""
    return unit(dsp.ends(dsp.high(dsp.band(dsp.noise(seconds, rand), bright, 1.2), 2500, 1) * dsp.decay(seconds, half, 0.001)))
