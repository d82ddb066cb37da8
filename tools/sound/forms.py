"""The pieces of music as they go on: which sections follow one another, and what each stem plays in them.

A piece is AABA'CA'' in two and a half minutes; its second pass begins with the other A and has another C. A section
that is written in score_*.py is taken from there by its bars; the others stand here. Stems: bed, pulse, tune and tension (src/audio/music.h)."""
import score_ace
import score_power_up
import score_spec
import score_title
import score_upcolor

PASSES = (('A', 'B2', 'M', 'A1', 'C', 'A2'), ('B2', 'A', 'M', 'A1', 'C2', 'A2'))     # B2 is the second A, M the middle


def bars(text):
    return [bar.strip() for bar in text.replace('\n', ' ').strip().strip('|').split('|')]


def cut(text, first, last):
    """Bars first to last (from 1) of a score."""
    return ' | '.join(bars(text)[first - 1:last])


def fill(pattern, chords):
    """A figure over chords: each digit of the pattern is that note of the chord, '0?' softer."""
    out = []
    for k, chord in enumerate(chords.split('|')):
        notes, line = chord.split(), bars(pattern)
        out.append(' '.join(notes[int(word[0]) % len(notes)] + word[1:] if word[0].isdigit() else word for word in line[k % len(line)].split()))
    return ' | '.join(out)


