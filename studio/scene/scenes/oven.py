"""The oven in which boots are moulded to the foot."""
import math
import numpy as np

import stuff
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import box, pipe, plate
from props.furniture import planks
from props.placing import put, put_skate, thing
from props.workshop import tool_wall
from surface import lathe, mesh, ring


def moulding_oven():
    """A steel heat-moulding oven on a workbench: behind its glass door, in warm light, a hockey boot stands on a wire grid;
    beside the door a dial and two lamps; the workshop behind out of focus."""
    timber = stuff.wood('#b58a5a', '#7c5535', .5, coat=.1, worn=.45)
    put(planks(14, 320, 15, 5, timber, gap=.18), (0, 50, 0))
    shell = stuff.paint('#c3cacd', .38, coat=.15, wear=.06)
    steel = stuff.brushed('#b3b9bd', .3, (.4, 30, 30))
    dark = stuff.plain('#15181a', .5)
    W, D, H = 62., 44., 48.      # outside
    w, h, x0 = 42., 37., -6.5    # opening, its middle
    wall = 3.
    with thing('oven'):
        front = -D / 2
        # carcass: five slabs round the chamber, so that one looks into it
        box('bottom', (W, D, 5), (0, 0, 2.5 + 2.5), shell, .8)
        box('top', (W, D, 6), (0, 0, H - .5), shell, .8)
        box('left', (x0 - w / 2 + W / 2, D, H), (-W / 2 + (x0 - w / 2 + W / 2) / 2, 0, H / 2 + 2.5), shell, .8)
        right = x0 + w / 2
        box('right', (W / 2 - right, D, H), ((right + W / 2) / 2, 0, H / 2 + 2.5), shell, .8)
        box('back', (W - 2, 2, H - 2), (0, D / 2 - 1, H / 2 + 2.5), shell, .4)
        inside = stuff.brushed('#c4bdb4', .5, (.4, 26, 26))
        z0, z1 = 7.5, H - 3.5
        box('lining back', (w + 4, .6, z1 - z0 + 1), (x0, D / 2 - 2.6, (z0 + z1) / 2), inside, 0)
        box('lining floor', (w + 2, D - 4, .5), (x0, 0, z0 - .1), inside, 0)
        box('lining roof', (w + 2, D - 4, .5), (x0, 0, z1), inside, 0)
        for s in (-1, 1):
            box('lining side', (.5, D - 4, z1 - z0), (x0 + s * (w / 2 + .05), 0, (z0 + z1) / 2), inside, 0)
        # air slots in the back
        for k in range(9):
            box('slot', (20, .3, .7), (x0, D / 2 - 3.0, z0 + 8 + 2.4 * k), dark, .05)
        # wire grid
        for x in np.linspace(x0 - w / 2 + 1.5, x0 + w / 2 - 1.5, 17):
            pipe('wire', [(x, -D / 2 + 3, z0 + 3.0), (x, D / 2 - 4, z0 + 3.0)], .16, steel, 0, 8)
        for y in (-D / 2 + 4, 0, D / 2 - 5):
            pipe('bar', [(x0 - w / 2 + .6, y, z0 + 2.75), (x0 + w / 2 - .6, y, z0 + 2.75)], .24, steel, 0, 8)
        # heating rods under the roof
        for y in (-8, 2, 12):
            pipe('rod', [(x0 - w / 2 + 2, y, z1 - 2.2), (x0 + w / 2 - 2, y, z1 - 2.2)], .45, stuff.glow('#ff7a2e', 7.), 0, 10)
        # door: frame, glass, handle
        m = 3.6
        frame = [(x0 - w / 2 - 2, z0 - 2, 1.2), (x0 + w / 2 + 2, z0 - 2, 1.2), (x0 + w / 2 + 2, z1 + 2, 1.2), (x0 - w / 2 - 2, z1 + 2, 1.2)]
        hole = [(x0 - w / 2 + m - 2, z0 + m - 2, 1.6), (x0 + w / 2 - m + 2, z0 + m - 2, 1.6), (x0 + w / 2 - m + 2, z1 - m + 2, 1.6), (x0 - w / 2 + m - 2, z1 - m + 2, 1.6)]
        plate('door', frame, 2.0, steel, (0, front - 1.1, 0), .3, holes=[hole], upright=True)
        mesh('glass', [(x0 - w / 2 + 1, front - 1.0, z0 + 1), (x0 + w / 2 - 1, front - 1.0, z0 + 1), (x0 + w / 2 - 1, front - 1.0, z1 - 1), (x0 - w / 2 + 1, front - 1.0, z1 - 1)], [(0, 1, 2, 3)], stuff.pane('#f3e8dc', .06), smoothf=False)
        seal = [(x, front - .2, z) for x, z in ((x0 - w / 2 + 1, z0 + 1), (x0 + w / 2 - 1, z0 + 1), (x0 + w / 2 - 1, z1 - 1), (x0 - w / 2 + 1, z1 - 1), (x0 - w / 2 + 1, z0 + 1))]
        hx = x0 + w / 2 - .2
        pipe('handle', [(hx, front - 2, z0 + 8), (hx, front - 4.6, z0 + 8.6), (hx, front - 5.2, z0 + 10), (hx, front - 5.2, z1 - 10), (hx, front - 4.6, z1 - 8.6), (hx, front - 2, z1 - 8)], .75, steel)
        for z in (z0 + 4, z1 - 4):
            lathe('hinge', (x0 - w / 2 - 2.6, front - 1.4, z - 2), (0, 0, 1), [(.1, 0), (.9, .1), (.9, 3.9), (.1, 4)], dark, seg=20)
        # the panel: dial with marks, two lamps
        px = (right + 2 + W / 2) / 2 + .2
        lathe('ring', (px, front - .05, 36), (0, -1, 0), [(3.7, -.3), (3.7, .12), (3.5, .16), (.1, .16)], dark, seg=64)
        lathe('dial', (px, front - .2, 36), (0, -1, 0), [(2.4, 0), (2.3, 1.3), (2.0, 1.7), (.1, 1.75)], steel, seg=48)
        box('pointer', (.35, .3, 1.7), (px - .5, front - 2.0, 37.1), stuff.plain('#f2f2ee', .5), .05, pitch=-24)
        for k in range(9):
            a = math.radians(220 - 32.5 * k)
            box('mark', (.22, .12, .7), (px + 3.1 * math.cos(a), front - .25, 36 + 3.1 * math.sin(a)), stuff.plain('#e8e4da', .5), 0, pitch=-math.degrees(a) + 90)
        for z, c, e in ((27, '#ff8a3a', 9.), (23, '#3fbf7a', 5.)):
            lathe('lamp', (px, front - .05, z), (0, -1, 0), [(1.0, -.2), (1.0, .25), (.75, .3)], steel, seg=28)
            lathe('light', (px, front - .3, z), (0, -1, 0), [(.7, 0), (.6, .22), (.3, .34), (.02, .38)], stuff.glow(c, e), seg=24)
        for x in (-W / 2 + 6, W / 2 - 6):
            for y in (-D / 2 + 5, D / 2 - 5):
                lathe('foot', (x, y, 0), (0, 0, 1), [(2.2, 0), (2.0, 2.6)], dark, seg=24)
    put_skate(LOOKS['hockey-sport-graphite'], (x0 - .5, -1.5, 10.7), turn=-20, blade=None)
    sky([(-1, (.03, .035, .04)), (0, (.06, .075, .085)), (1, (.12, .145, .165))], .7)
    lamp('inside', (x0, -2, 41), (x0, -2, 10), 30, 330, (1, .68, .38), seen=False)
    lamp('inside front', (x0, -17, 41.5), (x0, 0, 20), 30, 260, (1, .72, .44), long=4, seen=False)
    lamp('key', (-120, -120, 130), (0, 0, 25), 80, 5200, (.90, .96, 1))
    lamp('wall', (20, 60, 150), (10, 150, 60), 90, 900, (1, .84, .62), seen=False)
    lamp('rim', (110, 70, 100), (0, 0, 30), 50, 700, (.72, .88, 1), long=100)
    wall_ = tool_wall(340, 120, stuff.paint('#1d4a59', .6), stuff.brushed('#8d9499', .35), timber, stuff.plain('#b23a2a', .45), 3, peg=False)
    put(wall_, (10, 150, -42))
    camera((46, -136, 54), (10, 0, 26), lens=49, focus=(-4, -16, 26), f=2.8)
    return dict(exposure=.3)
