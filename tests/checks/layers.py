"""Who may include whom: the table of the house, checked on every #include in src/.

A header is looked for beside the file first, then in the folders that its own folder may use. System headers are
limited too: SDL stays in gfx, audio and app. The rules know no clock, no file, no generator and no heap; where a header
that they need declares such a thing beside others (snprintf and fopen), the call is what is forbidden."""
import pathlib
import re
import sys

# room: the rooms whose headers it may include, its own always. A game has its rooms in games/<game>/, poker in poker/; what is
# said of `names`, `rules`, `bots`, `skin` and `told` is said of the same folder's, and of those that it SEES: never of another game's.
MAY = {
    "base": [],
    "core": ["base"],
    "arithmetic": ["core", "base"],
    "games": ["core", "base", "list"],
    "list": [],
    "names": ["core", "base"],
    "rules": ["arithmetic", "core", "base", "games", "names"],
    "match": ["core", "base"],
    "bot": ["arithmetic", "core", "base", "list"],
    "bots": ["bot", "arithmetic", "core", "base", "names"],
    "store": ["base"],
    "i18n": ["base"],
    "gfx": ["base"],
    "audio": ["base"],
    "table": ["core", "gfx", "audio", "i18n", "base"],
    "skins": ["table", "core", "i18n", "base", "list"],
    "skin": ["table", "arithmetic", "core", "gfx", "audio", "i18n", "base", "names"],
    "told": ["app", "table", "skins", "skin", "bot", "bots", "arithmetic", "core", "games", "match", "store", "gfx", "audio", "i18n", "base", "names"],
    "app": ["table", "skins", "bot", "arithmetic", "core", "games", "list", "match", "store", "gfx", "audio", "i18n", "base"],
    "lab": ["app", "table", "skins", "skin", "bot", "bots", "arithmetic", "core", "games", "match", "store", "gfx", "audio", "i18n", "base", "names", "told"],
    "main.c": ["lab", "app", "store", "i18n", "base"],
}
OF_A_GAME = {"names", "rules", "bots", "skin", "told"}
SEES = {"games/holdem": ["poker"], "games/power_up": ["poker"], "games/tokyo": ["poker"]}
# system header (as a pattern): the only folders that may have it
ONLY = {
    r"SDL.*": ["gfx", "audio", "app", "lab"],
    r"sodium.*": ["match", "app"],
    r"sqlite3\.h": ["store"],
    r"cjson/.*": ["store", "told", "app", "lab"],
    r"libintl\.h|locale\.h": [],
    r"fontconfig/.*": ["gfx"],
    r"time\.h|pthread\.h|threads\.h": ["base", "store", "i18n", "gfx", "audio", "match", "table", "skin", "told", "app", "lab"],
    r"(unistd|fcntl|dirent|pwd|signal|strings)\.h|sys/.*": [],  # but see SYSTEM
    r"(windows|winbase|shlobj|shellapi|io|direct|process|sapi|initguid|objbase|malloc)\.h": [],
}
# The files that know which system they run on: those of base, and the desktop's wishes and voice. Meson picks them by name, so
# that no source asks the compiler for the system.
SYSTEM = re.compile(r"base/\w+_(posix|windows)\.[ch]|(app/desktop|audio/speech_voice)_(linux|speechd|windows)\.c")
ASKS = re.compile(r"#\s*(?:el)?if.*\b(?:_WIN32|_WIN64|__MINGW\w*|__CYGWIN__|_MSC_VER|__unix__|__linux__|__linux|__APPLE__|__\w+BSD__|__GLIBC__)\b")
# what the rules may not call, and who counts as rules
CALLS = re.compile(r"(?<![\w.>])((?:m|c|re)alloc|free|f?open|popen|system|s?rand|random|time|clock|clock_gettime|getenv|f?printf|puts)\s*\(")
RULES = ["core", "arithmetic", "games", "list", "names", "rules", "bot", "bots"]
# Which game is played is asked of nobody: what differs is a field of the game's own record (game_folder.h, game_bots.h, skin.h).
NAMED = re.compile(r"str(?:n|case)?cmp\s*\([^;]*\"(%s)\"")
# Nor do the program, its other commands, the tables and the store name anything of a game's: they are given a pointer, a number, a picture's name.
NAMES_NONE = ["app", "lab", "table", "store"]
OWNED = re.compile(r"\b(?:%s)_\w+|\b(?:[A-Z]+_)*(?:%s)(?:_\w+)?\b")
QUOTED = re.compile(r'"(?:[^"\s]*[^"\sA-Za-z])?(?:%s)(?:[^"\sA-Za-z][^"\s]*)?"')
# A game is not known by its place among all either; the first one alone is.
NUMBERED = re.compile(r"\b((?:games|game_folder|door)_nth|door_game|stats_game)\s*\(\s*[1-9]")
# Nor do they list games by hand, or tell of one by its title: texts are put together of what the records say. The command line's
# examples, the options of one game and the credits may.
LISTED = re.compile(r'"[^"\n]*(?<![\w-])(?:%s)(?:, (?:and |or )?| and | or )(?:%s)(?![\w-])[^"\n]*"')
TITLED = re.compile(r'"[^"\n]*(?<![\w-])(?:%s)(?![\w-])[^"\n]*"')
MAY_TITLE = {"app/credits.h", "app/options_table.c", "lab/manual_page.c"}