# ---- Ace: 40 bars of four seconds ----
ACE_A2 = 'A2 E3 A3 C4 E4|G2 D3 G3 B3 D4|F2 C3 F3 A3 C4|E2 B2 E3 G#3 B3'
ACE_C2 = 'D3 A3 D4 F4 A4|D3 A3 C4 F4 A4|G2 D3 G3 Bb3 D4|Bb2 F3 Bb3 D4 F4|D3 A3 D4 F4 E4|A2 E3 G3 C#4 E4|Bb2 F3 A3 D4 F4|E2 B2 E3 G#3 D4'
ACE = dict(
    of=score_ace, part=2, lengths=dict(A=8, B2=8, M=8, A1=4, C=8, C2=8, A2=4),
    bed=[
        ('steel guitar', -6.0, -0.18, -13.0, {
            'A': cut(score_ace.GUITAR, 1, 8), 'M': cut(score_ace.GUITAR, 9, 16), 'C': cut(score_ace.GUITAR, 17, 24),
            'B2': 'D3 . A3 . D4 . F4 E4 | A2 . E3 . C4 . B3 A3 | F2 . C3 . A3 . C4 . | C3 . G3 . E4 . D4 C4 | D3 . A3 . F4 . E4 D4 | Bb2 . F3 . Bb3 . D4 . | E2 . B2 . G#3 . D4 B3 | A2 . E3 . C4? . . .',
            'A1': 'A2 . E3 A3 . C4 . E4 | F2 . C3 F3 . A3 . C4 | Bb2 . F3 Bb3 . D4 . C4 | E2 . B2 E3 . G#3 . .',
            'C2': fill('0 . 1 . 3 . 2? . | 0 . . 1 3 . 4 3', ACE_C2), 'A2': fill('0 . 1 . 3 . 2 . | 0 . 1 . 3? . . .', ACE_A2)}),
        ('bell', -15.0, -0.50, -4.0, {'A': cut(score_ace.BELL, 1, 8), 'M': cut(score_ace.BELL, 9, 16), 'C': cut(score_ace.BELL, 17, 24),
                                      'C2': 'D3? . . . | . | . | . | . . . Bb3? | . | . | . . E3? .', 'A2': 'A3? . . . | . | . | .'}),
        ('drone', -28.0, 0.0, -12.0, 'A1 E2 A2')],
    pulse=[
        ('bass', -10.0, 0.05, -20.0, {
            'A': cut(score_ace.BASS, 1, 8), 'M': cut(score_ace.BASS, 9, 16), 'C': cut(score_ace.BASS, 17, 24),
            'B2': 'D2 . . . | A1 . . E1? | F1 . . C2? | C2 . . . | D2 . . A1? | Bb1 . . . | E1 . B1? . | A1 . . .',
            'A1': 'A1 . . E2? | F1 . . . | Bb1 . . F2? | E1 . . .', 'C2': 'D2 . . . | D2 . A1? . | G1 . . . | Bb1 . . . | D2 . . . | A1 . . E1? | Bb1 . . . | E1 . . .',
            'A2': 'A1 . . . | G1 . . . | F1 . . C2? | E1 . . .'}),
        ('', -10.0, 0.0, -10.0, {'A': cut(score_ace.DRUM, 1, 8), 'M': cut(score_ace.DRUM, 9, 16), 'C': cut(score_ace.DRUM, 17, 24), 'B2': 'd . . . | . | . . d? . | . | d . . d? | . | . | .',
                                 'A1': 'd . . d? | . | d? . . . | .', 'C2': 'd . . . | . . . d? | . | d? . . . | d . . . | . | . . d? d? | .', 'A2': 'd . . . | . | d? . . d? | .'}),
        ('', -20.0, 0.38, -14.0, {'A': cut(score_ace.BRUSHES, 9, 16), 'M': cut(score_ace.BRUSHES, 9, 16), 'C': cut(score_ace.BRUSHES, 17, 24), 'B2': cut(score_ace.BRUSHES, 9, 16),
                                  'A1': cut(score_ace.BRUSHES, 5, 8), 'C2': cut(score_ace.BRUSHES, 17, 24), 'A2': cut(score_ace.BRUSHES, 13, 16)})],
    tune=[
        ('whistle', -18.5, 0.30, -6.0, {
            'M': cut(score_ace.WHISTLE, 9, 16), 'A': '. | . | . . . . A4? - C5 - | B4 - - - - - . . | . | . . D5? - - - C5 Bb4 | B4 - - - . . . . | .',
            'B2': '. . . . F5? - E5 D5 | E5 - - - - - . . | . . C5? - A4 - . . | G4 - - - - - . . | . . A4 - D5 - F5 - | F5? - D5 - Bb4 - . . | G#4 - - - B4? - - - | A4 - - - - - . .',
            'A1': '. . E5? - - - C5 - | A4 - - - . . . . | . . D5 - F5? - D5 - | E5 - - - - - . .', 'A2': '. . . . C5? - B4 A4 | B4 - - - . . . . | . . A4? - G4 - F4 - | E4 - - - - - . .',
            'C2': '. . A5? - - - F5 - | E5 - D5 - - - . . | . . G4? - Bb4 - D5 - | F5 - - - D5? - . . | . | . . E5? - C#5 - - - | D5 - - - Bb4? - - - | B4 - - - - - . .'}),
        ('banjo', -10.0, 0.45, -9.0, {'A': cut(score_ace.BANJO, 1, 8), 'C': cut(score_ace.BANJO, 17, 24), 'B2': '. | . . . . . . A4? C5? | . | . | . | . | . . . . . . E4? G#4? | .',
                                      'C2': '. . . . D4? F4? A4? . | . | . . . . G4? Bb4? D5? . | . | . . . . . . A4? D5? | . | . | . . . . . . B4? .'})])

# ---- Power Up: 56 bars of 2.6 seconds ----
PU = score_power_up
PU_B2 = 'D4 F4 A4 C5 E5|D4 F4 A4 C5 E5|Bb3 D4 F4 A4 C5|C4 E4 G4 B4 D5|A3 E4 G4 C5 D5|F3 C4 E4 A4 C5|G3 D4 F4 B4 D5|A3 D4 E4 A4 C5'
PU_A1 = 'D4 A4 C5 F5 A4|F4 A4 C5 E5 C5|G3 D4 B4 D5 F4|C4 G4 B4 E5 G4|D4 A4 C5 F5 A4|B3 D4 G4 A4 D5|C4 E4 A4 C5 E5|A3 E4 G4 C5 E5'
PU_C2 = 'F4 A4 C5 E5 G4|E4 G4 B4 D5 G4|D4 F4 A4 C5 E4|C4 E4 G4 B4 D4|F4 A4 C5 E5 A4|G4 B4 D5 F5 B4|A3 C4 E4 G4 C5|A3 D4 E4 G4 D5'
PU_A2 = 'D4 F4 A4 C5 A4|D4 G4 B4 D5 B4|C4 F4 A4 C5 A4|C4 E4 G4 C5 G4|Bb3 D4 F4 A4 D5|G3 D4 G4 B4 D5|A3 C4 E4 G4 E5|A3 D4 E4 A4 G4'
PU_LONG = 'D4 A4 E5 F5 C5|D4 A4 D5 F5 B4|C4 G4 D5 E5 B4|C4 A4 E5 G5 C5|Bb3 F4 C5 D5 A4|G3 D4 A4 B4 F4|A3 E4 B4 C5 G4|A3 E4 A4 D5 G4'


