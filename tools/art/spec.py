#!/usr/bin/python3
"""Draws assets/spec/. The same files, byte for byte, each time; names of makers as arguments draw those alone.

emblems/<card>, emblems/grey/<card>   128x128; grey: it can't be played now
faces/<card>                          250x350, no word on it; back, effect-back, fan-card 250x350; held 34x48
ground, stage, curtain 1920x1080; hanging 400x400; table 1456x602; break-bar 1170x726; victory, defeat 1600x900, the middle 800 counts
portraits/<name>-<mood>               200x200, a disc of radius 96; moods calm, glad, sad, sly, think; the ring is the program's
dealer-<pose>                         320x320, stands on its lower edge
button 64x64; seal 100x100; strip 936x92; stroke 400x44; stroke-<family> 200x12; brace 164x380; cut-a, cut-b 64x128
incense 64x136, the ember at 32,116; lantern, lantern-off 48x64; bubble 256x160; tail 40x40; clap-1, clap-2 128x128; long-vowel, chips/1 .. 5 100x100
slip 140x276, its paper 8 inside; drinks/<drink> 120x150, standing on y 140, drinks/shadow under it; white, to be dyed: ring 256x256, kanji/<card> 256x256, kanji/fu, raku 256x256,
kanji/ino, kyukei, chumon, sengen 256x492; sweep 1500x600; sweep-gold 1000x170; deck 420x480; sealed 100x140"""
import os
import sys

import spec_bar
import spec_cards
import spec_dealer
import spec_emblems
import spec_endings
import spec_kanji
import spec_moments
import spec_portraits
import spec_room
import spec_strokes
import spec_things

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'spec')


def write(name, width, height, body):
    path = os.path.join(HERE, name + '.svg')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as f:
        f.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


if __name__ == '__main__':
    for maker in (spec_emblems, spec_cards, spec_room, spec_portraits, spec_dealer, spec_things, spec_strokes, spec_bar, spec_endings, spec_kanji, spec_moments):
        if len(sys.argv) < 2 or maker.__name__ in sys.argv[1:]: maker.draw(write)
