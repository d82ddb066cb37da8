"""The 49 enemies of Ace of Spades, as woodcuts. Run to write assets/ace/portraits/<id>.svg, and assets/ace/moods/<id>-<mood>.svg
for those whose face has moods; ids as arguments redraw only those, `--out DIR` writes elsewhere. Each portrait is seeded by its id, so the same bytes come out every time.

Laws of the set, checked before a file is written: palette only, two accents at most (the glow belongs to the ember), under
60 kB, nothing beyond the page. At 64 px and less the game shows the crop `48 26 204 204`."""
import os, sys
from portrait_parts import *
import portrait_cast_1, portrait_cast_2, portrait_cast_3, portrait_cast_4

ACCENTS = {BLOOD, EMBER, ASH, BRASS}

def draw(id, mood=None):
    R.seed(id)
    put_on(mood)
    dr = ALL[id]() + frame()
    put_on(None)
    return dr

def write(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name + '.svg'), 'w', newline='\n') as fh: fh.write(text)

def check(id, dr, text):
    used = {c for s in dr for c in (s.fill, s.stroke) if c}
    assert used <= ACCENTS | {BONE, INK, GLOW}, f'{id}: colours outside the palette: {used}'
    assert len(used & ACCENTS) <= 2 and (GLOW not in used or EMBER in used), f'{id}: too many accents: {used}'
    assert len(text) < 60000, f'{id}: {len(text)} bytes'
    for s in trim(dr):
        for _, segs in s.subs: assert inside(bounds(segs), -.06), f'{id}: beyond the page: {bounds(segs)}'

def main(args):
    out = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'ace')
    if args[:1] == ['--out']: out, args = args[1], args[2:]
    for id in args or ALL:
        own = svg(draw(id))
        for mood in (None, *MOODS):
            dr = draw(id, mood); text = svg(dr); check(id, dr, text)
            if mood is None: write(os.path.join(out, 'portraits'), id, text)
            elif text != own: write(os.path.join(out, 'moods'), f'{id}-{mood}', text)

if __name__ == '__main__': main(sys.argv[1:])