def thirds(chords, bass=False):
    """Long chords of light out of a line of chords; or their lowest notes, two octaves down."""
    out = []
    for chord in chords.split('|'):
        notes = chord.split()
        low = notes[0][:-1] + str(int(notes[0][-1]) - (2 if notes[0][-1] > '2' else 1))
        out.append(f'{low} . . {low}? . . {low}? .' if bass else '+'.join(notes[:3]) + ' - - -')
    return ' | '.join(out)


GRIDS = ('0 1? 2? 3? 4? 2? 1? . | 0 1? 3? 2? . 3? 4? 1?', '0 . 2? 1? 3? . 4? 2? | 0 2? 1? . 3? 2? 4? .', '0 . 3? . 2? . 4? . | 0 1? . 3? . 2? 4? .')
POWER_UP = dict(
    of=PU, part=4, lengths=dict(A=8, B2=8, M=8, A1=8, C=16, C2=16, A2=8),
    bed=[
        ('grid', -9.0, -0.25, -9.0, {'A': cut(PU.GRID, 1, 8), 'M': fill(GRIDS[1], PU_A2), 'C': cut(PU.GRID, 17, 24) + ' | ' + fill(GRIDS[2], PU_LONG), 'B2': fill(GRIDS[0], PU_B2), 'A1': fill(GRIDS[1], PU_A1),
                                     'C2': fill(GRIDS[2], PU_C2) + ' | ' + fill(GRIDS[1], PU_LONG), 'A2': fill(GRIDS[0], PU_A2)}),
        ('light', -18.0, 0.0, -9.0, {'A': cut(PU.LIGHT, 1, 8), 'M': cut(PU.LIGHT, 9, 16), 'C': cut(PU.LIGHT, 17, 24) + ' | ' + thirds(PU_LONG), 'B2': thirds(PU_B2), 'A1': thirds(PU_A1), 'C2': thirds(PU_C2) + ' | ' + thirds(PU_LONG),
                                     'A2': thirds(PU_A2)})],
    pulse=[
        ('pulse', -11.0, 0.0, -22.0, {'A': cut(PU.PULSE, 9, 16), 'M': thirds(PU_A2, True), 'C': cut(PU.PULSE, 17, 24) + ' | ' + thirds(PU_LONG, True), 'B2': thirds(PU_B2, True), 'A1': thirds(PU_A1, True),
                                      'C2': thirds(PU_C2, True) + ' | ' + thirds(PU_LONG, True), 'A2': thirds(PU_A2, True)}),
        ('', -26.0, 0.35, -14.0, {name: ' | '.join(bars(cut(PU.CLOCK, 9, 16)) * (2 if name in ('C', 'C2') else 1)) for name in ('A', 'B2', 'M', 'A1', 'C', 'C2', 'A2')})],
    tune=[('glass', -10.5, 0.30, -5.0, {
        'A': cut(PU.GLASS, 1, 8), 'M': 'D6 . . . C6 . A5 . | B5 . . . . . G5 . | A5 . . . F5 . . . | E5 . . . . . . . | F5 . . A5 . . D6 . | B5 . . . . . . . | C6 . . B5 . . G5 . | A5 . . . . . . .',
        'B2': cut(PU.GLASS, 9, 16), 'A1': 'A5 . . F5 . . E5 . | C6 . . . . . . . | B5 . . D6 . . G5 . | E6 . . . D6 . . . | A5 . . F5 . . D5 . | G5 . . . . . A5 . | C6 . . A5 . . E5 . | G5 . . . . . . .',
        'C': cut(PU.GLASS, 17, 24) + ' | E6 . . . . . . . | . . . . D6? . . . | . | G5? . . . . . . . | . . . . F5? . A5? . | . | E5? . . . . . . . | .',
        'C2': 'G5 . . . A5? . . . | . . . . G5 . E5 . | F5 . . . . . . . | . . . . D5? . E5? . | A5 . . . . . C6 . | B5 . . . . . . . | G5 . . . E5? . . . | D5 . . . . . . . | . . . . . . A5? . | . | . . . . G5? . . . | . | . . . . . . D5? . | . | . . . . C6? . . . | .',
        'A2': 'F5 . . . . . E5? . | G5 . . . . . . . | . . . . A5 . C6 . | G5 . . . . . . . | . . . . D6 . A5 . | B5 . . . . . . . | E5 . . . D5? . . . | .'})])

