"""Paper, clay, lacquer, light, wood, steel, powder: what things are made of, as the house's recipe has it.

T is the time in which a part falls by 60 dB. Every function is (rand, …) -> mono signal of about unit peak, as in
instruments.py; none of them has a note. Two calls never give the same layers: hands are not machines."""
import numpy as np

import dsp
from dsp import RATE, times
from instruments import unit


def fall(seconds, t60, attack=0.0003):
    t = times(seconds)
    return np.minimum(1.0, t / attack) * 10.0 ** (-3.0 * t / t60)


def banded(rand, seconds, low, high, order=2):
    """Noise between two frequencies, 3 dB an octave darker towards the top."""
    noise = dsp.tilt(dsp.noise(seconds, rand), -3.0, low)
    return unit(dsp.low(dsp.high(noise, low, order), high, 3))


def ring(seconds, modes):
    """Modes as (Hz, T, gain)."""
    t = times(seconds)
    return sum(gain * np.sin(2 * np.pi * hz * t) * fall(seconds, t60) for hz, t60, gain in modes)


def slide(rand, seconds=0.11, peak=0.55, dark=1.0):
    """A card over felt: breath whose strength and colour follow its speed, and the fibres that it brushes."""
    speed = dsp.swell(seconds, peak, 1.2)
    dull = banded(rand, seconds, 1800 * dark, 3600 * dark)
    clear = banded(rand, seconds, 3200 * dark, 7500 * dark)
    out = unit(dull * (1 - speed) + clear * speed) * speed
    fibres = np.zeros(len(out))
    for _ in range(int(350 * seconds)):
        at = rand.randint(max(1, len(out) - 90))
        grain = rand.uniform(-1, 1, rand.randint(44, 88))
        fibres[at:at + len(grain)] += grain * np.hanning(len(grain)) * rand.uniform(0.3, 1.0)
    return unit(out + dsp.db(-10) * unit(dsp.high(fibres, 2200, 2)) * speed)


def land(rand, weight=1.0, dark=1.0):
    """A card lies: the slap of its face, the air under it, the felt. No note."""
    seconds = 0.08
    slap = banded(rand, seconds, 2500 * dark, 7000 * dark) * fall(seconds, 0.025 * rand.uniform(0.85, 1.15))
    air = unit(dsp.low(dsp.high(dsp.noise(seconds, rand), 180, 2), 400, 2)) * fall(seconds, 0.045)
    felt = np.sin(2 * np.pi * 95 * times(seconds)) * fall(seconds, 0.020)
    return unit(dsp.ends(unit(slap) + dsp.db(-6) * weight * unit(air) + dsp.db(-14) * weight * felt))


def on_wood(rand, weight=1.0):
    """A card lies on a table of wood: bands, not notes."""
    seconds = 0.08
    slap = banded(rand, seconds, 2200, 6500) * fall(seconds, 0.022)
    table = sum(unit(dsp.band(dsp.noise(seconds, rand), hz * rand.uniform(0.95, 1.05), 2.2)) * gain
                for hz, gain in ((210, 0.7), (480, 0.9))) * fall(seconds, 0.040)
    return unit(dsp.ends(unit(slap) + dsp.db(-4) * weight * unit(table)))


def edge(rand, pitch=1.0, t60=0.006):
    """The edge of a card let go."""
    return unit(dsp.ends(banded(rand, 0.02, 4000 * pitch, 7000 * pitch) * fall(0.02, t60), 0.0002, 0.004))


def _chip(rand, modes, body, pitch):
    seconds = 0.075
    click = banded(rand, seconds, 2000, 10000) * fall(seconds, 0.0035, 0.00005)
    out = 0.9 * unit(click)
    for hz, t60, gain in modes:
        out = out + gain * ring(seconds, ((hz * pitch * rand.uniform(0.94, 1.06), t60 * rand.uniform(0.9, 1.1), 1.0),))
    out = out + body * ring(seconds, ((950 * pitch, 0.010, 1.0),))
    return unit(dsp.ends(out, 0.0002, 0.006))