def without_comments(text, strings=True):
    """The same lines without comments and (strings) the insides of strings."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found[0].count("\n"), text, flags=re.S)
    return text if not strings else re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)


def room(path):
    """The folder of a game that a file belongs to ("" if none), and its room."""
    parts = path.parts
    if parts[:2] == ("games", "names"):
        return "", "list"
    if parts[0] == "games" and len(parts) > 3:
        return "/".join(parts[:2]), parts[2]
    if parts[0] == "poker" and parts[1] != "arithmetic":
        return "poker", parts[1]
    return "", {"poker": "arithmetic", "bots": "bot"}.get(parts[0], parts[0])


def may_include(mine, theirs):
    """May a file of that (folder, room) include a header of this one?"""
    if theirs == mine:
        return True
    if mine[1] in OF_A_GAME and theirs[1] in OF_A_GAME:
        seen = [mine[0], *SEES.get(mine[0], [])]
        return theirs[0] in seen and theirs[1] in [mine[1], *MAY[mine[1]]]
    return theirs[1] in MAY.get(mine[1], [])


def main(root):
    source = pathlib.Path(root) / "src"
    files = sorted(p.relative_to(source) for p in source.rglob("*") if p.suffix in (".c", ".h", ".inc"))
    homes = {}
    for path in files:
        if path.suffix != ".c":
            homes.setdefault(path.name, []).append(path)
    faults = []
    ids = {i for g in source.glob("games/*/rules/*.c") for i in re.findall(r'\.id = "([a-z-]+)"', g.read_text(encoding="utf-8"))}
    named = re.compile(NAMED.pattern % "|".join(sorted(ids)))
    games = sorted({g.parent.name for g in source.glob("games/*/rules")} | {i.replace("-", "_") for i in ids})
    owned = re.compile(OWNED.pattern % ("|".join(["poker", *games]), "|".join(g.upper() for g in games if g != "null")))
    quoted = re.compile(QUOTED.pattern % "|".join(sorted(ids - {"null"})))
    listed = re.compile(LISTED.pattern % ("|".join(sorted(ids)), "|".join(sorted(ids))))
    titles = {t for g in source.glob("games/*/rules/*.c") for t in re.findall(r'\.title = N_\("([^"]+)"\)', g.read_text(encoding="utf-8"))}
    titled = re.compile(TITLED.pattern % "|".join(sorted(map(re.escape, titles))))
    for path in files:
        mine = room(path)
        if mine[1] not in MAY:
            faults.append(f"src/{path}: no room of the table")
        if mine[1] in RULES:
            for number, line in enumerate(without_comments((source / path).read_text(encoding="utf-8")).splitlines(), 1):
                faults += [f"src/{path}:{number}: {mine[1]} may not call {call}()" for call in CALLS.findall(line)]
        if mine[1] in NAMES_NONE:
            text = (source / path).read_text(encoding="utf-8")
            for number, line in enumerate(without_comments(text).splitlines(), 1):
                faults += [f"src/{path}:{number}: {name} is a game's; its record has to give it" for name in owned.findall(line)]
                faults += [f"src/{path}:{number}: {name} asks for a game by its number" for name in NUMBERED.findall(line)]
            for number, line in enumerate(without_comments(text, strings=False).splitlines(), 1):
                faults += [f"src/{path}:{number}: {name} is a game's; its record has to give it" for name in quoted.findall(line)]
                faults += [f"src/{path}:{number}: {name} lists games; their records have to" for name in listed.findall(line)]
                if path.as_posix() not in MAY_TITLE:
                    faults += [f"src/{path}:{number}: {name} tells of a game by its title; its record has to give it" for name in titled.findall(line)]
        for number, line in enumerate((source / path).read_text(encoding="utf-8").splitlines(), 1):
            if named.search(line):
                faults.append(f"src/{path}:{number}: compares with a game's name; give its record a field")
            if ASKS.search(line) and not SYSTEM.fullmatch(path.as_posix()):
                faults.append(f"src/{path}:{number}: asks which system it is compiled for; that is said by a file's name")
            found = re.match(r'\s*#\s*include\s*(["<])([^">]+)[">]', line)
            if not found:
                continue
            place, name = f"src/{path}:{number}", found[2]
            if found[1] == '"':
                if "/" in name:
                    faults.append(f'{place}: "{name}" names a folder; the include path is for that')
                elif name in ("carre_config.h", "schema_steps.h"):  # made while building
                    continue
                elif not any(may_include(mine, room(home)) for home in homes.get(name, [])):
                    where = ", ".join(sorted(h.parent.as_posix() for h in homes.get(name, []))) or "nowhere"
                    faults.append(f'{place}: {path.parent} may not include "{name}" (found in {where})')
                elif any("inside" in home.parts for home in homes[name]) and "inside" not in path.parts and mine[1] != "match":
                    faults.append(f'{place}: "{name}" is the truth, for match and tests alone')
            else:
                for pattern, rooms in ONLY.items():
                    if re.fullmatch(pattern, name) and mine[1] not in rooms and not (rooms == [] and SYSTEM.fullmatch(path.as_posix())):
                        faults.append(f"{place}: {path.parent} may not include <{name}>")
    print("\n".join(faults) or f"{len(files)} files keep to the table")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
