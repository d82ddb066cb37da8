"""The interface keeps to locale/voice.md. Its English says "you" and what to press, names no "whoever", and lets no card lie or stand; its French says who
does what; its Japanese has one form of each sign, and one word for one thing.

Texts that only characters say are left out (FLAVOUR); of the interface's, EXCEPTIONS says which may break a rule, and why. An exception that no
text needs any more is a fault too."""
import os
import re
import sys

FLAVOUR = {
    "assets/ace/enemies.txt", "src/bots/character.c", "src/bots/character_cast.c", "src/bots/character_room.c", "src/games/ace/skin/ace_story.c",
    "src/games/tokyo/skin/spec_dealer.c", "src/games/upcolor/skin/upcolor_talk.c", "src/games/upcolor/skin/upcolor_terms.c",
    "src/games/kuhn/rules/kuhn.c", "src/games/null/rules/null.c", "src/skins/default_skin.c",
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
    "Who knows what": "a heading that the page answers",
    "Who can’t use cards": "a heading that the page answers",
    "Who isn’t asked": "a heading that the box answers",
    "Who takes the trick": "a heading that the page answers",
    "The town is quiet again. Nobody": "the story's own line, on the table",
    "cards;poker;holdem": "a list that desktops want so",
}
# what a translation does not say, of the texts that are not the characters'
TRANSLATED = {
    "fr": {
        r"(^|[.:!?] )(celui|celle|ceux|celles) qui (?!sont|la|le|les|l’)|\btous ceux qui (?!jouent ici)": "name them: “le joueur qui”, “les joueurs qui”",
        r"\bon (défausse|pioche|dépense|interroge|demande)\b": "say “vous”, or who does it",
        r"\b[Dd]éfaussez (les|la|l’|le|une|un|d’abord|cinq)|(?<!vous )(?<!Vous )\bvous défaussez\b|\bles défausser\b": "“se défausser de”",
        r"\b(venue|venues) pendant\b|\bs’en va\b(?=, (et|le))|\brepart(ent)?\b(?! de zéro)": "cards are dealt, discarded or go back (“distribuée”, “retourne”)",
        r"\bIl faut (un|une|de) [^.]*? à («|%s|--)": "“attend”",
        r"\ben cauchemardesque\b": "“en mode cauchemardesque”",
    },
    "ja": {
        r"[\uff61-\uff9f]": "half-width kana",
        r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]": "digits and letters are ASCII",
        r"[\u3041-\u30ff\u4e00-\u9fff][!?,](?![\w(…])": "punctuation is full width",
        r"一発|対戦|先に多く|後に多く|持ち分(?!%s)": "一撃, 旅, 前半重視, 後半重視, 開始時のチップ",
        r"ボット(%d|\d)体": "bots are counted in 人",
        r"(席|画面|ファイル|一覧|バージョン|オプション|ヘルプ)を出す": "表示する",
    },
}


def entries(path):
    """(files, English texts, translations) of each entry"""
    with open(path, encoding="utf-8") as file:
        for block in re.split(r"\n\s*\n", file.read()):
            if block.lstrip().startswith("#~"):
                continue
            files = {word for line in block.splitlines() if line.startswith("#: ") for word in line[3:].split()}
            key, texts = None, {}
            for line in block.splitlines():
                found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)?\s*"(.*)"$', line)
                if found:
                    key = found[1] or key
                    texts[key] = texts.get(key, "") + found[2]
            if texts.get("msgid"):
                yield files, [texts[k] for k in ("msgid", "msgid_plural") if k in texts], [v for k, v in texts.items() if k.startswith("msgstr")]


def main(root):
    faults, seen, used = [], 0, set()
    for files, texts, _ in entries(os.path.join(root, "locale", "carre.pot")):
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
    for language, rules in TRANSLATED.items():
        for files, texts, translations in entries(os.path.join(root, "locale", language + ".po")):
            for text in translations if not files <= FLAVOUR else []:
                plain = re.sub("[\u202f\u00a0]", " ", text)
                faults += [f"locale/{language}.po: “{text}”: “{found[0].strip()}”: {why}" for rule, why in rules.items() for found in re.finditer(rule, plain)]
    faults += [f"no text needs the exception “{start}”" for start in EXCEPTIONS if start not in used]
    print("\n".join(faults) or f"{seen} texts of the interface")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
