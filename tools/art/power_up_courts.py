"""The court cards of the neon table: the ordinary deck's figures by night, in dark panels, their outlines lit in the colour of their suit."""
import re

import deck_kit as kit
from deck import COURTS, FRENCH
from deck_kit import court, index, svg
from power_up_cards import PAPER

NEON = {'s': '#4DE3FF', 'c': '#5BE8C8', 'h': '#FF5FAD', 'd': '#FF7A6B'}
# By day and by night; the four inks of the indexes are left alone, since the program finds cards' colours by them.
NIGHT = {kit.IVORY: '#F3F7FF', kit.PANEL: '#141D52', kit.RAY: '#1C2A70', kit.RED: '#E8337F', kit.DEEP: '#7B1358', kit.GOLD: '#FFC83D', kit.LEAF: '#D98A1E', kit.BLUE: '#2E63F0', kit.GREEN: '#13A38C',
         kit.NAVY: '#24348F', kit.PINE: '#0B5C66', kit.NIGHT: '#111B4E', kit.RUSSET: '#E06A33', kit.UMBER: '#8E3A2A', kit.SKIN: '#FFE3CF', kit.SHADE: '#D793A0', kit.BLUSH: '#FF9DB0',
         kit.PEARL: '#C3CCEC', kit.STEEL: '#E4ECFF', kit.IRON: '#93A0D0', kit.GLASS: '#CFF4FF'}
DARK = '#0A1030'


def lit(drawing, s):
    """Outlines become light; fine lines, which are in faces, and what is filled with ink stay dark."""
    def stroke(m): return f'stroke="{NEON[s] if float(m.group(1)) >= 2 else DARK}" stroke-width="{m.group(1)}"'
    drawing = re.sub(f'stroke="{kit.INK}" stroke-width="([0-9.]+)"', stroke, drawing).replace(f'"{kit.INK}"', f'"{DARK}"')
    for day, night in NIGHT.items(): drawing = drawing.replace(f'"{day}"', f'"{night}"')
    return drawing


def night_court(rank, letter, s):
    drawing = lit(court(COURTS[rank + s](), index(letter, s)), s)
    return PAPER + re.sub(r'fill="[^"]*" fill-rule="evenodd"', 'fill="url(#paper)" fill-rule="evenodd"', drawing)


def draw(write_text):
    for s in 'shdc':
        for rank, letter in FRENCH.items():
            write_text(f'cards/{rank}{s}', svg(night_court(rank, rank, s)))
            write_text(f'cards/fr/{rank}{s}', svg(night_court(rank, letter, s)))
