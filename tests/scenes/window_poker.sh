#!/bin/sh
# A whole tournament of Power Up in a real window under Xvfb, by synthetic keys: one person against two bots (one), or three people by peek or by curtain.
#
# Of the three people's tables pictures are taken on the way: the game as it stands is opened in three more windows: as it is, and with other cards and powers wherever
# certain eyes see none. For an onlooker's eyes the pictures must be the same as long as every hand is down or the curtain is up, and differ as soon as the one who is asked
# looks; for the eyes of the one who is asked they must be the same even then: nothing of anybody else's hand is on the screen. Inputs, looks and passes of the screen a hand are
# counted and printed.
#
#     tests/scenes/window_poker.sh build/carre build/tests/window-table one|peek|curtain
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=${1:-${CARRE_PROGRAM:-build/carre}}
asks=${2:-build/tests/window-table}
how=${3:-peek}
case $how in one) people=1 bots=2 opens= ;; peek) people=3 bots=0 opens=space ;; curtain) people=3 bots=0 opens=Return ;; esac
MOST=160                                        # decisions: a table of 300 chips each is over long before
. "$(dirname "$0")/window_room.sh"

data=$room/data
mkdir "$data"
soon() { n=0; while [ $n -lt 12 ]; do "$@" && return 0; sleep 0.05; n=$((n + 1)); done; return 1; }
inputs=0 again=0 looks=0 passes=0 decisions=0 hands=0 last=
key() { inputs=$((inputs + 1)); xdotool key "$1"; sleep "${2:-0.1}"; }

# What is to be done next, by what the window has kept; false: there is no game any more.
look() {
    set -- $("$asks" "$data" next power-up 2>/dev/null)
    [ $# -gt 4 ] || return 1
    done=$1 phase=$2 seat=$3 hand=$4
    shift 4
    presses=$*
}
grown() { look || return 0; [ "$done" -gt "$from" ]; }
over() { [ "$("$asks" "$data" played power-up)" -ge 1 ]; }

# ---- pictures ----

# In a window of its own on display $1: the folder $2 goes on, and a picture after that and after each of the keys behind. Into the file $3, a line a picture.
shown() (
    export DISPLAY="$1"
    at=$2 into=$3
    fail() { echo "$*" >"$into"; exit 1; }
    shift 3
    "$program" --data-dir "$at" --size 1280x720 --windowed --software >"$into.said" 2>&1 &
    game=$!
    wait_for found || fail "no window came"
    sleep 0.5
    xdotool windowfocus "$window" 2>/dev/null
    xdotool key Return                          # Continue
    sleep 0.8
    picture >"$into"
    for one in "$@"; do
        xdotool key "$one"
        sleep 0.3
        picture >>"$into"
    done
    kill -9 "$game"
    wait "$game" 2>/dev/null
)
line() { sed -n "$2p" "$1"; }
same() { [ "$(line "$room/a.seen" "$2")" = "$(line "$room/$1.seen" "$2")" ]; }
# The game as it stands (a), and what an onlooker (b) and the one who is asked (c) can't tell from it.
pictures() {
    command -v import >/dev/null || return 0
    down=D
    [ "$how" = peek ] || down=Escape            # behind the pause the curtain comes down again
    rm -rf "$room/a" "$room/b" "$room/c"
    mkdir "$room/a" "$room/b" "$room/c"
    "$asks" "$data" twins power-up 0 "$room/a" "$room/b" || fail "no other deal looks the same to an onlooker"
    "$asks" "$data" twins power-up "$seat" "$room/a" "$room/c" || fail "no other deal looks the same to seat $seat"
    seen=
    for one in a b c; do
        eval "screen=\$screen_$one"
        shown "$screen" "$room/$one" "$room/$one.seen" "$opens" "$down" &
        seen="$seen $!"
    done
    for one in $seen; do wait "$one"; done
    for one in a b c; do
        [ "$(wc -l <"$room/$one.seen")" -eq 3 ] || fail "no pictures were taken: $(cat "$room/$one.seen")"
    done
    same b 1 || fail "hand $hand, decision $done: cards that nobody may see are on the screen"
    same b 2 && fail "hand $hand, decision $done: looking shows nothing"
    same b 3 || fail "hand $hand, decision $done: something of a look stays on the screen"
    same c 2 || fail "hand $hand, decision $done: seat $seat sees what belongs to others"
    pictured=$((pictured + 1))
}

# ---- the tournament ----

decide() {
    from=$done who=$seat pressed=$presses
    if [ "$how" = peek ] || { [ "$how" = curtain ] && [ "$who" != "$last" ]; }; then
        key "$opens" 0.15
        looks=$((looks + 1))
    fi
    [ "$who" = "$last" ] || passes=$((passes + 1))
    last=$who
    one=
    for next in $pressed; do
        [ "$next" != "$one" ] || sleep 0.4      # all-in is asked once, and no slip answers it
        one=$next
        key "$one"
    done
    tries=0
    until soon grown; do                        # whoever pressed while a price had just changed presses once more
        [ $tries -lt 2 ] || fail "“$pressed” was pressed for seat $who, and nothing was played after $from decisions"
        tries=$((tries + 1))
        again=$((again + 1))
        key "$one"
    done
    decisions=$((decisions + 1))
    sleep 0.3                                   # nobody is faster than the guard of a new price, or than the curtain
}

echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true}' >"$data/settings.json"
"$asks" "$data" sit power-up "$how" $people $bots || fail "nobody sits down"
if [ "$how" != one ]; then
    home=$DISPLAY
    new_display; screen_a=$display
    new_display; screen_b=$display
    new_display; screen_c=$display
    export DISPLAY="$home"
fi
pictured=0
begin "$data" --game power-up --seed "window poker"
wait_for look || fail "no game began"
while look; do
    [ $decisions -lt $MOST ] || fail "no end after $MOST decisions"
    kill -0 "$game" 2>/dev/null || fail "the program died"
    hands=$hand
    if [ "$seat" -gt $people ]; then            # bots think
        from=$done
        wait_for grown || fail "the bots play nothing after $from decisions"
        [ "$seat" -gt $people ] || sleep 0.4    # the guard of a new price
        continue
    fi
    case $how-$decisions-$phase in peek-9-play | curtain-9-play) pictures ;; esac
    decide
done
wait_for over || fail "the game is gone, but none was played to its end"
[ "$how" = one ] || [ "$pictured" -gt 0 ] || ! command -v import >/dev/null || fail "no picture was taken"
kill -0 "$game" 2>/dev/null || fail "the program died"
each() { awk "BEGIN { printf \"%.1f\", $1 / $hands }"; }
echo "$how: $hands hands, $decisions decisions of people; a hand: $(each $inputs) inputs ($again pressed again), $(each $looks) looks, $(each $passes) passes of the screen; $pictured places compared in pictures"
kill_it
finish 0
