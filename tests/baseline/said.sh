#!/bin/bash
# What a shell is told, word by word: help, whole matches in text, simulations, what is made of saved games, and each refusal. It is
# compared with what was read last, tests/baseline/said/<name>.txt.
#
#     tests/baseline/said.sh PROGRAM [NAME... | --rebaseline]
#
# PROGRAM is carre, or the one that writes its manual. Ends with 0, or with 1 and the lines that differ.
set -u
program=$(realpath "$1")
shift
here=$(cd "$(dirname "$0")" && pwd)
tests=$(dirname "$here")
assets=${CARRE_ASSETS:-$(dirname "$tests")/assets}
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export HOME="$room" XDG_DATA_HOME="$room/data" XDG_CACHE_HOME="$room/cache" XDG_CONFIG_HOME="$room/config" LC_ALL=C.UTF-8
unset LANGUAGE LANG LC_MESSAGES
cd "$room" || exit 1

# A command and all that it says. How long something took, and where it lies, differs from day to day, and the last digits of
# fractions from compiler to compiler; of empty lines the number is told.
asks() {
    printf '$ carre'
    printf ' %q' "$@"
    echo
    timeout 60 "$program" "$@" 2>&1
    echo "= $?"
}
plainly() {
    sed -e "s|$room|ROOM|g; s|$tests|TESTS|g; s|$assets|ASSETS|g" \
        -e '/seconds"\?:/d; /per_second/d; s/[0-9.]* seconds, .*/TIME/' \
        -e 's/[0-9][0-9.]*e-[0-9][0-9]*/0/g; s/\([0-9]\.[0-9]\{6\}\)[0-9]*/\1/g' |
        awk '!NF {empty++; next} {if (empty) print (empty > 1 ? "(" empty " empty lines)" : ""); empty = 0; print}'
}

# A known match. Its data are those of its test: in their place come values, so that it is read without that.
log() {
    local of=$tests/golden/$1.carre levels='level 25 50 5; level 50 100 10; level 75 150 15; level 125 250 25; level 200 400 40; level 300 600 60'
    mkdir -p "$room/$(dirname "$1")"
    case $1 in
    ace/*) cp "$tests/scenes/a-run.carre" "$room/$1.carre" ;;
    spec/*) sed "/^end /d; s/^data .*/data structure card-room; $levels/" "$of" >"$room/$1.carre" ;;
    holdem/* | power-up/*) sed "s/^data .*/data structure $(sed -n 's/^option blinds //p' "$of"); $levels/" "$of" >"$room/$1.carre" ;;
    *) cp "$of" "$room/$1.carre" ;;
    esac
    echo "$room/$1.carre"
}

helps() {
    asks --help --lang "$1"
    for command in $("$program" --help --lang en | awk '/^  [a-z]/ && $1 != "carre" {print $1}'); do
        asks "$command" --help --lang "$1"
    done
}
help_en() { helps en; }
help_fr() { helps fr; }
help_ja() { helps ja; }

refusals() {
    for words in '--nonsense' '--dificulty hard' '--lang xx' '--size 5x' '--seats 99' 'sim' 'sim chess' 'sim ace --bot nobody' \
        'sim kuhn --bot random,random,random' 'sim spec --bot random,random,random,random,random,random,random,random,random,random,random' \
        'sim ace --games 0' 'sim kuhn --report' 'sim holdem --option stack=5' 'sim holdem --option nonsense=5' \
        'terminal chess' 'terminal ace --seats 9' 'replay' "replay $room/none" "replay $assets/icons" 'replay latest' "review $room/none" \
        'history latest' "history $tests/scenes/a-run.carre" "history $(log holdem/odd-chips) --format x" \
        "replay $tests/golden/holdem/odd-chips.carre" "replay $(log holdem/odd-chips) --seat 4" "replay $(log holdem/odd-chips) --at 99" \
        'statistics' 'statistics ace --json' \
        "review $tests/scenes/a-run.carre --seat 2" "phh $room/none" "hands $room/none" 'decks' 'decks 0' 'decks 1000000001' 'decks 1.5' 'eval x' 'equity AsKs' \
        'shot' 'shot nothing' "shot $tests/scenes/a-run.carre --at 5000" "shot $tests/scenes/a-run.carre --seat 2" "recover $room/none" \
        'statistics chess' 'check-data more' "shot title --size 9999x9999" "shot title --text 50"; do
        asks $words </dev/null
    done
}

