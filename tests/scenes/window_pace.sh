#!/bin/sh
# What a window takes: the time until its first frame, its memory, and the processor's time for twelve seconds at a table of SPEC, for a first start and for the next
# one, which finds its pictures drawn. One line each. tools/portable/try and tools/windows/try ask it of their program and of the one in build/.
#
#     tests/scenes/window_pace.sh PROGRAM
#
# Ends with 0, with 1 and a sentence, or with 77 (passed over) where Xvfb or xdotool is missing.
set -u
program=$1
asks=
. "$(dirname "$0")/window_room.sh"
export XDG_CACHE_HOME="$room/cache"
mkdir "$room/cache"
for start in first next; do
    mkdir "$room/$start"
    echo '{"first_start_done": true, "music_volume": 0}' >"$room/$start/settings.json"
    begin "$room/$start" --game spec --seed press --quit-after 12000
    memory=0 ticks=0
    while read=$(sed 's/.*) //' "/proc/$game/stat" 2>/dev/null | awk '{print $12 + $13}') && [ -n "$read" ]; do
        ticks=$read
        now=$(awk '{print int($2 / 256)}' "/proc/$game/statm" 2>/dev/null)
        [ "${now:-0}" -gt "$memory" ] && memory=$now
        sleep 0.2
    done
    wait "$game" || fail "the program ended with $?"
    game=
    began=$(sed -n 's/.*\(first frame after [0-9]* ms\).*/\1/p' "$room/said")
    frames=$(sed -n 's/.*: \([0-9]* frames\).*/\1/p' "$room/said")
    [ -n "$began" ] && [ -n "$frames" ] || fail "it says nothing of its frames"
    echo "$start start: $began, at most $memory MB, ${ticks}0 ms of the processor for all of its $frames"
done
finish 0
