"""What a table's music adds while something hangs over it: for each world two bars or four that go round beneath its piece.

They keep the piece's tempo, and their bars go into its bars without a rest, so that whatever is heard stays on the beat however long it lasts. Each stands
on the one note that belongs to no chord of its piece and clashes with none for long: Ace's tritone and a heart, sixteenths on A, a koto that trembles on
A flat, short strings on G."""
HEART = '''
 d . d? . . . . . | d . d? . . . . . | d . d? . . . . . | d . d? . . . . .
'''
SIXTEENTHS = '''
 A3 A4? A3? A4? A3 A4? A3? A5? A3 A4? A3? A4? A3 A4? E4? A4? | A3 A4? A3? A4? A3 A4? A3? A5? A3 A4? A3? A4? A3 A4? G4? A4?
'''
CLOCK = '''
 x . x? . x . x? . | x . x? . x . x? x?
'''
TREMOLO = '''
 Ab4? Ab4? Ab4? Ab4? Ab4 Ab4? Ab4? Ab4? Ab4? Ab4? Ab4 Ab4? G4? G4? G4? G4? | D4? D4? D4? D4? G4 G4? G4? G4? Ab4? Ab4? Ab4? Ab4? Ab4! . . .
'''
CLAPPERS = '''
 k . . . k . . . | k . k . k . k? k
'''
STRINGS = '''
 G3 . G3? G3 . G3? G3 . | G3 . G3? G3 . G4? G3 . | G3 . G3? G3 . G3? G3 . | G3 . G3? G3 . G4? D4? G3?
'''
STICKS = '''
 k . k? . k . k? . | k . k? . k . k? . | k . k? . k . k? . | k . k? . k k? k k?
'''

# Of which piece, bars, parts as a piece has them.
LOOPS = [
    ('ace', 4, [('drone', -14.0, 0.0, -10.0, 'A1 Eb2 A2'), ('', -2.0, 0.0, -14.0, HEART)]),
    ('power-up', 2, [('grid', -6.0, -0.35, -12.0, SIXTEENTHS), ('', -10.0, 0.4, -12.0, CLOCK)]),
    ('spec', 2, [('koto', -8.0, 0.35, -10.0, TREMOLO), ('', -6.0, -0.35, -10.0, CLAPPERS)]),
    ('upcolor', 4, [('ukulele', -4.0, -0.3, -14.0, STRINGS), ('', -12.0, 0.35, -14.0, STICKS)]),
]
