"""No line of C is wider than 100 columns: `clang-format -i` on the file that is named cures it.

And each file of src opens with a comment that says what it is."""

import os
import sys

WIDE = 100
HEAD = 14  # lines of a header before it says so: its guard and what it includes


def main(root):
    faults = []
    for room in ("src", "tests", "tools"):
        for folder, _, names in os.walk(os.path.join(root, room)):
            for name in sorted(n for n in names if n.endswith((".c", ".h", ".inc"))):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as text:
                    lines = text.readlines()
                    if room == "src" and not any(line.startswith("/*") for line in lines[:1 if name.endswith(".c") else HEAD]):
                        faults.append(f"{os.path.relpath(path, root)}: does not open with what it is")
                    for number, line in enumerate(lines, 1):
                        columns = len(line.rstrip("\n"))
                        if columns > WIDE:
                            where = f"{os.path.relpath(path, root)}:{number}"
                            faults.append(f"{where}: {columns} columns, {WIDE} are allowed")
    print("\n".join(faults) or f"no line of C is wider than {WIDE} columns, and each file says what it is")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