# Matches at one table: what is asked, told and refused.
match() {
    local game=$1
    shift
    printf '%s\n' "$@" | asks terminal "$game" --lang "$lang" --seed abc --data-dir "$room/home-$lang"
}
terminal_kuhn() {
    lang=en match kuhn '' '1' '' '2' '' '2'
    lang=fr match kuhn '' '2' '' u u 1 '' u 1
    lang=en
    printf '\n2\nq\n' | asks terminal kuhn --lang en --seed abc --data-dir "$room/two"
    printf '\n1\n' | asks terminal kuhn --lang en --bot random --data-dir "$room/two"
    printf '\n1\n' | asks terminal kuhn --lang en --seats 3 --data-dir "$room/two"
}
terminal_ace() {
    lang=en match ace u '?' t c h 9 0 -1 word 2 '1 9' '1 1 2 3 =9' '1 x' '1 =99999999999' '1 =2147483647' '1 =2147483648' '1 1 2 3 4 5 =99' '3' '1,2' u 3 '' 3 x '1 2' \
        "$(for i in $(seq 30); do echo '1 1'; echo 1; echo '3 1'; done)"
    lang=ja match ace t c '3 1 2 3' 1 h u q
    printf '%s\n' '' '1 1' '' '1' u q | asks terminal ace --lang fr --seats 2 --difficulty hard --seed abc --data-dir "$room/pair"
    printf '%s\n' "$(printf '%0500d' 7)" q | asks terminal ace --lang en --difficulty nightmare --seed abc --data-dir "$room/pair2"
}
terminal_upcolor() {
    lang=en match upcolor '' '1' '1' '' 1 1 '' u '1 7' '' h '1 2' '' '1 5' '' "$(for i in $(seq 12); do printf '1 %d\n\n' $((i % 5 + 1)); done)" q
    lang=fr match upcolor '' '1 1' '' t c h q
    printf '%s\n' '' "$(for i in $(seq 30); do printf '1 %d\n\n' $((i % 3 + 1)); done)" q |
        asks terminal upcolor --lang en --seats 4 --option teams=yes --seed x --data-dir "$room/teams"
}
terminal_poker() {
    for game in holdem power-up spec; do
        lang=en match $game '' 3 '' '' '=100' '' '3 =120' '' 2 '' 1 '' 4 '' "$(for i in $(seq 9); do printf '2\n\n1\n\n'; done)" t c h q
        lang=fr match $game '' 4 '' 5 '' 2 '' "$(for i in $(seq 8); do printf '3\n\n\n2\n1\n'; done)" t c h q
    done
    printf '%s\n' '' 3 5 x 3 99999 '3 =1500' '' 2 | asks terminal holdem --lang en --seats 2 --seed abc --option showing=yes --data-dir "$room/heads"
    printf '\n2' | asks terminal spec --lang ja --seed abc --data-dir "$room/heads"
}
# Who sits where: people before bots, who stay when the game goes on; and a folder that can keep no game.
terminal_sitting() {
    local told='import sqlite3, sys
for row in sqlite3.connect(sys.argv[1]).execute("SELECT text FROM text WHERE name LIKE ? ORDER BY name", ("seating-%",)):
    print(*row)'
    printf '%s\n' '' '1 1' '' 2 q | asks terminal upcolor --lang en --seats 4 --bot greedy,beginner --option games=2 --seed abc --data-dir "$room/four"
    python3 -c "$told" "$room/four/carre.db"
    printf '%s\n' '' q | asks terminal upcolor --lang en --seats 4 --bot random --data-dir "$room/four"
    printf '%s\n' '' q | asks terminal upcolor --lang fr --data-dir "$room/four"
    python3 -c "$told" "$room/four/carre.db"
    printf '%s\n' '' q | asks terminal upcolor --lang en --seats 3 --bot greedy,nobody --seed abc --data-dir "$room/four"
    asks terminal upcolor --lang en --bot greedy,greedy,greedy,greedy,greedy --option games=1 --seed abc --data-dir "$room/none" </dev/null | sed -n "1,12p; /^The game is over/,\$p"
    echo >"$room/file"
    printf '%s\n' '' 1 '' 1 q | asks terminal kuhn --lang en --seed abc --data-dir "$room/file"
}

