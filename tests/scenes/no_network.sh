#!/bin/bash
# Nothing ever leaves the machine. The program knows no function by which it could, and while it is played, in a window and without
# one, none of the libraries that it stands on opens a way out.
#
#   no_network.sh CARRE WATCHER
set -u
carre=$1
watcher=$2
room=$(mktemp -d) || exit 1
trap 'rm -rf "$room"' EXIT
export CARRE_SOCKETS=$room/wishes XDG_DATA_HOME=$room/home XDG_CONFIG_HOME=$room/home XDG_CACHE_HOME=$room/cache
failed=0

wrong() {
    echo "$1"
    failed=1
}

# The watcher sees: otherwise its silence would mean nothing.
LD_PRELOAD=$watcher python3 -c 'import socket
try: socket.socket()
except OSError: pass'
grep -q socket "$CARRE_SOCKETS" 2>/dev/null || wrong "the watcher did not see a socket"
rm -f "$CARRE_SOCKETS"

names=$(nm -D --undefined-only "$carre" | awk '{print $2}' | sed 's/@.*//' | grep -xE 'socket|connect|bind|listen|sendto|sendmsg|getaddrinfo|gethostbyname.*|res_.*|curl_.*|SDLNet_.*')
[ -z "$names" ] || wrong "the program asks for: $names"

watch() {
    LD_PRELOAD=$watcher "$@" >"$room/said" 2>&1 </dev/null
    [ -s "$CARRE_SOCKETS" ] && wrong "$*: $(sort "$CARRE_SOCKETS" | uniq -c)"
    rm -f "$CARRE_SOCKETS"
}

for game in ace power-up holdem spec upcolor; do
    watch "$carre" --windowed --size 1024x600 --game "$game" --quit-after 1200
done
watch "$carre" --windowed --size 1024x600 --quit-after 800
watch "$carre" sim ace --games 1 --seed n
printf '1\n1\nq\n' >"$room/keys"
LD_PRELOAD=$watcher "$carre" terminal ace <"$room/keys" >"$room/said" 2>&1
[ -s "$CARRE_SOCKETS" ] && wrong "in the terminal: $(cat "$CARRE_SOCKETS")"
watch "$carre" shot title --out "$room/title.png"
[ -s "$room/title.png" ] || wrong "no picture was drawn: the watch was for nothing"
exit $failed
