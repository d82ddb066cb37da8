"""The top level is a page that newcomers read first: exactly these names stand there, and nothing else."""
import os
import sys

NAMES = {
    "meson.build", "meson_options.txt", "README.md", "LICENSE",
    "assets", "locale", "src", "tests", "tools",
    ".ci", ".clang-format", ".editorconfig", ".git-blame-ignore-revs", ".github", ".gitignore",
}
FOREIGN = (".git", ".cache")  # left there by git and by editors


def main(root):
    there = {n for n in os.listdir(root) if n not in FOREIGN and n != "build" and not n.startswith("build-")}
    faults = [f"{n}: does not belong to the top level" for n in sorted(there - NAMES)]
    faults += [f"{n}: is missing from the top level" for n in sorted(NAMES - there)]
    print("\n".join(faults) or "the top level is as it should be")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
