#!/usr/bin/python3
"""Draws the places behind the pages of two games, 1920x1080, to cover the screen, and the tables at which one sits down there. The same files, byte for byte, each time.

ace/planks            the wall of a saloon: boards with grain, knots and nails, under one lamp
upcolor/ground/room   the living room: a wall, its skirting, boards, and the light of two windows on them
ace/table             a round table in the saloon, under its lamp: boards within an iron band
upcolor/rug, -dark    what lies under the family's table, by day and in the evening
upcolor/table, -dark  that table, of one piece of wood"""
import pathlib
import random

W, H = 1920, 1080
ASSETS = pathlib.Path(__file__).resolve().parents[2] / "assets"


def svg(name, defs, body, w=W, h=H):
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}</defs>\n' + "\n".join(body) + "\n</svg>\n"
    (ASSETS / f"{name}.svg").write_text(text, encoding="utf-8")


def rect(x, y, w, h, fill, more=""):
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"{more}/>'


def lamp(stops, x, y, r):
    return (f'<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
            + "".join(f'<stop offset="{o:g}" stop-color="{c}" stop-opacity="{a:g}"/>' for o, c, a in stops) + "</radialGradient>")


def board(rng, x, w):
    """One board: its edge towards the light, the gap behind it, grain, perhaps a knot, a nail at either end."""
    out = [rect(x, 0, w - 3, H, rng.choice(("#3F2717", "#392314", "#452B19", "#341F12"))), rect(x, 0, 3, H, "#5E3D24", ' opacity="0.6"'),
           rect(x + w - 4, 0, 5, H, "#1B0F08")]
    for _ in range(7):
        gx, top, length, bow = x + rng.uniform(12, w - 16), rng.uniform(-100, 900), rng.uniform(120, 520), rng.uniform(-8, 8)
        out.append(f'<path d="M{gx:.0f} {top:.0f}q{bow:.0f} {length / 2:.0f} 0 {length:.0f}" fill="none" stroke="#24150C" stroke-width="1.8" opacity="0.6"/>')
    if rng.random() < 0.5:
        kx, ky = x + w / 2, rng.uniform(80, 1000)
        out.append(f'<ellipse cx="{kx:g}" cy="{ky:.0f}" rx="9" ry="15" fill="#24150C"/>')
        out.append(f'<ellipse cx="{kx:g}" cy="{ky:.0f}" rx="18" ry="30" fill="none" stroke="#24150C" stroke-width="1.6" opacity="0.6"/>')
    for y in (14, H - 14):
        out.append(f'<circle cx="{x + w / 2:g}" cy="{y}" r="4.5" fill="#160C06"/>')
    return out


def planks():
    rng, x, body = random.Random(4), 0, [rect(0, 0, W, H, "#2E1B10")]
    while x < W:
        w = rng.choice((118, 132, 146, 160))
        body += board(rng, x, w)
        x += w
    body.append(rect(0, 0, W, H, "url(#lamp)"))
    svg("ace/planks", lamp([(0, "#FFB45A", 0.20), (0.4, "#C8641C", 0.06), (1, "#0A0503", 0.80)], 960, 420, 1180), body)


WALL = 172    # the height of what shows of the wall: a page's head stands before it


def room():
    rng, body = random.Random(9), [rect(0, 0, W, H, "#F4EAD5")]
    rows = 8
    for row in range(rows):
        top, h = WALL + (H - WALL) * row / rows, (H - WALL) / rows
        body.append(rect(0, top, W, h, ("#F4EAD5", "#F2E7D0")[row % 2]))
        x = rng.uniform(-300, 0)
        while x < W:
            x += rng.uniform(260, 620)
            body.append(rect(round(x), top, 2, h, "#E7DABD"))
    for left, wide in ((1010, 300), (1500, 150)):    # the light of a window, aslant
        body.append(f'<path d="M{left} {WALL}h{wide}L{left + wide - 640} {H}h{-wide}Z" fill="#FFFDF6" opacity="0.55"/>')
    body += [rect(0, 0, W, WALL, "#FBF7EE"), rect(0, WALL, W, 9, "#E9DEC4"), rect(0, WALL + 9, W, 3, "#D9CBAA")]
    svg("upcolor/ground/room", "", body)


TABLE_W, TABLE_H = 960, 560


def oval(rx, ry, fill, more="", dy=0.0):
    return f'<ellipse cx="{TABLE_W / 2:g}" cy="{TABLE_H / 2 + dy:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{more}/>'


def saloon_table():
    """Boards run across; where two meet lies a dark seam as long as the oval is wide there."""
    rng, rx, ry, body = random.Random(7), 466, 258, []
    body += [oval(rx + 8, ry + 6, "#0A0503", ' opacity="0.5"', 12), oval(rx + 6, ry + 6, "#150B06", "", 8), oval(rx + 6, ry + 6, "#2A1A10", "", -2)]
    body += [oval(rx, ry, "none", ' stroke="#6B4A2E" stroke-width="3"', -2), oval(rx - 14, ry - 12, "#6E4728", "", -2)]
    y = -ry + 12
    while y < ry - 40:
        y += rng.choice((44, 52, 60))
        half = (rx - 14) * max(0.0, 1 - (y / (ry - 12)) ** 2) ** 0.5
        if half > 60:
            mid = TABLE_H / 2 - 2 + y
            body.append(f'<path d="M{TABLE_W / 2 - half + 6:.0f} {mid:.0f}H{TABLE_W / 2 + half - 6:.0f}" stroke="#3A2314" stroke-width="3"/>')
            for _ in range(4):
                length = rng.uniform(60, 0.6 * half)
                left = TABLE_W / 2 + rng.uniform(-half + 20, half - 20 - length)
                body.append(f'<path d="M{left:.0f} {mid - rng.uniform(12, 34):.0f}q{length / 2:.0f} {rng.uniform(-4, 4):.0f} {length:.0f} 0" fill="none" '
                            'stroke="#4A2E1B" stroke-width="1.8" opacity="0.8"/>')
    body.append(oval(rx - 14, ry - 12, "url(#lamp)", "", -2))
    svg("ace/table", lamp([(0, "#FFB45A", 0.34), (0.5, "#C8641C", 0.10), (1, "#0A0503", 0.55)], TABLE_W // 2, TABLE_H // 2 - 30, 470), body, TABLE_W, TABLE_H)


def family_table(name, rug, stitches, top, edge, shine, shade):
    svg("upcolor/rug" + name, "", [oval(478, 278, rug), oval(456, 258, "none", f' stroke="{stitches}" stroke-width="6" stroke-dasharray="2 17" stroke-linecap="round"')],
        TABLE_W, TABLE_H)
    body = [oval(466, 262, "#000000", f' opacity="{shade:g}"', 12), oval(466, 262, edge, "", 8), oval(466, 262, top, "", -4)]
    body.append(oval(440, 240, "none", f' stroke="{shine}" stroke-width="5"', -4))
    svg("upcolor/table" + name, "", body, TABLE_W, TABLE_H)


if __name__ == "__main__":
    planks()
    room()
    saloon_table()
    family_table("", "#E7D9BC", "#FFFDF7", "#E3BE8C", "#B98D5A", "#F1D5AC", 0.14)
    family_table("-dark", "#2A303C", "#4A5161", "#4A3B2C", "#2C2219", "#5E4B38", 0.30)
