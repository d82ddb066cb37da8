#!/usr/bin/python3
"""Writes assets/sounds and assets/music from the scores in this folder.

    make.py                 everything (about a minute)
    make.py ui/press ace    only what begins so; `music` for the music
    make.py --check         renders nothing, measures what is shipped, exit 1 if a bound is broken

Needs Debian's python3-numpy and vorbis-tools. Each file is a function of its score alone: noise is seeded by the sound's
name, and the stream number by its path, so that a second run writes the same bytes."""
import os
import shutil
import subprocess
import sys
import wave
import zlib

sys.dont_write_bytecode = True
import numpy as np

import ambience
import dsp
import effects
import endings
import measure
import music
import poker_table
import power_up
import score
import seats
import spec
import upcolor

SOUNDS = effects.SOUNDS + seats.SOUNDS + upcolor.SOUNDS + power_up.SOUNDS + spec.SOUNDS + poker_table.SOUNDS + endings.SOUNDS
HERE = os.path.dirname(os.path.abspath(__file__))
ASSETS = os.path.join(HERE, '..', '..', 'assets')
QUALITY = {1: '3', 2: '0'}              # oggenc -q: mono effects, stereo music

LOWPASS = {'spec': 12, 'upcolor': 12}   # kHz over which nothing of a piece is encoded: what shines lies under 10, and bytes are few
WIDE = ('bed',)                         # stems of two channels; the others stand in the middle


def write(path, signal, quality=None, rate=dsp.RATE, lowpass=None):
    """16 bits, with the half bit of dither that keeps quiet tails from crackling."""
    channels = 1 if signal.ndim == 1 else signal.shape[1]
    rand = dsp.rng(path)
    dither = rand.uniform(-0.5, 0.5, signal.shape)
    data = np.clip(np.round(signal * 32767 + dither), -32768, 32767).astype('<i2')
    full = os.path.join(ASSETS, path)
    os.makedirs(os.path.dirname(full), exist_ok=True)
    raw = full + '.wav'
    with wave.open(raw, 'wb') as out:
        out.setnchannels(channels)
        out.setsampwidth(2)
        out.setframerate(dsp.RATE)
        out.writeframes(data.tobytes())
    more = [] if rate == dsp.RATE else ['--resample', str(rate)]
    if lowpass:
        more += ['--advanced-encode-option', f'lowpass_frequency={lowpass}']
    serial = zlib.crc32(path.encode()) & 0x7FFFFFFF
    subprocess.run(['oggenc', '-Q', '-q', quality or QUALITY[channels], *more, '--serial', str(serial), '-o', full, raw],
                   check=True, stderr=subprocess.DEVNULL)
    os.remove(raw)


def write_piece(folder, name, score, files, rate=dsp.RATE, lowpass=None):
    """A score, and the parts that it names."""
    shutil.rmtree(os.path.join(ASSETS, folder, name), ignore_errors=True)
    for stem, number, signal in files:
        write(f'{folder}/{name}/{stem}-{number}.ogg', signal if stem in WIDE or signal.ndim == 1 else signal.mean(axis=1), '-1', rate, lowpass)
    with open(os.path.join(ASSETS, folder, name + '.txt'), 'w', encoding='ascii') as out:
        out.write(score)


def write_list():
    with open(os.path.join(ASSETS, 'sounds', 'sounds.txt'), 'w', encoding='ascii') as out:
        out.writelines(sound.line() + '\n' for sound in sorted(SOUNDS, key=lambda sound: sound.name))


def remove_stale():
    """What no score writes any more."""
    written = {f'{sound.name}-{n}.ogg' for sound in SOUNDS for n in range(1, len(sound.variants) + 1)}
    root = os.path.join(ASSETS, 'sounds')
    for folder, _, files in os.walk(root):
        for name in files:
            path = os.path.join(folder, name)
            if name.endswith('.ogg') and os.path.relpath(path, root) not in written:
                os.remove(path)


def main(args):
    if args == ['--check']:
        return measure.check(ASSETS, SOUNDS, music.NAMES)
    wanted = tuple(args)
    for sound in SOUNDS:
        if not wanted or sound.name.startswith(wanted):
            for number in range(1, len(sound.variants) + 1):
                write(f'sounds/{sound.name}-{number}.ogg', score.render(sound, number))
    write_list()
    if not wanted:
        remove_stale()
    for name in music.NAMES:
        if not wanted or f'music/{name}/'.startswith(wanted):
            write_piece('music', name, *music.cut(name, music.stems(name)), lowpass=LOWPASS.get(name))
    for name in ambience.AROUND:
        if not wanted or f'ambience/{name}/'.startswith(wanted):
            write_piece('ambience', name, *ambience.cut(name), dsp.RATE // 2)
    return measure.check(ASSETS, SOUNDS, music.NAMES) if not wanted else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
