"""The score of Power Up: a tactical display, in D.

What has a note stands on D F G A C (D minor without the two steps that quarrel), so that nothing fights the theme or the seats' cues; only the EMP and
Disintegrate leave it, for they break things. Every power answers the picture of the same name: Deploy lands, Disintegrate crumbles, the EMP's ring goes
out and takes the treble with it. Chips are tokens of light, heavier as more of them move."""
from instruments import hertz
from power_up_instruments import beam, glass, glow, grains, hiss, knock, pluck, scan, sub, token
from score import at, made, takes, varied

SHORT = 0.24        # seconds: what is heard at every turn


def run(line, gap, level=0.0, ms=0.0, play=glass, **more):
    """A run of notes, `gap` ms apart; 'x+y' together."""
    return [at(ms + k * gap + 4.0 * j, level, play, hertz(note), **more)
            for k, chord in enumerate(line.split()) for j, note in enumerate(chord.split('+')) if note != '.']


def tokens(count, gap, pitch, rise, level=-3.0, ms=0.0):
    """Some chips, one after the other, each a little higher (or lower) than the one before."""
    return [at(ms + k * gap, level + 0.4 * k, token, pitch * (1 + rise * k + 0.02 * (k % 2))) for k in range(count)]


TABLE = [
    takes('power-up/turn', 'button', 3, lambda take: run(('A4 D5', 'G4 D5', 'A4 C5')[take - 1], 110, -1, play=pluck, seconds=0.2, half=0.05, bright=0.7),
          'parlour', -16, longest=0.36),
    takes('power-up/blinds-up', 'word', 2, lambda take: run(('D4 A4 D5', 'D4 G4 D5')[take - 1], 120, -2, play=pluck, seconds=0.4, half=0.08, odd=True)
          + [at(0, -9, glow, hertz('D3'), 0.7)] + tokens(2, 60, 0.9, 0.1, -14, 250), 'parlour', -15, longest=0.75, lufs=-25),
    # The lamp of a seat goes out.
    takes('power-up/knocked-out', 'hit', 2, lambda take: [
        at(0, -3, beam, (620, 560)[take - 1], 70, 0.6, 0.09), at(0, -12, hiss, 0.4, 3500, 400, 0.1), at(330, -1, sub, 50, 0.45, 0.08),
        at(330, -9, pluck, hertz('D2'), 0.5, 0.12)], 'parlour', -14, longest=0.95),
]

POWERS = [
    # The emblem doubles: the same figure twice, the second beside the first.
    takes('power-up/clone', 'word', 2, lambda take: run(('D5 A5', 'F5 C6')[take - 1], 80, -2, seconds=0.3, half=0.06)
          + run(('D5 A5', 'F5 C6')[take - 1], 80, -3, 210, seconds=0.45, half=0.08, ratio=2.01, bite=1.0)
          + [at(0, -12, hiss, 0.3, 1200, 3800, 0.8)], 'parlour', -14, longest=0.65),
    takes('power-up/xray', 'word', 2, lambda take: [
        at(0, -1, scan, (420, 470)[take - 1], 1900, 0.5, 46), at(470, -3, glass, hertz('A5'), 0.35, 0.06), at(474, -9, glass, hertz('D6'), 0.35, 0.06)],
        'parlour', -14, longest=0.85),
    # A card falls from the height and the table feels it.
    takes('power-up/deploy', 'hit', 2, lambda take: [
        at(0, -9, beam, (1500, 1350)[take - 1], 190, 0.26, 0.06, 0.4, 0.75), at(235, 0, sub, 62, 0.5, 0.09), at(235, -8, knock, 210),
        at(240, -14, hiss, 0.4, 2800, 500, 0.08), at(250, -10, glass, hertz(('D5', 'F5')[take - 1]), 0.4, 0.08)], 'parlour', -14, longest=0.85),
    # The ring goes out, and what it passes falls silent.
    takes('power-up/emp', 'hit', 2, lambda take: [
        at(0, -8, glow, hertz('D3'), 0.3, 1200, 0.9), at(190, 0, sub, 46, 0.6, 0.13, 3.2), at(190, -5, beam, (2600, 2300)[take - 1], 60, 0.6, 0.055, 0.8),
        at(200, -10, hiss, 0.6, 5000, 250, 0.06), at(420, -15, grains, 0.35, 12, 2000, 400)], 'parlour', -14, longest=0.95, more='sweep'),
    takes('power-up/intel', 'word', 2, lambda take: run(('A5 . A5 D6', 'G5 . G5 C6')[take - 1], 92, -3, seconds=0.22, half=0.035, bite=0.8)
          + [at(0, -14, hiss, 0.5, 3200, 2200, 0.5, 3.0), at(290, -10, glow, hertz('D4'), 0.4)], 'parlour', -14, longest=0.75),
    # Pixel by pixel, faster and then fewer.
    takes('power-up/disintegrate', 'word', 2, lambda take: [
        at(0, -4, beam, (900, 820)[take - 1], 160, 0.3, 0.09, 0.9), at(60, 0, grains, 0.72, 46, 2600, 380, 1.5), at(40, -10, hiss, 0.7, 3600, 700, 0.15)],
        'parlour', -14, longest=0.9),
    takes('power-up/scanner', 'word', 2, lambda take: [
        at(0, -3, scan, (900, 800)[take - 1], 1500, 0.24, 30), at(260, -2, scan, (1100, 1000)[take - 1], 1800, 0.24, 30),
        at(200, -7, glass, hertz('A5'), 0.2, 0.04), at(460, -6, glass, hertz('C6'), 0.3, 0.05)], 'parlour', -14, longest=0.8),
    # Three holograms open like a fan.
    takes('power-up/engineer', 'word', 2, lambda take: [
        stroke for k, note in enumerate((('D4', 'G4', 'C5'), ('D4', 'A4', 'D5'))[take - 1]) for stroke in (
            at(120 * k, -2, pluck, hertz(note), 0.5, 0.09), at(120 * k + 10, -9, glass, hertz(note) * 2, 0.4, 0.07), at(120 * k, -13, hiss, 0.14, 1800, 3600, 0.6))],
        'parlour', -14, longest=0.75),
    # Two cards out, two cards in, a bolt closes.
    takes('power-up/reload', 'word', 2, lambda take: [
        at(0, -6, hiss, 0.12, 2800, 1000, 0.4), at(110, -6, hiss, 0.12, 1000, 2800, 0.6), at(215, -1, knock, (260, 240)[take - 1], 0.12, 0.02),
        at(300, 0, knock, (180, 170)[take - 1], 0.14, 0.025), at(300, -7, beam, 300, 620, 0.22, 0.03, 0.3), at(302, -10, token, 0.8)], 'parlour', -15, longest=0.65),
    takes('power-up/upgrade', 'word', 2, lambda take: [
        at(0, -6, beam, 220, (880, 990)[take - 1], 0.45, 0.14, 0.4, 0.8)]
        + run(('D4 F4 A4 D5', 'D4 G4 A4 D5')[take - 1], 78, -4, 60, pluck, seconds=0.35, half=0.06)
        + [at(330, -4, glass, hertz('A5'), 0.5, 0.09)], 'parlour', -14, longest=0.85),
]

