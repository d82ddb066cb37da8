"""How a game ends: six to nine seconds that answer the piece of the table in its own key, when that has stopped.

Each begins with a rest. A line is words of a note and its length in beats, 'E5:2'; '.' rests; what lies in
a chord is joined by '+'."""
from instruments import bass, bell, brush, drum, guitar, hertz, horn, kalimba, swish, thud, whistle
from materials import clay
from power_up_instruments import glass, glow, pluck, sub, tick
from score import at, made
from spec_instruments import bowl, clapper, koto, rhodes, vibes
from upcolor_instruments import marimba, toy_piano, ukulele

REST = 0.75          # seconds: ringing things are damped, the music goes, and six tenths of nothing
LONG = 8.6


def line(play, text, beat, level=0.0, start=0.0, held=None, **more):
    """`held`: an instrument that is told how long, in beats' lengths and so much more."""
    strokes, ms = [], start
    for word in text.split():
        chord, _, beats = word.partition(':')
        length = float(beats or 1)
        for k, note in enumerate(chord.split('+') if chord != '.' else []):
            seconds = {} if held is None else {'seconds': length * beat / 1000 + held}
            strokes.append(at(ms + 9 * k, level, play, hertz(note), **seconds, **more))
        ms += length * beat
    return strokes


def ending(name, level, strokes):
    return made(name, 'stage', level, 1, lambda rand, size: strokes, longest=LONG, nature='note', rest=REST)


def slowing(play, text, gap, more, level, **args):
    """A figure that stops: each step comes later than the last."""
    strokes, ms = [], 0.0
    for word in text.split():
        strokes.append(at(ms, level, play, hertz(word), **args))
        ms, gap, level = ms + gap, gap * more, level - 0.5
    return strokes


def tick_at(rand, hz):
    return tick(rand)


