#!/bin/sh
# A whole tournament of Power Up in a real window under Xvfb, by synthetic keys: one person against two bots (one), or three people by peek or by curtain. Of SPEC one
# person against two bots, in Japanese, and two people with a bot by peek; there the program is killed in an open window once, and goes on from it.
#
# Of the three people's tables pictures are taken on the way: the game as it stands is opened in three more windows: as it is, and with other cards and powers wherever
# certain eyes see none. For an onlooker's eyes the pictures must be the same as long as every hand is down or the curtain is up, and differ as soon as the one who is asked
# looks; for the eyes of the one who is asked they must be the same even then: nothing of anybody else's hand is on the screen. Inputs, looks and passes of the screen a hand are
# counted and printed.
#
#     tests/scenes/window_poker.sh build/carre build/tests/window-table one|peek|curtain [power-up|spec]
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=${1:-${CARRE_PROGRAM:-build/carre}}
asks=${2:-build/tests/window-table}
how=${3:-peek}
table=${4:-power-up}
case $how in one) people=1 bots=2 opens= ;; peek) people=3 bots=0 opens=space ;; curtain) people=3 bots=0 opens=Return ;; esac
MOST=160                                        # decisions: a table of 300 chips each is over long before
words=en deal="window poker"
[ "$table" != spec ] || { MOST=400 deal="window spec"; [ "$how" = one ] && words=ja || { people=2; bots=1; }; }
. "$(dirname "$0")/window_room.sh"

data=$room/data
mkdir "$data"
inputs=0 again=0 looks=0 passes=0 decisions=0 hands=0 last=
key() { inputs=$((inputs + 1)); xdotool key "$1"; sleep "${2:-0.1}"; }

# What is to be done next, by what the window has kept; false: there is no game any more.
look() {
    set -- $("$asks" "$data" next "$table" 2>/dev/null)
    [ $# -gt 4 ] || return 1
    done=$1 phase=$2 seat=$3 hand=$4
    shift 4
    presses=$*
}
grown() { look || return 0; [ "$done" -gt "$from" ]; }
over() { [ "$("$asks" "$data" played "$table")" -ge 1 ]; }

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
    last=$(picture)
    xdotool key Return                          # Continue
    last=$(picture_after "$last")
    echo "$last" >"$into"
    for one in "$@"; do
        xdotool key "$one"
        last=$(picture_after "$last")
        echo "$last" >>"$into"
    done
    kill -9 "$game"
    wait "$game" 2>/dev/null
)
line() { sed -n "$2p" "$1"; }
same() { [ "$(line "$room/a.seen" "$2")" = "$(line "$room/$1.seen" "$2")" ]; }
# The game as it stands (a), and what an onlooker (b) and the one who is asked (c) can't tell from it: $wrong says what the pictures tell all the same.
compare() {
    rm -rf "$room/a" "$room/b" "$room/c"
    mkdir "$room/a" "$room/b" "$room/c"
    "$asks" "$data" twins "$table" 0 "$room/a" "$room/b" || fail "no other deal looks the same to an onlooker"
    "$asks" "$data" twins "$table" "$seat" "$room/a" "$room/c" || fail "no other deal looks the same to seat $seat"
    seen=
    for one in a b c; do
        eval "screen=\$screen_$one"
        shown "$screen" "$room/$one" "$room/$one.seen" "$opens" "$down" &
        seen="$seen $!"
    done
    for one in $seen; do wait "$one"; done
    wrong=
    for one in a b c; do
        [ "$(wc -l <"$room/$one.seen")" -eq 3 ] || { wrong="no pictures were taken: $(cat "$room/$one.seen")"; return; }
    done
    same b 1 || wrong="cards that nobody may see are on the screen"
    same b 2 && wrong="looking shows nothing"
    same b 3 || wrong="something of a look stays on the screen"
    same c 2 || wrong="seat $seat sees what belongs to others"
}
# A machine that is busy shows a picture late. What leaks, leaks each time.
pictures() {
    command -v import >/dev/null || return 0
    down=space
    [ "$how" = peek ] || down=Escape            # behind the pause the curtain comes down again
    for attempt in 1 2 3; do
        compare
        [ -n "$wrong" ] || break
    done
    [ -z "$wrong" ] || fail "hand $hand, decision $done, three times: $wrong"
    pictured=$((pictured + 1))
}

