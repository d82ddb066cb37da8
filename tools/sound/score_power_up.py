"""Power Up: a display that waits, in D with a bright sixth (the Dorian mode). Twenty-four bars: an arpeggio draws the grid while light comes up
(1-8), the pulse joins and glass finds four notes of a tune (9-16), the pulse leaves and the tune is only remembered (17-24)."""
NAME, BPM, BEATS, BARS = 'power-up', 92.0, 4, 24
ROOM = dict(seconds=1.8, dark=2800.0, early=((0.013, 0.10), (0.029, 0.08), (0.051, 0.06)), start=0.012)

GRID = '''
 D4 A4? C5? A4? F4? A4? E5? A4? | D4 A4? C5? A4? F4? A4? . A4? | F4 A4? C5? A4? E5? C5? A4? . | F4 A4? C5? . E5? C5? A4? C5?
|A3 E4? G4? E4? C5? G4? E4? .   | A3 E4? G4? E4? C5? G4? D5? . | G3 D4? G4? D4? B4? G4? D4? . | G3 D4? G4? . B4? G4? A4? .
|D4 A4? C5? A4? F4? A4? E5? A4? | D4 A4? C5? A4? F4? A4? . A4? | F4 A4? C5? A4? E5? C5? A4? . | F4 A4? C5? . E5? C5? A4? C5?
|A3 E4? G4? E4? C5? G4? E4? .   | A3 E4? G4? E4? C5? G4? D5? . | G3 D4? G4? D4? B4? G4? D4? . | G3 D4? G4? . B4? G4? A4? .
|D4? . A4? . F4? . E5? .        | C4? . G4? . E4? . D5? .      | A3? . E4? . C4? . G4? .      | G3? . D4? . B3? . A4? .
|D4? . A4? . F4? . E5? .        | C4? . G4? . E4? . D5? .      | A3? E4? G4? . C5? . G4? .    | A3? E4? G4? A4? C5? A4? G4? E4?
'''

GLASS = '''
 . | . | . . . . . . A5? . | . | . | . . . . . . G5? . | . | . . . . D6? . . .
|A5 . . . E5? . . . | D5 . . . . . . . | C6 . . . A5? . . . | E5 . . . . . . . | G5 . . . E5? . . . | C5 . . . D5? . . . | B5 . . A5? . . G5? . | D5 . . . . . . .
|. . . . A5? . . . | . . . . . . . . | . . . . G5? . E5? . | . . . . . . . . | . . . . A5? . . . | . . . . E5? . . . | . . . . D5? . . . | . . . . . . . .
'''

LIGHT = '''
 D3+F3? - - - | D3+A3? - - - | F3+C4 - - - | F3+A3 - - - | A3+C4 - - - | A3+E4 - - - | G3+B3 - - - | G3+D4 - - -
|D3+F3+C4 - - - | D3+A3 - - - | F3+A3+E4 - - - | F3+C4 - - - | A3+C4+G4 - - - | A3+E4 - - - | G3+B3+D4 - - - | G3+D4 - - -
|D3+A3+E4 - - - | C3+G3+E4 - - - | A3+C4+G4 - - - | G3+B3+D4 - - - | D3+A3+F4 - - - | C3+G3+E4 - - - | A3+E4 - - - | A3+D4? - - -
'''

PULSE = '''
 . | . | . | . | . | . | . | . . . . . . D2? .
|D2 . . D2? . . D2? . | D2 . . D2? . . C2? . | F2 . . F2? . . F2? . | F2 . . F2? . . E2? . | A1 . . A1? . . A1? . | A1 . . A1? . . A1? . | G1 . . G1? . . G1? . | G1 . . G1? . . A1? .
|D2? . . . . . . . | C2? . . . . . . . | A1? . . . . . . . | G1? . . . . . . . | D2? . . . . . . . | C2? . . . . . . . | A1? . . . . . . . | A1? . . . . . . .
'''

CLOCK = '''
 . | . | . | . | . | . | . | .
|. . x? . . . x x? | . . x? . . . x . | . . x? . . . x x? | . . x? . . . x . | . . x? . . . x x? | . . x? . . . x . | . . x? . . . x x? | . . x? . . . x .
|. . . . . . x? . | . | . . . . . . x? . | . | . . . . . . x? . | . | . . . . . . x? . | .
'''

PARTS = [
    # instrument, dB, pan, room, score
    ('grid', -9.0, -0.25, -9.0, GRID),
    ('glass', -10.5, 0.30, -5.0, GLASS),
    ('light', -18.0, 0.0, -9.0, LIGHT),
    ('pulse', -11.0, 0.0, -22.0, PULSE),
    ('', -26.0, 0.35, -14.0, CLOCK),
]
