#!/usr/bin/python3
"""Draws assets/power-up/. The same files, byte for byte, each time.

cards/<face>, cards/fr/<face>          250x350: the deck in this table's dress; fr: the courts with the French letters
emblems/<power>, emblems/grey/<power>   128x128; grey: it can't be played now
portraits/<name>-<mood>                 200x200, two corners cut at 20; moods calm, glad, sad, sly, think
people/<animal>-<mood>, ground-<n>      200x200, cut as these: people's animals, open, and what lies behind them; <animal>-portal 576x576, cut to the portal's hexagon
people/<animal>-won, portraits/<name>-won 576x576, glad, cut to the same: who has won; won… what lies around them (power_up_endings.py)
victory, defeat 1600x900; ground 1920x1080; table 1456x602, the hexagon 20 inside; curtain 1920x1080; portal 800x800, around who comes next; hand-over 180x60
card-rim (white, to be dyed), card-shadow 270x370, around a card; slot 100x100 white, where a card comes; knob 100x100 of the slider
back 250x350; chips/1 .. 5 stacks 100x100; button 64x64, the letter comes from the program
power/back, power/mini                  250x350 and 64x64, a power face down; power/cost, cost-grey 64x64; power/aura 128x128, white,
                                        to be dyed, behind an emblem
cell, cell-empty 24x40; bolt 100x100 white
ice/card 250x350, clear where the index is; ice/icicles 250x40; ice/lock 100x100
fx/halo 256x256: white, to be dyed"""
import os

import power_up_cards
import power_up_courts
import power_up_effects
import power_up_emblems
import power_up_endings
import power_up_furniture
import power_up_people
import power_up_portraits

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'power-up')


def write_text(name, text):
    path = os.path.join(HERE, name + '.svg')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w') as f: f.write(text)


def write(name, width, height, body):
    write_text(name, f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n{body}\n</svg>\n')


if __name__ == '__main__':
    for maker in (power_up_emblems, power_up_portraits, power_up_people, power_up_furniture, power_up_effects, power_up_endings):
        maker.draw(write)
    power_up_cards.draw(write_text)
    power_up_courts.draw(write_text)
