"""What the sources name is there: sounds ("ui/press"), pictures ("ace/poster", icons by their name) and music. Names that are put together while the program
runs are check-data's affair."""
import pathlib
import re
import sys

FOLDERS = "ace cards frame icons poker power-up spec ui upcolor voice".split()
# A string that is a folder and a word, and nothing else.
NAME = re.compile(r'"((?:' + "|".join(FOLDERS) + r')/[a-z0-9-]+(?:/[a-z0-9-]+)*)"')
# Calls whose argument is an icon's name without its folder.
ICON = re.compile(r'ui_icon\([^"\n]*"([a-z0-9-]+)"|ui_button\([^\n]*?, "([a-z0-9-]+)", UI_|\.icon = "([a-z0-9-]+)"')
# Lessons and examples are called like this as well.
LESSON = re.compile(r"^(?:lesson|example) ([a-z0-9-]+/[a-z0-9-]+)$", re.M)
MUSIC = re.compile(r'(?:audio_music\([^"\n]*|\.music = )"([a-z0-9-]+)"')


def main(root):
    root = pathlib.Path(root)
    assets = root / "assets"
    faults = []
    seen = 0
    lessons = {name for path in assets.glob("*/lessons.txt") for name in LESSON.findall(path.read_text(encoding="utf-8"))}
    for path in sorted((root / "src").rglob("*.c")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{path.relative_to(root)}:{number}"
            for name in NAME.findall(line):
                seen += 1
                if name in lessons:
                    continue
                picture = any((assets / (name + e)).is_file() for e in (".svg", ".png")) or (assets / name).is_dir()    # a row of pictures by number
                sound = (assets / "sounds" / (name + "-1.ogg")).is_file()
                if not picture and not sound:
                    faults.append(f"{where}: there is neither a picture nor a sound “{name}”")
            for found in ICON.finditer(line):
                seen += 1
                name = next(g for g in found.groups() if g)
                if not (assets / "icons" / (name + ".svg")).is_file():
                    faults.append(f"{where}: there is no icon “{name}”")
            for name in MUSIC.findall(line):
                seen += 1
                if not (assets / "music" / (name + ".txt")).is_file():
                    faults.append(f"{where}: there is no music “{name}”")
    print("\n".join(faults) or f"{seen} names")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
