"""Benches, planks, hooks."""
import numpy as np

from surface import lathe
from props.bodies import box, pipe
from props.placing import thing

UP = (0, 0, 1.)


def bench(length, depth, height, timber, steel, slats=4):
    """A rink bench: thick slats on two bent steel frames. The top lies at height."""
    with thing('bench') as e:
        thick = 3.6
        w = depth / slats
        for k in range(slats):
            y = (k - (slats - 1) / 2) * w
            box('slat', (length, w - 1.1, thick), (0, y, height - thick / 2), timber, .45)
            for x in (-length * .36, length * .36):
                lathe('bolt', (x, y, height - .12), UP, [(.75, 0), (.75, .1), (.55, .2)], steel, seg=18)
        for x in (-length * .36, length * .36):
            box('beam', (5, depth - 3, 3), (x, 0, height - thick - 1.6), steel, .3)
            for y in (-1, 1):
                box('leg', (5, 3, height - thick - 2), (x, y * (depth / 2 - 3), (height - thick - 2) / 2), steel, .3)
            box('foot', (5, depth - 3, 1.2), (x, 0, .6), steel, .2)
    return e


def planks(count, length, width, thick, timber, gap=.25, along='x', top=0., stagger=0.):
    """boards side by side with their upper faces at top: a floor, a wall when turned, a table"""
    with thing('planks') as e:
        rng = np.random.default_rng(count)
        for k in range(count):
            at = (k - (count - 1) / 2) * width
            shift = rng.uniform(-stagger, stagger) if stagger else 0
            size = (length, width - gap, thick) if along == 'x' else (width - gap, length, thick)
            box('plank', size, (shift, at, top - thick / 2) if along == 'x' else (at, shift, top - thick / 2), timber, .12, segments=2)
    return e


def hook_rail(length, timber, steel, hooks=5):
    """a board with coat hooks, its back at y = 0"""
    with thing('hooks') as e:
        box('rail', (length, 2.4, 10), (0, -1.2, 0), timber, .3)
        for k in range(hooks):
            x = (k - (hooks - 1) / 2) * length / hooks
            box('plate', (2.6, .4, 6), (x, -2.6, 0), steel, .15)
            pipe('hook', [(x, -2.8, -1), (x, -5, -2.6), (x, -7.4, -1.8), (x, -8.0, .4)], .5, steel)
            lathe('knob', (x, -8.0, .2), (0, -.2, 1), [(.3, 0), (.85, .3), (.9, .8), (.5, 1.2)], steel, seg=18)
    return e
