"""The shop's wall."""
import numpy as np

import stuff
import surface
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import box, ground, wordmark
from props.placing import put_skate, thing
from surface import mesh

WALL = 120.      # y of the wall
LEVELS = (52., 92., 132.)
DEPTH = 34.

# what stands on the shelves, from below: look and turn; all moulds, colours in calm groups
ROWS = (
    ('hockey-premium-black', 'hockey-sport-red', 'hockey-sport-teal', 'speed-sport-blue', 'speed-classic-yellow', 'hockey-classic-brown'),
    ('figure-premium-black', 'figure-sport-navy', 'rec-classic-navy', 'rec-sport-teal', 'rec-premium-sand', 'rec-classic-berry'),
    ('figure-premium-white', 'figure-classic-rose', 'figure-sport-beige', 'figure-classic-tan', 'figure-classic-mint', 'figure-premium-ivory'),
)


def wall_of_the_shop():
    """Three oak shelves with eighteen boots of all moulds before a deep teal wall, each shelf lit by a warm strip from below the one
    above; the wordmark in brass over them; polished concrete."""
    with thing('room'):
        ground(stuff.concrete('#8b9193', '#6f7678', .42, polish=.5), 1600)
        wall = stuff.concrete('#2a6577', '#1f5262', .75, at='world')
        mesh('wall', [(-700, WALL, 0), (700, WALL, 0), (700, WALL, 420), (-700, WALL, 420)], [(0, 1, 2, 3)], wall)
        box('skirting', (1400, 1.6, 9), (0, WALL - .8, 4.5), stuff.paint('#0e2a33', .5), .2)
    oak = stuff.wood('#c79a66', '#94683f', .42, coat=.15)
    warm = stuff.glow('#ffc58a', 16.)
    steel = stuff.paint('#14191b', .45)
    width = 206.
    with thing('shelves'):
        for z in LEVELS:
            box('shelf', (width, DEPTH, 3.4), (0, WALL - DEPTH / 2, z - 1.7), oak, .3)
            for x in (-width / 2 + 22, 0, width / 2 - 22):
                box('bracket', (1.2, DEPTH - 4, 4), (x, WALL - DEPTH / 2 + 1, z - 5.4), steel, .2)
        # strips: under each shelf above, and one under a slim canopy
        top = LEVELS[-1] + 40
        box('canopy', (width, DEPTH - 6, 2.6), (0, WALL - DEPTH / 2 + 3, top), oak, .3)
        for z in (LEVELS[1] - 4.2, LEVELS[2] - 4.2, top - 2.0):
            box('strip', (width - 8, 1.6, .9), (0, WALL - 24, z), warm, .1)
    for z in (LEVELS[1] - 5.5, LEVELS[2] - 5.5, top - 3.2):
        for x in (-68, 0, 68):
            lamp('strip light', (x, WALL - 24, z), (x, WALL - 16, z - 40), 66, 620, (1, .78, .52), long=2, seen=False)
    with thing('sign'):
        brass = stuff.plain('#c79a4a', .28, metal=1.)
        wordmark(16, brass, (0, WALL - 2.2, top + 19), depth=1.2)
    rng = np.random.default_rng(6)
    for z, row in zip(LEVELS, ROWS):
        for k, key in enumerate(row):
            x = (k - 2.5) * width / 6.15
            put_skate(LOOKS[key], (x, WALL - DEPTH / 2 - 1.5, z), turn=-24 + rng.uniform(-3, 3) + (6 if k > 3 else 0))
    sky([(-1, (.05, .055, .06)), (0, (.12, .14, .15)), (1, (.22, .25, .28))], .32)
    lamp('room', (-120, -240, 330), (0, 90, 90), 220, 16000, (.92, .96, 1))
    lamp('sign', (0, 40, 330), (0, WALL, 236), 60, 2600, (1, .85, .64), seen=False)
    camera((60, -290, 116), (2, WALL, 121), lens=51, focus=(0, 100, 120), f=5.6)
    return dict(exposure=.4)
