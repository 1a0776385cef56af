"""The sharpening machine."""
import numpy as np

import stuff
from looks import LOOKS
from photo import camera, lamp, sky, spot
from props.bodies import box, plate
from props.placing import put, put_skate, thing
from props.workshop import fan_of_sparks, tool_wall
from surface import lathe, mesh

TABLE = 0.        # the machine's steel table is the floor of this picture
EDGE = 9.0        # height of blade and wheel above it


def sharpening_wheel():
    """A hockey skate lies on its side in the carriage of a sharpening machine, its runner against the grinding wheel that
    turns level behind a teal guard; sparks spray from the contact; dark workshop. Seen along the runner, the wheel at the left, the boot at the right."""
    table = stuff.brushed('#8d959b', .34, (.5, 26, 26), .10)
    teal = stuff.paint('#12566a', .38, coat=.3)
    dark = stuff.paint('#1d2428', .5)
    chrome = stuff.plain('#c9ced2', .2, metal=1.)
    with thing('machine'):
        box('table', (130, 74, 3), (0, 10, -1.5), table, .6)
        box('front', (128, 3, 22), (0, -26, -14), teal, .8)
        # two rails that the carriage glides on
        for y in (-4.0, -11.5):
            box('rail', (124, 1.8, 1.4), (0, y, .7), chrome, .25)
        # the wheel, level, half in its guard
        wheel = stuff.Stuff('wheel', '#c77a5c', .92, spec=.2)
        where = wheel.at('object')
        wheel.set('Base Color', wheel.ramp(wheel.noise(where, 7., 5, .8), [(.3, '#8d4f3a'), (.6, '#d59a80')]))
        wheel.bump(wheel.noise(where, 9., 4, .8), .7, .04)
        middle = (0, 9.6 + .01, EDGE)
        lathe('stone', (middle[0], middle[1], EDGE - .45), (0, 0, 1), [(2, 0), (9.5, 0), (9.6, .12), (9.6, .78), (9.5, .9), (2, .9)], wheel.material, seg=120)
        lathe('flange', (middle[0], middle[1], EDGE + .45), (0, 0, 1), [(4.2, 0), (4.2, .35), (3.9, .5), (1.6, .55), (1.6, 1.3), (1.2, 1.45)], chrome, seg=48)
        lathe('nut', (middle[0], middle[1], EDGE + 1.0), (0, 0, 1), [(1.25, 0), (1.25, .9), (.9, 1.0)], dark, seg=6)
        lathe('spindle', (middle[0], middle[1], 0), (0, 0, 1), [(2.6, 0), (2.6, EDGE - .6)], chrome, seg=32)
        lathe('motor', (middle[0], middle[1] + 1, 0), (0, 0, 1), [(7.4, 0), (7.4, 3.2), (6.6, 4.4), (3.0, 4.6)], dark, seg=64)
        # the guard: a drum open to the front
        t = np.radians(np.linspace(-12, 192, 60))
        ring_of = lambda r, z: np.stack([middle[0] + r * np.cos(t), middle[1] + r * np.sin(t), np.full(60, z)], -1)
        rows = [ring_of(r, z) for r, z in ((11.4, EDGE - 3.4), (11.6, EDGE - 3.2), (11.6, EDGE + 2.3), (11.3, EDGE + 2.7), (5.2, EDGE + 2.9))]
        V = np.array(rows)
        o = mesh('guard', V.reshape(-1, 3), [(i * 60 + j, i * 60 + j + 1, (i + 1) * 60 + j + 1, (i + 1) * 60 + j) for i in range(4) for j in range(59)], teal)
        so = o.modifiers.new('so', 'SOLIDIFY')
        so.thickness = .35
        box('neck', (12, 16, 13), (0, 28, 6), teal, 1.2)
        box('head', (26, 14, 30), (0, 38, 14), teal, 2.2)
        for s in (1, -1):
            lathe('screw', (s * 9, 17.6, EDGE + 2.75), (0, 0, 1), [(.6, 0), (.6, .2), (.4, .4)], chrome, seg=6)
        # the carriage: a plate on the rails, under the holder two pillars, over it two jaws; bolts go through its windows
        box('sledge', (34, 12.5, 1.6), (0, -7.4, 2.2), dark, .4)
        black = stuff.plain('#15181a', .5)
        for x in (-8, 8):
            box('pillar', (6.4, 2.8, EDGE - .62 - 3), (x, -2.9, (EDGE - .62 + 3) / 2), chrome, .25)
            box('jaw', (6.4, 2.8, 1.0), (x, -2.9, EDGE + .62 + .5), dark, .25)
            lathe('bolt', (x, -2.9, EDGE + 1.1), (0, 0, 1), [(1.0, 0), (1.0, .3), (.5, .35), (.5, 1.6), (1.7, 1.8), (1.9, 2.2), (1.9, 3.2), (1.5, 3.7), (.4, 3.8)], black, seg=12)
            lathe('foot', (x, -10, 3), (0, 0, 1), [(.9, 0), (.9, .25), (.6, .4)], chrome, seg=6)
    look = LOOKS['hockey-premium-white']
    # on its side, its edge towards the wheel (+y), its toe towards us
    put_skate(look, (0, -6.2 - .02, EDGE - 6.2), roll=-90, turn=180)
    with thing('sparks'):
        fan_of_sparks((-.4, .15, EDGE), (-1, .30, .10), 190, 15, stuff.glow('#ff9a3c', 26.), 3, .17, (.010, .026))
        fan_of_sparks((-.4, .15, EDGE), (-1, .26, .06), 120, 8, stuff.glow('#ffd28a', 50.), 5, .12, (.010, .024))
    wall = tool_wall(300, 120, stuff.paint('#1a3a45', .6), stuff.brushed('#868d92', .35), stuff.wood('#a8743f', '#6a4424', .5), stuff.plain('#b23a2a', .45), 5, peg=False)
    put(wall, (150, -10, -20), turn=-90)
    sky([(-1, (.012, .02, .024)), (0, (.02, .032, .038)), (1, (.03, .045, .055))], 1.)
    lamp('key', (20, 60, 70), (-4, 0, 8), 30, 620, (.84, .94, 1))
    lamp('rim', (60, -60, 50), (0, -6, 10), 26, 520, (1, .80, .58), long=60)
    lamp('soft', (-70, -30, 60), (0, -4, 8), 50, 170, (.9, .95, 1))
    lamp('wall', (90, 0, 110), (150, -10, 30), 60, 6000, (1, .80, .58), seen=False)
    spot('spark', (-3, 2, EDGE + 2.5), (-10, 0, EDGE - 4), 4, (1, .5, .18), 140)
    camera((-40, 15, 26), (1, -.5, EDGE - .6), lens=48, focus=(-5, -.5, EDGE), f=4.)
    return dict(exposure=.35)
