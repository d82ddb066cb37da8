"""Measures the shipped files by decoding them, and names each bound that one breaks."""
import io
import os
import subprocess
import wave

import numpy as np

import dsp
import levels

TOTAL = 16_000_000      # five pieces of music, what lies around the tables, and nine hundred short sounds
OVERLAP = 882
ALIKE = 0.75            # how alike two seats' cues may be: 1 is the same sound, 0 nothing in common


NOTES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
DORIAN = 'D E F G A B C'
# In which notes each game ends: those of the piece that has just stopped, or of the key that its score turns to.
ENDINGS = {
    'ace/win': 'A B C# D E F# G#', 'ace/lose': 'A A# C D E F G', 'holdem/victory': DORIAN, 'holdem/defeat': DORIAN, 'power-up/victory': DORIAN,
    'power-up/defeat': DORIAN, 'spec/victory': 'G A B D E', 'spec/defeat': 'G A A# C D D# F', 'upcolor/game-over': 'C D E F G A B',
}


def in_key(signal, scale):
    """How much of what sounds between 110 and 2000 Hz belongs to a scale."""
    power = np.abs(np.fft.rfft(signal * np.hanning(len(signal)), 1 << 20)) ** 2
    hz = np.fft.rfftfreq(1 << 20, 1 / dsp.RATE)
    heard = (hz > 110) & (hz < 2000)
    notes = np.round(12 * np.log2(hz[heard] / 440) + 9).astype(int) % 12
    share = np.bincount(notes, power[heard], 12)
    return share[[NOTES.index(note) for note in scale.split()]].sum() / share.sum()


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


def true_peak(signal):
    """What the curve through the samples reaches, four times as fine, over blocks that go over into one another."""
    most, n, edge = 0.0, 1 << 16, 256
    for start in range(0, len(signal), n - 2 * edge):
        piece = np.zeros((n, signal.shape[1]))
        piece[:len(signal[start:start + n])] = signal[start:start + n]
        if 2 * np.max(np.abs(piece)) < most:        # nothing between samples comes near it
            continue
        fine = 4 * np.fft.irfft(np.fft.rfft(piece, axis=0), 4 * n, axis=0)
        most = max(most, np.max(np.abs(fine[4 * edge if start else 0:4 * (n - edge)])))
    return most


def stems_of(assets, name):
    """A pass of a piece as it is played, parts going over into one another: its bytes, the true peak of all stems together, how bright and
    how loud bed and tune are, how large the largest step from sample to sample over a seam is against the largest of all others, and how much
    the end of a part is the beginning of the next: 1 is the same, 0 something else."""
    lines = dict(line.split(' ', 1) for line in open(os.path.join(assets, 'music', name + '.txt'), encoding='ascii'))
    part, length = int(lines['part']), int(lines['pass'])
    folder, stems, same = os.path.join(assets, 'music', name), {}, 1.0
    for stem in ('bed', 'pulse', 'tune', 'tension'):
        held, out = {}, np.zeros((part * length + OVERLAP, 2))
        for k, n in enumerate(lines.get(stem, '').split()[:length]):
            if n != '0':
                held[n] = held.get(n) if n in held else decode(os.path.join(folder, f'{stem}-{n}.ogg'))
                piece = np.array(np.broadcast_to(held[n], (len(held[n]), 2)))[:part + OVERLAP]
                piece[:OVERLAP] *= np.linspace(0, 1, OVERLAP)[:, None]
                piece[-OVERLAP:] *= np.linspace(1, 0, OVERLAP)[:, None]
                out[k * part:k * part + len(piece)] += piece
        stems[stem] = out[OVERLAP:-OVERLAP]
        for n, data in held.items():        # parts are numbered as they follow one another in what is written
            if str(int(n) + 1) in held:
                end, start = data[-OVERLAP:], held[str(int(n) + 1)][:OVERLAP]
                both = np.sum(end ** 2) + np.sum(start ** 2)
                if both > 2 * end.size * 1e-7:
                    same = min(same, 2 * np.sum(end * start) / both)
    heard = stems['bed'] + stems['tune']
    whole = heard + stems['pulse']
    power = np.abs(np.fft.rfft(heard.mean(axis=1), 1 << 23)) ** 2
    hz = np.fft.rfftfreq(1 << 23, 1 / dsp.RATE)
    bright = 10 * np.log10(power[(hz > 5000) & (hz < 10000)].sum() / power.sum())
    steps = np.abs(np.diff(heard, axis=0)).max(axis=1)
    seams = (np.arange(1, length)[:, None] * part - OVERLAP + np.arange(OVERLAP)).ravel()
    step = np.max(steps[seams]) / np.max(np.delete(steps, seams))
    size = sum(os.path.getsize(os.path.join(folder, file)) for file in os.listdir(folder))
    peaks = [true_peak(whole), true_peak(stems['bed'] + stems['pulse'] + stems['tension'])]
    return size, 20 * np.log10(max(peaks)), bright, levels.integrated(heard), step, same


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
            want(peak <= -1.5, f'{label}: peak {peak:.1f} dBFS')
            want(abs(loud - sound.target(number)) <= 1.0, f'{label}: {loud:.1f} LUFS, it should have {sound.target(number):.1f}')
            want(abs(data.mean()) < 0.002, f'{label}: DC {data.mean():.4f}')
            want(np.max(np.abs(data[:2])) < 0.02 and np.max(np.abs(data[-2:])) < 0.02, f'{label}: does not begin and end at rest')
            want(len(data) <= (sound.rest + sound.longest + 0.005) * dsp.RATE, f'{label}: {len(data) / dsp.RATE:.2f} s, it may have {sound.rest + sound.longest:.2f}')
    for name, scale in ENDINGS.items():
        share = in_key(decode(os.path.join(assets, 'sounds', name + '-1.ogg'))[:, 0], scale)
        print(f'{name:24} {share:5.2f} in its key')
        want(share >= 0.85, f'{name}: {share:.2f} of it in {scale}')
    for k, (one, mine) in enumerate(cues):
        for other, its in cues[:k]:
            want(mine @ its < ALIKE, f'{other} and {one} are taken for each other ({mine @ its:.2f})')
    for name in pieces:
        size, peak, bright, loud, step, same = stems_of(assets, name)
        total += size
        print(f'music/{name:18} {peak:7.1f} dBTP {loud:7.1f} LUFS {bright:6.1f} dB at 5 to 10 kHz {size:7} bytes  seam {step:.2f}, {same:.2f} the same')
        want(peak <= -3.0, f'music/{name}: its stems together reach {peak:.1f} dBTP')
        want(-26 <= loud <= -22, f'music/{name}: bed and tune at {loud:.1f} LUFS')
        want(-24 <= bright <= -18, f'music/{name}: 5 to 10 kHz at {bright:.1f} dB of the whole')
        want(step <= 1.0, f'music/{name}: a seam clicks ({step:.2f})')
        want(same >= 0.8, f'music/{name}: a part does not go on where the one before ends ({same:.2f})')
    print(f'{total} bytes in all')
    want(total < TOTAL, f'{total} bytes, the bound is {TOTAL}')
    faults += levels.worlds(assets, sounds, decode)
    for fault in faults:
        print('FAULT', fault)
    return 1 if faults else 0
