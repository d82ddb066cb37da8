"""Reads the catalogues."""
import re


def entries(path):
    """The texts of a po file as (flags, context, id, [translations]), obsolete ones left out."""
    with open(path, encoding="utf-8") as file:
        blocks = re.split(r"\n\s*\n", file.read())
    for block in blocks:
        flags, strings, key = "", {}, None
        for line in block.splitlines():
            if line.startswith("#,"):
                flags += line
            found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)?\s*"(.*)"$', line)
            if found and (found[1] or key):
                key = found[1] or key
                strings[key] = strings.get(key, "") + found[2]
        if "msgid" in strings:
            yield flags, strings.get("msgctxt", ""), strings["msgid"], [v for k, v in strings.items() if k.startswith("msgstr")]
