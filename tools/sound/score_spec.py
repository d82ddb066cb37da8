"""SPEC: the card room after midnight, in G minor, swung. Twenty-eight bars: electric piano, bass and brushes keep to themselves while the koto lets a few
notes fall (1-8); the vibraphone has eight bars of a tune over the way home (9-16); everybody stops for the koto, which stays on the dark second over D
(17-20); then they go on, the bass walks a little, and the vibraphone only remembers (21-28). D7 with a suspended fourth and a flat ninth is both a chord of
this music and the koto's five steps: there the two meet."""
NAME, BPM, BEATS, BARS = 'spec', 78.0, 4, 28
SWING = 0.13            # of a beat: how late the second half of a beat comes
ROOM = dict(seconds=1.3, dark=2300.0, early=((0.011, 0.11), (0.023, 0.09), (0.037, 0.06)), start=0.012)

PIANO = '''
 F3+A3+Bb3+D4 - - - . . . .      | . . . F3+Bb3+D4? - - . .          | G3+Bb3+D4+F4 - - - - . . .      | . . . G3+C4+Eb4? - - . .
|F3+A3+Bb3+D4 - - - . . . Bb3+D4? | Eb3+G3+Bb3+D4 - - - . . . .      | G3+C4+Eb4 - - - . . . .         | G3+C4+Eb4+A4? - - F#3+C4+Eb4? - - . .
|Eb3+G3+Bb3+D4 - - - . . . .     | . . . Eb3+A3+D4+G4? - - . .       | D3+A3+C4+F4 - - - . . . .       | . . . G3+Bb3+D4+F4? - - - .
|G3+C4+Eb4 - - - . . G3+C4? .    | F#3+C4+Eb4+A4? - - . . . . .      | F3+A3+Bb3+D4 - - - - - . .      | . . E3+Bb3+D4? - - . . .
|G3+C4+Eb4+A4? - - - - - - -     | . . . . C4+Eb4? - - -             | G3+Bb3+D4+F4? - - - - - - -     | . . . . . . G3+C4+Eb4? -
|F3+A3+Bb3+D4 - - . . . Bb3+D4? .| Bb3+D4+E4+A4 - - - . . . .        | Eb3+G3+Bb3+D4 - - . . . G3+Bb3? . | Eb3+G3+Bb3+D4 - - - . . . .
|D3+A3+C4+F4 - - - . . . .       | . . . G3+Bb3+D4+F4? - - . .       | G3+C4+Eb4 - - . F#3+C4+Eb4? - - . | G3+C4+Eb4+A4? - - - - . . .
'''

VIBES = '''
 . | . | . | . | . | . | . | . . . . . . . D5?
|Eb5 . . D5? . . Bb4 .           | . . . G4? A4 . . .                | C5 . . A4? . . F4 .             | . . . . . . G4? Bb4?
|A4 . . . Eb5? . D5 .            | C5 . . A4? . . . .                | Bb4 . . . . . . .               | . . . . D5? . . .
|. | . | . | .
|. . . . . . D5? .               | . . . . . . . .                   | . . Bb4? . G4? . . .            | . . . . . . . .
|. . . . A4? . F4? .             | . . . . . . . .                   | . . . . . . . .                 | . . . . . . . .
'''

KOTO = '''
 . . . . . . . .                 | . . . . D5 . A4? .                | . . . . . . . .                 | . . . . Eb5? D5 . .
|. . . . . . . .                 | . . . . G4? . C5 .                | . . . . . . A4? .               | . . . . . . . .
|. | . | . | . | . | . | . . . . . . . A5? | G5? . . . . . . .
|D4 . A4 . . Eb5? D5 .           | . . . C5? A4 . G4? .              | . . A4 . . . D5? Eb5?           | D5 . . . . . D4? .
|. . . . . . . .                 | . . . . . . . .                   | . . . . . . . .                 | . . . . G5? . Eb5? .
|. . . . . . . .                 | . . . . D5? . . .                 | . . . . . . . .                 | . . . . . A4? G4? .
'''

BASS = '''
 G1 . . . . . D2? .              | G1 . . . . . . .                  | Eb2 . . . . . Bb1? .            | D2 . . . . . A1? .
|G1 . . . . . D2? .              | C2 . . . . . G1? .                | A1 . . . . . Eb2? .             | D2 . . . A1? . . .
|C2 . . . G1? . . .              | F1 . . . C2? . . .                | Bb1 . . . F1? . . .             | Eb2 . . . Bb1? . . .
|A1 . . . Eb2? . . .             | D2 . . . A1? . F#1? .             | G1 . . . . . D2? .              | G1 . . . . . F1? .
|D2? . . . . . . .               | . . . . . . . .                   | Eb2? . . . . . . .              | D2? . . . . . A1? .
|G1 . . . Bb1? . D2? .           | C2 . . . E2? . C2? .              | C2 . . . Bb1? . G1? .           | F1 . . . A1? . C2? .
|Bb1 . . . D2? . F2? .           | Eb2 . . . Bb1? . . .              | A1 . . . D2? . . .              | D2? . . . . . F#1? .
'''

BRUSHES = '''
 w . . . w . . .     | w . . . w . t? .    | w . . . w . . .     | w . t? . w . . .
|w . t? . w . t .    | w . t? . w . t .    | w . t? . w . t t?   | w . t? . w . . .
|w . t . w . t .     | w . t . w . t t?    | w . t . w . t .     | w . t . w . t .
|w . t . w . t t?    | w . t . w . t .     | w . t? . w . t? .   | w . . . w . . .
|w? . . . . . . .    | . . . . w? . . .    | . . . . . . . .     | . . . . w? . . t?
|w . t . w . t .     | w . t . w . t t?    | w . t . w . t .     | w . t . w . t .
|w . t . w . t t?    | w . t? . w . t .    | w . t? . w . t? .   | w . . . w . . .
'''

PARTS = [
    # instrument, dB, pan, room, score
    ('electric piano', -17.5, -0.20, -12.0, PIANO),
    ('vibes', -11.5, 0.28, -8.0, VIBES),
    ('koto', -7.5, 0.45, -7.0, KOTO),
    ('upright', -7.0, 0.0, -22.0, BASS),
    ('', -25.5, -0.35, -15.0, BRUSHES),
]
