#!/usr/bin/python3
"""Draws assets/spec/. The same files, byte for byte, each time."""
import os
import sys

import spec_bar
import spec_cards
import spec_dealer
import spec_emblems
import spec_portraits
import spec_room
import spec_things

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'spec')


def write(name, width, height, body):
    path = os.path.join(HERE, name + '.svg')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


if __name__ == '__main__':
    for maker in (spec_emblems, spec_cards, spec_room, spec_portraits, spec_dealer, spec_things, spec_bar):
        if len(sys.argv) < 2 or maker.__name__ in sys.argv[1:]: maker.draw(write)
