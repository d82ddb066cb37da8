"""Faults of core, match, the small games and the random bot that somebody has thought of, each one replacement below. A fault that no test notices ends
with 1: then a test is missing."""
import collections
import pathlib
import re
import tempfile

from harness import Harness

Fault = collections.namedtuple("Fault", "file what before after")
BOARD, EVENT, TURN, GAME, ACTION, NOTATION = (f"src/core/{n}.c" for n in ("board", "event", "turn", "game", "action", "notation"))
MATCH, FILE, DEALER, POSITION, WORDS, SEED = (f"src/match/{n}.c" for n in ("match", "match_file", "dealer", "position", "words", "seed"))
NULL, KUHN, RANDOM = "src/games/null/rules/null.c", "src/games/kuhn/rules/kuhn.c", "src/bots/random.c"

FAULTS = [Fault(*f) for f in (
    # the board
    (BOARD, "a look at an undecided card counts no draw", "b->draws[pack]++;", ";"),
    (BOARD, "a shuffle is not counted", "b->shuffles[pack]++;", ";"),
    (BOARD, "a shuffle leaves the draws", "b->draws[pack] = 0;", ";"),
    (BOARD, "a shuffle forgets no face", "        b->cell[i] = (struct cell){.face = CARD_HIDDEN};\n    b->shuffles", "        ;\n    b->shuffles"),
    (BOARD, "gathered cards stay known", "i < n; i++) room[i] = forgotten;", "i < 0 * n; i++) room[i] = forgotten;"),
    (BOARD, "a hand is not sorted", "    if (game_zone_sorted(g, zone))\n        while", "    if (0)\n        while"),
    (BOARD, "a mask is lost when a card moves", "const seatmask seen = c.seen | e->seen;", "const seatmask seen = e->seen ? e->seen : c.seen;"),
    (BOARD, "a payment makes a chip", "num_add(b, e->to, e->amount);", "num_add(b, e->to, e->amount + (e->amount > 2));"),
    (BOARD, "a view's hands keep the true order", "!zone->sorted ? 0 : zone->per_seat ? SEATS : 1", "0 * zone->sorted"),
    (BOARD, "sealed numbers show", "        if (!seat_in(viewer, out->envelope[i].seen))", "        if (0)"),
    (BOARD, "the onlooker sees every hand", "        if (!seat_in(viewer, out->cell[i].seen))", "        if (viewer != SEAT_ONLOOKER && !seat_in(viewer, out->cell[i].seen))"),
    (BOARD, "an opened envelope forgets who knew it", "v->seen |= e->seen;", "v->seen = e->seen;"),
    (BOARD, "the end leaves somebody waiting", "b->waiting = b->may = 0;", ";"),
    (BOARD, "the digest leaves out who has seen", "c.face | c.seen << 8", "c.face"),
    (BOARD, "the check counts no card twice", "++times[c.face] > pack_copies(p, c.face)", "++times[c.face] > 99"),
    (BOARD, "the check does not count packs", "return cells == pack_size(p) ?", "return cells ?"),
    # events
    (EVENT, "who knew a card loses sight of it", "const seatmask seen = board_cell(before, e->from, e->index).seen | e->seen;", "const seatmask seen = e->seen;"),
    (EVENT, "a moved card shows to all", "        if (!seat_in(viewer, seen))\n            r.face", "        if (0)\n            r.face"),
    (EVENT, "the place in a hidden hand is told", "    if (!game_zone_sorted(g, zone))\n        return index;", "    return index;"),
    (EVENT, "the place in a hand is one off", "key_for(board_cell(b, zone, i), viewer) < key", "key_for(board_cell(b, zone, i), viewer) <= key"),
    (EVENT, "an unmade card shows its face", "    case EVENT_UNMAKE:\n        if (!seat_in", "    case EVENT_UNMAKE:\n        if (0 && !seat_in"),
    (EVENT, "a made card shows to all", "        if (!seat_in(viewer, e->seen))\n            r.face", "        if (0)\n            r.face"),
    (EVENT, "a number is sealed in the open", "        if (!seat_in(viewer, e->seen))\n            r.amount", "        if (0)\n            r.amount"),
    (EVENT, "an envelope is opened to all", "        if (!seat_in(viewer, before->envelope[e->index].seen | e->seen))", "        if (0)"),
    (EVENT, "a shown card teaches nobody", "        return e->seen & (seatmask)~board_cell(before, e->from, e->index).seen;", "        return 0;"),
    (EVENT, "an opened envelope teaches nobody", "        return e->seen & (seatmask)~before->envelope[e->index].seen;", "        return 0;"),
    # turns
    (TURN, "a known card can come again", "            left[b->cell[i].face]--;", "            ;"),
    (TURN, "a shuffle is not said", "void turn_shuffle(struct turn *t, int pile, int why)\n{", "void turn_shuffle(struct turn *t, int pile, int why)\n{\n    if (t) return;"),
    (TURN, "of two alike only one can be taken", "known < pack_copies(pack, face); i++", "known < 1; i++"),
    (TURN, "a broken turn goes on", "    if (t->broken)\n        return -1;\n    if (t->heard)", "    if (t->heard)"),
    (TURN, "a die has no address", ".round = (uint16_t)round, .draw = (uint16_t)draw, .n = n", ".round = 0, .draw = 0, .n = n"),
    # rules
    (GAME, "the game is not asked", "return r->game->refine ? r->game->refine(r, b, a) : REASON_OK;", "return REASON_OK;"),
    (GAME, "picks and amount are not looked at", "else if (choice_holds(one, b, a))", "else if (one)"),
    (GAME, "who is not asked may act", "seat_in(who, b->waiting | b->may))", "who < SEATS)"),
    (GAME, "a game that is over goes on", "!b->over && seat_in(who", "seat_in(who"),
    (GAME, "a refused choice is open", "        if (one->refused)\n            reason", "        if (0)\n            reason"),
    (GAME, "a guess deals a card twice", "from[k] = from[--*n];", "*n -= 0 * k;"),
    (ACTION, "a card can be picked twice", "        left &= ~((uint64_t)1 << p);", "        ;"),
    (ACTION, "steps are not kept to", " && ((int64_t)a->amount - c->min) % c->step == 0;", ";"),
    (NOTATION, "a minus is not read", "(int32_t)(minus ? -n : n)", "(int32_t)n"),
    (NOTATION, "what an action is about is not written", "    if (a->about)", "    if (0)"),
    # match
    (MATCH, "undo keeps an answer", "m->dealer.answers = m->entry[n].answers;", "m->dealer.answers = m->entry[n].answers + 1;"),
    (MATCH, "undo keeps the news", "    m->events = m->entry[n].events;\n", "    m->events = m->entry[n].events + 1;\n"),
    (MATCH, "undo marks nothing", "m->practice |= practice;", ";"),
    (MATCH, "a die teaches nobody", "            told |= SEAT_ALL;", "            told |= 0;"),
    (MATCH, "undo asks only about the last action", "for (int i = match_heard_at(m, n); i < m->events; i++)", "for (int i = match_heard_at(m, m->entries ? m->entries - 1 : 0); i < m->events; i++)"),
    (MATCH, "undo undoes nobody's action but the last", "    for (int i = n; i < m->entries; i++)", "    for (int i = m->entries - 1; i < m->entries && i >= 0; i++)"),
    (MATCH, "a refused action is played", "    if (reason != REASON_OK)\n        return reason;", "    if (reason != REASON_OK && reason != REASON_AMOUNT)\n        return reason;"),
    (MATCH, "options are not looked at", "r->option[i] > g->options[i].high)", "0)"),
    (MATCH, "a code of two lines", "strlen(code) < MATCH_CODE && !line_fault(code)", "strlen(code) < MATCH_CODE"),
    (MATCH, "a copy shares its answers' end", "    m->dealer.answer = copy_of(from->dealer.answer, (size_t)from->dealer.room * sizeof *from->dealer.answer);",
     "    m->dealer.answer = copy_of(from->dealer.answer, (size_t)from->dealer.room * sizeof *from->dealer.answer);\n    m->dealer.answers = 0;"),
    # logs
    (FILE, "loading checks no rule", "    if (reason != REASON_OK)\n        return no(r, \"this action", "    if (0)\n        return no(r, \"this action"),
    (FILE, "loading takes answers too many", "return r->match->dealer.script_left == 0 || no(r, \"this action needs", "return true || no(r, \"this action needs"),
    (FILE, "loading compares no digest", "if (digest_of(digest) != match_digest(r->match))", "if (0)"),
    (FILE, "loading counts no actions", "if (n != r->match->entries)", "if (0)"),
    (FILE, "loading takes values that stand apart", "r->line != r->data_to", "false"),
    (FILE, "loading takes another version", "if (version != g->rules_version)", "if (0)"),
    (FILE, "loading forgets the time", "        *at = 0;\n", "        *at = 0;\n        ms = 0;\n"),
    (FILE, "loading forgets the practice", "r->match->practice = r->head & HEAD_PRACTICE;", ";"),
    (FILE, "saving forgets the position", "    strbuf_add(s, m->position);\n", ""),
    (FILE, "a line twice", "return first || no(", "return true || no("),
    (WORDS, "a number overflows", "strlen(text) > 18", "strlen(text) > 1800"),
    (WORDS, "a sign passes", "if (*text < '0' || *text > '9')", "if ((*text < '0' || *text > '9') && *text != '+')"),
    (WORDS, "a control character passes", "point < ' '", "point < '\\t'"),
    (WORDS, "half a character is quoted", "return (int)(at - text);", "return most;"),
    # chance
    (DEALER, "the address leaves out the pack", "NONCEBYTES] = {q->stream,", "NONCEBYTES] = {0,"),
    (DEALER, "the address leaves out the shuffle", "(uint8_t)(q->round & 0xff)", "0"),
    (DEALER, "an old window is read", "d->window.round != q->round ||", ""),
    (DEALER, "an answer that can't be is taken", "        if (q->faces[i] == answer)\n            return i;\n    return -1;", "        if (q->faces[i] == answer)\n            return i;\n    return 0;"),
    (DEALER, "a number too high is taken", "answer - ANSWER_NUMBER < q->n ?", "answer - ANSWER_NUMBER <= q->n ?"),
    (DEALER, "a loaded match goes on without its seed", "void dealer_play(struct dealer *d) { d->scripted = false; }", "void dealer_play(struct dealer *d) { d->scripted = d->scripted; }"),
    (SEED, "codes have an O in them", '"ABCDEFGHJKLMNPQRSTUVWXYZ"', '"ABCDEFGHJKLMNOPQRSTUVWXYZ"'),
    # positions
    (POSITION, "an old holder knows a laid card", "    turn_shuffle(t, pile, 0);\n}", "}"),
    (POSITION, "a card taken from a hand is not made good", "    fill_gaps(&l);\n", ""),
    (POSITION, "a laid zone keeps its cards", "if (!l->laying && !clear_zone(l, zone, z))", "if (!clear_zone && z)"),
    (POSITION, "everybody sees a laid hand", ": seat_bit(owner);", ": SEAT_ALL;"),
    (POSITION, "chips can be owed", "if (t->b->num[i] < 0)", "if (0)"),
    (POSITION, "a strange card lies among those of a pack", "if (pack != z->pack && z->pack != PACK_NONE)", "if (0)"),
    (POSITION, "the game is not asked what it can play on from", "if (!broken && t->rules->game->resume)", "if (0)"),
    # games and bots
    (NULL, "no shuffle before the deal", "    turn_shuffle(t, NULL_PILE, 0);\n", ""),
    (NULL, "cards dealt face up", "NULL_HAND + s, seat_bit(s), s,", "NULL_HAND + s, SEAT_ALL, s,"),
    (KUHN, "a bet of two", "turn_pay(t, KUHN_STACK + a->who, KUHN_POT, 1, a->who, KUHN_WHY_BET);", "turn_pay(t, KUHN_STACK + a->who, KUHN_POT, 2, a->who, KUHN_WHY_BET);"),
    (KUHN, "the lower card wins", "win(t, face[0] < face[1]);", "win(t, face[0] > face[1]);"),
    (KUHN, "a showdown in the dark", "face[s] = turn_show(t, KUHN_HAND + s, 0, SEAT_ALL,", "face[s] = turn_show(t, KUHN_HAND + s, 0, seat_bit(s),"),
    (KUHN, "a fold shows the hand", "        turn_note(t, KUHN_WHY_FOLD, a->who, 0, 0, 0, 0);", "        turn_show(t, KUHN_HAND + a->who, 0, SEAT_ALL, a->who, KUHN_WHY_SHOW);"),
    (RANDOM, "the random bot never picks the last card", "rng_below(rng, n - i)", "rng_below(rng, n - i > 1 ? n - i - 1 : 1)"),
    (RANDOM, "the random bot plays what is refused", "        if (!v->choices.choice[i].refused)", "        if (1)"),
)]