def bounced(rand, chip):
    """It falls once more, 14 to 22 ms later."""
    late = dsp.samples(rand.uniform(0.014, 0.022))
    out = np.concatenate([chip, np.zeros(late)])
    out[late:] += dsp.db(-9 + rand.uniform(-1.5, 1.5)) * chip
    return out


def clay(rand, pitch=1.0):
    return bounced(rand, _chip(rand, ((3150, 0.028, 0.8), (5050, 0.020, 0.55), (7400, 0.012, 0.3)), 0.35, pitch))


def light(rand, pitch=1.0, note=1174.7):
    """A token of light: it rings a little longer, and there is a small clear note in it."""
    chip = _chip(rand, ((2200, 0.045, 0.6), (3300, 0.045, 0.6), (6100, 0.045, 0.3)), 0.25, pitch)
    pip = dsp.db(-12) * ring(0.075, ((note, 0.060, 1.0),))
    return bounced(rand, unit(chip + pip[:len(chip)]))


def lacquer(rand, pitch=1.0):
    """A fourth lower, over a core of wood."""
    chip = _chip(rand, ((2363, 0.028, 0.6), (3788, 0.024, 0.9), (5550, 0.016, 0.55)), 0.15, pitch)
    core = dsp.db(-11) * ring(0.075, ((640 * pitch, 0.040, 1.0), (1480 * pitch, 0.018, 0.8)))
    return bounced(rand, unit(chip + core[:len(chip)]))


def knuckle(rand, pitch=1.0, dull=0.0):
    """A knuckle on the table."""
    seconds = 0.12
    modes = ring(seconds, tuple((hz * pitch * rand.uniform(0.97, 1.03), 0.055, gain)
                                for hz, gain in ((180, 0.8), (305, 1.0), (470, 0.8))))
    skin = unit(dsp.band(dsp.noise(seconds, rand), 1200, 1.0)) * fall(seconds, 0.016)
    return unit(dsp.ends(unit(modes) + (0.6 - 0.3 * dull) * skin))


def press(rand, low=640.0, high=1480.0, t60=0.035, felt=0.25):
    """A finger on a wooden key, felt under it."""
    seconds = 0.07
    key = ring(seconds, ((low * rand.uniform(0.98, 1.02), t60, 1.0), (high * rand.uniform(0.97, 1.03), t60 * 0.7, 0.55)))
    tap = banded(rand, seconds, 1500, 5000) * fall(seconds, 0.006, 0.0001)
    under = np.sin(2 * np.pi * 170 * times(seconds)) * fall(seconds, 0.030)
    return unit(dsp.ends(unit(key) + 0.5 * unit(tap) + felt * under))


def steel(rand, base=1900.0, t60=0.06, click=0.8):
    seconds = max(0.05, t60 * 1.2)
    out = ring(seconds, tuple((base * ratio * rand.uniform(0.985, 1.015), t60 * life, gain) for ratio, gain, life in (
        (1, 1.0, 1.0), (1.47, 0.7, 0.85), (2.09, 0.6, 0.7), (2.56, 0.4, 0.6), (3.4, 0.3, 0.5))))
    tap = banded(rand, seconds, 3000, 9000) * fall(seconds, 0.004, 0.00008)
    return unit(dsp.ends(unit(out) + click * unit(tap), 0.0002, 0.006))