# Rates differ from day to day, but they are what was played by the time that is told.
rates() {
    "$program" sim "$@" --json | python3 -c 'import json, sys
told = json.load(sys.stdin)
print("rates:", *(f"{what} {told[what]}" for what in ("games", "hands") if what in told and abs(told[what + "_per_second"] * told["seconds"] / told[what] - 1) < 1e-6))'
    "$program" sim "$@" --lang en | python3 -c 'import re, sys
head, hands = (sys.stdin.readline().replace(":", ",").split(", ") for _ in range(2))
games, seconds, rate = (float(re.match("[0-9.]*", x)[0]) for x in head[1:])
said = [int(games)] if games / (seconds + .051) - 1 <= rate <= games / max(1e-9, seconds - .051) + 1 else []
if "hands" in hands[0]:
    count, fast = (float(re.match("[0-9.]*", x)[0]) for x in hands)
    said += [int(count)] if abs(fast / count * games / rate - 1) < .1 else []
print("said:", *said)'
}
simulations() {
    asks sim null --games 20 --bot random
    asks sim kuhn --games 40 --bot random --json
    asks sim kuhn --games 40 --seed other --threads 2
    asks sim ace --games 30 --bot greedy,random --seats 2
    asks sim ace --games 30 --bot greedy --difficulty easy --json
    asks sim upcolor --games 9 --bot greedy,random --seats 4 --option teams=yes
    asks sim upcolor --games 9 --bot greedy,beginner,random --json --lang fr
    asks sim upcolor --games 9 --bot greedy --option games=2 --json | grep '"games"'
    asks sim holdem --games 2 --bot greedy,random --option stack=500
    asks sim power-up --games 2 --bot greedy,random --option stack=500 --json
    asks sim power-up --games 2 --bot greedy,random --option stack=500
    asks sim spec --games 1 --bot greedy,random --option stack=1000
    asks sim spec --games 1 --bot akari,random --option stack=1000 --json
    asks sim kuhn --games 5001 --bot random --threads 3 --json
    asks sim null --games 4097 --bot random --option seats=3
    asks sim upcolor --games 40 --bot greedy,beginner --seats 3 --option games=3 --seed y
    asks sim upcolor --games 1 --bot expert --seats 6
    asks sim power-up --games 1 --bot kofi,olga,greedy --seats 3 --option stack=300
    asks sim spec --games 2 --bot greedy,random,regular --option stack=600 --seats 5 --json --seed z
    rates kuhn --games 30000 --bot random
    rates holdem --games 200 --bot random
}
census() {
    asks sim ace --report --bot greedy --games 60 --seed census --lang en
    asks sim ace --report --bot greedy --games 25 --difficulty hard --json | grep -vE ':\s+0,?$'
    asks sim ace --report --bot expert --games 12 --difficulty easy --json | grep -E '"(enemy|difficulty|won|runs_won|deaths_share|bullets_left|used_of_these|pull)"'
}