AROUND = [
    # Ice grows over the cards: crackles that close up, and one that stays.
    takes('power-up/freeze', 'word', 2, lambda take: [
        at(0, -3, grains, 0.5, 34, 2200, 4200, 0.7, 0.02, 0.003), at(0, -9, hiss, 0.55, 2200, 5200, 0.85, 1.4),
        at(470, -3, glass, hertz(('D6', 'C6')[take - 1]), 0.45, 0.09, 5.4, 1.2), at(476, -8, glass, hertz('A5'), 0.4, 0.07, 5.4, 1.0)], 'parlour', -14, longest=0.95),
    # A pip for each point, rising.
    made('power-up/energy', 'card', -27, 3, lambda rand, size: [
        at(62 * k + rand.uniform(-6, 6), -3 + 0.8 * k, pluck, hertz('D5 F5 A5 C6'.split()[k]), 0.14, 0.03, odd=True) for k in range(size)]
        + [at(0, -9, beam, 320, 760, 0.12 + 0.05 * size, 0.05, 0.3, 0.7)], 4, longest=0.45, nature='note'),
    varied('power-up/power', 'card', 3, lambda p: [
        at(0, -7, hiss, 0.12, 2000 * p, 3600 * p, 0.7), at(88, 0, token, 1.3 * p), at(92, -4, glass, 880.0 * p, 0.14, 0.03)], 'booth', -17, longest=SHORT),
    takes('power-up/refused', 'word', 3, lambda take: [
        at(ms, -1, pluck, hertz(note), 0.12, 0.03, 0.5, True) for ms, note in ((0, 'A3'), (112, ('F3', 'G3', 'E3')[take - 1]))]
        + [at(0, -8, knock, 150), at(112, -8, knock, 140)], 'booth', -15, longest=0.3, lufs=-27),
    varied('power-up/arm', 'button', 3, lambda p: [
        at(0, -3, token, 1.15 * p), at(30, -4, beam, 260 * p, 560 * p, 0.18, 0.04, 0.4, 0.6)], 'booth', -16, longest=SHORT),
    varied('power-up/cancel', 'button', 3, lambda p: [
        at(0, -4, beam, 560 * p, 260 * p, 0.16, 0.04, 0.4, 0.3), at(100, -3, token, 0.85 * p)], 'booth', -16, longest=SHORT),
    takes('power-up/known', 'button', 3, lambda take: run(('A5', 'C6', 'G5')[take - 1], 1, 0, seconds=0.2, half=0.04, bite=0.7)
          + [at(0, -11, hiss, 0.14, 3200, 2000, 0.3)], 'parlour', -17, longest=SHORT),
]

SOUNDS = TABLE + POWERS + AROUND
