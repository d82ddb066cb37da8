"""The catalogues: accepted by msgfmt -c, nothing left to translate, and the template as the sources have it.

English is the source text, so en.po may be empty; French and Japanese may not leave a text untranslated or fuzzy. French
has its narrow no-break spaces (U+202F) before ; ! ? and inside guillemets, a no-break space (U+00A0) before a colon, and its curly
apostrophe."""
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from po import entries

LANGUAGES = ["en", "fr", "ja"]


def french_faults(text):
    """Where a French translation lacks its spaces; formats such as %s: and times such as 1:30 are looked at as they stand."""
    plain = text.replace("\\n", "\n").replace('\\"', '"')
    if re.fullmatch(r"([^; ][^;]*;){2,}", plain):
        return  # the keywords of a menu entry
    for found in re.finditer(r"(?<![\u202f\u00a0\s!?.…])[;!?»]|(?<=[^\W\d_%])(?<!https)(?<!http):(?=\s|$)|«(?![\u202f\u00a0])", plain):
        yield f"a narrow no-break space is missing at “{found[0]}”"
    if re.search(r" [;:!?»]|« ", plain):
        yield "a plain space stands where a narrow no-break space belongs"
    if "\u202f:" in plain:
        yield "a colon has the no-break space before it, not the narrow one"
    if re.search(r"\w'\w", plain):
        yield "a straight apostrophe"


def main(root):
    faults = []
    for language in LANGUAGES:
        path = os.path.join(root, "locale", language + ".po")
        run = subprocess.run(["msgfmt", "-c", "-o", os.devnull, path], capture_output=True, text=True)
        if run.returncode:
            faults.append(run.stderr.strip())
        for flags, context, source, translations in entries(path):
            if not source:
                continue
            label = f"locale/{language}.po: “{source}”" + (f" ({context})" if context else "")
            if "fuzzy" in flags:
                faults.append(f"{label}: fuzzy")
            if language != "en" and not all(translations):
                faults.append(f"{label}: not translated")
            if language == "fr":
                faults += [f"{label}: {fault}" for t in translations for fault in french_faults(t)]
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "carre.pot")
        subprocess.run([os.path.join(root, "tools", "strings"), "--pot", made], check=True)
        kept = os.path.join(root, "locale", "carre.pot")
        texts = [{(c, s) for _, c, s, _ in entries(p)} for p in (made, kept)]
    faults += [f"locale/carre.pot lacks “{s}”: run tools/strings" for _, s in sorted(texts[0] - texts[1])]
    faults += [f"locale/carre.pot still has “{s}”: run tools/strings" for _, s in sorted(texts[1] - texts[0])]
    print("\n".join(faults) or f"{len(texts[0])} texts in {len(LANGUAGES)} languages")
    return 1 if faults else 0


sys.exit(main(sys.argv[1]))