# ---- SPEC: 48 bars of three seconds ----
SP = score_spec
SP_B2 = 'G2 F3 Bb3 D4 A4|C3 G3 Bb3 Eb4 D4|F2 Eb3 A3 C4 G4|Bb2 D3 A3 C4 F4|Eb2 Bb3 D4 G4 F4|A2 G3 C4 Eb4 D4|D2 F#3 C4 Eb4 A4|G2 F3 Bb3 D4 C4'
SP_A1 = 'G2 F3 A3 Bb3 D4|E2 G3 Bb3 D4 E4|Eb2 G3 Bb3 D4 F4|D2 F3 C4 Eb4 A3|C3 Eb3 G3 Bb3 D4|F2 Eb3 G3 C4 A3|Bb2 D3 F3 A3 C4|D2 C4 Eb4 F#3 A3'
SP_C2 = 'C3 G3 Bb3 Eb4 F4|C3 A3 Bb3 E4 G4|G2 Bb3 D4 F4 A4|Bb2 Ab3 D4 F4 C4|Eb2 G3 Bb3 D4 F4|Ab2 G3 C4 Eb4 Bb3|D2 G3 C4 Eb4 A4|D2 F#3 C4 Eb4 A4'
SP_A2 = 'G2 F3 Bb3 D4 A3|Bb2 F3 A3 D4 C4|C3 Eb3 Bb3 D4 G3|Eb2 G3 Bb3 D4 C4|A2 Eb3 G3 C4 D4|D2 C4 Eb4 F#3 G3|G2 D3 A3 Bb3 F4|D2 C4 Eb4 F#3 A3'


def comping(chords, way):
    """What a right hand does after midnight: a chord, and now and then a shell of it behind the beat."""
    out = []
    for k, chord in enumerate(chords.split('|')):
        notes = chord.split()
        whole, shell = '+'.join(notes[1:]), '+'.join(notes[2:4])
        out.append((f'{whole} - - - . . . .', f'. . . {whole}? - - . .', f'{whole} - - . . . {shell}? .', f'. {shell}? - . {whole} - - .')[(way + k * (1 + way)) % 4])
    return ' | '.join(out)


def walking(chords, way):
    """The upright: the low note, and on the way to the next one its neighbour."""
    rows, out = [chord.split()[0] for chord in chords.split('|')], []
    for k, note in enumerate(rows):
        low = note[:-1] + ('1' if note[0] in 'GAB' else '2')
        out.append((f'{low} . . . . . {low}? .', f'{low} . . {low}? . . . .')[(k + way) % 2])
    return ' | '.join(out)


