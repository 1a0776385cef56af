"""Boots in the changing room."""
import math
import numpy as np

import headgear
import stuff
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import ground
from props.furniture import bench, hook_rail, planks
from props.laces import loose_boot, tuck_straps
from props.placing import put, put_skate, stand, thing
from surface import mesh
import surface

SEAT = 43.


def lacing_on_a_bench():
    """A pair of tan figure boots on a wooden rink bench: one still laced, the other opened, its laces over the edge;
    a helmet beside them; rubber floor, a panelled teal wall behind, daylight from a window on the left."""
    with thing('room'):
        ground(stuff.rubber(), 900)
    with thing('wall'):
        wall = planks(22, 320, 14.4, 2, stuff.paint('#1c5567', .5, wear=.10), gap=.5, along='y', top=0)
    put(wall, (20, 95, 100), roll=90)
    with thing('behind'):
        mesh('back', [(-300, 97, -10), (300, 97, -10), (300, 97, 300), (-300, 97, 300)], [(0, 1, 2, 3)], stuff.plain('#0a2730', .8))
    put(hook_rail(150, stuff.wood('#b98352', '#7b4f2f', .5), stuff.brushed('#8f979d'), 5), (70, 93, 118))
    timber = stuff.wood('#c69560', '#8a5b36', .42, coat=.25, worn=.35)
    put(bench(190, 38, SEAT, timber, stuff.paint('#20282c', .5)), (10, 0, 0))
    look = LOOKS['figure-classic-tan']
    place, turn = np.array([8, -1.0, SEAT + 6]), math.radians(-24)

    def own(x, y, z):
        """a place in the room in the boot's own centimetres; z over the seat"""
        d = np.array([x, y, z + SEAT]) - place
        return (d[0] * math.cos(turn) + d[1] * math.sin(turn), -d[0] * math.sin(turn) + d[1] * math.cos(turn), d[2])
    near = [own(13, -10.5, 10), own(15.2, -12.5, 4), own(17, -13.6, .9), own(20, -14.2, .16), own(24.5, -14.0, .14), own(27, -15.6, .14), own(26, -17.6, .14), own(24.6, -18.7, .14), own(24.0, -19.35, -.4), own(23.9, -19.6, -3), own(24.3, -19.8, -9), own(23.8, -19.7, -15)]
    far = [own(19, 2, 13), own(23, 5, 8), own(26, 6.5, 2.4), own(29, 6.4, .2), own(33.5, 4.0, .13), own(36, -1, .13), own(34, -6, .13), own(30.6, -8, .13), own(29.4, -11, .13)]
    opened = loose_boot(look, (near, far))
    stand(opened, look, (8, -1.0, SEAT), turn=-24)
    put_skate(look, (-9, 6, SEAT), turn=-42, left=True)
    headgear.helmet(dict(LOOKS['helmet-white']))
    helmet = surface.ROOT
    tuck_straps(helmet)
    put(helmet, (-43, 3, SEAT + 4.1), turn=-28, pitch=-4)
    sky([(-1, (.10, .12, .13)), (0, (.22, .25, .27)), (1, (.42, .48, .52))], .45)
    lamp('window', (-170, -120, 150), (0, 0, 52), 110, 4200, (1, .95, .87))
    lamp('rim', (120, 60, 120), (4, 0, 56), 50, 900, (.78, .92, 1))
    lamp('fill', (60, -200, 70), (0, 0, 50), 120, 700, (.88, .95, 1))
    camera((26, -118, 74), (-5, 0, 57), lens=50, focus=(8, -5, 55), f=3.2)
    return dict(exposure=.5)