# The tests of the same build that watch over these files, the quickest first.
TESTS = ["core", "core-board", "core-event", "core-notation", "core-turn", "match", "match-dealer", "match-load",
         "match-position", "kuhn", "golden", "bots", "laws"]
SECONDS = 240       # of processor, at most: a test that takes LONGER than it usually does runs in a circle, and so has noticed
LONGER, LEAST = 20, 20


def stands_in(text, before):
    """Where it stands, however its lines are broken."""
    tokens = re.findall(r"\w+|[^\w\s]", before)
    gaps = [r"\s+" if a[-1].isalnum() and b[0].isalnum() else r"\s*" for a, b in zip(tokens, tokens[1:])]
    pattern = "".join(re.escape(t) + g for t, g in zip(tokens, gaps + [""]))
    return list(re.finditer(pattern, text))


def try_fault(h, fault, all_of_them):
    """The tests that notice it, or why it can't be planted."""
    text = (h.root / fault.file).read_text(encoding="utf-8")
    found = stands_in(text, fault.before)
    if len(found) != 1:
        return f"stands {len(found)} times in the file: the list in tools/mutation is out of date"
    target = h.beside / (fault.file.replace("/", "_") + ".listed.o")
    if not h.compile(fault.file, text[: found[0].start()] + fault.after + text[found[0].end() :], target):
        return "does not compile"
    h.objects = {h.object_of(fault.file): target}
    failed = []
    own = pathlib.Path(fault.file).stem.replace("_", "-")
    for test in sorted(TESTS, key=lambda t: own not in t):      # the file's own first
        if h.link(test) and h.run(test, -1, min(SECONDS, LEAST + LONGER * int(h.time.get(test, 0))))[0]:
            failed.append(test)
            if not all_of_them:
                break
    return failed


def main(root, build, o):
    chosen = [f for f in FAULTS if not o.words or any(w in f.what or w in f.file for w in o.words)]
    survivors = 0
    with tempfile.TemporaryDirectory() as name:
        h = Harness(root, build, pathlib.Path(name), o.jobs, o.nice)
        for fault in chosen:
            result = try_fault(h, fault, o.v)
            good = isinstance(result, list) and result
            survivors += not good
            says = " ".join(result) if good else "NOBODY NOTICES" if isinstance(result, list) else result.upper()
            print(f"{pathlib.Path(fault.file).name:14} {fault.what:52} {says}", flush=True)
    print(f"{len(chosen)} faults, {survivors} not noticed")
    return 1 if survivors or not chosen else 0