SPEC = dict(
    of=SP, part=4, lengths=dict(A=8, B2=8, M=8, A1=8, C=8, C2=8, A2=8),
    bed=[('electric piano', -17.5, -0.20, -12.0, {'A': cut(SP.PIANO, 1, 8), 'M': cut(SP.PIANO, 9, 16), 'C': cut(SP.PIANO, 17, 20) + ' | ' + cut(SP.PIANO, 25, 28), 'B2': comping(SP_B2, 1), 'A1': comping(SP_A1, 0), 'C2': comping(SP_C2, 2),
                                                  'A2': comping(SP_A2, 3)})],
    pulse=[
        ('upright', -7.0, 0.0, -22.0, {'A': cut(SP.BASS, 1, 8), 'M': cut(SP.BASS, 9, 16), 'C': cut(SP.BASS, 17, 20) + ' | ' + cut(SP.BASS, 25, 28), 'B2': walking(SP_B2, 0), 'A1': walking(SP_A1, 1), 'C2': walking(SP_C2, 0), 'A2': walking(SP_A2, 1)}),
        ('', -25.5, -0.35, -15.0, {name: cut(SP.BRUSHES, first, first + 7) for name, first in (('A', 5), ('B2', 9), ('M', 9), ('A1', 21), ('C', 17), ('C2', 13), ('A2', 5))})],
    tune=[
        ('vibes', -11.5, 0.28, -8.0, {
            'A': '. | . . . . D5? . . . | . | . . . . A4 . . . | . . Bb4 . . . . . | . | . . . . . . G4? . | A4 . . . . . . D5?', 'M': cut(SP.VIBES, 9, 16),
            'B2': 'D5 . . Bb4? . . A4 . | G4 . . . . . . Eb5 | D5 . . C5? . . A4 . | F4 . . . . . . . | G4 . . Bb4 . . D5 . | C5 . . . . . Eb5? . | D5 . . C5 . . F#4 . | G4 . . . . . . .',
            'A1': 'A4 . . . D5? . . . | E5 . . D5? . . Bb4 . | G4 . . . . . . . | . . . . A4 . C5 . | Bb4 . . G4 . . . . | A4 . . . C5? . . . | F4 . . . . . . . | . . . . A4 . F#4? .',
            'C': '. | . | . | . | . . . . A4? . F4? . | . | . | .', 'C2': '. . . . . . Eb5 . | E5 . . . . . . . | . . . . D5 . Bb4 . | Ab4 . . . . . . . | . . Bb4 . . D5 . . | Eb5 . . . C5? . . . | . | .',
            'A2': 'Bb4 . . A4? . . . . | . . . . D5 . . . | G4 . . . . . . . | . . . . C5? . Bb4 . | A4 . . . . . . . | . | D5? . . . . . . . | .'}),
        ('koto', -7.5, 0.45, -7.0, {'A': cut(SP.KOTO, 1, 8), 'C': cut(SP.KOTO, 17, 20) + ' | ' + cut(SP.KOTO, 25, 28), 'M': cut(SP.KOTO, 9, 16), 'A1': '. | . . . . . . G5? . | . . . . D5 . . . | . | . | . . . . C5? . A4? . | . | .',
                                    'C2': 'G4? . . C5 . . . . | . | A4? . D5 . . . . . | . . . . F5? . D5? . | . | . . . . . . . . | A4 . . Eb5? D5 . . . | C5? . A4 . D4 . . .', 'A2': '. . . . . . D5? . | A4? . . . . . . . | . | . . G4? . . . . . | . . . . Eb5 D5 . . | A4? . . . . . . . | . | .'})])

# ---- Upcolor: 64 bars of 2.4 seconds ----
UP = score_upcolor
UP_B2 = 'A3 C4 E4 G4 C5|F3 C4 F4 A4 C5|G3 D4 G4 B4 D5|C4 E4 G4 C5 E5|A3 E4 A4 C5 E5|D4 F4 A4 C5 F5|G3 D4 F4 B4 D5|C4 E4 G4 C5 G4'
UP_A1 = 'C4 G4 E4 C5 G4|E4 G4 B4 E5 G4|F3 C4 F4 A4 C5|C4 E4 G4 C5 E5|A3 E4 G4 C5 E5|D4 A4 C5 F5 A4|F4 A4 C5 D5 A4|G3 D4 F4 B4 D5'
UP_M2 = 'F4 A4 C5 F5 C5|Bb3 D4 F4 Bb4 D5|C4 E4 G4 Bb4 E5|F4 A4 C5 E5 A4|D4 F4 A4 D5 F5|G3 Bb3 D4 G4 Bb4|C4 E4 G4 Bb4 C5|F4 A4 C5 F5 A4'
UP_C2 = 'A3 C4 E4 A4 C5|A3 C4 E4 G4 C5|D4 F4 A4 C5 F5|G3 B3 D4 G4 B4|E4 G4 B4 D5 G5|A3 C#4 E4 G4 A4|D4 F4 A4 C5 D5|G3 B3 D4 F4 G4'
UP_TAIL = 'F3 A3 C4 E4 A4|E4 G4 B4 C5 E5|D4 F4 A4 C5 F5|C4 E4 G4 B4 E5|F3 C4 F4 A4 D5|D4 F#4 A4 C5 D5|G3 C4 D4 G4 C5|G3 B3 D4 F4 B4'
UP_A2 = 'C4 E4 G4 C5 E5|F3 A3 C4 F4 A4|A3 C4 E4 G4 C5|G3 B3 D4 G4 D5|F3 A3 C4 E4 A4|E4 G4 C5 E5 G4|D4 F4 A4 C5 A4|G3 C4 D4 F4 B4'
STRUMS = ('0 . 2 1 . 3? 2? . | 0 . 2 3 . 4? 3? .', '0 . 1? 3 . 2? 4? . | 0 . 3 2 . 4? 1? .', '0 . 2? 1 . 3? . . | 0 . 2? 3 . . 4? .')