# ---- the tournament ----

# Killed where it stands, and on from there.
killed=0 asked= rested= dealt=
again_from_here() {
    at=$done
    kill_it
    begin "$data"
    key Return 0.8                              # Continue
    look || fail "killed in an open window, and nothing was left to go on with"
    [ "$done" -ge "$at" ] || fail "killed in an open window after $at decisions, and only $done were kept"
    killed=1 last= asked=
}

# “Resume play”, which stands at the right below.
go_on() { inputs=$((inputs + 1)); xdotool mousemove --window "$window" 1024 643 click 1; sleep 0.6; }

decide() {
    from=$done who=$seat pressed=$presses
    breaks=
    case $phase in break-*)                     # a break waits for somebody to say so
        phase=${phase#break-}
        [ "$rested" = "$hand" ] || { sleep 1.5; go_on; breaks=1; }
        rested=$hand ;;
    esac
    if [ "$phase" = window ] && soon grown; then    # answered in advance: nobody has to press
        decisions=$((decisions + 1))
        return
    fi
    [ "$table" != spec ] || sleep 0.6           # its seats are asked one behind the other: the one before has to be seen off
    # A hand stays up while its turn lasts: after a power it needs no second look.
    if { [ "$how" = peek ] && { [ "$table" = spec ] || [ "$who $hand" != "$last $dealt" ]; }; } || { [ "$how" = curtain ] && [ "$who" != "$last" ]; }; then
        key "$opens" 0.7
        looks=$((looks + 1))
    fi
    case $table$how$asked in *" $who "*) ;; specone*) [ $decisions -lt 2 ] || { key w 0.3; asked="$asked $who "; } ;; esac     # be asked at every window
    [ "$who" = "$last" ] || passes=$((passes + 1))
    last=$who dealt=$hand
    one=
    for next in $pressed; do
        [ "$next" != "$one" ] || sleep 0.4      # all-in is asked once, and no slip answers it
        one=$next
        key "$one" 0.35
    done
    tries=0
    until soon grown; do                        # whoever pressed while a price had just changed presses once more
        [ $tries -lt 2 ] || fail "“$pressed” was pressed for seat $who, and nothing was played after $from decisions"
        tries=$((tries + 1))
        again=$((again + 1))
        if [ "$table" = spec ]; then            # what one of them has chosen, the next may put back: all of it again
            soon grown && break
            [ "$how" != peek ] || { key Escape 0.4; key Escape 0.4; key "$opens" 0.7; }
            [ -z "$breaks" ] || go_on
            for next in $pressed; do key "$next" 0.4; done
        else
            key "$one"
        fi
    done
    decisions=$((decisions + 1))
    sleep 0.6                                   # nobody is faster than the guard of a new price, or than the curtain
}

echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true}' >"$data/settings.json"
"$asks" "$data" sit "$table" "$how" $people $bots || fail "nobody sits down"
if [ "$how" != one ]; then
    home=$DISPLAY
    new_display; screen_a=$display
    new_display; screen_b=$display
    new_display; screen_c=$display
    export DISPLAY="$home"
fi
pictured=0
begin "$data" --game "$table" --seed "$deal" --lang $words
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
    case $table-$how-$decisions-$phase in power-up-peek-9-play | power-up-curtain-9-play) pictures ;; esac
    if [ "$table" = spec ] && [ $killed = 0 ] && [ "$phase" = window ] && [ $decisions -gt 2 ]; then again_from_here; continue; fi
    decide
done
wait_for over || fail "the game is gone, but none was played to its end"
[ "$how" = one ] || [ "$table" = spec ] || [ "$pictured" -gt 0 ] || ! command -v import >/dev/null || fail "no picture was taken"
kill -0 "$game" 2>/dev/null || fail "the program died"
each() { awk "BEGIN { printf \"%.1f\", $1 / $hands }"; }
[ "$table" != spec ] || [ $killed = 1 ] || fail "no window was ever open"
echo "$how: $hands hands, $decisions decisions of people; a hand: $(each $inputs) inputs ($again pressed again), $(each $looks) looks, $(each $passes) passes of the screen; $pictured places compared in pictures"
kill_it
finish 0
