"""Every letter of our texts is in the fonts that travel with a Carré to unpack and run: on a machine without fonts none is a box.

    letters.py SOURCE-ROOT BUILD-ROOT [FONTS]

Texts are the catalogues, the data files and what the sources quote. Without a folder of fonts (tools/fonts makes it, and asks
with it) the letters are those that tools/fonts keeps of Noto's, which the others only add to. With one, what Japanese is written
with is asked of each of Noto's faces: a word or a player's name never stands in two faces.
Signs that are not drawn (a word joiner) need none."""
import pathlib
import re
import subprocess
import sys
import unicodedata

# Letters of people's names and of the common ones of 2010 that older standards lack.
NAMES = "澤邊齋髙﨑德濵栁𠮷𠮟塡剝頰鷗俱噓禱"
FIRST_CJK = 0x2E80


def kept(root, fonts):
    """The letters as a set of numbers."""
    if fonts is None:
        said = subprocess.run([root / "tools" / "fonts", "--letters"], check=True, capture_output=True, text=True).stdout
        return {int(n, 16) for n in said.split(",")}
    faces = {p.name: letters_of(p) for p in fonts.iterdir()}
    everywhere = set.intersection(*(letters for name, letters in faces.items() if name.startswith("Noto")))
    return everywhere | {c for letters in faces.values() for c in letters if c < FIRST_CJK}


def letters_of(font):
    said = subprocess.run(["fc-query", "--format=%{charset}", font], check=True, capture_output=True, text=True).stdout
    letters = set()
    for span in said.split():
        first, _, last = span.partition("-")
        letters |= set(range(int(first, 16), int(last or first, 16) + 1))
    return letters


def texts(root):
    """(file, text) of everything that may be shown."""
    yield "names", NAMES
    for folder, pattern in (("locale", "*.po"), ("assets", "**/*.txt"), ("src", "**/*.[ch]")):
        for path in sorted((root / folder).glob(pattern)):
            text = path.read_text(encoding="utf-8")
            if folder != "assets":
                text = "\n".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', text))
            yield path.relative_to(root), text


def main(root, _, fonts=None):
    root = pathlib.Path(root)
    letters = kept(root, fonts and pathlib.Path(fonts))
    seen, faults = set(), []
    for path, text in texts(root):
        missing = {c for c in text if c > "\x7f" and ord(c) not in letters and unicodedata.category(c) != "Cf"}
        faults += [f"{path}: no font that travels along has “{c}” (U+{ord(c):04X})" for c in sorted(missing)]
        seen |= set(text)
    print("\n".join(faults) or f"{len(seen)} letters are needed, {len(letters)} are there")
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