def roots(chords):
    out = []
    for k, chord in enumerate(chords.split('|')):
        note = chord.split()[0][:-1]
        low = note + ('1' if note[0] in 'EFGAB' else '2')
        out.append((f'{low} . . {low}?', f'{low} . {low}? .')[k % 2])
    return ' | '.join(out)


def airs(chords):
    return ' | '.join('+'.join(note[:-1] + '3' for note in chord.split()[1:3]) + ' - - -' for chord in chords.split('|'))


UPCOLOR = dict(
    of=UP, part=4, lengths=dict(A=8, B2=8, M=16, A1=8, C=16, C2=16, A2=8),
    bed=[
        ('ukulele', -8.5, -0.22, -13.0, {'A': cut(UP.UKULELE, 1, 8), 'M': cut(UP.UKULELE, 17, 24) + ' | ' + fill(STRUMS[1], UP_M2), 'C': cut(UP.UKULELE, 25, 32) + ' | ' + fill(STRUMS[2], UP_TAIL), 'B2': fill(STRUMS[0], UP_B2),
                                         'A1': fill(STRUMS[1], UP_A1), 'C2': fill(STRUMS[2], UP_C2) + ' | ' + fill(STRUMS[0], UP_TAIL), 'A2': fill(STRUMS[0], UP_A2)}),
        ('pad', -25.0, 0.05, -10.0, {'M': cut(UP.AIR, 17, 24) + ' | ' + airs(UP_M2), 'C2': airs(UP_C2) + ' | ' + airs(UP_TAIL), 'A2': airs(UP_A2)})],
    pulse=[
        ('bass', -8.5, 0.0, -20.0, {'A': cut(UP.BASS, 9, 16), 'M': cut(UP.BASS, 17, 24) + ' | ' + roots(UP_M2), 'C': cut(UP.BASS, 25, 32) + ' | ' + roots(UP_TAIL), 'B2': roots(UP_B2), 'A1': roots(UP_A1), 'C2': roots(UP_C2) + ' | ' + roots(UP_TAIL),
                                    'A2': roots(UP_A2)}),
        ('', -23.0, -0.40, -14.0, {name: ' | '.join(bars(cut(UP.HANDS, 9, 16)) * (2 if name in ('M', 'C', 'C2') else 1)) for name in ('A', 'B2', 'M', 'A1', 'C', 'C2', 'A2')})],
    tune=[
        ('marimba', -10.0, 0.20, -11.0, {
            'A': cut(UP.TUNE, 1, 8), 'M': cut(UP.TUNE, 17, 24) + ' | A5 . . C6 . . A5? . | F5 . . D5 . . . . | G5 . Bb5? . G5 . E5 . | F5 . . . . . . . | D5 . F5 . A5? . F5 . | Bb5 . . G5 . . . . | E5 . G5 . Bb5 . G5? . | A5 . . . . . . .',
            'C': cut(UP.TUNE, 25, 32) + ' | . . . . E5? . A5 . | G5 . . . . . . . | . . . . F5? . D5 . | E5 . . . . . . . | . | . . . . F#5? . A5? . | G5 . . . . . . . | . . . . D5? . G5? .',
            'B2': 'C6 . . A5 . . G5? . | A5 . . F5? . . . . | G5 . B5? A5 . G5 . D5? | E5 . . . . . . . | C6 . . E6 . . C6? . | A5 . . F5 . . D5? . | . . G5? F5 . D5 . B4? | C5 . . . . . . .',
            'A1': 'E5 . . C5 . . G5? . | B5 . . G5? . . . . | A5 . . C6 . A5? . . | G5 . . . . . . . | C6 . . A5 . . E5? . | F5 . . D5? . . . . | A5 . . F5 . D5? . . | G5 . . . . . B4? .',
            'C2': 'A4 . . C5 . . E5? . | G5 . . E5 . . . . | F5 . . A5 . . F5? . | D5 . . . . . . . | B5 . . G5 . . E5? . | C#5 . . E5 . . . . | F5 . A5? . D5 . . . | B4 . . . . . . . | . . . . A5? . C6 . | B5 . . . . . . . | . | . . . . G5? . E5 . | F5 . . . . . . . | . | C5 . . . . . D5? . | .',
            'A2': 'G5 . . E5 . . C5? . | A5 . . . . . . . | E5 . . G5 . . C6? . | B5 . . . . . . . | A5 . . F5? . . E5 . | G5 . . . . . . . | F5 . . D5 . . A4? . | B4 . . . . . . .'}),
        ('toy piano', -14.0, 0.42, -8.0, {'A': cut(UP.TOYS, 1, 8), 'M': cut(UP.TOYS, 9, 16) + ' | . | . . . . F5? . Bb5 . | . | . . . . A5? . C6? . | . | . | . | . . . . C6? . F6? .', 'C': cut(UP.TOYS, 25, 32) + ' | . | . | . | . . . . B5? . G5? . | . | . | . | .',
                                          'B2': cut(UP.TOYS, 9, 16), 'A2': '. | . . . . C6? . F6 . | . | . . . . D6? . G6? . | . | . | . | .'})])

