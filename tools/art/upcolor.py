#!/usr/bin/python3
"""Draws assets/upcolor/ (all but palette.txt, which it reads). The same files, byte for byte, each time.

A <set> is ordinary, safe or contrast; a <tone> light or dark; a <colour> imperial (green), yellow, blue, red, violet; a <face> one
of these or discard; a <kind> crown, sun, drop, flame, moon, cross.

cards/<set>/<face>, back               250x350; fr/ and ja/ hold the faces whose letter differs; small/ within each of them the same
                                       faces for cards lower than 100 pixels
shapes/ink/<kind>                      100x100, the shape alone
shapes/<set>/disc-<face>               100x100, the shape in a disc of its colour
wheel/<set>/<colour>, idle, free       400x400, the ring, middle at 200, 200; see upcolor_wheel.py for its turning
wheel/<set>/disc-<colour>, disc-free   250x250, for the middle of the ring, room for a word below the shape
chips/chip, chip-pale, <set>/<colour>  64x64; <set>/flat-<colour> 96x46, lying; sweets/sweet, sweet-pale, <set>/<colour> 96x64; sweets/<set>/ball-<colour> 32x32
chips/bowl-<tone>, sweets/bowl-<tone>  260x190; under them <set>/heap-1 .. heap-4 of the same size, drawn first
sweets/jar-back, jar-front             240x320; balls lie between back and front, inside 24..216 by 70..296
slots/<set>/next-<colour>-<tone>       250x350, the place of the next card; next-free-<tone>
signs/<tone>/flag, dealer, leader, pass, tick, team-wave, team-peak 64x64; arrow 32x64;
                                       crown 160x120; hand-over 200x80
signs/no-share, crown                  64x64, 160x120; burst 400x400 and rays 800x800 white; stamp-<set> 320x150; logo-<set> 92x92
ground/bands, end-ordinary, curtain-<set> 2560x1440, to cover the screen; bands is white, to be dyed; won-<set> 2560x930, the upper part of the end
ground/garland-<set>                   1920x230, from the upper edge over the whole width
particles/<set>/<colour>               32x32; strip-<colour> 24x32"""
import upcolor_cards
import upcolor_ground
import upcolor_shapes
import upcolor_signs
import upcolor_stakes
import upcolor_wheel

if __name__ == '__main__':
    for maker in (upcolor_cards, upcolor_shapes, upcolor_wheel, upcolor_stakes, upcolor_signs, upcolor_ground):
        maker.draw()
