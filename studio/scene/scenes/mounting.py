"""The mounting of a blade."""
import numpy as np

import stuff
import surface
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import box
from props.furniture import planks
from props.placing import again, put, put_skate, stand, thing
from props.workshop import screwdriver, tool_wall, wood_screw
from skate import blade_alone
from surface import lathe, mesh

SOLE = 38.    # height of the sole over the bench


def mounting_jig():
    """A boot stands upside down in a stand on a wooden workbench, a chalk line along the middle of its sole; a blade lies on it,
    its plates over the heel and the forefoot; some screws are in, others lie in a dish beside a screwdriver."""
    timber = stuff.wood('#a87848', '#63402a', .5, coat=.08, worn=.5)
    put(planks(13, 320, 13.5, 5, timber, gap=.35), (0, 26, 0))
    steel = stuff.brushed('#a2a9ae', .3, (30, 30, .5))
    cast = stuff.paint('#16343e', .42, coat=.2)
    padding = stuff.felt('#8a5a3c')
    with thing('stand'):
        # a foot, a post and two padded forks that hold shaft and instep
        box('foot', (30, 17, 2.4), (-6, 0, 1.2), cast, .8)
        lathe('post', (-5.3, 0, 2), (0, 0, 1), [(3.6, 0), (3.0, 1.2), (2.4, 2.4), (2.4, 14), (2.9, 14.5), (2.9, 22)], cast, seg=40)
    boot = LOOKS['figure-premium-ivory-bare']
    r = put_skate(boot, (0, 0, 0))
    put(r, (0, 0, SOLE), roll=180)
    blade, *_ = blade_alone(LOOKS['blade-figure-basic'])
    put(blade, (.2, 0, SOLE + .02), roll=180)
    chrome = stuff.plain('#d4d8dc', .18, metal=1.)
    with thing('line'):
        # the chalk line follows the sole: heel, arch, forefoot, the toe that springs up
        x = np.linspace(-11.9, 12.7, 120)
        z = SOLE + .025 - np.interp(x, [-13, -4.55, -4.15, -3.4, -1.8, .8, 3.6, 6, 13.6], [0, 0, .9, 1.75, 1.75, .95, .16, 0, 0]) - np.clip((x - 8) / 5.4, 0, 1) ** 2 * .55
        V = np.vstack([np.stack([x, np.full(120, s * .07), z], -1) for s in (-1, 1)])
        mesh('chalk', V, [(i, i + 1, 121 + i, 120 + i) for i in range(119)], stuff.plain('#f4f6f4', .9, spec=0.))
    driver = screwdriver(stuff.plain('#b3202c', .35, coat=.4), chrome, 23)
    put(driver, (25, 9, 0), turn=203)
    with thing('dish') as dish:
        lathe('dish', (0, 0, 0), (0, 0, 1), [(3.2, 0), (4.2, .3), (5.0, 1.5), (4.8, 1.55), (4.0, .5), (.2, .35)], steel, seg=56)
    put(dish, (31, 27, 0))
    one = wood_screw(chrome)
    put(one, (22, 0, .38), turn=20, pitch=90)
    rng = np.random.default_rng(4)
    for k in range(4):
        again(one, (23 + rng.uniform(-4, 4), 1 + rng.uniform(-3, 3), .38), turn=rng.uniform(0, 360), pitch=90)
    for k in range(7):
        again(one, (31 + rng.uniform(-2, 2), 27 + rng.uniform(-2, 2), .75 + .12 * k), turn=rng.uniform(0, 360), pitch=80 + rng.uniform(-8, 8))
    # screws that are in: two each in heel and forefoot, the first to be set
    for x, y in ((10.8, 1.46), (10.8, -1.46), (2.6, 1.46), (-5.9, 1.33), (-10.8, -1.33)):
        again(one, (x + .2, y, SOLE + .42), roll=180)
    wall = tool_wall(320, 110, stuff.paint('#2d5564', .6), stuff.brushed('#8d9499', .35), timber, stuff.plain('#b23a2a', .45), 9, peg=False)
    put(wall, (-20, 150, -60))
    sky([(-1, (.05, .06, .065)), (0, (.10, .115, .125)), (1, (.2, .225, .25))], .7)
    lamp('key', (-90, -50, 110), (0, 0, 25), 60, 1900, (1, .95, .88))
    lamp('rim', (80, 50, 80), (0, 0, 34), 40, 1100, (.80, .92, 1), long=80)
    lamp('fill', (60, -120, 70), (0, 0, 30), 90, 420, (.9, .95, 1))
    lamp('over', (-10, 60, 130), (0, 0, 38), 60, 500, (.92, .96, 1))
    camera((31, -57, 84), (6, 0, 30), lens=50, focus=(4, -1, SOLE), f=5.6)
    return dict(exposure=.2)
