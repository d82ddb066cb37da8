"""The frame's theme: a lamp on a table, in G major and three-four. Thirty-two bars: the tune (1-8), the tune again with the
brushes (9-16), a look out of the window (17-24), and the table cleared for the next round (25-32)."""
NAME, BPM, BEATS, BARS = 'title', 76.0, 3, 32
ROOM = dict(seconds=1.5, dark=2600.0, early=((0.013, 0.12), (0.029, 0.10), (0.041, 0.06)), start=0.012)

GUITAR = '''
 G2 . D3 B3 . .   | E2 . B2 G3 . .   | C3 . G3 E4? . .  | D3 . A3 F#4? . .
|G2 . D3 B3 . D4? | B2 . F#3 D4 . .  | C3 . G3 E4? . .  | D3 . A3 . G3? F#3?
|G2 . D3 B3 . .   | E2 . B2 G3 . B3? | C3 . G3 E4? . .  | D3 . A3 F#4? . .
|G2 . D3 B3 . D4? | B2 . F#3 D4 . .  | A2 . E3 C4 . .   | G2 . D3 B3+D4? . .
|E2 . B2 G3 . B3? | B2 . F#3 D4 . .  | C3 . G3 E4? . .  | G2 . D3 B3 . .
|A2 . E3 C4 . E4? | D3 . A3 C4 . .   | B2 . G3 D4 . .   | D3 . A3 . F#3? .
|G2 . D3? B3? . . | E2 . B2? G3? . . | C3 . G3? E4? . . | D3 . A3? . . .
|G2 . D3? B3? . . | E2 . B2? G3? . . | A2 . E3? C4? . . | D3? . . A3? . .
'''

TUNE = '''
 B4 . . D5 . .    | . . . B4? . .    | G4 . A4? B4 . .  | A4 . . . . .
|B4 . . D5 . .    | F#5? . . D5 . .  | E5 . D5? B4 . .  | A4 . . . . .
|B4 . . G4 . .    | E4? . . . . .    | G4 . A4? C5 . .  | A4 . . F#4? . .
|B4 . . D5 . .    | D5? . . B4 . .   | C5 . B4? A4 . .  | G4 . . . . .
|G4 . . B4 . .    | F#4? . . . . .   | E4 . G4? C5 . .  | B4 . . . . .
|C5 . . E5 . .    | D5 . . C5? . .   | B4 . . D5 . .    | A4 . . . . .
|. . . D5? . .    | B4? . . . . .    | . . . G4? . .    | A4? . . . . .
|B4? . . . . .    | G4? . . . . .    | A4? . . C5? . .  | . . . . . .
'''

AIR = '''
 . | . | . | . | . | . | . | .
|G3+B3 - - | E3+G3 - - | E3+G3 - - | F#3+A3 - - | G3+B3 - - | F#3+B3 - - | E3+A3 - - | D3+G3 - -
|G3+B3 - - | F#3+B3 - - | E3+G3 - - | D3+G3 - - | E3+A3 - - | F#3+A3 - - | G3+B3 - - | F#3+A3 - -
|D3+G3? - - | E3+G3? - - | E3+G3? - - | F#3+A3? - - | . | . | . | .
'''

BASS = '''
 . | . | . | . | G1? . . | B1? . . | C2? . . | D2? . .
|G1 . . | E1 . . | C2 . . | D2 . A1? | G1 . . | B1 . . | A1 . . | G1 . D2?
|E1 . . | B1 . . | C2 . . | G1 . . | A1 . . | D2 . . | B1 . . | D2 . A1?
|G1? . . | E1? . . | C2? . . | D2? . . | . | . | . | .
'''

BRUSHES = '''
 . | . | . | . | . | . | . | .
|. s? t? | . s? . | . s? t? | . s? . | . s? t? | . s? . | . s? t? | . s? .
|. s t? | . s . | . s t? | . s . | . s t? | . s . | . s? t? | . s? .
|. | . | . | . | . | . | . | .
'''

PARTS = [
    ('mellow guitar', -6.0, -0.20, -15.0, GUITAR),
    ('kalimba', -10.5, 0.25, -9.0, TUNE),
    ('pad', -23.0, 0.0, -10.0, AIR),
    ('bass', -12.0, 0.05, -20.0, BASS),
    ('', -21.5, 0.35, -15.0, BRUSHES),
]