def powder(rand, weight=1.0, seconds=1.5):
    """A shot: the front of the shock, the crack behind it, gas, the push, and what the street gives back."""
    n = dsp.samples(seconds)
    front = np.zeros(n)
    width = int(0.0009 * RATE * weight)
    front[2:2 + width] = np.linspace(1, -0.9, width)
    if weight > 1.2:        # a second one, on its heels
        again = dsp.samples(0.009)
        front[again:again + width] += 0.8 * np.linspace(1, -0.9, width)
    crack = banded(rand, seconds, 1000, 11000, 1) * fall(seconds, 0.045 * weight, 0.00005)
    snap = banded(rand, seconds, 1400, 9000, 1) * fall(seconds, 0.012, 0.00005)
    gas = unit(dsp.low(dsp.high(dsp.noise(seconds, rand), 250, 2), 900, 2)) * fall(seconds, 0.120 * weight, 0.0006)
    phase = dsp.sweep(seconds, 110 / weight ** 0.3, 52, 0.03)
    push = (np.sin(phase) + 0.55 * np.sin(2 * phase) + 0.4 * np.sin(3 * phase)) * fall(seconds, 0.160 * weight, 0.001)
    out = (1.3 * unit(front) + 1.0 * unit(crack) + 1.0 * unit(snap) + dsp.db(-3) * gas
           + dsp.db(-7) * unit(push))
    slap = unit(dsp.low(dsp.high(crack + 0.6 * gas, 300, 1), 3800, 1))
    for ms, level in ((95, -15), (178, -19), (310, -23)):
        late = dsp.samples(ms / 1000 * rand.uniform(0.97, 1.03))
        out[late:] += dsp.db(level) * slap[:n - late]
    tail = unit(dsp.low(dsp.high(dsp.noise(seconds, rand), 220, 1), 2400, 1)) * fall(seconds, 1.4, 0.03)
    return unit(dsp.ends(out + dsp.db(-19) * tail, 0.00002, 0.2))


def shell(rand, pitch=1.0):
    """Brass into a chamber."""
    seconds = 0.12
    out = ring(seconds, ((3100 * pitch * rand.uniform(0.98, 1.02), 0.090, 1.0), (5400 * pitch * rand.uniform(0.98, 1.02), 0.070, 0.6)))
    scrape = banded(rand, seconds, 2500, 8000) * fall(seconds, 0.020, 0.004)
    return unit(dsp.ends(unit(out) * np.minimum(1, times(seconds) / 0.006) + 0.6 * unit(scrape)))


def cloth_hit(rand):
    """Lead in a coat, and who wears it."""
    seconds = 0.22
    cloth = unit(dsp.low(dsp.high(dsp.noise(seconds, rand), 300, 2), 1500, 1)) * fall(seconds, 0.070, 0.0002)
    t = times(seconds)
    body = (0.8 * np.sin(2 * np.pi * 120 * t) + np.sin(2 * np.pi * 240 * t)) * fall(seconds, 0.110)
    tear = banded(rand, seconds, 2000, 6000) * fall(seconds, 0.018, 0.0001)
    return unit(dsp.ends(unit(cloth) + 0.6 * unit(body) + 0.7 * unit(tear), 0.0002, 0.02))


def rake(rand, seconds=0.3):
    """A hand draws chips over felt."""
    out = banded(rand, seconds, 1400, 5200) * dsp.swell(seconds, 0.6, 1.1)
    grit = np.repeat(rand.uniform(0.4, 1.0, len(out) // 180 + 1), 180)[:len(out)]
    return unit(out * dsp.low(grit, 400, 1))


def heap(rand, t60=0.18):
    """A whole stack set down: weight with harmonics that a small loudspeaker has."""
    seconds = t60 * 1.3
    t = times(seconds)
    tone = (0.5 * np.sin(2 * np.pi * 140 * t) + 0.9 * np.sin(2 * np.pi * 280 * t) + 0.5 * np.sin(2 * np.pi * 420 * t)) * fall(seconds, t60)
    dust = unit(dsp.low(dsp.high(dsp.noise(seconds, rand), 300, 1), 2400, 1)) * fall(seconds, 0.05)
    return unit(dsp.ends(unit(tone) + 0.8 * dust, 0.0004, 0.02))


def ricochet(rand, seconds=0.42):
    phase = dsp.sweep(seconds, 3200 * rand.uniform(0.95, 1.05), 1100, 0.15)
    flutter = 1 + 0.3 * np.sin(2 * np.pi * 38 * times(seconds))
    return unit(dsp.ends((np.sin(phase) + 0.3 * np.sin(2.03 * phase)) * flutter * fall(seconds, 0.5, 0.004), 0.002, 0.05))
