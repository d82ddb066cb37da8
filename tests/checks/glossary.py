"""locale/glossary.md is kept to: of the texts that have an English word of it, nearly all have one of the words beside it.

One may be said without the word, and of many one in four; a word that the catalogues call something else is far below. A word that no text has is
a fault of the page."""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from po import entries

LANGUAGES = ["fr", "ja"]
FREE = 4  # one of so many


def rows(path):
    """The lines of the tables: its number, and the words of each cell."""
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if line.startswith("|") and cells[0] != "English" and not cells[0].startswith("---"):
                yield number, [[word.strip() for word in cell.split(" / ")] for cell in cells]


def plain(text):
    return re.sub("[\u202f\u00a0]", " ", text).lower()


def main(root):
    texts = {language: [] for language in LANGUAGES}
    for language in LANGUAGES:
        for _, _, source, translations in entries(os.path.join(root, "locale", language + ".po")):
            texts[language].append((source, [plain(t) for t in translations]))
    page, faults = os.path.join(root, "locale", "glossary.md"), []
    for number, cells in rows(page):
        label = f"locale/glossary.md:{number}: “{cells[0][0]}”"
        if len(cells) != 1 + len(LANGUAGES):
            faults.append(f"{label}: {len(cells)} words where there should be {1 + len(LANGUAGES)}")
            continue
        named = re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, cells[0])) + r")(s|es)?(?![\w-])", re.I)
        for language, words in zip(LANGUAGES, cells[1:]):
            having = [(s, ts) for s, ts in texts[language] if named.search(s)]
            without = [s for s, ts in having if not all(any(plain(w) in t for w in words) for t in ts)]
            if not having:
                faults.append(f"{label}: no text has it")
                break
            if len(without) > max(1, len(having) // FREE):
                faults.append(f"{label}: {len(without)} of {len(having)} texts in locale/{language}.po say it otherwise than “{words[0]}”, such as “{without[0]}”")
    print("\n".join(faults) or "the glossary is kept to")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
