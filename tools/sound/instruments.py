"""What makes the noise: strings, bells, skins, wood, metal, paper, powder.

Every instrument is a function (rand, pitch, …) -> mono signal of about unit peak. `pitch` is the variant's factor
(1 ± 0.05) for things without a note, and the instrument's frequency in Hz for things with one."""
import numpy as np

import dsp
from dsp import RATE, times

NAMES = {'C': 0, 'D': 2, 'E': 4, 'F': 5, 'G': 7, 'A': 9, 'B': 11}


def hertz(note):
    """'A4' is 440, 'Bb2', 'F#3'."""
    step = NAMES[note[0]] + note.count('#') - note[1:].count('b')
    return 440.0 * 2.0 ** ((step - 9) / 12.0 + int(note[-1]) - 4)


def unit(signal):
    return signal / max(np.max(np.abs(signal)), 1e-9)


def string(rand, hz, seconds=2.5, bright=0.5, damp=0.3, ring=2.0, place=0.17):
    """A plucked string after Karplus and Strong: noise of one period goes round a loop that loses treble each time.

    The loop's length is a whole number of samples, so the result is resampled to be in tune. `damp` is the loop's dullness
    (0 … 1), `ring` the seconds to fall 60 dB at the bottom of the spectrum, `place` where along the string it is plucked."""
    period = max(8, int(round(RATE / hz)))
    loop = period - 1
    total = int(seconds * RATE * 1.01) + 2 * period
    burst = rand.uniform(-1, 1, period)
    burst = np.concatenate([burst] * 3)
    burst = dsp.low(burst, 400 + 9000 * bright ** 2, 1)[period:2 * period]
    burst -= burst.mean()
    burst = burst - 0.85 * np.roll(burst, max(1, int(place * period)))
    out = np.zeros(total + loop + 4)
    out[2:2 + period] = burst
    keep = 10 ** (-3.0 * period / RATE / ring)
    side, mid = keep * damp / 2, keep * (1 - damp)
    at = 2 + period
    while at < total:
        end = min(at + loop, total)
        n = end - at
        out[at:end] = (side * out[at - loop:at - loop + n] + mid * out[at - loop - 1:at - loop - 1 + n]
                       + side * out[at - loop - 2:at - loop - 2 + n])
        at = end
    ratio = hz * period / RATE
    where = np.arange(int(seconds * RATE)) * ratio + 2
    return unit(np.interp(where, np.arange(len(out)), out))


GUITAR = ((105, 6, 0.9), (205, 7, 0.8), (410, 5, 0.35))


def guitar(rand, hz, seconds=2.8, bright=0.42, damp=0.24, ring=3.0):
    """Two strings a hair apart on a wooden body."""
    one = string(rand, hz * 0.9994, seconds, bright, damp, ring)
    two = string(rand, hz * 1.0007, seconds, bright * 0.9, damp, ring * 0.9, 0.23)
    return unit(dsp.ends(dsp.body(dsp.high(one + 0.7 * two, 60, 1), GUITAR), 0.001, 0.2))


def banjo(rand, hz, seconds=0.9):
    tone = string(rand, hz, seconds, 0.85, 0.3, 0.7, 0.08)
    return unit(dsp.ends(dsp.body(dsp.high(tone, 180, 1), ((620, 4, 0.9), (1400, 5, 0.5))), 0.0008, 0.1))


def bass(rand, hz, seconds=2.2):
    """An upright bass: dull, short of breath."""
    tone = string(rand, hz, seconds, 0.22, 0.5, 1.6, 0.3)
    return unit(dsp.ends(dsp.low(dsp.body(tone, ((95, 4, 0.8), (180, 5, 0.4))), 900, 1), 0.003, 0.25))


def kalimba(rand, hz, seconds=0.7, half=0.11):
    """A warm struck tongue: a sine, its odd overtone, a touch of wood."""
    t = times(seconds)
    tone = np.sin(2 * np.pi * hz * t) * dsp.decay(seconds, half, 0.002)
    tone = tone + 0.16 * np.sin(2 * np.pi * hz * 5.4 * t) * dsp.decay(seconds, half / 5, 0.001)
    tone = tone + 0.25 * np.sin(2 * np.pi * hz * 2 * t) * dsp.decay(seconds, half / 2, 0.002)
    knock = dsp.band(dsp.noise(seconds, rand), 900, 2) * dsp.decay(seconds, 0.006)
    return unit(dsp.ends(tone + 0.35 * knock))


BELL = ((0.5, 1.0, 1.0), (1.0, 0.75, 0.7), (1.19, 0.6, 0.5), (1.5, 0.35, 0.4), (2.0, 0.6, 0.35),
        (2.52, 0.22, 0.22), (2.66, 0.2, 0.2), (3.01, 0.16, 0.15), (4.12, 0.1, 0.1), (5.4, 0.05, 0.06))


