"""Where faults can be planted in a C file, mechanically: a bound moved by one, an operator turned round, operands swapped, a constant changed, a call
dropped. Or (`futures`) where a screen reads the table that its picture has reached, the newest one is read instead.

Every fault becomes one expression, `MUTANT(17) ? <with the fault> : <as it was>`, so that a file holds all of its faults at once, is compiled once, and a
number in the environment says which of them is there (harness.py). What no such expression can be written for (a case label, the size of an
array) does not compile and is left out.
"""
import collections
import hashlib
import re

# start, end: what the new text replaces. before, after: for whoever reads.
Fault = collections.namedtuple("Fault", "file line kind start end new before after key")

OPERATORS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+="}
KIND = {"<": "bound", "<=": "bound", ">": "bound", ">=": "bound"}
TOKEN = re.compile(r"<<=|>>=|->|\+\+|--|<<|>>|\+=|-=|\*=|/=|%=|&=|\|=|\^=|==|!=|<=|>=|&&|\|\||[<>+\-!]")
# Numbers like this and larger are chances, times, sizes, chips: one more of them is nothing that anybody could mind. They grow by a quarter, as fractions do.
LARGE = 100
NUMBER = re.compile(r"(?<![\w.])(\d+)(U?)(?![\w.])|(?<![\w.])(\d+\.\d+|\d+\.)(F?)(?![\w.])")
CALL = re.compile(r"(?<![\w.>])([a-z_]\w*)\(")
# A leak is for sanitizers to find, an assertion or a warning for nobody.
NOT_DROPPED = re.compile(r"free|close|assert|mem_|log_|printf$|puts$|prefetch|unlock|fail")
# It is the same with the operands swapped; or another hash, which tells things apart as well as the first.
EITHER_WAY = re.compile(r"min|max|less_of|common|hypot|mix|swap|meet|cmp|larger|same|equal|hash")
WORDS = {"if", "for", "while", "switch", "return", "sizeof", "do", "else", "case", "defined"}


