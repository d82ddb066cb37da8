"""The icon in 16 dots: the mark's four cards, each dot set by hand. The centre is gold; the cards stand round it as they do in the large one."""
INK, DARK = '#3A3F4D', '#15171E'
COLOUR = {'r': '#B3261E', 'b': '#EADBC0', 'n': '#16204A', 'c': '#4DE3FF', 'p': '#F3E9D2', 's': '#E4572E', 'h': '#EA8A68', 'w': '#14213D', 'o': '#E3B04B',
          'g': '#0A8747', 'y': '#FFC81E', 'u': '#1C74E4', 'd': '#DE2B36', 'v': '#7A3BD0', '.': DARK}
DOTS = """
 ..............
.rbrrrrbr.nnnnn.
.rbbrrbbr.nnncn.
.rrbbbbrr.nnccn.
.rbrbbrbr.ncccn.
.rbbbbbbr.ncccn.
.rrrbbrrr.nnccn.
..........nnccn.
.ppppp.oo.nncnn.
.phshp.oo.ncnnn.
.psssp..........
.phshp.gyyuuddv.
.ppppp.gyyuuddv.
.pwpwp.gyyuuddv.
.wwwww.yyuuddvv.
 ..............
"""


def icon_small():
    """The body of a picture of 16 by 16: runs of equal dots as rectangles."""
    out = ''
    for y, row in enumerate(DOTS.strip('\n').split('\n')):
        row = row.ljust(16)
        x = 0
        while x < 16:
            end = x
            while end < 16 and row[end] == row[x]:
                end += 1
            if row[x] != ' ':
                out += f'<rect x="{x}" y="{y}" width="{end - x}" height="1" fill="{COLOUR[row[x]]}"/>'
            x = end
    return out
