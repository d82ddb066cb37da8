"""Nobody who draws, tells or is asked can read what is still on its way to the picture: it does not compile.

Into each skin, and into the scenes that hold a table, a function is planted that reads the director's queue. Each must be
refused for that queue's type, which no header tells; and the same function with what is shown must be taken, or the
refusal would say nothing. (Reads of `shown` that would know more than the picture are tests/laws/test_prefix.c's.)"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

PLANTED = "\nint planted(const struct stage *st);\nint planted(const struct stage *st) {{ return {}; }}\n"
SHOWN, QUEUE = "st->shown.b.waiting", "st->director->queue.of[0].mark"
REFUSED = re.compile("(undefined|incomplete).*struct director")     # a compiler's words for a type whose inside is not told


def compiles(command, folder, source, read):
    words = [w for w in shlex.split(command) if w not in ("-c", "-MD") and not w.endswith(source.name)]
    for flag in ("-o", "-MF", "-MQ"):
        if flag in words:
            del words[words.index(flag):words.index(flag) + 2]
    text = source.read_text(encoding="utf-8") + PLANTED.format(read)
    run = subprocess.run([*words, "-x", "c", "-fsyntax-only", f"-I{source.parent}", "-"], cwd=folder, input=text, capture_output=True, text=True)
    return run.returncode == 0, run.stderr


def main(root, build):
    root, build = pathlib.Path(root), pathlib.Path(build)
    commands = {pathlib.Path(c["directory"], c["file"]).resolve(): c for c in json.loads((build / "compile_commands.json").read_text())}
    sources = [min(folder.glob("*_tell.c"), default=min(folder.glob("*_skin.c"))) for folder in [root / "src/skins", root / "src/poker/skin", *sorted(root.glob("src/games/*/skin"))]]
    sources += [root / "src/table/faces.c", root / "src/app/table/table_hands.c"]
    faults = 0
    for source in sources:
        command = commands[source.resolve()]
        good, why = compiles(command["command"], command["directory"], source, SHOWN)
        if not good:
            print(f"{source.relative_to(root)}: reads of what is shown don't compile: {why.strip()[:200]}")
        read, why = compiles(command["command"], command["directory"], source, QUEUE)
        if read or not REFUSED.search(why):
            print(f"{source.relative_to(root)}: can read what the picture has not reached")
        faults += not good or read or not REFUSED.search(why)
    return 1 if faults or not sources else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
