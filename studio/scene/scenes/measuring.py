"""How a foot is measured."""
import math
import numpy as np

import stuff
from photo import camera, lamp, sky
from props.furniture import planks
from props.paper import drawn, foot_outline, pencil, ruler, sheet, written
from props.placing import put, thing

MM = 248


def measuring_sheet():
    """A sheet of paper on a wooden floor: the traced outline of a foot, a line behind the heel and one before the longest toe,
    248 mm written between them; a steel ruler with its zero at the heel line, a pencil. Morning light from the left."""
    floor = planks(11, 260, 13.8, 2, stuff.wood('#c79b68', '#8f6440', .42, coat=.18, worn=.3), gap=.16, stagger=60)
    put(floor, (10, 0, 0), turn=-24)
    lead = stuff.plain('#43484c', .55, spec=.6)
    page = sheet(29.7, 21.0, stuff.paper('#eceae4'), curl=.9, wave=0., lift=(.0, .0, .4, 1.), reach=.34)
    place = (0, 0, 0)
    put(page, place, turn=7)
    # everything drawn lies in the sheet's frame with the foot along +x
    with thing('marks') as marks:
        z = .075
        start = np.array([-12.4, .6])
        foot = foot_outline(MM) + start
        drawn([np.vstack([foot, foot[:4]])], .12, lead, z, .35, 2)
        heel, toe = start[0], start[0] + MM / 10
        drawn([[(heel, 7.9), (heel + .01, 0), (heel, -6.5)], [(toe, 7.9), (toe - .01, 0), (toe, -6.5)]], .10, lead, z + .002, .2, 3)
        # the measure: a thin line with two arrows, and the number over it
        y = 7.1
        drawn([[(heel + .15, y), (0, y + .03), (toe - .15, y)], [(heel + .95, y + .36), (heel + .12, y), (heel + .95, y - .36)], [(toe - .95, y + .36), (toe - .12, y), (toe - .95, y - .36)]], .085, lead, z + .003, .2, 4)
        written('248 mm', 1.3, (-3.4, 7.7), .13, lead, z + .004, shaky=.02, seed=5)
    put(marks, place, turn=7)
    scale = ruler(300, stuff.brushed('#b9bfc4', .3, (.5, 30, 30), .05), stuff.plain('#16191b', .6, spec=0.))
    a = math.radians(7)
    at = np.array([heel * math.cos(a) + 6.6 * math.sin(a), heel * math.sin(a) - 6.6 * math.cos(a)])
    put(scale, (at[0], at[1], .10), turn=7)
    pen = pencil(stuff.plain('#0f5f76', .3, coat=.5), stuff.wood('#d9b584', '#b98f5c', .6, grain=3), stuff.plain('#2b2e31', .4, metal=.3))
    put(pen, (6.6, 9.2, .06), turn=-150)
    sky([(-1, (.1, .1, .1)), (0, (.30, .33, .36)), (1, (.55, .62, .68))], .42)
    lamp('window', (-85, 55, 60), (0, 0, 0), 40, 1250, (1, .94, .84))
    lamp('fill', (60, -60, 70), (0, 0, 0), 70, 150, (.86, .94, 1))
    camera((7, -38, 43), (1.8, -.2, 0), lens=50, focus=(0, -3, 0), f=18.)
    return dict(exposure=.3)