def hide(text):
    """The same text with comments, strings, characters and directives blanked: every offset stays."""
    def blank(m):
        return re.sub(r"[^\n]", " ", m.group())
    text = re.sub(r"/\*.*?\*/|//[^\n]*", blank, text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', lambda m: '"' + " " * (len(m.group()) - 2) + '"', text)
    text = re.sub(r"^[ \t]*#(?:[^\n\\]|\\\n|\\.)*", blank, text, flags=re.M)
    for m in re.finditer(r"\b(?:static_assert|assert|CARRE_ASSERT)\(", text):     # what is claimed there is no behaviour
        end = closing(text, m.end() - 1)
        text = text[:m.end()] + re.sub(r"[^\n]", " ", text[m.end():end]) + text[end:]
    return text


def closing(code, i):
    """Of the bracket at `i`."""
    depth = 0
    for k in range(i, len(code)):
        depth += code[k] in "([{"
        depth -= code[k] in ")]}"
        if depth == 0:
            return k
    return len(code)


def bodies(code):
    """From `{` to `}` of every function."""
    i = 0
    while (i := code.find("{", i)) >= 0:
        end = closing(code, i)
        if code[:i].rstrip().endswith(")"):
            yield i, end
        i = end


def around(code, at, low, high):
    """The whole expression that the operator at `at` is the heart of: up to a comma, a bracket, an assignment or a question on either side."""
    depth, i, assigned = 0, at - 1, None
    while i > low:
        c = code[i]
        if depth == 0 and c == "=" and code[i - 1] in "+-*/%&|^":
            assigned = assigned or i + 1
        if c in ")]":
            depth += 1
        elif c in "([":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and (c in ",;{}?:" or (c == "=" and code[i - 1] not in "=!<>+-*/%&|^" and code[i + 1] != "=")):
            break
        elif depth == 0 and code[i - 5:i + 1] == "return" and not code[i + 1].isalnum():
            break
        i -= 1
    start = i + 1
    depth, i = 0, at
    assigns = code[at + 1] == "=" and code[at] in "+-"
    while i < high:
        c = code[i]
        if c in "([":
            depth += 1
        elif c in ")]":
            if depth == 0:
                break
            depth -= 1
        elif depth == 0 and c in (",;{}" if assigns else ",;?:{}"):
            break
        i += 1
    # `sum += a > b ? c : d` asks a > b, not what was assigned.
    return assigned if assigned and code[i] == "?" else start, i


def is_least_or_most(code, start, at, end):
    """`a < b ? a : b`: which of two equal values is taken makes no difference."""
    rest = re.match(r"\s*\?([^?:;]*):([^?:;,)]*)", code[end:end + 400])
    sides = {"".join(code[start:at].split()), "".join(code[at:end].strip("<>= ").split())}
    return bool(rest) and {"".join(rest[1].split()), "".join(rest[2].split())} == sides


def arguments(code, open_at, close_at):
    """(start, end) of each argument of a call."""
    out, depth, start = [], 0, open_at + 1
    for i in range(open_at + 1, close_at + 1):
        if (code[i] == "," and depth == 0) or i == close_at:
            out.append((start, i))
            start = i + 1
        depth += code[i] in "([{"
        depth -= code[i] in ")]}"
    return out


def squeezed(text):
    return " ".join(text.split())


def faults(name, text):
    """All that can be planted in one file."""
    code = hide(text)
    seen = collections.Counter()

    def fault(kind, at, start, end, changed):
        while start < end and text[start].isspace():
            start += 1
        old = text[start:end].rstrip()
        key = hashlib.sha256(f"{name} {kind} {squeezed(old)} {squeezed(changed)}".encode()).hexdigest()
        seen[key] += 1
        key = hashlib.sha256(f"{key}{seen[key]}".encode()).hexdigest()
        return Fault(name, text.count("\n", 0, at) + 1, kind, start, start + len(old), f"(MUTANT(%d) ? ({changed.strip()}) : ({old}))", squeezed(old), squeezed(changed), key)

    for low, high in bodies(code):
        for m in TOKEN.finditer(code, low, high):
            op = m.group()
            before = code[low:m.start()].rstrip()
            binary = before[-1:].isalnum() or before[-1:] in "_)]"
            if op == "!" or (op in OPERATORS and binary and not before.endswith("return")):
                start, end = around(code, m.start(), low, high)
                if op in KIND and is_least_or_most(code, start, m.start(), end):
                    continue
                new = "!!" if op == "!" else OPERATORS[op]
                yield fault(KIND.get(op, "operator"), m.start(), start, end, text[start:m.start()] + new + text[m.end():end])
        for m in NUMBER.finditer(code, low, high):
            if re.search(r"\w\s+\**\w+\[[^\]]*$|case[^:]*$|= \{$", code[max(low, m.start() - 60):m.start()]):
                continue
            was = m.group()
            new = f"{int(m[1]) + (int(m[1]) // 4 if int(m[1]) >= LARGE else 1)}{m[2]}" if m[1] else f"{float(m[3]) * 1.25 + (float(m[3]) == 0):.6g}{m[4]}"
            if new[-1:] == "F" and "." not in new:
                new = new[:-1] + ".0F"
            yield fault("constant", m.start(), m.start(), m.start() + len(was), new)
        for m in CALL.finditer(code, low, high):
            close_at = closing(code, m.end() - 1)
            if m[1] in WORDS or close_at == len(code):
                continue
            alone = code[:m.start()].rstrip()[-1:] in ";{})" and code[close_at + 1:].lstrip()[:1] == ";"
            if alone and not NOT_DROPPED.search(m[1]):
                yield fault("dropped call", m.start(), m.start(), close_at + 1, "(void)0")._replace(
                    new=f"(MUTANT(%d) ? (void)0 : (void)({text[m.start():close_at + 1]}))")
            args = arguments(code, m.end() - 1, close_at)
            if len(args) >= 2:
                (a, b), (c, d) = args[0], args[1]
                one, two = text[a:b].strip(), text[c:d].strip()
                if one != two and "{" not in one + two and not EITHER_WAY.search(m[1]):
                    yield fault("operands", m.start(), m.start(), close_at + 1, f"{text[m.start():a]}{two}, {one}{text[d:close_at + 1]}")


SHOWN = re.compile(r"(?<![\w.>])((?:\w+->)*\w+)->shown\b(?!\.b\.(?:viewer|nseats))")      # who looks and sits there is the same in every future


SKIN_OF = re.compile(r"([^/]+)(?:/skin)?/[^/]+$")      # src/games/tokyo/skin/spec_fan.c: tokyo


def futures(name, text):
    """A function's reads of what is shown become reads of all that was heard (harness.py lends a way to it, for there is none); its kind is the skin's name."""
    code = hide(text)
    for low, high in bodies(code):
        reads = list(SHOWN.finditer(code, low, high))
        if reads:
            start, end = reads[0].start(), reads[-1].end()
            new, at = "", start
            for m in reads:
                new += text[at:m.start()] + f"(*(mutant_ahead({m[1]}) && MUTANT(%d) ? mutant_future({m[1]}) : &{m[1]}->shown))"
                at = m.end()
            head = squeezed(code[:low].rsplit("\n\n", 1)[-1].rsplit(";", 1)[-1].rsplit("}", 1)[-1])
            key = hashlib.sha256(f"{name} future {head}".encode()).hexdigest()
            yield Fault(name, text.count("\n", 0, start) + 1, "future of " + SKIN_OF.search(name)[1], start, end, new, f"{head}: {len(reads)} reads of what is shown", "of what will be there", key)


def in_turn(faults, kind):
    """One of each kind, then a second of each."""
    nth = collections.Counter()
    turn = {}
    for f in faults:
        turn[id(f)] = nth[kind(f)]
        nth[kind(f)] += 1
    return sorted(faults, key=lambda f: turn[id(f)])


def chosen(all_faults, most, seed, per_kind):
    """So many of them: the first by a hash of their text and the seed, none within another, and no kind more than its share."""
    order = sorted(all_faults, key=lambda f: hashlib.sha256((f.key + seed).encode()).hexdigest())
    out, kinds, places = [], collections.Counter(), collections.defaultdict(list)
    for f in order:
        if len(out) == most:
            break
        if kinds[f.kind] >= per_kind or any(f.start < e and s < f.end for s, e in places[f.file]):
            continue
        places[f.file].append((f.start, f.end))
        kinds[f.kind] += 1
        out.append(f)
    return out


def planted(text, numbered):
    """The file with those faults in it: (number, fault)."""
    for number, f in sorted(numbered, key=lambda nf: -nf[1].start):
        text = text[:f.start] + f.new.replace("MUTANT(%d)", f"MUTANT({number})") + text[f.end:]
    return text