# ---- the frame: 64 bars of three beats ----
TI = score_title
TI_B2 = 'E2 B2 E3 G3 B3|C3 G3 C4 E4 G4|A2 E3 A3 C4 E4|D3 A3 D4 F#4 A4|G2 D3 G3 B3 D4|C3 E3 G3 C4 E4|A2 E3 G3 C4 D4|G2 D3 G3 B3 D4'
TI_A1 = 'G2 D3 B3 D4 G4|D3 A3 D4 F#4 A3|E2 B2 G3 B3 E4|B2 F#3 B3 D4 F#4|C3 G3 C4 E4 G3|G2 D3 B3 D4 G3|A2 E3 C4 E4 G3|D3 A3 C4 F#4 D4'
TI_M2 = 'C3 G3 E4 G4 C4|D3 A3 F#4 A4 D4|B2 F#3 D4 F#4 B3|E2 B2 G3 D4 E4|A2 E3 C4 G4 A3|D3 A3 C4 F#4 A3|G2 D3 B3 F#4 G3|G2 F3 B3 D4 G3'
TI_C2 = 'E2 B2 G3 B3 E4|E2 B2 G3 B3 D4|A2 E3 C4 E4 A3|A2 E3 C4 D4 G4|D3 A3 F#4 A4 D4|B2 D#3 A3 B3 F#4|C3 G3 E4 G4 B3|D3 A3 C4 E4 F#4'
TI_TAIL = 'G2 D3 A3 B3 D4|C3 G3 D4 E4 G4|E2 B2 F#3 G3 B3|A2 E3 B3 C4 E4|D3 A3 E4 F#4 A4|G2 D3 G3 B3 F#4|C3 E3 A3 C4 E4|D3 A3 C4 D4 F#4'
TI_A2 = 'G2 D3 G3 B3 D4|F3 C4 F4 A4 C4|C3 G3 C4 E4 D4|D3 A3 C4 F#4 E4|E2 B2 G3 B3 D4|A2 C#3 G3 A3 E4|D3 G3 A3 C4 F#4|G2 D3 G3 B3 A3'
PICKS = ('0 . 1 3 . 2? | 0 . 1 3 2? .', '0 . 1 2 . 3? | 0 1? 2 . 4? .', '0 . 1? 2? . . | 0 . 1? 3? . .')


def airs3(chords):
    return ' | '.join('+'.join(note[:-1] + '3' for note in chord.split()[2:4]) + ' - -' for chord in chords.split('|'))


