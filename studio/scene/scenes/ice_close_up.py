"""A figure blade on the ice."""
import numpy as np

import stuff
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import ground
from props.ice import drift, fresh_track, lumps, tracks
from props.placing import put_skate, thing
from surface import mesh


def ice_close_up():
    """The toe of a figure blade on scratched ice, seen from a hand's breadth above it: a fresh pair of edge tracks
    runs from the foreground to the blade, shavings lie along it; behind, the lamps of the rink as warm discs."""
    white = stuff.snow()
    put_skate(LOOKS['figure-premium-white'], (0, 0, 0), turn=0)
    with thing('ice'):
        ground(stuff.ice('#8fb3c1', '#54808f', rough=(.10, .34), scratches=1.1, fine=1.), 3000)
        # the blade came backwards along a wide curve: its tracks lie before the toe
        x = np.linspace(-4, 46, 80)
        fresh_track(np.stack([x, -.0125 * np.clip(x - 3, 0, None) ** 2], -1), white, grains=3200, dark=stuff.plain('#28464f', .25))
        old = stuff.plain('#d3e4ea', .8)
        tracks(46, (-60, -40, 60, 60), (60, 400), (.012, .035), old, seed=4)
        tracks(40, (-60, -40, 60, 160), (120, 500), (.02, .05), old, seed=9)
        drift((11.2, -.55), 0., 7., 1.0, white, 1500, (.012, .05), seed=5)
        drift((12.4, .6), .2, 5., .9, white, 700, (.012, .05), seed=6)
        rng = np.random.default_rng(8)
        dust = np.c_[rng.normal(14, 9, 1600), rng.normal(-2, 7, 1600), np.full(1600, .008)]
        lumps('dust', dust, rng.uniform(.005, .022, 1600), white, 9)
    with thing('far'):
        # boards and lamps, far out of focus
        mesh('boards', [(-500, 520, 0), (300, 520, 0), (300, 520, 60), (-500, 520, 60)], [(0, 1, 2, 3)], stuff.paint('#cfdde2', .4))
        mesh('kick', [(-500, 518, 0), (300, 518, 0), (300, 518, 12), (-500, 518, 12)], [(0, 1, 2, 3)], stuff.paint('#0f6a80', .4))
        warm = stuff.glow('#ffb06a', 14.)
        rng = np.random.default_rng(2)
        for k in range(10):
            xx = -360 + 66 * k + rng.uniform(-14, 14)
            lumps('bulb', [(xx, 500, 40 + rng.uniform(-5, 7))], [6.5], warm, k, flat=1.)
    sky([(-1, (.02, .05, .06)), (0, (.05, .12, .15)), (.12, (.012, .045, .058)), (1, (.10, .20, .25))], 1.)
    lamp('key', (-50, 70, 70), (6, 0, 2), 50, 520, (.80, .93, 1))
    lamp('front', (70, -90, 80), (8, 0, 3), 60, 260, (.85, .95, 1), seen=False)
    lamp('steel', (-80, -85, 46), (4, 0, 3), 40, 240, (.82, .94, 1), long=22)
    lamp('warm', (80, 46, 20), (10, 0, 2), 26, 420, (1, .60, .28))
    lamp('boards', (-100, 330, 120), (-100, 520, 20), 300, 2600, (.85, .95, 1), seen=False)
    camera((39, -26, 7.2), (10.6, -1.0, 2.5), lens=58, focus=(14.5, -.8, .5), f=9.)
    return dict(exposure=.2, look='High Contrast')
