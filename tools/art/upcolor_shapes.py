"""Upcolor's six shapes alone, 100x100: white and ink (white for the screen to dye), in each set's colours, and in a disc."""
from upcolor_kit import *
from upcolor_wheel import small_disc


def draw():
    for name, kind in SHAPES.items():
        for tone, fill in (('white', WHITE), ('ink', INK)):
            save(f'upcolor/shapes/{tone}/{kind}', 100, 100, at(50, 50, .92, shape(kind, fill)))
        for each, colours in SETS.items():
            save(f'upcolor/shapes/{each}/{kind}', 100, 100, at(50, 50, .92, shape(kind, colours[name][0])))
            save(f'upcolor/shapes/{each}/disc-{name}', 100, 100, small_disc(name, colours, each == 'contrast', 50, 50, 49))
