"""What makes the noise in a late-night card room: a koto, an electric piano, a vibraphone; wooden clappers, bamboo, a brush on paper, a seal; glasses,
a singing bowl, a cat and a dealer who answers it, six pairs of hands. Same contract as instruments.py."""
import numpy as np

import dsp
from dsp import RATE, times
from instruments import string, unit

KOTO = ((210, 4, 0.5), (480, 4, 0.5), (950, 4, 0.15))


def bent(signal, cents, start, glide):
    """The signal with its pitch pressed up (or let down) by `cents`, from `start` seconds on, within about `glide`."""
    t = np.arange(len(signal)) / RATE
    x = np.clip((t - start) / glide, 0, 1)
    ratio = 2.0 ** (cents / 1200.0 * (x * x * (3 - 2 * x)))
    where = np.cumsum(ratio) - ratio[0]
    return np.interp(where, np.arange(len(signal)), signal, right=0.0)


def koto(rand, hz, seconds=1.6, ring=1.5, bright=0.62, press=0.0):
    """Silk over paulownia, plucked with an ivory nail not far from the bridge. `press` (cents): the left hand leans on the string behind the bridge."""
    tone = string(rand, hz, seconds, bright, 0.24, ring, 0.15)
    tone = tone + 1.2 * dsp.low(tone, 1.2 * hz, 2)
    if press:
        tone = bent(tone, press, 0.09, 0.10)
    nail = (dsp.band(dsp.noise(seconds + 0.01, rand), 2600, 1.2) * dsp.decay(seconds + 0.01, 0.003))[:len(tone)]
    tone = dsp.body(dsp.high(tone, 110, 1), KOTO) + 0.10 * unit(nail)
    return unit(dsp.ends(dsp.low(tone, 5200, 1), 0.0012, min(0.25, 0.3 * seconds)))


def rhodes(rand, hz, seconds=1.2, bite=0.9, half=0.75, sway=0.10):
    """A hammer on a tine beside a pickup: nearly a sine, a bark at the start, the tine's own faint bell; let go at the end."""
    t = times(seconds)
    bark = bite * (260.0 / hz) ** 0.35 * (0.35 + 0.65 * dsp.decay(seconds, 0.16, 0.001))
    tone = np.sin(2 * np.pi * hz * t + bark * np.sin(2 * np.pi * hz * t + 0.3)) * dsp.decay(seconds, half, 0.003)
    tine = np.sin(2 * np.pi * hz * 6.27 * t) * dsp.decay(seconds, 0.05, 0.001)
    turn = 1 + sway * np.sin(2 * np.pi * 4.1 * t + rand.uniform(0, 6.28))
    return unit(dsp.ends((tone + 0.05 * tine) * turn, 0.003, min(0.22, 0.4 * seconds)))


def vibes(rand, hz, seconds=2.4, half=0.55, motor=0.16):
    """Aluminium bars tuned two octaves up in their second mode, yarn mallets, a slow motor."""
    t = times(seconds)
    tone = np.sin(2 * np.pi * hz * t) * dsp.decay(seconds, half, 0.004)
    tone += 0.16 * np.sin(2 * np.pi * hz * 4.0 * t) * dsp.decay(seconds, half * 0.18, 0.002)
    yarn = dsp.low(dsp.noise(seconds, rand), 900, 2) * dsp.decay(seconds, 0.006)
    turn = 1 - motor * (0.5 + 0.5 * np.sin(2 * np.pi * 3.6 * t + rand.uniform(0, 6.28)))
    return unit(dsp.ends(tone * turn + 0.08 * unit(yarn), 0.002, 0.3))