def bell(rand, hz, seconds=3.0, half=0.6, soft=0.004):
    """A church bell: hum, prime, minor tierce, quint, nominal and above; each partial is a pair that beats slowly."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in BELL:
        beat = 0.6 + 0.5 * rand.uniform()
        env = dsp.decay(seconds, half * life, soft)
        out += gain * env * (np.sin(2 * np.pi * hz * ratio * t + rand.uniform(0, 6.28))
                             + 0.35 * np.sin(2 * np.pi * (hz * ratio + beat) * t))
    return unit(dsp.ends(out, 0.002, 0.3))


def drum(rand, hz=62.0, seconds=1.0, half=0.14, slap=0.25):
    """A large skin: a tone that sinks as it relaxes, and the stick's slap."""
    tone = np.sin(dsp.sweep(seconds, hz * 1.9, hz, 0.025)) * dsp.decay(seconds, half, 0.003)
    tone += 0.4 * np.sin(dsp.sweep(seconds, hz * 2.9, hz * 1.59, 0.02)) * dsp.decay(seconds, half * 0.45, 0.002)
    hit = dsp.low(dsp.noise(seconds, rand), 900, 2) * dsp.decay(seconds, 0.012)
    return unit(dsp.ends(tone + slap * unit(hit)))


def brush(rand, seconds=0.22, bright=5200.0, peak=0.25):
    """Wires drawn over a snare's skin."""
    swish = dsp.band(dsp.noise(seconds, rand), bright, 0.9) * dsp.swell(seconds, peak, 1.6)
    return unit(dsp.high(swish, 1200, 1))


def wood(rand, hz=800.0, seconds=0.12, half=0.010, click=0.5):
    """A knock on wood: three modes and the tap itself."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((1, 1.0, 1.0), (2.31, 0.5, 0.6), (3.9, 0.25, 0.4)):
        out += gain * np.sin(2 * np.pi * hz * ratio * t) * dsp.decay(seconds, half * life, 0.0006)
    tap = dsp.low(dsp.noise(seconds, rand), 5000, 1) * dsp.decay(seconds, 0.0022)
    return unit(dsp.ends(out + click * unit(tap)))


def metal(rand, hz=2600.0, seconds=0.14, half=0.012, click=0.8):
    """Steel on steel: modes that belong to no chord."""
    t = times(seconds)
    out = np.zeros(len(t))
    for ratio, gain, life in ((0.43, 0.5, 0.8), (1, 1.0, 1.0), (1.37, 0.7, 0.8), (1.93, 0.6, 0.7), (2.71, 0.4, 0.5)):
        tune = hz * ratio * (1 + 0.01 * rand.uniform(-1, 1))
        out += gain * np.sin(2 * np.pi * tune * t + rand.uniform(0, 6.28)) * dsp.decay(seconds, half * life, 0.0004)
    tap = dsp.band(dsp.noise(seconds, rand), min(hz * 1.2, 6500), 0.8) * dsp.decay(seconds, 0.0025)
    return unit(dsp.ends(out + click * unit(tap)))


def swish(rand, seconds=0.12, centre=2600.0, peak=0.6, q=0.8, power=1.5):
    """A card through the air or over felt."""
    body = dsp.band(dsp.noise(seconds, rand), centre, q) * dsp.swell(seconds, peak, power)
    return unit(body)


def snap(rand, pitch=1.0, seconds=0.05):
    """A card's edge let go: a tick with a papery body."""
    tick = dsp.band(dsp.noise(seconds, rand), 3100 * pitch, 1.4) * dsp.decay(seconds, 0.003)
    flap = dsp.band(dsp.noise(seconds, rand), 900 * pitch, 1.2) * dsp.decay(seconds, 0.008)
    return unit(dsp.ends(unit(tick) + 0.6 * unit(flap)))


def thud(rand, hz=110.0, seconds=0.18, half=0.03):
    """Something soft lands on felt or earth."""
    tone = np.sin(dsp.sweep(seconds, hz * 1.7, hz, 0.012)) * dsp.decay(seconds, half, 0.002)
    dirt = dsp.low(dsp.noise(seconds, rand), hz * 6, 2) * dsp.decay(seconds, half * 0.6)
    return unit(dsp.ends(tone + 0.5 * unit(dirt)))


