"""Signals as numpy arrays at 44.1 kHz: envelopes, noise, filters, rooms, levels.

Filters are applied to a whole sound at once through its spectrum: the response of the wanted analogue-like filter is
multiplied in. That is exact, fast without scipy, and lets music be filtered *round* (as a loop without ends).
Randomness is numpy's RandomState, whose streams are frozen by numpy's own promise, seeded by the sound's name."""
import zlib

import numpy as np

RATE = 44100


def rng(name):
    return np.random.RandomState(zlib.crc32(name.encode()) & 0x7FFFFFFF)


def samples(seconds):
    return int(round(seconds * RATE))


def db(value):
    return 10.0 ** (value / 20.0)


def times(seconds):
    return np.arange(samples(seconds)) / RATE


def noise(seconds, rand):
    return rand.uniform(-1.0, 1.0, samples(seconds))


def decay(seconds, half, attack=0.0005):
    """Falls to half in `half` seconds, after a short rise so that nothing clicks unasked."""
    t = times(seconds)
    return np.minimum(1.0, t / max(attack, 1e-6)) * 0.5 ** (t / half)


def swell(seconds, peak=0.5, power=2.0):
    """Rises to 1 at the fraction `peak` and falls again, both ends at rest."""
    x = np.linspace(0.0, 1.0, samples(seconds))
    up = np.clip(x / peak, 0, 1)
    down = np.clip((1 - x) / (1 - peak), 0, 1)
    return (np.sin(up * np.pi / 2) * np.sin(down * np.pi / 2)) ** power


def sweep(seconds, start, end, half):
    """The phase of a tone that glides from `start` to `end` Hz, half of the way each `half` seconds."""
    t = times(seconds)
    freq = end + (start - end) * 0.5 ** (t / half)
    return 2 * np.pi * np.cumsum(freq) / RATE


def _shape(signal, response, round_):
    n = len(signal)
    size = n if round_ else 1 << (n + 4096 - 1).bit_length()
    freqs = np.fft.rfftfreq(size, 1.0 / RATE)
    spectrum = np.fft.rfft(signal, size) * response(np.maximum(freqs, 1e-3))
    return np.fft.irfft(spectrum, size)[:n]


def low(signal, cut, order=2, round_=False):
    """Low-pass of `order` × 6 dB an octave, with the phase of a real filter so that no click starts before its time."""
    return _shape(signal, lambda f: 1.0 / (1.0 + 1j * f / cut) ** order, round_)


def high(signal, cut, order=2, round_=False):
    return _shape(signal, lambda f: (1j * f / cut / (1.0 + 1j * f / cut)) ** order, round_)


def band(signal, centre, q, round_=False):
    """One resonance: 0 dB at the centre."""
    def response(f):
        x = 1j * (f / centre - centre / f) * q
        return 1.0 / (1.0 + x)
    return _shape(signal, response, round_)


def tilt(signal, db_octave, pivot=1000.0):
    """Louder or softer by so many dB with each octave away from the pivot."""
    return _shape(signal, lambda f: (np.maximum(f, 50.0) / pivot) ** (db_octave / 6.02), False)


def body(signal, peaks, round_=False):
    """A wooden body: the signal plus resonances given as (Hz, q, gain)."""
    def response(f):
        total = np.ones(len(f), dtype=complex)
        for centre, q, gain in peaks:
            total = total + gain / (1.0 + 1j * (f / centre - centre / f) * q)
        return total
    return _shape(signal, response, round_)


def loud_weight(signal, round_=False):
    """About what an ear weighs: less below 80 Hz, 4 dB more above 1.5 kHz (the idea of ITU-R BS.1770)."""
    def response(f):
        shelf = (1.0 + 1.58 * 1j * f / 1500.0) / (1.0 + 1j * f / 1500.0)
        return shelf * (1j * f / 60.0 / (1.0 + 1j * f / 60.0)) ** 2
    return _shape(signal, response, round_)


def loudness(signal, window=0.1):
    """dB of the loudest 100 ms: what a short sound is judged by."""
    mono = signal if signal.ndim == 1 else signal.mean(axis=1)
    weighed = loud_weight(np.concatenate([mono, np.zeros(samples(window))]))
    total = np.cumsum(np.concatenate([[0.0], weighed ** 2]))
    n = samples(window)
    best = np.max(total[n:] - total[:-n]) / n
    return 10 * np.log10(max(best, 1e-12))


def room(seconds, seed, dark=3500.0, early=(), start=0.006):
    """The echo of a place: early walls as (seconds, gain), then a tail that falls 60 dB in `seconds`, darker as it goes."""
    rand = rng(seed)
    length = samples(seconds * 1.1)
    t = np.arange(length) / RATE
    tail = rand.uniform(-1, 1, length) * 10 ** (-3 * t / seconds)
    bright = low(tail, dark, 1)
    dull = low(tail, dark / 5, 1) * 2.0
    mix = np.clip(t / seconds * 2, 0, 1)
    out = bright * (1 - mix) + dull * mix
    out[:samples(start)] = 0
    out /= np.sqrt(np.sum(out ** 2))
    for at, gain in early:
        out[samples(at)] += gain
    return out


def convolve(signal, answer, round_=False):
    if round_:
        size = len(signal)
        folded = np.zeros(size)
        np.add.at(folded, np.arange(len(answer)) % size, answer)
        answer = folded
        length = size
    else:
        length = len(signal) + len(answer) - 1
        size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(signal, size) * np.fft.rfft(answer, size), size)[:length]


def soft(signal, ceiling):
    """Leaves what is under 70 % of the ceiling alone and bends the rest so that it never passes it."""
    knee = 0.7 * ceiling
    size = np.abs(signal)
    over = np.maximum(size - knee, 0.0)
    bent = knee + (ceiling - knee) * np.tanh(over / (ceiling - knee))
    return np.sign(signal) * np.where(size > knee, bent, size)


def ends(signal, rise=0.0008, fall=0.012):
    """Both ends at rest."""
    out = np.array(signal)
    up, down = samples(rise), min(samples(fall), len(signal) // 3)
    out[:up] *= np.linspace(0, 1, up)
    out[-down:] *= np.cos(np.linspace(0, np.pi / 2, down)) ** 2
    return out


def trim(signal, floor=-66.0):
    """Cuts the end off where nothing is heard any more."""
    limit = np.max(np.abs(signal)) * db(floor)
    last = np.nonzero(np.abs(signal) > limit)[0]
    return signal[:last[-1] + samples(0.012)] if len(last) else signal
