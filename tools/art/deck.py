#!/usr/bin/python3
"""Draws the whole deck: `tools/art/deck.py assets/cards`. The same files, byte for byte, each time.

<face>.svg      53 faces, 250 x 350
small/          the same faces for cards shown narrower than 90 px: one huge index instead of figures
fr/, fr/small/  the twelve court cards with the French letters V, D, R
blank.svg       the empty face; edge.svg a thick outline to lay over a face in high contrast
back-ace.svg    the back in the Ace of Spades world
sign/           the four suits alone, 64 x 64, in the colours of the faces: on the bent corner of a card"""
import os
import sys
from deck_kit import base, court, index, svg, INK
from deck_kings import king_spades, king_hearts, king_diamonds, king_clubs
from deck_queens import queen_spades, queen_hearts, queen_diamonds, queen_clubs
from deck_jacks import jack_spades, jack_hearts, jack_diamonds, jack_clubs
from deck_plain import ace, ace_spades, back_ace, joker, pip_card
from deck_small import small_face, small_joker

COURTS = {'Ks': king_spades, 'Kh': king_hearts, 'Kd': king_diamonds, 'Kc': king_clubs,
          'Qs': queen_spades, 'Qh': queen_hearts, 'Qd': queen_diamonds, 'Qc': queen_clubs,
          'Js': jack_spades, 'Jh': jack_hearts, 'Jd': jack_diamonds, 'Jc': jack_clubs}
FRENCH = {'J': 'V', 'Q': 'D', 'K': 'R'}

def files():
    """Yields each file's name and its drawing."""
    for s in 'shdc':
        for rank in 'A23456789T':
            text = '10' if rank == 'T' else rank
            if rank == 'A': yield rank + s, ace_spades() if s == 's' else ace(s)
            else: yield rank + s, pip_card(int(text), s)
            yield f'small/{rank}{s}', small_face(rank, text, s)
        for rank, letter in FRENCH.items():
            figure = COURTS[rank + s]()
            yield rank + s, court(figure, index(rank, s))
            yield f'small/{rank}{s}', small_face(rank, rank, s)
            yield f'fr/{rank}{s}', court(figure, index(letter, s))
            yield f'fr/small/{rank}{s}', small_face(rank, letter, s)
    yield 'joker', joker()
    yield 'small/joker', small_joker()
    yield 'blank', base()
    yield 'edge', f'<rect x="3" y="3" width="244" height="344" rx="13" fill="none" stroke="{INK}" stroke-width="6"/>'
    yield 'back-ace', back_ace()

SIGNS = {'s': ('spade', '#17161B'), 'h': ('heart', '#C3222A'), 'd': ('diamond', '#C3222D'), 'c': ('club', '#17161E')}

def signs(icons):
    """Each sign's name and its file: the icon of that suit, dyed."""
    for s, (name, colour) in SIGNS.items():
        with open(os.path.join(icons, f'suit-{name}.svg'), encoding='ascii') as icon: yield f'sign/{s}', icon.read().replace('#FFFFFF', colour)

if __name__ == '__main__':
    if len(sys.argv) != 2: sys.exit('usage: deck.py FOLDER')
    for sub in ('', 'small', 'fr', 'fr/small', 'sign'): os.makedirs(os.path.join(sys.argv[1], sub), exist_ok=True)
    for name, drawing in files():
        with open(os.path.join(sys.argv[1], name + '.svg'), 'w', encoding='ascii', newline='\n') as out: out.write(svg(drawing))
    for name, text in signs(os.path.join(sys.argv[1], '..', 'icons')):
        with open(os.path.join(sys.argv[1], name + '.svg'), 'w', encoding='ascii', newline='\n') as out: out.write(text)
