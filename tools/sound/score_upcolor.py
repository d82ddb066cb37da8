"""Upcolor: a bright living room in C major, a light shuffle. Thirty-two bars: ukulele and marimba find the tune (1-8), the toy piano answers and
the bass joins (9-16), warm air comes in by the window (17-24), and the ukulele goes on alone while the toy piano remembers (25-32)."""
NAME, BPM, BEATS, BARS = 'upcolor', 100.0, 4, 32
SWING = 0.09            # of a beat: how late the second half of a beat comes
ROOM = dict(seconds=0.9, dark=2600.0, early=((0.009, 0.12), (0.017, 0.10), (0.029, 0.06)), start=0.010)

UKULELE = '''
 C4 . G4 E4 . C5? G4? .   | A3 . G4 E4 . C5? G4? .   | C4 . A4 F4 . E5? C5? .  | D4 . G4 B4 . E5? D5? .
|E4 . G4 C5 . G4? E4? .   | D4 . A4 F4 . C5? A4? .   | C4 . A4 F4 . D4 G4? B4? | C4 . G4 E4 C4+E4+G4? . . .
|C4 . G4 E4 . C5? G4? .   | A3 . G4 E4 . C5? G4? .   | C4 . A4 F4 . E5? C5? .  | D4 . G4 B4 . E5? D5? .
|E4 . G4 C5 . G4? E4? .   | D4 . A4 F4 . C5? A4? .   | C4 . A4 F4 . D4 G4? B4? | C4 . G4 E4 . C4+E4+G4? . .
|F4 . C5 A4 . C5? A4? .   | E4 . G4 C5 . G4? E4? .   | D4 . A4 F4 . C5? A4? .  | C4 . A4 E4 . A4? E4? .
|F4 . C5 A4 . C5? E5? .   | G4 . D5 B4 . D5? B4? .   | B3 . G4 E4 . A4? E4? .  | D4 . A4 F4 . D4+G4+B4? . .
|C4 . G4? E4 . C5? . .    | A3 . G4? E4 . C5? . .    | C4 . A4? F4 . E5? . .   | D4 . G4? B4 . . . .
|E4 . G4? C5 . . . .      | D4 . A4? F4 . C5? . .    | C4+F4+A4? . . . D4+G4+B4? . . . | D4 . G4 B4 . . . .
'''

TUNE = '''
 . . . . . . . .          | . . . . . . E5? .        | A5 . . G5 . E5? . .     | D5 . . . . . . .
|E5 . . G5 . . C6? .      | A5 . . F5? . . . .       | . . A5? G5 . F5? . D5   | C5 . . . . . G4? .
|E5 . . G5 . . E5? .      | D5? . C5 . . . . .       | A5 . . G5 . E5? . .     | D5 . . . . . . .
|E5 . . G5 . . C6? .      | A5 . . F5? . . . .       | . . A5? G5 . F5? . D5   | C5 . . . . . . .
|A5+F5 . . . G5? . F5? .  | G5+E5 . . . . . . .      | F5+D5 . . . E5? . D5? . | E5+C5 . . . . . . .
|A5+F5 . . . C6? . A5? .  | B5+G5 . . A5? . G5? . .  | G5+E5 . . . E5+C5? . . .| D5 . . . . . . .
|. | . | . | . . . . D5? . . .
|. | . | . | . . . . D5? . G5? .
'''

TOYS = '''
 . | . | . | . | . | . | . | .
|. | . . . . G5? . C6 .   | . | . . . . D6? . B5? .  | . | . . . . C6? . A5? . | . | . . . . E6? . C6? .
|. | . . . . C6? . E6? .  | . | . . . . C6? . A5? .  | . | . | . | . . . . . . . .
|E5? . . G5? . . E5? .    | . . . . . . . .          | A5? . . G5? . E5? . .   | D5? . . . . . . .
|E5? . . G5? . . C6? .    | A5? . . . . . . .        | . . . . . . . .         | . . . . . . . .
'''

AIR = '''
 . | . | . | . | . | . | . | .
|. | . | . | . | . | . | . | E3+G3? - - -
|F3+A3 - - - | E3+G3 - - - | F3+A3 - - - | E3+A3 - - - | F3+A3 - - - | D3+G3+B3 - - - | E3+G3 - E3+A3 - | F3+A3 - D3+G3 -
|E3+G3? - - - | . | . | . | . | . | . | .
'''

BASS = '''
 . | . | . | . | . | . | . | .
|C2 . . G2?   | A1 . . E2?  | F1 . . C2?  | G1 . . D2?  | C2 . . G1?  | D2 . . A1?  | F1 . G1 .  | C2 . . .
|F1 . . C2?   | C2 . . G1?  | D2 . . A1?  | A1 . . E2?  | F1 . . C2?  | G1 . . D2?  | E1 . A1? . | D2 . G1? .
|C2? . . .    | A1? . . .   | F1? . . .   | G1? . . .   | C2? . . .   | D2? . . .   | F1? . G1? . | .
'''

HANDS = '''
 . | . | . | . | . | . | . | . . . . . . h? h?
|. . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h . . . . .
|. . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h . . . h . | . . h . . . h h? | . . h? . . . . .
|. | . | . | . | . | . | . | .
'''

PARTS = [
    # instrument, dB, pan, room, score
    ('ukulele', -8.5, -0.22, -13.0, UKULELE),
    ('marimba', -10.0, 0.20, -11.0, TUNE),
    ('toy piano', -14.0, 0.42, -8.0, TOYS),
    ('pad', -25.0, 0.05, -10.0, AIR),
    ('bass', -8.5, 0.0, -20.0, BASS),
    ('', -23.0, -0.40, -14.0, HANDS),
]