SOUNDS = [
    # A major after so much of the dark second: the whistler walks off, and the bell.
    ending('ace/win', -19,
           line(whistle, 'E5:1 A5:2 C#6:1 B5:1 A5:1 F#5:2 A5:4', 340, -2, 340, held=0.12)
           + line(guitar, 'A2 E3 A3 C#4 E4 C#4 D3 A3 D4 F#4 A2+E3+A3+C#4+E4', 340, -4, seconds=2.8)
           + line(horn, 'E4+A4:4', 340, -11, 3400, held=0.9, bright=4.0, attack=0.06)
           + [at(0, -6, drum, 58), at(2040, -7, drum, 58), at(3400, -4, drum, 54, 1.4, 0.2), at(3400, -7, bell, hertz('A3'), 3.6, 0.9),
              at(5100, -13, bell, hertz('E4'), 3.0, 0.8)]),
    # A bell that tolls on the wrong step, brass beneath it, and wind over what is left.
    ending('ace/lose', -19,
           line(bell, 'A2:4 Bb2:4 A2', 560, -3, seconds=4.0, half=0.9)
           + line(horn, 'A1:3.6 Bb1:3.4 A1:3.5', 560, -5, held=0.3, bright=3.2, attack=0.25)
           + line(guitar, '. . E3 D3 . . C3 Bb2 . A1+A2+E3', 560, -3, seconds=2.6)
           + [at(0, -6, drum, 46), at(2240, -7, drum, 46), at(4480, -5, drum, 44, 1.6, 0.25),
              at(2600, -17, swish, 5.4, 700, 0.5, 0.7)]),
    # D with its sixth; the third stays the theme's own.
    ending('power-up/victory', -19,
           line(pluck, 'D4 A4 D5 E5 A5 B5 D6 A5 B5 D6 E6 A6', 163, -5, seconds=0.7, half=0.13)
           + line(glass, 'D5+A5:3 B4+F5:3 D5+B5:2 D5+A5+B5:6', 326, -2, 980, seconds=1.8, half=0.34)
           + line(glow, 'D3+A3:6 G3+B3:5 D3+A3+B3:12', 326, -9, held=0.6)
           + [at(0, -5, sub, 55.0), at(1956, -5, sub, 49.0), at(3590, -3, sub, 36.7, 1.2, 0.25)]),
    # The grid slows until it stands.
    ending('power-up/defeat', -20,
           slowing(pluck, 'A4 F4 D4 A3 G4 E4 C4 A3 F4 D4 A3 D3', 150, 1.19, -3, seconds=0.9, half=0.16)
           + line(glow, 'D3+A3+F4:5 D3+A3:5', 700, -9, held=0.7)
           + slowing(tick_at, 'A5 A5 A5 A5 A5 A5 A5 A5', 240, 1.24, -12)
           + [at(5600, -4, sub, 36.7, 1.6, 0.4)]),
    # Clappers that hasten, a run of the koto, and the late chord with its ninth.
    ending('spec/victory', -19,
           [at(980 * (1 - 0.86 ** k) / 0.9, -8 + 0.4 * k, clapper) for k in range(14)]
           + line(koto, 'G3 Bb3 D4 G4 A4 Bb4 D5 E5 G5 A5', 110, -3, 1150, seconds=2.2, ring=2.2)
           + line(rhodes, 'G2+D3+E3+A3+B3:8', 385, -4, 2300, held=1.4)
           + line(vibes, 'B4:1 D5:1 E5:2 A5:6', 385, -4, 2700, seconds=3.2, half=0.8) + [at(2300, -8, clapper)]),
    # One bowl, and rain on the lane.
    ending('spec/defeat', -20,
           line(bowl, 'G3', 400, 0, seconds=6.5, half=1.6) + line(koto, '. . . D5:2 C5:2 Bb4:3 G4', 420, -5, seconds=2.4, ring=2.0, bright=0.5)
           + [at(300, -20, swish, 7.2, 3600, 0.45, 0.9)]),
    # Everybody at the table, and violet's high C.
    ending('upcolor/game-over', -19,
           line(marimba, 'E5 G5 A5 G5 E5:2 D5 E5 C5:4', 300, -2, seconds=0.9)
           + line(ukulele, 'C4+E4+G4:2 F4+A4+C5:2 C4+E4+G4:2 G3+D4+F4+B4:2 C4+E4+G4+C5:4', 300, -5, seconds=1.6)
           + line(bass, 'C2:2 F2:2 C2:2 G2:2 C2:4', 300, -5, seconds=1.4)
           + line(toy_piano, 'C6 E6 G6 C7', 150, -8, 2700, seconds=1.2)
           + [at(600 * k + 300, -11, thud, 160 + 10 * (k % 2), 0.09, 0.014) for k in range(5)]
           + line(marimba, 'C5+E5+G5+C6', 300, -3, 4400, seconds=1.8, half=0.25) + [at(4400, -8, thud, 100, 0.25, 0.05)]),
    ending('holdem/victory', -19,
           line(kalimba, 'D4 F4 A4 C5 D5 F5 A5:2 G5 A5:4', 250, -2, seconds=1.6)
           + line(rhodes, 'D3+A3+C4+F4:4 G3+B3+D4+F4:4 D3+A3+D4+F4+B4:10', 250, -5, held=1.0)
           + line(vibes, 'A4:2 B4:2 D5:8', 250, -6, 2250, seconds=3.4, half=0.8)
           + [at(2000 + 55 * k, -13 - 0.3 * k, clay, 1.0 - 0.01 * k) for k in range(16)]),
    ending('holdem/defeat', -21,
           line(vibes, 'A4:2 G4:2 F4:3 E4 D4:4', 330, -3, seconds=3.0, half=0.7)
           + line(rhodes, 'D3+A3+C4+F4:5 Bb2+F3+A3+D4:4 D3+A3+D4+F4:8', 330, -5, held=0.8)
           + [at(1320, -14, brush, 0.3, 4200.0), at(2970, -14, brush, 0.3, 4200.0)]),
]
