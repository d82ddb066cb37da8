#!/bin/sh
# A pad in real windows under Xvfb: a hand of hold'em, of Power Up and of SPEC and a round of Upcolor for two people who look at their cards, and a duel of Ace of Spades, by
# nothing but a pad. It is plugged in while the program runs (support/pad.c), and presses only when nothing moves in the window. All windows at once: they mostly wait.
#
#     tests/scenes/window_pad.sh build/carre build/tests/window-pad build/tests/window-table build/tests/libpad.so [GAME…]
#
# Without games: all, and of Upcolor, which is long, the first decisions alone. Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=$1 hands=$2 asks=$3 pad=$4
shift 4
. "$(dirname "$0")/window_room.sh"
export SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS=1
printf '#!/bin/sh\nLD_PRELOAD="%s" exec "%s" "$@"\n' "$pad" "$program" >"$room/with-pad"
chmod +x "$room/with-pad"
program=$room/with-pad
UPCOLOR_MOST=${1:+400}                          # decisions

# In a window of its own: a hand of $1.
play() (
    table=$1 data=$room/$1 room=$room/$1 most=400
    [ "$table" != upcolor ] || most=${UPCOLOR_MOST:-8}
    fail() { echo "$table: $*"; sed 's/^/    /' "$room/said"; kill -9 "$game" 2>/dev/null; exit 1; }
    mkdir "$data" "$data/pad"
    mkfifo "$data/pad/press" "$data/pad/done"
    echo '{"first_start_done": true, "music_volume": 0, "pace": "instant", "reduced_motion": true, "story": "never"}' >"$data/settings.json"
    [ "$table" = ace ] || "$asks" "$data" sit "$table" peek 2 || fail "nobody sits down"
    export CARRE_PAD="$data/pad"
    begin "$data" --game "$table" --seed "window pad 2"
    wait_for kept "$data" "autosave-$table" >/dev/null || fail "no game began"
    eval "$(xdotool getwindowgeometry --shell "$window")"
    "$hands" "$data" "$data/pad" "$table" "$WIDTH" "$HEIGHT" "$most" || fail "it can't be played by a pad in the window"
    kill -0 "$game" 2>/dev/null || fail "the program died"
    kill_it
)

tables=
for table in ${*:-holdem power-up spec upcolor ace}; do
    play "$table" &
    tables="$tables $!"
done
bad=0
for one in $tables; do wait "$one" || bad=1; done
finish $bad
