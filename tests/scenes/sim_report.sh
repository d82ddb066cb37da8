#!/bin/bash
# sim_report.sh CARRE - `carre sim ace --report` says the same with one thread and with several, and no other game has one; characters play where they are at home; the
# cards of SPEC are named as on the cards.
carre=$1
export LC_ALL=C.UTF-8
faults=0
fault() { echo "$1"; faults=1; }
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
for threads in 1 3; do
    "$carre" sim ace --report --bot greedy --games 120 --seed census --threads $threads --json > "$dir/json$threads" || fault "--report --json ended with $?"
    "$carre" sim ace --report --bot greedy --games 120 --seed census --threads $threads --lang en > "$dir/text$threads" || fault "--report ended with $?"
done
cmp -s "$dir/json1" "$dir/json3" || fault "the figures depend on the threads"
cmp -s "$dir/text1" "$dir/text3" || fault "the tables depend on the threads"
for word in easy normal hard nightmare; do grep -q "\"difficulty\":[[:space:]]*\"$word\"" "$dir/json1" || fault "no $word in the report"; done
"$carre" sim ace --report --bot greedy --difficulty hard --games 20 --json > "$dir/hard"
[ "$(grep -c '"difficulty"' "$dir/hard")" = 1 ] || fault "--difficulty hard does not report hard alone"
"$carre" sim kuhn --report --games 2 > /dev/null 2> "$dir/why" && fault "a report of a game that has none"
[ -s "$dir/why" ] || fault "no reason why kuhn has no report"
"$carre" sim spec --games 1 --bot akari,shark,sora --option stack=1000 --json > "$dir/room" || fault "characters can't be sent to SPEC's table"
[ "$(grep -cE '"bot":[[:space:]]*"(akari|shark|sora)"' "$dir/room")" = 3 ] || fault "a character is not called by name"
grep -q '"effect":[[:space:]]*"Upgrade"' "$dir/room" || fault "no figures of effects"
"$carre" sim holdem --games 1 --bot akari > /dev/null 2> "$dir/why" && fault "a character of the card room plays hold'em"
grep -q akari "$dir/why" || fault "no reason why akari does not play hold'em"
# Cards that were played, and the hands that were won with them, by bots of chance.
counts() { tr -d '\n\t ' | grep -oE "\"$1\",\"played\":[0-9]*,\"a_game\":[0-9.]*,\"hands_won\":[0-9.]{4}|\"(reentries|drinks)\":[0-9]+"; }
"$carre" sim power-up --bot random --games 40 --seed census --json | counts EMP > "$dir/counts"
"$carre" sim spec --bot random --games 60 --seed census --json | counts Twice | tail -3 >> "$dir/counts"
cat > "$dir/wanted" << 'END'
"EMP","played":54,"a_game":0.675,"hands_won":0.29
"Twice","played":52,"a_game":0.43333333333333335,"hands_won":0.42
"reentries":28
"drinks":553
END
diff "$dir/wanted" "$dir/counts" || fault "other counts of cards, re-entries and drinks"
# Chips at Upcolor: no game brings any or takes them away, and a game that was broken off counts nothing.
"$carre" sim upcolor --bot random --games 403 --seed census --json > "$dir/chips"
"$carre" sim upcolor --bot random --games 403 --seed census --lang en | grep -E 'a round' > "$dir/lines"
python3 - "$dir/chips" "$dir/lines" << 'END' || fault "other chips of Upcolor"
import json, sys
one, = json.load(open(sys.argv[1]))["seats"]
line, = open(sys.argv[2])
good = one["whole_games"] == 300 and abs(one["chips_a_round"]) < 1e-9 and one["stakes_low"] < 0 < one["stakes_high"] < 0.03
sys.exit(not good or not line.startswith("random     +0.00 chips a round, +0.000 of a stake (95%: -0.0"))
END
"$carre" sim upcolor --bot greedy,random,random --games 400 --seed census --json | tr -d '\t\n' | grep -q '"chips_a_round":5.455,.*"chips_a_round":-2.09,.*"chips_a_round":-3.365,' || fault "other chips of the greedy"
# Two who play as one play one game: it is counted once.
"$carre" sim ace --seats 2 --bot greedy --games 5 --json > "$dir/two"
grep -qE '"games":[[:space:]]*5,' "$dir/two" && ! grep -qE '"games":[[:space:]]*10' "$dir/two" || fault "a run of two is counted twice"
exit $faults