replays() {
    local of
    for of in ace/a-run holdem/side-pots-and-two-out holdem/three-to-the-river kuhn/taken-back null/three-show-or-pass \
        power-up/scanner-kept-then-reload-both spec/hand-swap-of-a-swapped-hand upcolor/teams; do
        asks replay "$(log $of)" --lang en
        asks replay "$(log $of)" --lang fr --seat 1 --at 4
        asks replay "$(log $of)" --check --lang en
    done
    sed 's/^1 shoot #1/1 shoot #2/' "$tests/scenes/a-run.carre" >"$room/wrong.carre"
    asks replay "$room/wrong.carre" --lang en
    asks replay "$room/wrong.carre" --check --lang fr
}
reviews() {
    asks review "$(log ace/a-run)" --lang en
    asks review "$(log ace/a-run)" --json | head -90
    asks review "$(log holdem/three-to-the-river)" --lang en
    asks review "$(log holdem/three-to-the-river)" --lang fr --seat 2 --json
    asks review "$(log upcolor/three-players)" --lang en
    asks review "$(log kuhn/check-bet-call)" --lang en
}
histories() {
    local of more game odd
    for of in holdem/side-pots-and-two-out holdem/straddle-and-short-ante power-up/scanner-thrown spec/straddle-and-two-doubles; do
        for more in '' '--seat 0' '--seat 2' '--all-cards' '--format pokerstars' '--format pokerstars --seat 1 --all-cards'; do
            asks history "$(log $of)" --lang en $more
        done
    done
    odd=$(log holdem/odd-chips)
    asks history "$odd" --lang fr --all-cards --out "$room/odd.phhs"
    asks history "$odd" --lang fr --out "$room/odd.phhs/none"
    asks phh "$room/odd.phhs" --lang en
    asks phh "$room/odd.phhs" --check --lang fr
    sed 's/^starting_stacks.*/starting_stacks = [900, 900, 900]/; s/^finishing_stacks.*/finishing_stacks = [1, 2, 3]/' "$room/odd.phhs" >"$room/other.phhs"
    mkdir "$room/many"
    cp "$room/odd.phhs" "$room/other.phhs" "$room/many"
    echo '[1' >"$room/many/torn.phh"
    echo "variant = 'PO'" >"$room/many/omaha.phh"
    echo 'no history' >"$room/many/x.txt"
    asks phh "$room/many" --lang en --check
    asks phh "$room/many/torn.phh" "$room/other.phhs" --lang ja
    for game in holdem power-up spec; do
        asks hands "$room/odd.phhs" "$room/other.phhs" --game $game --lang en
    done
}

