"""The sounds that are shipped are those that sounds.txt lists and the sources play, each in its own world; and they are small.

    sounds.py SOURCE-ROOT

Names that a world's table puts together: poker_sound() takes a word, and each table of poker has a folder; powers and
SPEC's effects are played by their id (pu_powers.c) or word (names.c, spec_cards.c)."""
import collections
import pathlib
import re
import sys

LIMIT = 16_000_000      # bytes of all sounds and music
TABLES = {"holdem": "poker", "power-up": "poker", "spec": "poker"}
NATURES = {"free", "note", "steps", "climb"}


def main(root):
    root = pathlib.Path(root)
    sounds, faults = root / "assets" / "sounds", []
    files = collections.defaultdict(set)
    for path in sounds.rglob("*.ogg"):
        name, _, number = path.relative_to(sounds).as_posix()[:-4].rpartition("-")
        files[name].add(int(number))
    listed = {}
    for line in (sounds / "sounds.txt").read_text(encoding="ascii").splitlines():
        name, priority, nature, sizes, levels, *more = line.split()
        listed[name] = int(sizes)
        if priority not in "0123" or nature not in NATURES or len(levels.split(",")) not in (1, int(sizes)) or more not in ([], ["sweep"]):
            faults.append(f"sounds.txt: “{line}” is none of its kinds")
        if files[name] != set(range(1, len(files[name]) + 1)) or not files[name]:
            faults.append(f"{name}: its variants are {sorted(files[name])}")
        elif len(files[name]) % int(sizes):
            faults.append(f"{name}: {len(files[name])} variants are not {sizes} sizes")
    faults += [f"{name}: not in sounds.txt" for name in files if name not in listed]

    text = {path: path.read_text(encoding="utf-8") for path in sorted((root / "src").rglob("*.c")) + sorted((root / "src").rglob("*.h"))}
    whole = "\n".join(text.values())
    played = set(re.findall(r'"([a-z-]+/[a-z0-9-]+)"', whole))
    for code in text.values():
        for call in re.findall(r"(?:poker|chips)_sound\(st,([^;]*);", code) + re.findall(r"put_in\(st,([^;]*);", code):
            for word in re.findall(r'"([a-z-]+)"', re.sub(r'C_\("[^"]*", ', "", call)):
                for table in TABLES:
                    played.add(f"{table}/{word}")
                    if f"{table}/{word}" not in listed:
                        faults.append(f"poker_sound \"{word}\": {table} has no such sound")
    spec = root / "src" / "games" / "tokyo"
    ids = re.findall(r'\[SPEC_[A-Z_]+\] =\s*\{"([a-z-]+)"', text[spec / "rules" / "names.c"]) + re.findall(r'\.sound = "([a-z-]+)"', text[spec / "skin" / "spec_cards.c"])
    played |= {f"spec/{word}" for word in ids}
    powers = text[root / "src" / "games" / "power_up" / "skin" / "pu_powers.c"]
    played |= {f"power-up/{word}" for word in re.findall(r'\.id = "([a-z-]+)"', powers)}
    faults += [f"{name}: nobody plays it" for name in listed if name not in played]

    worlds = {path.parts[-3]: found[1] for path in sorted(root.glob("src/games/*/rules/*.c")) if (found := re.search(r'\.id = "([a-z-]+)"', text[path]))}
    for path, code in text.items():     # no world borrows another's
        world = path.relative_to(root / "src").parts
        own = worlds[world[1]] if world[0] == "games" and "skin" in world else ""
        for name in re.findall(r'(?:sound\w*\(st, |\.sound = )"([a-z-]+/[a-z0-9-]+)"', code):
            folder = name.split("/")[0]
            if folder not in ("ui", "cards", "voice", own):
                faults.append(f"{path.relative_to(root)}: plays {name}, another world's")

    size = sum(path.stat().st_size for folder in ("sounds", "music", "ambience") for path in (root / "assets" / folder).rglob("*.ogg"))
    if size > LIMIT:
        faults.append(f"{size} bytes of sound, at most {LIMIT}")
    print("\n".join(faults) or f"{len(listed)} sounds, {sum(map(len, files.values()))} files, {size} bytes")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