def clapper(rand, hz=1450.0, seconds=0.16, half=0.011):
    """Two squared sticks of oak struck together: hard, dry, with one clear pitch."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (1.52, 0.35, 0.7), (2.76, 0.30, 0.45), (4.1, 0.12, 0.3)):
        out += gain * np.sin(2 * np.pi * hz * ratio * (1 + 0.006 * rand.uniform(-1, 1)) * t) * dsp.decay(seconds, half * life, 0.0005)
    tap = dsp.band(dsp.noise(seconds, rand), 2600, 0.8) * dsp.decay(seconds, 0.0018)
    return unit(dsp.ends(dsp.low(out + 0.35 * unit(tap), 6500, 1)))


def bamboo(rand, hz=430.0, seconds=0.3, half=0.030):
    """A hollow cane comes down on a stone."""
    t = times(seconds)
    tube = np.sin(dsp.sweep(seconds, hz * 1.12, hz, 0.012)) * dsp.decay(seconds, half, 0.001)
    tube += 0.35 * np.sin(2 * np.pi * hz * 2.9 * t) * dsp.decay(seconds, half * 0.4, 0.0008)
    tap = dsp.low(dsp.noise(seconds, rand), 3600, 1) * dsp.decay(seconds, 0.003)
    return unit(dsp.ends(tube + 0.3 * unit(tap)))


def ink(rand, seconds=0.35, centre=1900.0, peak=0.35, hairs=150.0):
    """A brush drawn over paper: wet at the start, its hairs parting and dragging towards the end."""
    t = times(seconds)
    x = t / seconds
    wet = dsp.low(dsp.band(dsp.noise(seconds, rand), centre * 0.6, 0.8), centre, 1)
    dry = dsp.band(dsp.noise(seconds, rand), centre * 1.5, 0.9)
    drag = 1 - 0.7 * x * (0.5 + 0.5 * np.sign(np.sin(2 * np.pi * np.cumsum(hairs * (1 + 0.25 * dsp.low(dsp.noise(seconds, rand), 40, 1) * 8)) / RATE)))
    out = (unit(wet) * (1 - x) + unit(dry) * 0.7 * x * dsp.low(drag, 1200, 1)) * dsp.swell(seconds, peak, 1.0)
    return unit(dsp.ends(dsp.low(out, 4600, 1), 0.004, 0.03))


def card(rand, seconds=0.13, centre=1900.0, peak=0.6):
    """A card slid over felt: breath without hiss."""
    return unit(dsp.low(dsp.band(dsp.noise(seconds, rand), centre, 0.8) * dsp.swell(seconds, peak, 1.5), 3000, 2))


def peel(rand, seconds=0.06, centre=1500.0):
    """Something sticky lets go of paper: a few small clicks that run together."""
    n = dsp.samples(seconds)
    out = np.zeros(n)
    for k in range(9):
        start = int(n * (k / 9.0) ** 0.7)
        grain = dsp.band(dsp.noise(0.008, rand), centre * (1 + 0.12 * k), 1.3) * dsp.decay(0.008, 0.0014)
        stop = min(n, start + len(grain))
        out[start:stop] += unit(grain)[:stop - start] * rand.uniform(0.35, 1.0)
    return unit(dsp.ends(out, 0.0008, 0.01))


def goblet(rand, hz=2150.0, seconds=1.2, half=0.16, wet=0.0):
    """The rim of a thin glass: modes that go with the square, each a pair that beats. `wet`: what is in it dulls it."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (2.32, 0.55, 0.6), (4.25, 0.22, 0.3)):
        tune = hz * ratio * (1 + 0.004 * rand.uniform(-1, 1))
        if tune < 11000:
            env = dsp.decay(seconds, half * life * (1 - 0.6 * wet), 0.0006)
            out += gain * env * (np.sin(2 * np.pi * tune * t + rand.uniform(0, 6.28)) + 0.6 * np.sin(2 * np.pi * (tune + 5 + 9 * rand.uniform()) * t))
    tap = dsp.band(dsp.noise(seconds, rand), 4200, 0.9) * dsp.decay(seconds, 0.0015)
    return unit(dsp.ends(dsp.low(out + 0.3 * unit(tap), 7500, 1), 0.0008, 0.1))


def pour(rand, seconds=0.5, start=500.0, end=950.0):
    """A glass that fills: bubbles whose pitch climbs with the level."""
    n = dsp.samples(seconds)
    out = np.zeros(n)
    for _ in range(int(70 * seconds)):
        x = rand.uniform()
        hz = start * (end / start) ** x * 2.0 ** rand.uniform(-0.35, 0.6)
        length = 0.05
        blip = np.sin(dsp.sweep(length, hz, hz * 1.25, 0.03)) * dsp.decay(length, 0.009, 0.002)
        at = int(x * (n - len(blip) - 1))
        out[at:at + len(blip)] += blip * rand.uniform(0.15, 1.0)
    return unit(dsp.ends(out * dsp.swell(seconds, 0.4, 0.5), 0.01, 0.05))


