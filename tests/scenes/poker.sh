#!/bin/sh
# The arithmetic of poker as a shell calls it: carre eval, equity, decks.
#
#     tests/scenes/poker.sh build/carre
#
# Ends with 0, or with 1 and a sentence.
set -u
program=$1
room=$(mktemp -d)
export HOME="$room" XDG_DATA_HOME="$room/data" XDG_CACHE_HOME="$room/cache"
fail() { echo "$*"; cat "$room/out" "$room/err" 2>/dev/null; rm -rf "$room"; exit 1; }
# run STATUS words…: what it says goes to out and err
run() {
    wanted=$1
    shift
    "$program" "$@" --lang en >"$room/out" 2>"$room/err" <"$room/in"
    status=$?
    [ "$status" = "$wanted" ] || fail "“carre $*” ended with $status instead of $wanted"
}
says() { grep -qxF -e "$2" "$room/$1" || fail "“$2” is not said"; }
: >"$room/in"

cat >"$room/in" <<'END'
7c 5d 4h 3s 2c
AsKsQsJsTs

as,ks qs js ts 2c 2d 3d 4c
AsKs QsJsTs2h2d
As2d KsQsJsTs4h
END
run 0 eval
printf 'High card 1\nStraight flush 7462\nStraight flush 7462\nStraight flush 7462\nHigh card 1270\n' | cmp -s - "$room/out" || fail "hands are worth something else"
printf 'AsKd\nAsKsQsJsTs\n1s2s3s4s5s\nAsAsQsJsTs\n' >"$room/in"
run 1 eval
says out 'Straight flush 7462'
says err 'carre: line 1: A hand has 5 to 9 cards, not 2.'
says err 'carre: line 3: “1s2s3s4s5s” isn’t a card. Write cards like this: As, Td, 2c.'
says err 'carre: line 4: As appears twice.'

run 0 equity AsKs qhQd
printf '1712304 boards\nAsKs 787966 6732 917606 0.462145\nQhQd 917606 6732 787966 0.537855\n' | cmp -s - "$room/out" || fail "equities are others"
run 0 equity AsKs QhQd 7c7d --board 'Qs 2s 3h' --dead Ah,Kd
says out '820 boards'
run 0 equity AsKs QhQd --samples 5000 --seed x
says out '5000 boards'
awk 'NR == 2 { within = NF == 7 && $6 < 0.462145 && 0.462145 < $7 && $7 - $6 < 0.03 } END { exit !within }' "$room/out" ||
    fail "the equity is not between its bounds"
cp "$room/out" "$room/once"
run 0 equity AsKs QhQd --samples 5000 --seed x
cmp -s "$room/out" "$room/once" || fail "the same text, other samples"
run 0 equity AhKh QhQd --board As2s3s4s5c
says out 'AhKh 0 1 0 0.500000'
run 0 equity AhKh QhQd --board As2s3s4s5c --two-card
says out 'AhKh 1 0 0 1.000000'
run 0 equity AhKh QhQd --board AsQs3sKs5s
says out 'AhKh 0 1 0 0.500000'
run 0 equity AhKh QhQd --board AsQs3sKs5s --two-card
says out 'QhQd 1 0 0 1.000000'
for wrong in 'AsKs' 'AsKs KsQd' 'AsKs Q' 'AsKs QhQdQc' 'AsKs QhQd --board 2c3c4c5c6c7c8c9c' 'AsKs QhQd --dead As' 'AsKs QhQd --samples 0'; do
    run 2 equity $wrong
    [ -s "$room/err" ] || fail "no reason is said for “$wrong”"
done

"$program" decks 40 --seed 'table seven' >"$room/packs" || fail "no packs"
"$program" decks 41 --seed 'table seven' | head -c 2080 | cmp -s - "$room/packs" || fail "the same text, other packs"
"$program" decks 40 --seed 'table eight' | cmp -s - "$room/packs" && fail "another text, the same packs"
"$program" decks 40 >"$room/one" && "$program" decks 40 | cmp -s - "$room/one" && fail "the system's packs come twice"
[ "$(wc -c <"$room/packs")" = 2080 ] || fail "a pack is not 52 bytes"
i=0
while [ $i -lt 40 ]; do
    [ "$(tail -c +$((i * 52 + 1)) "$room/packs" | head -c 52 | od -An -v -tu1 -w1 | sort -nu | awk '$1 < 52' | wc -l)" = 52 ] || fail "pack $i is not whole"
    i=$((i + 1))
done
run 2 decks none
run 2 decks
# A hand of a cash game: who loses all chips is in no place of a tournament.
cat >"$room/cash.phh" <<'END'
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ['d dh p1 AcAd', 'd dh p2 KcKd', 'd dh p3 2c7d', 'p3 f', 'p1 cbr 1000', 'p2 cc', 'd db 3h4h5s', 'd db 8s', 'd db 9s', 'p1 sm AcAd', 'p2 sm KcKd']
END
run 0 phh "$room/cash.phh"
says out 'Seat 1 wins 2,000: pair of aces'
grep -q 'place' "$room/out" && fail "a cash hand has a place"

# The last game that was played, told again.
run 1 replay latest
says err 'No finished games yet.'

rm -rf "$room"
exit 0
