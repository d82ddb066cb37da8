"""How loud the worlds are beside one another, in LUFS after ITU-R BS.1770-4: whoever goes from one table to the next must not reach for the knob.

Music is measured whole. Effects are laid end to end, one variant of each, a quarter of a second apart, once all of them and once only what is heard at every
turn (kinds touch, button, card, step, cue; in Ace the revolver is handled at every turn, too). How much busier one table is than
another is made up for where they are played (lift_db, src/audio/room.c) and measured over whole matches (tests/scenes/test_heard.c)."""
import os

import numpy as np

import dsp

APART = 2.0             # LU: how far a world may stand from the middle of all worlds
EVERY_TURN = ('touch', 'button', 'card', 'step', 'cue', 'metal')
FRAME = ('ui', 'voice', 'cards')        # folders that all worlds share


def _biquad(f, b, a):
    z = np.exp(-2j * np.pi * f / dsp.RATE)
    return (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)


def _shelf(hz=1681.974, gain=3.99984, q=0.70718):
    k, head, back = np.tan(np.pi * hz / dsp.RATE), 10 ** (gain / 20), 10 ** (gain / 20 * 0.49967)
    return ((head + back * k / q + k * k, 2 * (k * k - head), head - back * k / q + k * k), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))


def _rumble(hz=38.13547, q=0.50033):
    k = np.tan(np.pi * hz / dsp.RATE)
    return (1.0, -2.0, 1.0), (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k)


def weighing(f):
    """What an ear makes of each frequency."""
    b, a = _rumble()
    return _biquad(f, *_shelf()) * _biquad(f, b, tuple(v / a[0] for v in a))


def _power(signal, hop):
    """Of blocks of 400 ms, one every `hop` seconds: about what each makes an ear hear."""
    signal = signal.reshape(len(signal), -1)
    b, a = _rumble()
    rumble = tuple(v / a[0] for v in a)
    n, hop = dsp.samples(0.4), dsp.samples(hop)
    power = 0.0
    for side in range(signal.shape[1]):
        size = 1 << (len(signal) + n - 1).bit_length()
        freqs = np.fft.rfftfreq(size, 1.0 / dsp.RATE)
        heard = np.fft.irfft(np.fft.rfft(signal[:, side], size) * _biquad(freqs, *_shelf()) * _biquad(freqs, b, rumble), size)[:len(signal) + n]
        total = np.cumsum(np.concatenate([[0.0], heard ** 2]))
        power = power + (total[n:-1:hop] - total[:-n - 1:hop]) / n
    return 2 * power if signal.shape[1] == 1 else power         # one channel comes out of both loudspeakers


def momentary(signal):
    """LUFS of the loudest 400 ms."""
    return -0.691 + 10 * np.log10(max(np.max(_power(signal, 0.02)), 1e-12))


def integrated(signal):
    """LUFS of samples × channels: blocks of 400 ms every 100 ms, without silence and without what is 10 LU under the rest."""
    power = _power(signal, 0.1)

    def lufs(blocks):
        return -0.691 + 10 * np.log10(max(np.mean(blocks), 1e-12)) if len(blocks) else -70.0

    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    return lufs(power[power > 10 ** ((lufs(power) - 10 + 0.691) / 10)])


def worlds(assets, sounds, decode):
    """The table, and the sentences about worlds that stand apart."""
    rows, faults = {}, []
    for world in sorted({sound.name.split('/')[0] for sound in sounds}):
        mine = [(sound.kind, decode(os.path.join(assets, 'sounds', sound.name + '-1.ogg'))[:, 0]) for sound in sounds if sound.name.startswith(world + '/')]
        for column, kinds in (('every turn', EVERY_TURN), ('all', None)):
            line = [np.concatenate([data, np.zeros(dsp.samples(0.25))]) for kind, data in mine if kinds is None or kind in kinds]
            if line:
                rows.setdefault(world, {})[column] = integrated(np.concatenate(line))
    print(f'{"world":12} {"every turn":>11} {"all":>8}   LUFS')
    for name, row in rows.items():
        print(f'{name:12} ' + ' '.join(f'{row[c]:{w}.1f}' if c in row else ' ' * (w - 1) + '-' for c, w in (('every turn', 11), ('all', 8))))
    for column in ('every turn', 'all'):
        middle = np.median([row[column] for name, row in rows.items() if column in row and name not in FRAME])
        faults += [f'{name}: {column} at {row[column]:.1f} LUFS, the middle of the worlds is {middle:.1f}'
                   for name, row in rows.items() if column in row and name not in FRAME and abs(row[column] - middle) > APART]
    return faults