def roots3(chords):
    return ' | '.join(chord.split()[0][:-1] + ('1' if chord[0] in 'EGAB' else '2') + ' . .' for chord in chords.split('|'))


TITLE = dict(
    of=TI, part=4, lengths=dict(A=8, B2=8, M=16, A1=8, C=16, C2=16, A2=8),
    bed=[
        ('mellow guitar', -6.0, -0.20, -15.0, {'A': cut(TI.GUITAR, 1, 8), 'M': cut(TI.GUITAR, 17, 24) + ' | ' + fill(PICKS[1], TI_M2), 'C': cut(TI.GUITAR, 25, 32) + ' | ' + fill(PICKS[2], TI_TAIL), 'B2': fill(PICKS[0], TI_B2),
                                               'A1': fill(PICKS[1], TI_A1), 'C2': fill(PICKS[2], TI_C2) + ' | ' + fill(PICKS[0], TI_TAIL), 'A2': fill(PICKS[0], TI_A2)}),
        ('pad', -23.0, 0.0, -10.0, {'A1': airs3(TI_A1), 'M': cut(TI.AIR, 17, 24) + ' | ' + airs3(TI_M2), 'C2': airs3(TI_C2) + ' | ' + airs3(TI_TAIL), 'A2': airs3(TI_A2)})],
    pulse=[
        ('bass', -12.0, 0.05, -20.0, {'B2': roots3(TI_B2), 'M': cut(TI.BASS, 17, 24) + ' | ' + roots3(TI_M2), 'A1': roots3(TI_A1), 'C': cut(TI.BASS, 25, 32) + ' | ' + roots3(TI_TAIL), 'C2': roots3(TI_C2) + ' | ' + roots3(TI_TAIL), 'A2': roots3(TI_A2)}),
        ('', -21.5, 0.35, -15.0, {'B2': cut(TI.BRUSHES, 9, 16), 'M': cut(TI.BRUSHES, 17, 24) + ' | ' + cut(TI.BRUSHES, 9, 16), 'A1': cut(TI.BRUSHES, 17, 24), 'A2': cut(TI.BRUSHES, 9, 16)})],
    tune=[
        ('kalimba', -10.5, 0.25, -9.0, {
            'A': cut(TI.TUNE, 1, 8), 'M': cut(TI.TUNE, 17, 24) + ' | . . E5? G5 . . | F#5 . . D5 . . | . . B4 D5 . . | E5 . . . . . | C5 . E5? G5 . . | F#5 . . C5? . . | B4 . . . . . | D5? . . . . .',
            'C': cut(TI.TUNE, 25, 32) + ' | . . . B4? . . | E5 . . . . . | . . . G4? . . | . . C5? B4 . . | A4 . . . . . | . | . . . E4? . . | F#4? . . . . .',
            'B2': 'E5 . . B4 . . | C5 . D5? E5 . . | A4 . . C5 . . | F#4? . . . . . | B4 . . D5 . . | E5 . C5? G4 . . | A4 . . C5? . . | B4 . . . . .', 'A1': cut(TI.TUNE, 9, 12) + ' | E5 . . G5 . . | D5? . . B4 . . | C5 . E5? A4 . . | F#4 . . . . .',
            'C2': '. . . G5? . . | E5 . . . . . | . . . C5? . . | A4 . . . . . | F#5 . . A5? . . | D#5 . . . . . | E5 . G5? B4 . . | A4 . . . . . | . . . D5? . . | . . G4 . . . | B4? . . . . . | . . . C5? . . | A4 . . . . . | . | . . . . . . | .',
            'A2': 'B4 . . D5 . . | A4 . . C5? . . | E5 . . G4 . . | F#4 . . . . . | B4 . . G4 . . | A4 . C#5? E5 . . | C5 . . A4? . . | G4 . . . . .'}),
        ('whistle', -24.0, -0.3, -6.0, {'A1': '. | . | . | . . . D5? - - | . | . . . G5? - - | E5? - - . . . | .', 'M': ' | '.join(['.'] * 8) + ' | . | . | . | . . . B5? - - | . | . | . | .'})])

WORLDS = {'title': TITLE, 'ace': ACE, 'power-up': POWER_UP, 'spec': SPEC, 'upcolor': UPCOLOR}
