#!/bin/sh
# What a newcomer is told where the installation or the machine lacks something: one sentence, and an end with 1.
#
#     tests/scenes/broken.sh build/carre
set -u
program=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
faults=0

# A name, what the sentence must say, and the command: it ends with 1 and says one line.
refused() {
    name=$1 sentence=$2
    shift 2
    timeout 20 env "$@" >"$room/said" 2>&1 </dev/null
    status=$?
    if [ $status != 1 ] || [ "$(wc -l <"$room/said")" != 1 ] || ! grep -q "$sentence" "$room/said"; then
        echo "$name: ended with $status and said:"
        sed 's/^/    /' "$room/said"
        faults=1
    fi
}

printf '<?xml version="1.0"?><fontconfig><dir>%s/none</dir></fontconfig>' "$room" >"$room/fonts.conf"
for command in '--quit-after 300' 'terminal ace' 'sim ace --games 1' 'shot title' check-data; do
    refused "no assets, $command" "$room/none: .* is missing" CARRE_ASSETS="$room/none" "$program" --data-dir "$room/data" $command
done
for command in '--quit-after 300' "shot title --out $room/title.png"; do
    refused "no fonts, $command" 'no font is installed' FONTCONFIG_FILE="$room/fonts.conf" "$program" --data-dir "$room/data" $command
done
exit $faults
