"""Upcolor's six shapes alone, 100x100: in ink, and in a disc of each set's colours."""
from upcolor_kit import *
from upcolor_wheel import small_disc


def draw():
    for name, kind in SHAPES.items():
        save(f'upcolor/shapes/ink/{kind}', 100, 100, at(50, 50, .92, shape(kind, INK)))
        for each, colours in SETS.items():
            save(f'upcolor/shapes/{each}/disc-{name}', 100, 100, small_disc(name, colours, each == 'contrast', 50, 50, 49))
