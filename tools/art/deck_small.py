"""Faces for cards shown narrower than 90 px: a huge index at the left, a plain one turned at the other corner, and for the
court cards a headdress in flat shapes instead of a figure. No line is thinner than 4 (1 px at 60 px)."""
from deck_kit import *

def big_index(text, s):
    sx = {'10': 0.8, 'A': 1.32, 'K': 1.22, 'V': 1.22, 'R': 1.26}.get(text, 1.3)
    d, _ = glyphs(text, BEBAS, 158, 20, 178, sx=sx, track=-2)
    return p(d, INDEX[s]) + suit(s, 74, 262, {'s': 118, 'h': 116, 'd': 122, 'c': 118}[s], INDEX[s])

def far_index(text, s):
    """The usual corner index, turned by half."""
    return f'<g transform="rotate(180 125 175)">{index(text, s)}</g>'

def headdress(rank, s): return f'<g transform="translate(19 5) scale(0.92)">{hat(rank, s)}</g>'

def hat(rank, s):
    dark, mid = (DEEP, RED) if s in 'hd' else ((NAVY, BLUE) if s == 's' else (PINE, GREEN))
    if rank == 'K':
        o = O('M142 122L134 50L162 76L184 36L206 76L234 50L226 122Z', GOLD, 5) + p('M184 40L206 76L231 56L224 120L184 120Z', LEAF)
        return o + O('M140 100L228 100L226 124L142 124Z', mid, 5) + ''.join(O(circle(x, y, 8), mid, 4) for x, y in ((134, 46), (184, 32), (234, 46)))
    if rank == 'Q':
        o = O('M138 112C130 70 150 40 184 40C218 40 238 70 230 112C204 92 164 92 138 112Z', mid, 5)
        o += ''.join(O(circle(184 + 50*math.cos(math.radians(a)), 84 + 48*math.sin(math.radians(a)), 8), IVORY, 4) for a in (195, 232.5, 270, 307.5, 345))
        return o + O('M138 112C164 92 204 92 230 112L226 128C202 110 166 110 142 128Z', GOLD, 5)
    o = O('M140 104C132 70 160 50 196 56C226 60 240 84 228 104Z', mid, 5) + p('M196 60C222 64 235 84 226 101L196 101C206 88 206 74 196 60Z', dark)
    o += O('M136 98L232 98L230 116L138 116Z', GOLD, 5)
    return o + O('M148 100C128 84 124 54 140 28C158 40 168 70 162 98Z', IVORY, 5) + line('M154 96C146 76 142 60 142 44', 4)

def small_face(rank, text, s):
    return base() + big_index(text, s) + (headdress(rank, s) if rank in 'JQK' else '') + far_index(text, s)

def small_joker():
    o = base() + star(76, 84, 62, RED) + star(76, 84, 26, GOLD)
    mask = 'M36 190C66 172 104 180 125 204C146 180 184 172 214 190C220 232 196 268 160 264C142 262 134 244 125 244C116 244 108 262 90 264C54 268 30 232 36 190Z'
    o += p(mask, INK) + p('M60 222Q84 196 110 228Q84 242 60 222Z', IVORY) + p('M190 222Q166 196 140 228Q166 242 190 222Z', IVORY)
    return o + star(206, 306, 26, RED) + p('M36 190L22 176L30 206ZM214 190L228 176L220 206Z', INK)
