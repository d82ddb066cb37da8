"""Measures the shipped files by decoding them, and names each bound that one breaks."""
import io
import os
import subprocess
import wave

import numpy as np

import dsp
import levels

TOTAL = 12_000_000      # five pieces of music and seven hundred short sounds
MUSIC_RMS = (-27.5, -24.5)
ALIKE = 0.75            # how alike two seats' cues may be: 1 is the same sound, 0 nothing in common


def decode(path):
    raw = subprocess.run(['oggdec', '-Q', '-o', '-', path], check=True, stdout=subprocess.PIPE).stdout
    with wave.open(io.BytesIO(raw)) as wav:
        channels = wav.getnchannels()
        # oggdec writes to a pipe without knowing the length: read what is there.
        start = raw.index(b'data') + 8
    data = np.frombuffer(raw[start:len(raw) - (len(raw) - start) % (2 * channels)], '<i2') / 32768.0
    return data.reshape(-1, channels)


def level(signal):
    return 20 * np.log10(max(np.sqrt(np.mean(signal ** 2)), 1e-9))


def seam(signal):
    """How much larger the step over the loop's seam is than the ordinary steps of the second around it."""
    around = np.concatenate([signal[-dsp.RATE // 2:], signal[:dsp.RATE // 2]])
    steps = np.abs(np.diff(around, axis=0))
    at = len(signal[-dsp.RATE // 2:]) - 1
    return float(np.max(steps[at]) / max(np.percentile(steps, 99.5), 1e-6))


def print_of(signal):
    """What an ear keeps of half a second: how strong each of 24 bands is in each fiftieth of a second, as a vector of length 1."""
    edges = np.geomspace(120, 7000, 25)
    freqs = np.fft.rfftfreq(2048, 1.0 / dsp.RATE)
    signal = np.concatenate([signal, np.zeros(dsp.RATE)])
    rows = []
    for start in range(0, dsp.RATE // 2, 1024):
        power = np.abs(np.fft.rfft(signal[start:start + 2048] * np.hanning(2048))) ** 2
        rows.append([np.sqrt(power[(freqs >= a) & (freqs < b)].sum()) for a, b in zip(edges, edges[1:])])
    grid = np.array(rows)
    grid = np.log10(grid + 1e-3 * grid.max())
    grid -= grid.mean()
    return grid.ravel() / np.linalg.norm(grid)


def check(assets, sounds, pieces):
    faults, total, cues = [], 0, []

    def want(true, text):
        if not true:
            faults.append(text)

    print(f'{"file":24} {"s":>6} {"peak":>7} {"rms":>7} {"loud":>7} {"bytes":>7}')
    for sound in sounds:
        for number in range(1, len(sound.variants) + 1):
            path = os.path.join(assets, 'sounds', f'{sound.name}-{number}.ogg')
            data = decode(path)
            size, peak, loud = os.path.getsize(path), 20 * np.log10(np.max(np.abs(data))), levels.momentary(data)
            total += size
            label = f'{sound.name}-{number}'
            print(f'{label:24} {len(data) / dsp.RATE:6.2f} {peak:7.1f} {level(data):7.1f} {loud:7.1f} {size:7}')
            if sound.kind == 'cue':
                cues.append((label, print_of(data[:, 0])))
            want(data.shape[1] == 1, f'{label}: not mono')
            want(peak <= -1.0, f'{label}: peak {peak:.1f} dBFS')
            want(abs(loud - sound.target(number)) <= 1.0, f'{label}: {loud:.1f} LUFS, it should have {sound.target(number):.1f}')
            want(abs(data.mean()) < 0.002, f'{label}: DC {data.mean():.4f}')
            want(np.max(np.abs(data[:2])) < 0.02 and np.max(np.abs(data[-2:])) < 0.02, f'{label}: does not begin and end at rest')
            want(len(data) <= (sound.longest + 0.005) * dsp.RATE, f'{label}: {len(data) / dsp.RATE:.2f} s, it may have {sound.longest}')
    for k, (one, mine) in enumerate(cues):
        for other, its in cues[:k]:
            want(mine @ its < ALIKE, f'{other} and {one} are taken for each other ({mine @ its:.2f})')
    for piece in pieces:
        path = os.path.join(assets, 'music', f'{piece.name}.ogg')
        data = decode(path)
        size, peak, rms = os.path.getsize(path), 20 * np.log10(np.max(np.abs(data))), level(data)
        total += size
        label = 'music/' + piece.name
        print(f'{label:24} {len(data) / dsp.RATE:6.2f} {peak:7.1f} {rms:7.1f} {dsp.loudness(data):7.1f} {size:7}  seam {seam(data):.2f}')
        want(data.shape[1] == 2, f'{label}: not stereo')
        want(len(data) >= 60 * dsp.RATE, f'{label}: under a minute')
        want(len(data) == piece.samples(), f'{label}: {len(data)} samples, the score has {piece.samples()}')
        want(MUSIC_RMS[0] <= rms <= MUSIC_RMS[1], f'{label}: RMS {rms:.1f} dBFS')
        want(peak <= -3.0, f'{label}: peak {peak:.1f} dBFS')
        want(abs(data.mean()) < 0.001, f'{label}: DC')
        want(seam(data) < 1.5, f'{label}: the seam clicks ({seam(data):.2f})')
    print(f'{total} bytes in all')
    want(total < TOTAL, f'{total} bytes, the bound is {TOTAL}')
    faults += levels.worlds(assets, sounds, pieces, decode)
    for fault in faults:
        print('FAULT', fault)
    return 1 if faults else 0
