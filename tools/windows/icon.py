#!/usr/bin/env python3
"""icon.py FOLDER OUT: the drawn sizes of the game's picture (tools/desktop/icons.c) as one icon for Windows."""
import pathlib
import struct
import sys

SIZES = [16, 24, 32, 48, 64, 128, 256]


def main(folder, out):
    pictures = [(pathlib.Path(folder) / f"{n}x{n}/apps/carre.png").read_bytes() for n in SIZES]
    at = 6 + 16 * len(SIZES)
    head = struct.pack("<HHH", 0, 1, len(SIZES))
    for size, picture in zip(SIZES, pictures):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    pathlib.Path(out).write_bytes(head + b"".join(pictures))


main(*sys.argv[1:])
