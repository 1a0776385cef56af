"""Packing."""

import accessories
import stuff
import surface
from looks import LOOKS
from photo import camera, lamp, sky
from props.bodies import box
from props.furniture import planks
from props.parcel import carton, crumpled, slip, tape_roll
from props.placing import put, put_skate


def parcel_being_packed():
    """An open cardboard box on a pale packing table, a pair of figure skates lying in white tissue in it; blade guards, a roll
    of tape and the delivery slip beside it; daylight from the left."""
    table = planks(5, 280, 34, 3, stuff.wood('#d9bd93', '#b08c5e', .42, coat=.15, worn=.2), gap=.12)
    put(table, (0, 10, 0))
    board = stuff.cardboard()
    inner = stuff.cardboard('#bd9361', '#a47b4d')
    put(carton(61, 35, 14, board, inner, (-50, 58, -30, -18)), (0, 4, 0), turn=9)
    tissue = stuff.paper('#f0eee8', thin=.8)
    put(crumpled(58, 30, 2.4, tissue, 3, bowl=13.), (0, 4, 2.2), turn=9)
    look = LOOKS['figure-classic-rose']
    # side by side, lying on their inner sides in the tissue
    put_skate(look, (-15.5, -6.0, 2.2), turn=9 + 5, roll=-83)
    put_skate(look, (14.0, -2.2, 2.6), turn=9 - 4, roll=-80, left=True)
    put(crumpled(15, 10, 2.2, tissue, 8, folds=22, bowl=1.6, n=80), (0.5, -4.0, 9.6), turn=14, pitch=6)
    accessories.guards(LOOKS['guards-teal'])
    put(surface.ROOT, (-21, -37, .3), turn=14)
    put(tape_roll(stuff.plain('#c39a63', .25, coat=.5), stuff.cardboard('#cbb28a', '#b29468')), (33, -33, 0))
    put(slip(stuff.paper('#eeece6'), stuff.plain('#16323b', .7)), (12, -37, .05), turn=-9)
    sky([(-1, (.1, .11, .12)), (0, (.30, .33, .36)), (1, (.58, .64, .70))], .5)
    lamp('window', (-120, 10, 110), (0, 0, 5), 70, 2300, (1, .96, .90))
    lamp('fill', (110, -90, 110), (0, 0, 5), 90, 620, (.87, .95, 1))
    camera((14, -86, 118), (1, -8, 3), lens=45, focus=(0, -4, 10), f=4.)
    return dict(exposure=.1)
