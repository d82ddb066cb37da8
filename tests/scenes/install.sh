#!/bin/sh
# `meson install` into an empty folder: what it leaves there, that it runs from there, and that nothing of it leads back to the sources or the build.
#
#     tests/scenes/install.sh SOURCES BUILD
#
# The build must be finished. Ends with 0, or with 1 and a sentence. Menu entry and metainfo are validated where their validators are installed.
set -u
sources=$1
build=$2
room=$(mktemp -d)
unset CARRE_ASSETS CARRE_LOCALE DISPLAY WAYLAND_DISPLAY
export HOME="$room/home" XDG_DATA_HOME="$room/home/data" XDG_CACHE_HOME="$room/home/cache" LC_ALL=C.UTF-8
fail() { echo "$*"; cat "$room/said" 2>/dev/null; rm -rf "$room"; exit 1; }

DESTDIR="$room/staged" meson install -C "$build" --no-rebuild --strip >"$room/said" 2>&1 || fail "meson install failed"
program=$(find "$room/staged" -type f -path '*/games/carre')
[ -x "$program" ] || fail "there is no carre in games"
prefix=${program%/games/carre}
man=$prefix/share/man
for file in share/carre/cards/As.svg share/carre/frame/icon.svg share/carre/ace/enemies.txt \
    share/locale/en/LC_MESSAGES/carre.mo share/locale/fr/LC_MESSAGES/carre.mo share/locale/ja/LC_MESSAGES/carre.mo \
    share/applications/carre.desktop share/metainfo/games.carre.carre.metainfo.xml share/icons/hicolor/scalable/apps/carre.svg \
    share/man/man6/carre.6 share/man/fr/man6/carre.6 share/man/ja/man6/carre.6; do
    [ -s "$prefix/$file" ] || fail "$file is missing"
done
[ -e "$man/fr/man6/carre.fr.6" ] && fail "a manual has its language in its name"
for size in 16 22 24 32 48 64 128 256 512; do
    picture=$prefix/share/icons/hicolor/${size}x$size/apps/carre.png
    [ -s "$picture" ] || fail "the icon of $size dots is missing"
    wide=$(od -An -tu1 -j16 -N8 "$picture" | awk '{print $3 * 256 + $4, $7 * 256 + $8}')
    [ "$wide" = "$size $size" ] || fail "the icon of $size dots has $wide"
done
ls "$prefix"/share/carre/readme.* >"$room/said" 2>/dev/null && fail "a picture of README is installed"
left=$(find "$room/staged" -type f | grep -vE '/games/carre$|/share/(carre|locale|applications|metainfo|icons|man)/')
[ -z "$left" ] || fail "installed is too much: $left"

find "$room/staged" -type d ! -perm 755 -o -type f ! -perm 644 ! -perm 755 | grep . >"$room/said" && fail "not everybody may read it"

# It runs from where it lies, without sources and build in reach of its eyes.
[ "$("$program" --version)" = "$("$build/carre" --version)" ] || fail "the version is another"
for lang in en fr ja; do
    "$program" --help --lang $lang >"$room/help" 2>"$room/said" || fail "no help"
    "$build/carre" --help --lang $lang | cmp -s - "$room/help" || fail "help in $lang is another"
done
cd "$room" || exit 1
SDL_VIDEODRIVER=dummy "$program" shot title --size 1024x600 --lang fr --out "$room/title.png" >"$room/said" 2>&1 || fail "no picture of the title"
"$build/carre" shot title --size 1024x600 --lang fr --out "$room/built.png" >"$room/said" 2>&1 || fail "no picture from the build"
cmp -s "$room/title.png" "$room/built.png" || fail "the title is another than that of the build"
"$program" check-data >"$room/said" 2>&1 || fail "the data do not hold"

# Unpacked it runs as well, with all that it needs beside it: the fonts too, where the machine has none. Noto's Japanese ones may be in
# the file of another country; they are asked for by name.
alone="$room/Jeux été"
mkdir -p "$alone/fonts"
cp "$program" "$alone/carre"
cp -r "$prefix/share/carre" "$alone/assets"
cp -r "$prefix/share/locale" "$alone/locale"
for font in Lato-Bold.ttf Lato-Black.ttf RobotoSlab-Bold.otf BebasNeue-Bold.otf Sora-Bold.otf Dosis-ExtraBold.otf ReggaeOne-Regular.ttf \
    NotoSansCJK-Bold.ttc NotoSansCJK-Black.ttc NotoSerifCJK-Bold.ttc NotoSerifCJK-Black.ttc; do
    file=$(fc-list : file | sed 's/: *$//' | grep "/$font\$" | head -n 1)
    [ -n "$file" ] && ln -s "$file" "$alone/fonts/$font"
done
printf '<?xml version="1.0"?><fontconfig><dir>%s/none</dir></fontconfig>' "$room" >"$room/fonts.conf"
FONTCONFIG_FILE="$room/fonts.conf" SDL_VIDEODRIVER=dummy "$alone/carre" shot title --size 1024x600 --lang ja --out "$room/title.png" >"$room/said" 2>&1 ||
    fail "no picture of what is unpacked"
grep . "$room/said" && fail "what is unpacked lacks something"
"$build/carre" shot title --size 1024x600 --lang ja --out "$room/built.png" >"$room/said" 2>&1
cmp -s "$room/title.png" "$room/built.png" || fail "the title of what is unpacked is another than that of the build"

# (a source file names itself relative to the build folder in its assertions: that leads nowhere)
for folder in "$sources" "$build"; do
    grep -arlP "(?<!\.\.)\Q$folder\E" "$room/staged" >"$room/said" && fail "there is a way back to $folder"
done

# Every page of the manual is one, in its own words.
for pair in .:NAME fr:NOM ja:名前; do
    page=$man/${pair%:*}/man6/carre.6
    grep -q '^\.TH CARRE 6' "$page" || fail "$page is no page"
    [ "$(grep -c '^\.SH' "$page")" -ge 8 ] || fail "$page is not whole"
done
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate "$prefix/share/applications/carre.desktop" >"$room/said" 2>&1 || fail "the menu entry is not valid"
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$prefix/share/metainfo/games.carre.carre.metainfo.xml" >"$room/said" 2>&1 || fail "the metainfo is not valid"
fi
for lang in fr ja; do
    grep -q "^GenericName\[$lang\]=." "$prefix/share/applications/carre.desktop" || fail "the menu entry does not say in $lang what it is"
    grep -q "^Comment\[$lang\]=." "$prefix/share/applications/carre.desktop" || fail "the menu entry does not speak $lang"
    grep -q "^Keywords\[$lang\]=.*;$" "$prefix/share/applications/carre.desktop" || fail "the menu entry has no keywords in $lang"
    grep -q "<summary xml:lang=\"$lang\">" "$prefix/share/metainfo/games.carre.carre.metainfo.xml" || fail "the metainfo does not speak $lang"
    grep -q "<p xml:lang=\"$lang\">" "$prefix/share/metainfo/games.carre.carre.metainfo.xml" || fail "the metainfo tells nothing in $lang"
done
rm -rf "$room"
exit 0
