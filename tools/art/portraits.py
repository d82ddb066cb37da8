"""The 49 enemies. Run to write assets/ace/portraits/<id>.svg; ids as arguments redraw only those, --out DIR writes elsewhere."""
import os, sys
from portrait_parts import *
import portrait_cast_1, portrait_cast_2, portrait_cast_3, portrait_cast_4

def draw(id):
    R.seed(id)
    return ALL[id]() + frame()

# ------------------------------------------------------------------ first prints: all kit
def bust(grd, coat_, head, hat_, extra=()): return grd + neck() + coat_ + head + hat_ + list(extra)

QUICK = {
    'stable-hand': lambda: bust(town(EMBER), shirt(), big(face('square', wh='stubble')), hat('slouch', ASH)),
    'card-cheat': lambda: bust(town(EMBER), coat(), big(face('long', mo='grin', wh='thin')), hat('flat'), card(84, 300, -20, 'h') + card(110, 300, 10, 's')),
    'off-key-pianist': lambda: bust(town(ASH), shirt(stripe=True, tie=BLOOD), big(face('gaunt', mo='gap', wh='handlebar')), hat('bowler')),
    'grave-robber': lambda: bust(town(ASH), coat(inner=ASH), big(face('gaunt', mo='droop', eye='tired')), hat('cap'), lantern(230, 290)),
    'snake-oil-seller': lambda: bust(town(EMBER), coat(), big(face('long', mo='grin', wh='goatee')), hat('top'), bottle(84, 300)),
    'cattle-rustler': lambda: bust(town(EMBER), coat(inner=BLOOD), big(face('square', wh='horseshoe')), hat('peak')),
    'bootlegger': lambda: bust(town(ASH), coat(inner=ASH), big(face('long', mo='none', wh='fork') + patch()), hat('crushed')),
    'crooked-barber': lambda: bust(town(ASH), shirt(stripe=True), big(face('round', 'open', bare=True, mo='smirk', wh='handlebar') + hair('parted')), []),
    'saloon-owner': lambda: bust(town(EMBER), coat(), big(face('fat', mo='cigar', wh='chops')), hat('bowler')),
    'the-hangman': lambda: bust(burst(BLOOD), coat(inner=INK), big(face('long', eye='glow', wh='stubble')), hat('horned')),
    'the-preacher-of-ash': lambda: bust(burst(ASH), cloak(), big(face('gaunt', eye='glow')), hat('horned', ASH)),
    'the-twin-gunslingers': lambda: bust(burst(EMBER), coat(), big(face('long', mo='smirk')), hat('horned')),
    'the-weeping-widow': lambda: bust(burst(BLOOD), gown(), big(face('heart', 'soft', eye='lash', nz='fine', mo='lips', hollow=0)), hat('hood')),
    'claim-jumper': lambda: bust(town(EMBER), coat(inner=ASH), big(face('old', wh='full', nz='bulb', mo='none')), hat('slouch')),
    'midnight-drover': lambda: bust(night(), coat(inner=INK), big(face('gaunt', eye='hollow')), hat('peak', INK)),
    'train-robber': lambda: bust(town(EMBER), coat(), big(face('square', eye='squint')), hat('brim')),
    'telegraph-ghost': lambda: bust(night(ASH), shirt(), big(face('gaunt', eye='hollow', nz='none')), hat('visor', EMBER)),
    'undertaker': lambda: bust(town(ASH), coat(), big(face('gaunt', eye='tired', mo='droop')), hat('top', INK)),
    'dynamiter': lambda: bust(town(EMBER), coat(inner=BLOOD), big(face('square', 'open', bare=True, eye='mad', mo='gap') + hair('wild')), []),
    'faro-dealer': lambda: bust(town(EMBER), shirt(tie=BLOOD), big(face('heart', eye='lash', nz='fine', mo='smirk', hollow=0)), hat('visor')),
    'bone-fiddler': lambda: bust(night(), coat(inner=INK), big(skull(150, 150, 1.5, EMBER)), hat('slouch')),
    'the-sheriff-of-nobody': lambda: bust(burst(EMBER), coat(), [], hat('horned', BRASS)),
    'the-brass-marshal': lambda: bust(burst(EMBER), coat('plain'), big(face(wh='horseshoe') + scar(), 1.1), hat('kepi', EMBER)),
    'the-raven-matron': lambda: bust(burst(BLOOD), cloak(), big(face('heart', 'soft', eye='lash', iris=BLOOD, nz='fine', mo='lips', hollow=0)), hat('hood')),
    'the-silver-baron': lambda: bust(burst(ASH), coat(), big(face('fat', mo='sneer', wh='handlebar')), hat('top', ASH)),
    'plague-doctor': lambda: bust(town(EMBER), coat(inner=INK), big(face('gaunt', eye='goggles')), hat('brim', INK), lantern(236, 286)),
    'stagecoach-phantom': lambda: bust(night(ASH), coat(inner=INK), big(face('gaunt', eye='hollow', nz='none')), hat('top', INK)),
    'wax-doll-maker': lambda: bust(town(EMBER), gown(), big(face('old', 'soft', eye='glasses', nz='hook', mo='smirk', lines=True, hollow=0)), hat('bonnet')),
    'boiler-stoker': lambda: bust(town(EMBER), shirt(), big(face('square', eye='goggles', mo='grim', wh='stubble')), hat('cap')),
    'grizzly-trapper': lambda: bust(town(EMBER), cloak(), big(face('square', nz='broad', mo='none', wh='full')), hat('fur')),
    'gunsmith': lambda: bust(town(ASH), shirt(), big(face('old', 'open', bare=True, eye='glasses', wh='walrus') + hair('bald')), []),
    'mirror-duellist': lambda: bust(night(ASH), coat(), big(face('long', 'hard')), hat('flat')),
    'ossuary-clerk': lambda: bust(night(ASH), coat(), big(face('gaunt', 'open', bare=True, eye='glasses') + hair('slick')), [], skull(84, 310)),
    'the-iron-locomotive': lambda: bust(burst(EMBER), cloak(), big(face('round', eye='goggles')), hat('engineer')),
    'the-bat-queen': lambda: bust(burst(BLOOD), cloak() + cape_collar(), big(face('heart', 'soft', eye='glow', nz='fine', mo='lips', hollow=0)), hat('hood')),
    'the-clockmaker': lambda: bust(burst(BRASS), shirt(), big(face('old', 'open', bare=True, eye='glasses', wh='curtain') + hair('bald')), []),
    'the-tarantula-bride': lambda: bust(burst(BLOOD), gown(BONE), big(face('heart', 'soft', eye='lash', nz='fine', mo='lips', hollow=0)), hat('bonnet')),
    'necromancers-apprentice': lambda: bust(night(BLOOD), cloak(), big(face('child', 'low', eye='wide', nz='snub', mo='small', hollow=0)), hat('hood'), skull(86, 312, 1, EMBER)),
    'hellhound-handler': lambda: bust(night(BLOOD), coat(inner=INK), big(face('square', wh='chops') + scar()), hat('bowler')),
    'scarlet-dancer': lambda: bust(town(BLOOD), gown(BLOOD), big(face('heart', 'open', bare=True, eye='lash', nz='fine', mo='lips', hollow=0) + hair('bun')), []),
    'gatling-sergeant': lambda: bust(town(EMBER), coat('plain'), big(face('square', wh='walrus')), hat('kepi', BRASS)),
    'the-ferryman': lambda: bust(night(ASH), cloak(), big(face('gaunt', eye='hollow', nz='none')), hat('hood'), lantern(232, 290)),
    'the-rattler-king': lambda: bust(night(BLOOD), coat(inner=INK), big(face('gaunt', eye='glow')), hat('peak')),
    'the-choirmaster': lambda: bust(night(EMBER), cloak() + cape_collar(), big(face('long', 'open', bare=True, mo='open') + hair('long')), []),
    'the-bounty-keeper': lambda: bust(town(BLOOD), coat(), big(face('square', wh='full', mo='none')), hat('brim', BRASS)),
    'lord-overkill-easy': lambda: night(BLOOD) + flames(13, 290) + coat(inner=INK) + big(face('gaunt', eye='glow')) + hat('horned'),
    'lord-overkill-normal': lambda: night(BLOOD) + flames(13, 260) + cloak() + cape_collar() + big(face('gaunt', eye='glow', nz='none')) + hat('horned', EMBER),
    'lord-overkill-hard': lambda: night(EMBER) + flames(13, 230, col=BLOOD) + cloak() + cape_collar(EMBER) + xf(skull(150, 160, 1.9, EMBER)) + hat('horned', INK),
    'lord-overkill-nightmare': lambda: night(EMBER) + flames(17, 200, col=BLOOD) + cloak() + cape_collar(EMBER) + xf(skull(150, 160, 2.2, GLOW)) + hat('horned', EMBER)}
for id_, fn_ in QUICK.items(): ALL.setdefault(id_, fn_)

if __name__ == '__main__':
    args = sys.argv[1:]; out = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'assets', 'ace', 'portraits')
    if args[:1] == ['--out']: out = args[1]; args = args[2:]
    os.makedirs(out, exist_ok=True)
    for n in args or ALL:
        with open(os.path.join(out, n + '.svg'), 'w', newline='\n') as fh: fh.write(svg(draw(n)))