def bowl(rand, hz, seconds=2.4, half=0.55):
    """A small bronze bowl on a cushion, struck with a padded stick."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (2.71, 0.45, 0.55), (5.07, 0.16, 0.25), (7.9, 0.05, 0.12)):
        if hz * ratio < 9000:
            beat = 0.9 + 0.8 * rand.uniform()
            out += gain * dsp.decay(seconds, half * life, 0.004) * (np.sin(2 * np.pi * hz * ratio * t) + 0.5 * np.sin(2 * np.pi * (hz * ratio + beat) * t))
    return unit(dsp.ends(out, 0.002, 0.3))


def shimmer(rand, notes, seconds=0.8, count=16, thick=1.0, half=0.07):
    """Light on lacquer: faint high bells of the given notes (Hz), strewn over the time."""
    n = dsp.samples(seconds)
    out = np.zeros(n)
    for k in range(count):
        x = ((k + rand.uniform()) / count) ** thick
        hz = notes[rand.randint(len(notes))] * (1 + 0.003 * rand.uniform(-1, 1))
        length = min(0.5, 6 * half)
        t = times(length)
        ping = np.sin(2 * np.pi * hz * t) * dsp.decay(length, half, 0.002)
        at = int(x * max(1, n - len(ping) - 1))
        out[at:at + len(ping)] += dsp.ends(ping)[:n - at] * rand.uniform(0.25, 1.0)
    return unit(dsp.ends(out, 0.002, 0.08))


# Vowels as (formant Hz, width Hz, gain) three by three; a cat's throat is a child's or shorter, a dealer's is a grown-up's.
NASAL = ((280, 90, 1.0), (1100, 250, 0.12), (2400, 350, 0.06))
EE = ((380, 110, 1.0), (2300, 260, 0.5), (3100, 350, 0.3))
AH = ((900, 180, 1.0), (1450, 220, 0.7), (2900, 400, 0.22))
OO = ((480, 130, 1.0), (950, 200, 0.35), (2600, 400, 0.08))


def voice(rand, seconds, pitches, vowels, throat=1.0, breath=0.03, edge=1.1):
    """A voice without words. `pitches` (Hz) and `vowels` are each spread evenly over the time and run into one another; `throat` over 1 is a
    shorter one. Harmonics are given the loudness that the formants have at their place, moment by moment."""
    t = times(seconds)
    x = t / seconds
    drift = 1 + 0.008 * np.sin(2 * np.pi * 5.6 * t) * np.clip((x - 0.35) / 0.3, 0, 1) + 0.02 * dsp.low(dsp.noise(seconds, rand), 25, 2)
    f0 = np.interp(x, np.linspace(0, 1, len(pitches)), pitches)
    f0 = f0 * drift
    phase = 2 * np.pi * np.cumsum(f0) / RATE
    places = np.linspace(0, 1, len(vowels))

    def gain_at(freq):
        total = np.zeros(len(t))
        for k in range(3):
            centre, width, gain = (np.interp(x, places, [v[k][i] for v in vowels]) for i in range(3))
            total += gain / np.sqrt(1 + ((freq - centre * throat) / (0.5 * width * throat)) ** 2)
        return total

    out = np.zeros(len(t))
    for k in range(1, 40):
        if k * min(pitches) < 8000:
            out += np.sin(k * phase + 0.4 * k) / k ** edge * gain_at(k * f0)
    air = dsp.noise(seconds, rand) * gain_at(np.full(len(t), 2400.0)) + 0.4 * dsp.band(dsp.noise(seconds, rand), 3200, 0.8)
    env = np.clip(x / 0.16, 0, 1) ** 1.2 * np.cos(np.clip((x - 0.55) / 0.45, 0, 1) * np.pi / 2) ** 1.2
    return unit(dsp.ends(dsp.low((out + breath * air) * env, 5600, 1), 0.006, 0.03))


def mew(rand, pitch=1.0, seconds=0.62, rise=1.0):
    """A cat that has seen the food: through the nose, open, and closed again."""
    curve = [hz * pitch for hz in (450, 560, 650 * rise, 700 * rise, 660, 570, 460)]
    return voice(rand, seconds, curve, (NASAL, EE, EE, AH, AH, AH, OO), 1.18, 0.035, 0.5)


def mew_of_dealer(rand, pitch=1.0, seconds=0.6):
    """A grown-up in a waistcoat who keeps a straight face: nyan, lower and a little too correct."""
    curve = [hz * pitch for hz in (165, 185, 235, 245, 225, 205, 180)]
    return voice(rand, seconds, curve, (NASAL, EE, AH, AH, AH, NASAL, NASAL), 0.92, 0.03, 0.9)


def palms(rand, hz=1400.0, cup=0.5):
    """One clap: skin, and the air that the hollow of the hands pushes out."""
    seconds = 0.09
    skin = dsp.band(dsp.noise(seconds, rand), hz, 1.0) * dsp.decay(seconds, 0.0055, 0.0005)
    hollow = dsp.band(dsp.noise(seconds, rand), 520, 2.0) * dsp.decay(seconds, 0.012, 0.001)
    return unit(dsp.ends(dsp.low(unit(skin) + cup * unit(hollow), 5200, 1)))


def applause(rand, people=6, seconds=1.6):
    """So many pairs of hands, each with its own sound, haste and staying power."""
    out = np.zeros(dsp.samples(seconds))
    for _ in range(people):
        hz, cup, gain = 1400 * 2.0 ** rand.uniform(-0.6, 0.6), rand.uniform(0.2, 0.9), rand.uniform(0.55, 1.0)
        gap, at, until = rand.uniform(0.17, 0.25), rand.uniform(0.0, 0.16), seconds - rand.uniform(0.1, 0.4)
        while at < until:
            fading = np.clip((until - at) / 0.5, 0.25, 1) * np.clip(0.55 + at / 0.3, 0, 1)
            clap = palms(rand, hz * rand.uniform(0.93, 1.07), cup) * gain * fading * rand.uniform(0.75, 1.0)
            start = dsp.samples(at)
            stop = min(len(out), start + len(clap))
            out[start:stop] += clap[:stop - start]
            at += gap * rand.uniform(0.9, 1.12)
    return unit(dsp.ends(out, 0.0008, 0.15))


def sweep_of_brush(rand):
    """A fan of wires led in a half circle over a skin."""
    swish = dsp.band(dsp.noise(0.62, rand), 3600.0, 0.8) * dsp.swell(0.62, 0.45, 1.1)
    return unit(dsp.low(dsp.high(swish, 900, 1), 5600, 1))
