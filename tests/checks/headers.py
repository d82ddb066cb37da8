"""Each header compiles alone: nobody has to know what to include before it. It has its guard, named after the file."""
import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys

FLAGS = ["-std=c17", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wno-unused-macros",
         "-D_DEFAULT_SOURCE", "-D_POSIX_C_SOURCE=200809L", "-D_XOPEN_SOURCE=700", "-DSDL_DISABLE_IMMINTRIN_H"]   # as meson.build has them


def check(header, root, flags):
    label = header.relative_to(root)
    faults = []
    text = header.read_text(encoding="utf-8")
    guard = "CARRE_" + re.sub(r"\W", "_", header.stem).upper() + "_H"
    if f"#ifndef {guard}\n#define {guard}\n" not in text:
        faults.append(f"{label}: its guard should be {guard}")
    run = subprocess.run(["cc", "-x", "c", *flags, "-"], input=f'#include "{header}"\n', capture_output=True, text=True)
    if run.returncode:
        faults.append(f"{label}: does not compile alone\n{run.stderr}")
    return faults


def main(root, build):
    root = pathlib.Path(root)
    headers = sorted(h for h in (root / "src").rglob("*.h") if not h.stem.endswith("_windows"))  # those another compiler reads
    flags = FLAGS + [f"-I{folder}" for folder in sorted({h.parent for h in headers})] + [f"-I{build}"]
    flags += shlex.split(subprocess.run(["pkg-config", "--cflags", "sdl2"], capture_output=True, text=True).stdout)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        faults = [f for found in pool.map(lambda h: check(h, root, flags), headers) for f in found]
    print("\n".join(faults) or f"{len(headers)} headers compile alone")
    return 1 if faults else 0


sys.exit(main(sys.argv[1], sys.argv[2]))
