"""The interface's English keeps to locale/voice.md: it says "you" and what to press, names no "whoever", and lets no card lie or stand.

Texts that only characters say are left out (FLAVOUR); of the interface's, EXCEPTIONS says which may break a rule, and why. An exception that no
text needs any more is a fault too."""
import os
import re
import sys

FLAVOUR = {
    "assets/ace/enemies.txt", "src/bots/character.c", "src/bots/character_cast.c", "src/bots/character_room.c", "src/skins/ace/ace_story.c",
    "src/skins/spec/spec_dealer.c", "src/skins/upcolor/upcolor_talk.c", "src/games/kuhn/kuhn.c", "src/games/null/null.c", "src/skins/default/default_skin.c",
}
RULES = {
    r"\bwhoever\b|\b(some|every|any)body\b|\bnobody\b|\bone(’s|self)\b": "say “you”, “everyone”, “another player” or “no one”",
    r"(^|[.:;] )who (?!is\b|’s\b)[^?]*$": "“who” without the one it means",
    r"\b(?<!play )(am|is|are) to (?!your\b|call\b|the\b)[a-z]+|\bshall\b|\blet us\b": "say “must”, “will”, or what to press",
    r"\b(lie|lies|lay|lays|laid|stands|stood)\b|\bcards? (come|came|stand)\b": "cards are; they neither lie nor stand",
    r"\banew\b|\bonce more\b|\bthrow(s|n)? (it |them |both )?away\b|\brenew": "say “again”, “discard”, “reshuffle”",
    r"\b(reckon|combination|locked|in force|round of betting|all in|as usual$)": "locale/voice.md has another word for it",
    r"\bbehind\b(?! (you|the (table|curtain|bar)))": "in time say “after”",
    r";": "one idea, one sentence",
    r"\b(it is|that is|there is|is not|are not|do not|does not|cannot|will not|you will|let us) [a-z]": "contract it, as one speaks",
    r"\b(color|center|gray|favorite)\b": "British spelling",
}
# how a text begins that may break a rule: why
EXCEPTIONS = {
    "Powers let players see cards. Who knows": "asks a question inside a sentence",
    "Who knows what": "a heading that the page answers",
    "Who can’t use cards": "a heading that the page answers",
    "Who takes the trick": "a heading that the page answers",
    "The town is quiet again. Nobody": "the story's own line, on the table",
    "cards;poker;holdem": "a list that desktops want so",
}


def entries(path):
    """(files, English texts) of each entry of the template"""
    with open(path, encoding="utf-8") as file:
        for block in re.split(r"\n\s*\n", file.read()):
            files = {word for line in block.splitlines() if line.startswith("#: ") for word in line[3:].split()}
            key, texts = None, {}
            for line in block.splitlines():
                found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)?\s*"(.*)"$', line)
                if found:
                    key = found[1] or key
                    texts[key] = texts.get(key, "") + found[2]
            if texts.get("msgid"):
                yield files, [texts[k] for k in ("msgid", "msgid_plural") if k in texts]


def main(root):
    faults, seen, used = [], 0, set()
    for files, texts in entries(os.path.join(root, "locale", "carre.pot")):
        if files <= FLAVOUR:
            continue
        for text in texts:
            seen += 1
            for rule, why in RULES.items():
                found = re.search(rule, text, re.I)
                if not found:
                    continue
                excepted = [start for start in EXCEPTIONS if text.startswith(start)]
                used.update(excepted)
                if not excepted:
                    faults.append(f"{' '.join(sorted(files))}: “{text}”: “{found[0].strip()}”: {why}")
    faults += [f"no text needs the exception “{start}”" for start in EXCEPTIONS if start not in used]
    print("\n".join(faults) or f"{seen} texts of the interface")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
