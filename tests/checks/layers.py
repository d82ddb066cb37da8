"""Who may include whom: the table of the house, checked on every #include in src/.

A header is looked for beside the file first, then in the folders that its own folder may use. System headers are
limited too: SDL stays in gfx, audio and app. The rules know no clock, no file, no generator and no heap; where a header
that they need declares such a thing beside others (snprintf and fopen), the call is what is forbidden."""
import pathlib
import re
import sys

# folder: the folders whose headers it may include, its own always
MAY = {
    "base": [],
    "core": ["base"],
    "poker": ["core", "base"],
    "games": ["poker", "core", "base"],
    "bots": ["poker", "core", "base", "names"],
    "match": ["core", "games", "base"],
    "store": ["base"],
    "i18n": ["base"],
    "gfx": ["base"],
    "audio": ["base"],
    "stage": ["core", "gfx", "audio", "i18n", "base"],
    "skins": ["stage", "poker", "core", "gfx", "audio", "i18n", "base", "names"],
    "app": ["stage", "skins", "core", "games", "poker", "bots", "match", "store", "gfx", "audio", "i18n", "base", "names"],
}
# system header (as a pattern): the only folders that may have it
ONLY = {
    r"SDL.*": ["gfx", "audio", "app"],
    r"sodium.*": ["match", "app"],
    r"sqlite3\.h": ["store"],
    r"cjson/.*": ["store", "app"],
    r"libintl\.h|locale\.h": [],
    r"fontconfig/.*": ["gfx"],
    r"time\.h|pthread\.h|threads\.h": ["base", "store", "i18n", "gfx", "audio", "match", "stage", "skins", "app"],
    r"(unistd|fcntl|dirent|pwd|signal|strings)\.h|sys/.*": [],  # but see SYSTEM
}
# the files that know which system they run on: one for each header of base that needs it
SYSTEM = re.compile(r"base/\w+_(posix|windows)\.c")
# what the rules may not call, and who counts as rules
CALLS = re.compile(r"(?<![\w.>])((?:m|c|re)alloc|free|f?open|popen|system|s?rand|random|time|clock|clock_gettime|getenv|f?printf|puts)\s*\(")
RULES = ["core", "poker", "games", "names", "bots"]
# Which game is played is asked of nobody: what differs is a field of the game's own record (game_folder.h, game_bots.h, skin.h).
# Only the pictures of the statistics lay their tables by a game's name.
NAMED = re.compile(r"str(?:n|case)?cmp\s*\([^;]*\"(%s)\"")
MAY_NAME = {"app/showcase_statistics.c"}


def without_comments(text):
    """The same lines without comments and the insides of strings."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), text, flags=re.S)
    return re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)


def room(path):
    """The folder a file belongs to; a game's names/ is a room of its own, and so is the arithmetic in games/poker."""
    parts = path.parts
    if parts[0] == "games" and "names" in parts:
        return "names"
    arithmetic = parts[:2] == ("games", "poker") and re.match(r"cardset|rank|equity|made", path.name)
    return "poker" if arithmetic else parts[0]


def main(root):
    source = pathlib.Path(root) / "src"
    files = sorted(p.relative_to(source) for p in source.rglob("*") if p.suffix in (".c", ".h", ".inc"))
    homes = {}
    for path in files:
        if path.suffix != ".c":
            homes.setdefault(path.name, []).append(path)
    faults = []
    ids = {i for g in source.glob("games/*/*.c") for i in re.findall(r'\.id = "([a-z-]+)"', g.read_text(encoding="utf-8"))}
    named = re.compile(NAMED.pattern % "|".join(sorted(ids)))
    for path in files:
        mine = room(path)
        may = [mine] + (["core", "base", "games"] if mine == "names" else MAY.get(mine, []))
        if mine == "games":
            may.append("names")
        if mine in RULES:
            for number, line in enumerate(without_comments((source / path).read_text(encoding="utf-8")).splitlines(), 1):
                faults += [f"src/{path}:{number}: {mine} may not call {call}()" for call in CALLS.findall(line)]
        for number, line in enumerate((source / path).read_text(encoding="utf-8").splitlines(), 1):
            if named.search(line) and path.as_posix() not in MAY_NAME:
                faults.append(f"src/{path}:{number}: compares with a game's name; give its record a field")
            found = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
            if not found:
                continue
            place, name = f"src/{path}:{number}", found[2]
            if found[1] == '"':
                if "/" in name:
                    faults.append(f'{place}: "{name}" names a folder; the include path is for that')
                elif name in ("carre_config.h", "schema_steps.h"):  # made while building
                    continue
                elif not any(room(home) in may for home in homes.get(name, [])):
                    where = ", ".join(sorted({room(h) for h in homes.get(name, [])})) or "nowhere"
                    faults.append(f'{place}: {mine} may not include "{name}" (found in {where})')
                elif any("inside" in home.parts for home in homes[name]) and "inside" not in path.parts and mine != "match":
                    faults.append(f'{place}: "{name}" is the truth, for match and tests alone')
            else:
                for pattern, rooms in ONLY.items():
                    if re.fullmatch(pattern, name) and mine not in rooms and not (rooms == [] and SYSTEM.fullmatch(path.as_posix())):
                        faults.append(f"{place}: {mine} may not include <{name}>")
    print("\n".join(faults) or f"{len(files)} files keep to the table")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
