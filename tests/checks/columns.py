"""No line of C is wider than 100 columns: `clang-format -i` on the file that is named cures it."""

import os
import sys

WIDE = 100


def main(root):
    faults = []
    for room in ("src", "tests", "tools"):
        for folder, _, names in os.walk(os.path.join(root, room)):
            for name in sorted(n for n in names if n.endswith((".c", ".h", ".inc"))):
                path = os.path.join(folder, name)
                with open(path, encoding="utf-8") as text:
                    for number, line in enumerate(text, 1):
                        columns = len(line.rstrip("\n"))
                        if columns > WIDE:
                            where = f"{os.path.relpath(path, root)}:{number}"
                            faults.append(f"{where}: {columns} columns, {WIDE} are allowed")
    print("\n".join(faults) or f"no line of C is wider than {WIDE} columns")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
