"""Ace of Spades: an empty street in A minor. Twenty-four slow bars: the guitar walks alone (1-8), a whistle crosses the
street (9-16), both have gone and the bell remembers them (17-24). The devil is the chord on B flat, a half-step above home,
and the A that hums beneath it and will not move."""
NAME, BPM, BEATS, BARS = 'ace', 60.0, 4, 24
ROOM = dict(seconds=2.6, dark=2200.0, early=((0.023, 0.10), (0.047, 0.08), (0.121, 0.06)), start=0.018)

GUITAR = '''
 A2 . E3 . A3 . C4 B3     | A3 . E3? . A2 . . .     | F2 . C3 . F3 . A3 G3      | E2 . B2 . G3 . . .
|A2 . E3 . A3 . C4 D4     | Bb2 . F3 . D4 . C4 Bb3  | E2 . B2 . E3 . G#3 .      | A2 . E3? . A3+C4+E4? . . .
|C3? . G3? . C4? . G3? .  | G2? . D3? . B3? . D3? . | D3? . A3? . D4? . A3? .   | A2? . E3? . C4? . E3? .
|F2? . C3? . A3? . C3? .  | Bb2? . F3? . D4? . F3? .| E2? . B2? . G#3? . B3? .  | E2 . B2 . E3? . . .
|A2 . . E3 A3 . . .       | F2 . . C3 A3 . G3 .     | A2 . . E3 C4 . B3 A3      | D3 . . A3 F4 . E4 D4
|Bb2 . . F3 D4 . . .      | E2 . A2 . C4 . B3 A3    | E2 . B2 . G#3 . E3? .     | E2? . . . . . . .
'''

WHISTLE = '''
 . | . | . | . | . | . | . | .
|. . E5 - - - D5 C5       | B4 - - - - - . .        | . . D5 - - - C5 B4?       | C5 - - - - - . .
|. . A4 - C5 - F5 -       | F5? - D5 - - - . .      | . . E5 - - - D5 -         | B4 - - - G#4 - - .
|. | . | . | . | . | . | . | .
'''

BASS = '''
 A1 . . .   | . . . .    | F1 . . .   | E1 . . .
|A1 . . E2? | Bb1 . . .  | E1 . . B1? | A1 . . .
|C2 . G1? . | G1 . . .   | D2 . A1? . | A1 . . .
|F1 . C2? . | Bb1 . . .  | E1 . B1? . | E1 . . .
|A1 . . .   | F1 . . .   | A1 . . .   | D2 . . .
|Bb1 . . .  | E1 . . .   | E1 . . .   | .
'''

BRUSHES = '''
 .             | .               | .             | .
|. . s? . . . s? . | . . s? . . . s? t? | . . s? . . . s? . | . . s? . . . . .
|. . s . . . s t?  | . . s . . . s .    | . . s . . . s t?  | . . s . . . s .
|. . s . . . s t?  | . . s . . . s .    | . . s . . . s t?  | . . s? . . . . .
|. | . | . . s? . . . s? . | . . s? . . . s? t? | . . s? . . . s? . | . . s? . . . s? . | . . s? . . . . . | .
'''

BANJO = '''
 . | . . . . . . E4? A4? | . | . . . . . . B3? E4? | . | . | . | .
|. | . | . | . | . | . | . | .
|. . . . . . A4 C5 | D5? . C5? . . . . . | . | . | . . . . . F4 Bb4 . | . . . . . . . . | . . . . . . B4? . | .
'''

BELL = '''
 A3 . . . | . | . | . | . | . | . | . . . .
|. | . | . | . | . | . | . | . . E3? .
|A3? . . . | . | . | . | . . . Eb3? | . | . | . . E3? .
'''

DRUM = '''
 d . . . | . | . | . . . d? | d? . . . | . | . | .
|d? . . . | . | . | . . . d? | d? . . . | . | . | .
|d . . d? | . | . | . | d? . . . | . | . . d? . | .
'''

PARTS = [
    # instrument, dB, pan, room, score
    ('steel guitar', -6.0, -0.18, -13.0, GUITAR),
    ('whistle', -18.5, 0.30, -6.0, WHISTLE),
    ('bass', -10.0, 0.05, -20.0, BASS),
    ('', -20.0, 0.38, -14.0, BRUSHES),
    ('banjo', -10.0, 0.45, -9.0, BANJO),
    ('bell', -15.0, -0.50, -4.0, BELL),
    ('', -10.0, 0.0, -10.0, DRUM),
    ('drone', -28.0, 0.0, -12.0, 'A1 E2 A2'),
]