def crack(rand, pitch=1.0, seconds=0.5, weight=1.0):
    """Powder: the N-shaped front of the shock, gas, and the low push behind it."""
    n = dsp.samples(seconds)
    front = np.zeros(n)
    width = int(0.0011 * RATE * weight / pitch)
    front[8:8 + width] = np.linspace(1, -0.8, width)
    front = dsp.low(front, 9000, 1)
    gas = dsp.low(dsp.noise(seconds, rand), 6500 * pitch, 1) * dsp.decay(seconds, 0.016 * weight, 0.0003)
    roar = dsp.low(dsp.noise(seconds, rand), 1100 * pitch, 2) * dsp.decay(seconds, 0.055 * weight, 0.001)
    push = np.sin(dsp.sweep(seconds, 190 * pitch, 52 * pitch, 0.03 * weight)) * dsp.decay(seconds, 0.06 * weight, 0.001)
    return unit(dsp.ends(1.0 * front + 0.75 * gas + 0.9 * unit(roar) + 0.8 * push))


def blast(rand, pitch=1.0, seconds=1.6):
    """Dynamite: no front, all weight and falling earth."""
    roar = dsp.low(dsp.noise(seconds, rand), 420 * pitch, 2) * dsp.decay(seconds, 0.17, 0.004)
    gas = dsp.low(dsp.noise(seconds, rand), 3200, 1) * dsp.decay(seconds, 0.035, 0.001)
    push = np.sin(dsp.sweep(seconds, 120 * pitch, 36 * pitch, 0.05)) * dsp.decay(seconds, 0.16, 0.002)
    earth = np.zeros(dsp.samples(seconds))
    for _ in range(26):
        at = 0.15 + 1.1 * rand.uniform() ** 1.5
        grain = dsp.band(dsp.noise(0.03, rand), 700 + 2200 * rand.uniform(), 1.5) * dsp.decay(0.03, 0.005)
        start = dsp.samples(at)
        stop = min(len(earth), start + len(grain))
        earth[start:stop] += unit(grain)[:stop - start] * 0.09 * rand.uniform() * (1.4 - at)
    return unit(dsp.ends(unit(roar) + 0.5 * gas + 0.9 * push + earth, 0.001, 0.2))


def horn(rand, hz, seconds=0.6, bright=5.0, attack=0.045, vibrato=0.003):
    """Brass, or a devil's throat when low: harmonics that open as the note swells."""
    t = times(seconds)
    phase = 2 * np.pi * np.cumsum(hz * (1 + vibrato * np.sin(2 * np.pi * 5.1 * t) * np.clip(t / 0.4, 0, 1))) / RATE
    env = np.clip(t / attack, 0, 1) * np.clip((seconds - t) / 0.12, 0, 1) * (0.75 + 0.25 * 0.5 ** (t / 0.2))
    out = np.zeros(len(t))
    for k in range(1, 41):
        if hz * k < 7000:
            out += np.sin(k * phase + rand.uniform(0, 0.3)) / k * np.clip(env * bright / k, 0, 1) ** 1.3
    return unit(dsp.ends(out * env, 0.004, 0.02))


def drone(rand, hz, seconds, cut=420.0, beat=0.35, round_=True):
    """A bowed low string held for ever: three saws a beat apart, all dull. Its pitches are bent to fit the length, so that it
    has no ends."""
    n = dsp.samples(seconds)
    t = np.arange(n) / RATE
    out = np.zeros(n)
    for detune in (-beat, 0.0, beat):
        cycles = round((hz + detune) * seconds)
        for k in range(1, 9):
            out += np.sin(2 * np.pi * k * cycles * t / seconds + rand.uniform(0, 6.28)) / k ** 1.3
    return unit(dsp.low(out, cut, 2, round_=round_))


def whistle(rand, hz, seconds=1.2, breath=0.12):
    """A lone whistler far away."""
    t = times(seconds)
    bend = 1 - 0.03 * 0.5 ** (t / 0.03)
    vib = 1 + 0.006 * np.sin(2 * np.pi * 5.3 * t) * np.clip((t - 0.25) / 0.4, 0, 1)
    phase = 2 * np.pi * np.cumsum(hz * bend * vib) / RATE
    env = np.clip(t / 0.07, 0, 1) * np.clip((seconds - t) / 0.25, 0, 1)
    air = dsp.band(dsp.noise(seconds, rand), hz, 12) * 4
    return unit(dsp.ends((np.sin(phase) + 0.06 * np.sin(2 * phase) + breath * air) * env ** 1.5, 0.004, 0.02))


def pad(rand, hz, seconds):
    """Warm air under a chord."""
    t = times(seconds)
    env = dsp.swell(seconds, 0.4, 1.2)
    out = np.zeros(len(t))
    for detune in (-0.22, 0.0, 0.25):
        for k, gain in ((1, 1.0), (2, 0.32), (3, 0.14), (4, 0.05)):
            out += gain * np.sin(2 * np.pi * (hz + detune) * k * t + rand.uniform(0, 6.28))
    return unit(out * env)
