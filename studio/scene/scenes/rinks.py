"""Two pictures of a rink from the height of the ice."""

import stuff
from looks import LOOKS
from photo import camera, lamp, sky
from props.aids import cone, penguin
from props.bodies import ground
from props.ice import tracks
from props.placing import put, put_skate, thing
from props.rink import boards, hill_line, light_chain, mast


def open_rink(seed=3, light='#55808f', deep='#3a616f', wet=.9):
    """the ice with its tracks"""
    with thing('ice'):
        ground(stuff.ice(light, deep, rough=(.015, .06), scratches=.3, fine=.3, wet=wet), 9000)
        old = stuff.plain('#d9e8ee', .75)
        tracks(150, (-260, -120, 420, 700), (160, 900), (.10, .32), old, seed=seed, length=(.15, .7))
        tracks(60, (-120, -90, 160, 120), (80, 500), (.03, .10), old, seed=seed + 1, length=(.15, .6))


def rink_at_dusk():
    """An empty open-air rink at dusk: the boards come from the right and turn in a wide corner, floodlights stand behind
    the glass and draw long lights over the ice; a pair of white figure skates stands at the edge in front."""
    open_rink()
    boards(4200, 2300, 850, at=(-1560, 560))
    put_skate(LOOKS['figure-premium-white'], (15, 2, 0), turn=-142)
    put_skate(LOOKS['figure-premium-white'], (26, -8, 0), turn=-130, left=True)
    with thing('behind'):
        lamps = stuff.glow('#ffdcae', 110.)
        bulb = stuff.glow('#ffb765', 130.)
        steel = stuff.paint('#1c2a30', .5)
        tops = ((-2500, 2050), (-1700, 2060), (-900, 2060), (-80, 2000), (700, 1500), (880, 700))
        for k, (x, y) in enumerate(tops):
            mast(440, lamps, steel, 3, turn=(-24, -14, -4, 4, 40, 75)[k], at=(x, y))
        for (x0, y0), (x1, y1) in zip(tops, tops[1:]):
            light_chain('chain', (x0, y0 - 20, 400), (x1, y1 - 20, 400), 60, 95, bulb, steel, 5.)
        hill_line('trees', 4200, 120, stuff.plain('#0b2028', .9), 4, (.3, 3.3), .75)
        hill_line('hills', 9000, 420, stuff.plain('#27505f', .95), 9, (.3, 3.3), 1.3)
    sky([(-1, (.02, .05, .07)), (-.02, (.10, .12, .13)), (.0, (1.0, .40, .15)), (.045, (.90, .42, .20)), (.10, (.50, .33, .28)), (.17, (.18, .24, .30)), (.30, (.034, .105, .150)), (.6, (.012, .050, .078)), (1, (.012, .05, .08))], .95)
    lamp('key', (-150, -60, 170), (26, 0, 16), 60, 3200, (1, .90, .76), seen=False)
    lamp('rim', (150, 210, 120), (28, 5, 20), 60, 1700, (1, .72, .44), seen=False)
    lamp('fill', (60, -220, 90), (20, 0, 10), 160, 420, (.62, .82, 1), seen=False)
    camera((-10, -112, 11), (4, 0, 20.5), lens=29, focus=(24, -4, 14), f=8.)
    return dict(exposure=.45)


def first_lesson():
    """A bright morning on the same kind of rink: a pair of small yellow children's skates in front, a plastic penguin to hold on to
    and three soft cones farther out on the ice, the boards with their teal kick plate behind. Nobody is there yet."""
    open_rink(seed=12, light='#bcd5de', deep='#97b8c5', wet=.35)
    boards(3200, 1500, 620, at=(-500, 560), colour='#e9eef0')
    child = LOOKS['rec-kids-yellow']
    put_skate(child, (-17, -22, 0), turn=-30, scale=.74)
    put_skate(child, (-8, -6, 0), turn=-48, left=True, scale=.74)
    put(penguin(74), (46, 96, 0), turn=-24)
    red = stuff.plain('#d9701f', .5)
    band = stuff.plain('#f3f4f2', .55)
    for x, y in ((-96, 170), (-20, 260), (120, 330)):
        put(cone(red, band), (x, y, 0), turn=x)
    with thing('behind'):
        hill_line('trees', 2600, 190, stuff.plain('#6f97a6', .9), 4, (.2, 3.3), .7)
        hill_line('hills', 7000, 620, stuff.plain('#a9c4ce', .95), 9, (.2, 3.3), 1.3)
    sky([(-1, (.2, .25, .28)), (-.02, (.55, .62, .66)), (.0, (.92, .90, .84)), (.06, (.86, .90, .91)), (.22, (.60, .76, .84)), (.6, (.30, .52, .64)), (1, (.22, .42, .56))], .85)
    lamp('sun', (-500, 260, 420), (20, 40, 10), 70, 60000, (1, .90, .74))
    lamp('fill', (160, -260, 160), (0, 20, 20), 180, 1500, (.86, .95, 1), seen=False)
    camera((2, -112, 16), (4, 0, 21.5), lens=35, focus=(-14, -20, 12), f=2.5)
    return dict(exposure=.3, look='High Contrast')
