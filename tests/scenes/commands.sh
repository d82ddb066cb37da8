#!/bin/sh
# The program as it is called from a shell, without a display: help in three languages, pictures, refusals.
#
#     tests/scenes/commands.sh build/carre tests/scenes/a-run.carre
#
# Ends with 0, or with 1 and a sentence.
set -u
program=$1
log=$2
room=$(mktemp -d)
unset DISPLAY WAYLAND_DISPLAY SDL_VIDEODRIVER
export HOME="$room" XDG_DATA_HOME="$room/data" XDG_CACHE_HOME="$room/cache"
fail() { echo "$*"; cat "$room/out" "$room/err" 2>/dev/null; rm -rf "$room"; exit 1; }
# run STATUS words…: what it says goes to out and err
run() {
    wanted=$1
    shift
    "$program" "$@" >"$room/out" 2>"$room/err"
    status=$?
    [ "$status" = "$wanted" ] || fail "“carre $*” ended with $status instead of $wanted"
}
says() { grep -qF -e "$2" "$room/$1" || fail "“$2” is not said"; }

run 0 --version
says out 'carre '
for lang in en fr ja; do
    run 0 --help --lang $lang
    cp "$room/out" "$room/help-$lang"
    for word in terminal sim replay shot check-data --lang --game --seed --size; do says out "$word"; done
    LC_ALL=C.UTF-8 LANGUAGE=$lang run 0 --help
    cmp -s "$room/out" "$room/help-$lang" || fail "the system's language $lang and the one told help differently"
done
# A language that was asked for is spoken on every system, whatever its locale or without one.
for locale in '' C C.UTF-8 POSIX nowhere_AT_ALL.UTF-8; do
    for lang in fr ja; do
        (unset LC_ALL LANG LANGUAGE; if [ -n "$locale" ]; then export LC_ALL="$locale" LANG="$locale"; fi; run 0 --help --lang $lang) || exit 1
        cmp -s "$room/out" "$room/help-$lang" || fail "under the locale “$locale” the help in $lang is another"
    done
done
cmp -s "$room/help-en" "$room/help-fr" && fail "the French help is English"
cmp -s "$room/help-en" "$room/help-ja" && fail "the Japanese help is English"

# Every command that help names is one, and tells of itself in each language.
commands=$(awk '/^  [a-z]/ && $1 != "carre" {print $1}' "$room/help-en")
[ "$(echo "$commands" | wc -l)" -ge 14 ] || fail "help names few commands"
for command in $commands; do
    for lang in en fr ja; do
        run 0 $command --help --lang $lang
        says out "carre $command"
        says out "--lang"
    done
done
run 0 sim --help
for word in --bot --games --json --threads --report; do says out "$word"; done

for driver in x11 wayland ''; do
    if [ -n "$driver" ]; then export SDL_VIDEODRIVER=$driver; else unset SDL_VIDEODRIVER; fi
    # kmsdrm would take a bare console's screen: not here
    [ -z "$driver" ] && [ -e /dev/dri/card0 ] && continue
    run 1 --lang en --data-dir "$room/none"
    says err 'no display to open'
    says err 'carre terminal ace'
done
unset SDL_VIDEODRIVER
export SDL_VIDEODRIVER=dummy

# AS-42: at Hard a terminal tells what is drawn when it is drawn, but its history is no way round the closed discard pile.
for pair in normal:2 hard:1; do
    printf 'h\nq\n' | "$program" terminal ace --lang en --data-dir "$room/${pair%:*}" --seed abc --difficulty "${pair%:*}" >"$room/told" || fail "no terminal"
    [ "$(grep -c 'Drawn: ' "$room/told")" = "${pair#*:}" ] || fail "at ${pair%:*} the cards drawn are told another number of times"
done

run 0 shot --list
for scene in title settings ace result-won; do says out "$scene"; done
picture() { [ "$(head -c 4 "$1" | tail -c 3)" = PNG ] || fail "$1 is no picture"; }
run 0 shot title --size 1024x600 --lang fr --out "$room/title.png"
picture "$room/title.png"
for at in 0 7 43; do
    run 0 shot "$log" --at $at --seat 1 --size 1024x600 --out "$room/log-$at.png"
    picture "$room/log-$at.png"
done
cmp -s "$room/log-0.png" "$room/log-7.png" && fail "a log at two actions is one picture"
run 2 shot "$log" --at 5000 --out "$room/no.png"
run 2 shot "$log" --seat 2 --out "$room/no.png"
run 2 shot "$program" --out "$room/no.png"
run 2 shot nothing --out "$room/no.png"
says err 'shot --list'
[ -e "$room/no.png" ] && fail "a refusal left a picture"

# Rounds are counted, exactly as many as asked, each won by one seat; and threads make no difference.
for threads in 1 3; do
    run 0 sim upcolor --bot greedy,beginner,random --games 42 --threads $threads --json
    says out '"counted":	"rounds"'
    grep -v second "$room/out" >"$room/sim-$threads"
done
cmp -s "$room/sim-1" "$room/sim-3" || fail "sim on three threads counts otherwise"
[ "$(grep -c '"games":	42' "$room/sim-1")" = 4 ] || fail "not 42 rounds"
[ "$(awk -F: '/"wins"/ {n += $2} END {print n}' "$room/sim-1")" = 42 ] || fail "not 42 winners"

run 2 --nonsense
says err '--nonsense'
says err 'carre --help'
run 2 --lang en --dificulty hard
says err 'Did you mean --difficulty'
# A run looked back on: what was costly, and how the chances went.
run 0 review "$log" --lang en
says out 'Seat 1 ('
run 0 review "$log" --json
for word in '"decisions"' '"curve"' '"game":	"ace"'; do says out "$word"; done
run 1 review "$room/nowhere.carre"
run 1 review "$log" --seat 9

run 0 check-data
rm -rf "$room"
exit 0
