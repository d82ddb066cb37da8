"""The project speaks of the game alone: no machine's folders, no to-do lists, no commented-out code left behind."""
import pathlib
import re
import sys

FOLDERS = ["src", "tests", "tools", "locale", "assets", ".ci"]
ENDINGS = {".c", ".h", ".py", ".sh", ".build", ".txt", ".md", ".po", ".pot", ".svg", ".sql", ""}
# what is looked for: why it must not stand there. The patterns are written so that this file does not match itself.
WORDS = {
    r"(?<![\w.}])/(wor[k]|tm[p]/team|hom[e]/[a-z]+|roo[t])\b": "a folder of one machine",
    r"\b(TOD[O]|FIXM[E]|XX[X]|HAC[K])\b": "a note to oneself; do it, or write down why not",
    r"(?i)\b(issu[e]|ticke[t]) #?\d+\b": "a number from outside the project",
    r"(?i)\blorem ipsu[m]\b": "a filler text",
    r"^\s*//.*;\s*$": "code behind a comment sign",
}


def main(root):
    root = pathlib.Path(root)
    files = [root / "README.md", root / "meson.build", root / "meson_options.txt"]
    for folder in FOLDERS:
        files += [p for p in (root / folder).rglob("*") if p.is_file() and p.suffix in ENDINGS and "corpus" not in p.parts]
    faults = []
    for path in sorted(files):
        if "__pycache__" in path.parts:
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        # most files hold none: each pattern is looked for in the whole first
        here = {pattern: why for pattern, why in WORDS.items() if re.search(f"(?m){pattern}", text)}
        for number, line in enumerate(text.splitlines() if here else [], 1):
            for pattern, why in here.items():
                found = re.search(pattern, line)
                if found:
                    faults.append(f"{path.relative_to(root)}:{number}: “{found[0].strip()}”: {why}")
    print("\n".join(faults) or f"{len(files)} files")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