# Hands to be compared, from tables at the edge of what there is on to such as are none; each line that differs is told why.
hands_compared() {
    local one='"antes":[0,0],"blinds":[10,5]' two='"n":2,"bb":10,"stacks":[100,100]' fold='"actions":[[1,"f"]]'
    cat >"$room/lines.jsonl" <<END
{$two,$one,$fold,"finish":[105,95]}
{$two,$one,$fold,"finish":[105,95,0],"legal":[[1,5,20,100]]}
{$two,$one,$fold,"finish":[105]}
{$two,$one,$fold,"finish":[104,96],"legal":[[1,5,20,100],[0,0,0,0]]}
{$two,$one,$fold,"finish":[105,95],"legal":[[0,5,20,100]]}
{$two,$one,$fold,"finish":[105,95],"legal":[[1,6,20,100]]}
{$two,$one,$fold,"finish":[105,95],"legal":[[1,5,21,100]]}
{$two,$one,$fold,"finish":[105,95],"legal":[[1,5,20,99]]}
{$two,$one,$fold,"finish":[105,95],"legal":[[1,5,20,1000000001]]}
{$two,"antes":[0,0],"blinds":[10,0],$fold}
{$two,"antes":[0,0],"blinds":[0,10],$fold}
{$two,"antes":[1,2],"blinds":[10,5],$fold,"finish":[107,93]}
{"n":2,"bb":10,"stacks":[1000000000,1],$one,$fold}
{"n":2,"bb":10,"stacks":[1,1000000000],$one,$fold}
{"n":2,"bb":10,"stacks":[500000000,500000000],$one,$fold,"finish":[500000005,499999995]}
{"n":2,"bb":1000000000,"stacks":[1,1],$one,"actions":[],"finish":[1,1]}
{"n":2,"bb":1000000001,"stacks":[1,1],$one}
{"n":2,"bb":1,"stacks":[1,1],$one}
{"n":2,"bb":2.5,"stacks":[1,1],$one}
{"n":1,"bb":10,"stacks":[100],"antes":[0],"blinds":[10]}
{"n":11,"bb":10,"stacks":[1,1,1,1,1,1,1,1,1,1,1],"antes":[0,0,0,0,0,0,0,0,0,0,0],"blinds":[5,10,0,0,0,0,0,0,0,0,0]}
{"n":10,"bb":10,"stacks":[9,9,9,9,9,9,9,9,9,9],"antes":[0,0,0,0,0,0,0,0,0,0],"blinds":[5,10,0,0,0,0,0,0,0,0],"actions":[[2,"f"],[3,"c"]],"legal":[[2,9,0,0],[3,1,0,0]]}
{$two,"antes":[-1,0],"blinds":[10,5]}
{$two,"antes":[0,0],"blinds":[10,-5]}
{$two,$one,"hole":["AsKs"]}
{$two,$one,"hole":["AsKs",null],$fold}
{$two,$one,"hole":["","As"],$fold}
{$two,$one,"hole":["AsKsQs",null]}
{$two,$one,"hole":["AsKs","Ks2d"]}
{$two,$one,"hole":["AsKs","QdQc"],"board":"AhKh2c3d4s","actions":[[1,"c"],[0,"c"],[0,"r",10],[1,"c"],[0,"c"],[1,"c"],[0,"c"],[1,"c"]],"finish":[120,80]}
{$two,$one,"board":"AhKh2c3d4sAh"}
{$two,$one,"board":"AhKh2c3d4s5s6s7s"}
{$two,$one,"board":7}
{$two,$one,"actions":[[1,"r",1000000000]]}
{$two,$one,"actions":[[1,"r",1000000001]]}
{$two,$one,"actions":[[1,"r",100],[0,"r",100]]}
{$two,$one,"actions":[[1,"r",100],[0,"c"]],"finish":[0,0]}
{$two,$one,"actions":[[1,"r",100],[0,"f"]],"finish":[90,110]}
{$two,$one,"actions":[[2,"f"]]}
{$two,$one,"actions":[[-1,"f"]]}
{$two,$one,"actions":[[1,"ff"]]}
{$two,$one,"actions":[[1,"x"]]}
{$two,$one,"actions":[],"expect":{"actor":1,"call":5,"can_raise":true,"min_to":20,"max_to":100}}
{$two,$one,"actions":[],"expect":{"actor":1,"call":5,"can_raise":true,"min_to":20}}
{$two,$one,"actions":[],"expect":{"actor":1,"call":5,"can_raise":false}}
{$two,$one,"actions":[],"expect":{"actor":11,"call":5}}
{"setup":{$two,$one},"actions":[],"expect":{"actor":0,"call":5,"can_raise":true,"min_to":20,"max_to":100}}
[]
 	
{
END
    asks hands "$room/lines.jsonl" --lang en
    asks hands "$room/lines.jsonl" --game power-up --lang fr | tail -2
}

# Of pictures: how large each is, and which of the earlier ones it is the same as (its own number: none).
pictures() {
    local n=0 how=() more tally
    tally="$(log kuhn/check-bet-call)"
    for more in 'title --lang en' 'title --lang en --size 320x200' 'title --lang fr --size 640x360' 'title --lang en --size 640x360' \
        'title --lang en --size 640x360 --text 200' 'title --lang en --size 640x360 --contrast' 'title --lang en --size 640x360 --keys' \
        'settings --lang en --size 640x360' 'ace-kill --lang en --size 640x360 --after 0' 'ace-kill --lang en --size 640x360' 'ace-kill --lang en --size 640x360 --after 19000' \
        'ace-kill --lang en --size 640x360 --after 400' 'ace-kill --lang en --size 640x360 --after 401' 'hand-won --lang en --size 640x360' 'hand-won --lang en --size 640x360 --after 300' 'hand-won --lang en --size 640x360 --after 300 --reduced-motion' \
        "$tally --lang en --size 640x360" "$tally --lang en --size 640x360 --at 1" "$tally --lang en --size 640x360 --at 3" "$tally --lang en --size 640x360 --seat 1" \
        "$tally --lang en --size 640x360 --seat 2" "$tally --lang en --size 640x360 --seat 2 --at 1"; do
        n=$((n + 1))
        asks shot $more --out "$room/picture-$n.png"
    done
    (cd "$room" && rm -f title.png && asks shot title --size 320x200 --lang en && cmp title.png picture-2.png)
    python3 -c 'import hashlib, struct, sys
first = {}
for i, path in enumerate(sys.argv[1:], 1):
    data = open(path, "rb").read()
    print(i, *struct.unpack(">II", data[16:24]), first.setdefault(hashlib.sha256(data).hexdigest(), i))' $(seq -f "$room/picture-%g.png" $n)
}

# Damage of each kind among pictures, sounds and data; what books want for is told in short.
damage() {
    mkdir -p "$room/assets/cards" "$room/assets/music" "$room/assets/ace"
    echo 'no picture' >"$room/assets/cards/2c.svg"
    printf '<svg \xff' >"$room/assets/cards/3c.svg"
    sed 's/viewBox/box/' "$assets/cards/4c.svg" >"$room/assets/cards/4c.svg"
    sed 's/<svg /<svg><text>/' "$assets/cards/5c.svg" >"$room/assets/cards/5c.svg"
    cp "$assets/cards/6c.svg" "$room/assets/cards"
    : >"$room/assets/cards/.hidden.svg"
    cp "$assets/music/title.ogg" "$room/assets/music"
    sed 's/OggS/OggX/' "$assets/music/ace.ogg" | head -c 9000 >"$room/assets/music/ace.ogg"
    { head -c 58 "$assets/music/ace.ogg" && sed 's/OggS/OggX/' "$assets/music/ace.ogg" | tail -c +59; } >"$room/assets/music/spec.ogg"
    head -c 5000 "$assets/music/power-up.ogg" >"$room/assets/music/power-up.ogg"
    head -c 40 "$assets/music/upcolor.ogg" >"$room/assets/music/upcolor.ogg"
    head -3 "$assets/ace/enemies.txt" >"$room/assets/ace/enemies.txt"
    CARRE_ASSETS=$room/assets asks check-data --lang en | grep -vE '/(icons|sounds)/|[3-9TJQKA][scdh].svg: is missing' | sed 's/[0-9]* errors/N errors/'
}
# Of databases: one with a row of each kind, of which some can't stand; a game without a row is found behind them. Then what stands in the fresh one.
database() {
    rm -rf "$room/kept"
    printf 'q\n' | "$program" terminal kuhn --lang en --data-dir "$room/kept" >"$room/began"
    python3 -c 'import sqlite3, sys
def text(path, old="", new=""):
    return open(path, encoding="utf-8").read().replace(old, new)
kept, (run, kuhn, hands, upcolor) = sqlite3.connect(sys.argv[1]), sys.argv[2:]
kept.executemany("REPLACE INTO text VALUES (?, 5, ?)", (
    ("autosave-ace", text(run)), ("save-holdem-7", text(hands)), ("autosave-kuhn", text(kuhn, "1 check", "1 call")),
    ("save-upcolor", text(upcolor, "game upcolor", "game chess")), ("save-kuhn-1.damaged", "no game"), ("autosave-ace.damaged", text(run)), ("save", "no game"),
    ("autosave", "no game"), ("saved-games", "no game"), ("settings.json", "{\"pace\": \"fast\"}"), ("counters", "{}")))
kept.executemany("INSERT INTO match VALUES (?, ?, 1, 2, ?, ?, ?, ?)", (
    (3, "kuhn", 1, "1 -1", "", text(kuhn)), (4, "holdem", 0, "0 0", "", text(hands, "seats 3", "seats 1")), (9, "ace", 1, "5", "", text(run)), (11, "upcolor", 1, "", "", text(upcolor))))
kept.executemany("INSERT INTO person VALUES (?, ?, 1, 2, 3)", ((1, "Ann"), (2, "Bo")))
kept.executemany("INSERT INTO match_person VALUES (?, ?, ?)", ((3, 0, 1), (3, 1, 2), (9, 0, 2)))
kept.execute("INSERT INTO achievement VALUES (2, \"first\", 1, 1)")
kept.commit()
kept.executescript("PRAGMA secure_delete = 0; DELETE FROM match WHERE id = 11; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE;")' \
        "$room/kept/carre.db" "$(log ace/a-run)" "$tests/golden/kuhn/check-bet-call.carre" "$(log holdem/three-to-the-river)" "$(log upcolor/three-players)"
}
stands() {
    python3 -c 'import sqlite3, sys
back = sqlite3.connect(sys.argv[1])
for what in ("name, length(text) FROM text", "id, game, finished, result, length(text) FROM match", "id, name, emblem FROM person", "* FROM match_person", "* FROM achievement"):
    for row in sorted(back.execute("SELECT " + what)):
        print(what.split()[-1], *row)' "$1/carre.db"
    (cd "$1" && wc -c refused*)
}
recoveries() {
    database
    asks recover "$room/kept/carre.db" --lang en
    stands "$room/kept/recovered-1"
    asks recover --data-dir "$room/kept" --lang fr | tail -3
    asks recover "$room/kept/carre.db" --out "$room/kept" --lang en
    head -c 9000 "$room/kept/carre.db" >"$room/short.db"
    asks recover "$room/short.db" --out "$room/short" --lang en
    sed 's/"pace":/"pace" /; s/1 check :/1 check  /' "$room/kept/carre.db" >"$room/wrong.db"
    asks recover "$room/wrong.db" --out "$room/wrong" --lang ja
    stands "$room/wrong"
    # what stands in its log alone, as when the program was killed: one page, and more
    for more in 1 2; do
        python3 -c 'import os, sqlite3, sys
kept = sqlite3.connect(sys.argv[1], isolation_level=None)
kept.execute("PRAGMA journal_mode = WAL")
kept.execute("BEGIN")
kept.executemany("UPDATE text SET text = ? WHERE name = ?", (("x" * 8000 * (int(sys.argv[2]) - 1), "counters"), ("{}", "saved-games")))
kept.execute("COMMIT")
os._exit(0)' "$room/kept/carre.db" $more
        asks recover "$room/kept/carre.db" --lang en --out "$room/log-$more" | grep page
        rm -f "$room/kept/carre.db-wal" "$room/kept/carre.db-shm"
    done
    ls "$room" "$room/kept" | grep -E '^(recovered-|short|wrong$)'
}
# Games that were played, with who sat there and by whom: the latest of each kind, looked at with every option.
played() {
    local of more n=0
    database
    python3 -c 'import json, sqlite3, sys
def seats(game, *people):
    return json.dumps({"game": game, "privacy": "one", "seats": [{"sitter": "person", "person": id, "name": name, "emblem": "cat", "ground": 0} if id else
        {"sitter": "bot", "name": name, "bot": "greedy"} for id, name in people]})
kept = sqlite3.connect(sys.argv[1])
kept.executemany("REPLACE INTO person VALUES (?, ?, 1, 2, 3)", ((1, "Ann"), (2, "Bo"), (3, "山田")))
for at, log, people in zip(range(20, 30), sys.argv[2:], (((2, "Bo"), (0, "Robot"), (1, "Ann")), ((1, "Ann"), (0, "Robot"), (0, "Hal")), ((3, "山田"), (1, "Ann")),
        ((1, "Ann"), (2, "Bo"), (3, "山田")), ((2, "Bo"), (0, "Robot"), (0, "Hal"), (0, "Ines")), ((3, "山田"),))):
    text = open(log, encoding="utf-8").read()
    game = text.split("game ", 1)[1].split()[0]
    kept.execute("INSERT INTO match VALUES (?, ?, ?, ?, 1, ?, ?, ?)", (at, game, 1767268800 + at, 1767272400 + at, "0", seats(game, *people), text))
    kept.executemany("INSERT INTO match_person VALUES (?, ?, ?)", ((at, seat, id) for seat, (id, _) in enumerate(people) if id))
kept.commit()' \
        "$room/kept/carre.db" "$(log upcolor/three-players)" "$(log spec/straddle-and-two-doubles)" "$(log power-up/scanner-thrown)" "$(log holdem/odd-chips)" \
        "$(log upcolor/teams)" "$(log ace/a-run)"
    for more in '--lang en' '--lang fr' '--json' 'ace --lang ja' 'holdem --json' 'upcolor --lang en' 'kuhn'; do
        asks statistics $more --data-dir "$room/kept"
    done
    for more in '' '--seat 1' '--at 5' '--check'; do
        asks replay latest --lang en --data-dir "$room/kept" $more | head -12
    done
    for more in '' '--seat 0' '--seat 3' '--seat 2 --all-cards' '--format pokerstars' '--format pokerstars --seat 1'; do
        asks history latest --lang en --data-dir "$room/kept" $more
    done
    for of in 20 22 23; do
        python3 -c 'import sqlite3, sys
kept = sqlite3.connect(sys.argv[1])
kept.execute("UPDATE match SET ended = ? WHERE id = ?", sys.argv[2:])
kept.commit()' "$room/kept/carre.db" 186727240$n $of
        n=$((n + 1))
        for more in '--lang en' '--json --lang fr'; do
            asks review latest --data-dir "$room/kept" $more | head -60
        done
    done
    # one person among bots: hers are the eyes, unless others are told
    python3 -c 'import sqlite3, sys
kept = sqlite3.connect(sys.argv[1])
kept.execute("UPDATE match SET seats = replace(replace(seats, ?, ?), ?, ?) WHERE game = ?", (*sys.argv[2:], "holdem"))
kept.commit()' "$room/kept/carre.db" '{"sitter": "person", "person": 2,' '{"sitter": "bot", "bot": "regular", "person": 2,' '{"sitter": "person", "person": 3,' '{"sitter": "bot", "bot": "regular", "person": 3,'
    for more in '' '--seat 0'; do
        asks history latest --lang en --data-dir "$room/kept" $more
    done
    # its language is that of its settings, unless another is told, or the system's where it is left to that
    for more in fr ja system; do
        python3 -c 'import sqlite3, sys
kept = sqlite3.connect(sys.argv[1])
kept.execute("REPLACE INTO text VALUES (\"settings.json\", 5, ?)", (sys.argv[2],))
kept.commit()' "$room/kept/carre.db" "{\"language\": \"$more\"}"
        asks replay "$room/nowhere" --data-dir "$room/kept"
        asks --nonsense --data-dir "$room/kept"
        asks sim --data-dir "$room/kept"
        asks history latest --data-dir "$room/kept" --lang en --format x
    done
}
poker_tools() {
    asks equity AsKs QhQd 7c7d --board 'Qs 2s 3h' --dead Ah,Kd
    asks equity AsKs QhQd --samples 500 --seed x
    asks equity AhKh QhQd --board As2s3s --two-card --lang fr
    printf 'AsKsQsJsTs\n2c2d2h3s3c 4c\nAsKd QsJsTs2h\n' | asks eval --lang en
    printf 'AsKsQsJsTs\nAs2d3h4c5s\n\nxx\n' | asks eval --lang ja
    # two cards and a board, whatever lies between and around them; and what is no such two
    printf '%b\n' '2c3d AsKsQsJsTs' '  2c3d \t  AsKsQsJsTs  ' '\t2c3d\tAsKsQsJsTs\r' '2c3d AsKsQs JsTs' '2c3dAs KsQsJsTs' '2c3d  AsKs' \
        '2c3d  AsKsQs' '2c3d AsKsQsJsTs4h5h' '2c3d AsKsQsJsTs4h5h6h' '2c3d AsKs x' | asks eval --lang en
    "$program" decks 1 --seed x | od -An -v -tu1 -w52
    "$program" decks 2 --seed x | od -An -v -tu1 -w52
    asks shot --list
}
page() {
    "$program" "$room/pages"
    (cd "$room/pages" && find . -type f | sort | xargs tail -n +1)
}

names='help_en help_fr help_ja refusals terminal_kuhn terminal_ace terminal_upcolor terminal_poker terminal_sitting simulations census replays reviews histories damage recoveries played hands_compared pictures poker_tools'
[ "$(basename "$program")" = manual ] && names=page
rewrite=
[ "${1:-}" = --rebaseline ] && rewrite=1 && shift
failed=0
for which in ${*:-$names}; do
    $which >"$room/raw" 2>&1
    plainly <"$room/raw" >"$room/is"
    was=$here/said/${which//_/-}.txt
    if [ -n "$rewrite" ]; then
        cmp -s "$room/is" "$was" || cp "$room/is" "$was"
    elif ! diff -u "$was" "$room/is" >"$room/diff" 2>&1; then
        echo "FAIL $which: tools/rebaseline writes it anew, if so it is meant"
        head -40 "$room/diff"
        failed=1
        break
    fi
done
exit $failed
