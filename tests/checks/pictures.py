"""Each picture in assets is one that the program may show: its whole name stands in the sources, or is put together there by a format whose every part is a word of the
sources or of the data. What nothing names any longer is to go, and its lines in tools/art with it."""
import pathlib
import re
import sys

TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
COMMENT = re.compile(r"/\*.*?\*/", re.S)
PART = re.compile(r"%([-0-9.*]*)(s|c|d)")
OTHERS = {"readme", "frame/icon", "frame/icon-16", "frame/wordmark"}       # shown by others: the README, the desktop, the title's letters


def words_and_formats(root):
    words, formats = set(), set()
    for path in sorted((root / "src").rglob("*.[ch]")):
        for text in TEXT.findall(COMMENT.sub("", path.read_text(encoding="utf-8"))):
            (formats if PART.search(text) and "/" in text and " " not in text else words).add(text)
    for path in sorted((root / "assets").rglob("*.txt")):
        words.update(path.read_text(encoding="utf-8").split())
    formats = [PART.split(f) for f in sorted(formats)]
    return words, [f for f in formats if f[0] or f[3][:1] == "/"]       # a picture's name begins with its folder


def made_by(parts, name, words, first=True):
    """Does a format split into text, width, kind, text … give that name? A folder that is put in front ("power-up/people") is a path, or that of the cards."""
    if not name.startswith(parts[0]):
        return False
    name = name[len(parts[0]):]
    if len(parts) == 1:
        return name == ""
    kind, rest = parts[2], parts[3:]
    if kind == "c":
        return made_by(rest, name[1:], words, False) if name else False
    folder = first and parts[0] == "" and rest[0] == "/"
    for n in range(len(name) + 1):
        part = name[:n]
        named = part.isdigit() if kind == "d" else part in words or part == ""
        if named and not (folder and "/" not in part and part != "cards") and made_by(rest, name[n:], words, False):
            return True
    return False


def main(root):
    root = pathlib.Path(root)
    words, formats = words_and_formats(root)
    pictures = sorted(str(p.relative_to(root / "assets").with_suffix("")) for p in (root / "assets").rglob("*") if p.suffix in (".svg", ".png"))
    unnamed = [p for p in pictures if p not in words and p not in OTHERS and not any(made_by(f, p, words) for f in formats)]
    for p in unnamed:
        print(f"assets/{p}: nothing names this picture")
    few = len(pictures) < 900
    print(f"{len(pictures)} pictures" + (": there were 900 and more, is this their folder?" if few else ""))
    return 1 if unnamed or few else 0


sys.exit(main(sys.argv[1]))
