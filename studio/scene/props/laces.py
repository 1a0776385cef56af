"""Boots with loosened laces."""
import bpy
import math
import numpy as np

import surface
from surface import resample, spl, sweep
from boot import build_boot
from blades import build_blade_figure
from materials import palette
from sole import build_sole


def lace_material(colour='#f4f2ec'):
    from materials import mat
    return mat('lace', colour, .8, bump='lace', bs=.35, sheen=.3)


def loose_boot(p, fall, lined=4, spread=(1.5, 2.7)):
    """A boot that was just opened: the laces still cross in the lowest rows (lined), then hang free.

    fall: two lists of points (x, y, z) in the boot's own centimetres, from the last eyelet on, right side first;
    spread: half widths of the throat below and above."""
    p = dict(p, laces=0, gap=spread, tongue_fwd=1.5, bow=0)
    r = surface.root('skate')
    M = palette(p)
    b = build_boot(p, M)
    build_sole(p, b, M)
    if p.get('blade', p['kind']) == 'figure':
        build_blade_figure(p, M)
    u0, n = p.get('throat', 5.35), b.n

    def at_eyelet(u):
        t = np.clip((u - u0) / .55, 0, 1)
        gap = math.sqrt(max(1 - (1 - t) ** 2, 0)) * (spread[0] + (spread[1] - spread[0]) * np.clip((u - u0) / (n - u0), 0, 1))
        return float(b.th_at(u, min(gap + .78, float(b.rib(np.array(u))[4]) * .995)))
    rows = np.linspace(u0 + .55, p.get('eye_top', 9.6), p.get('eyelets', 6))[:lined]
    lace, w, h = M['lace'], .36, .11
    t = np.linspace(-1, 1, 25)
    sweep('lace', b.S(np.full(25, rows[0]), t * at_eyelet(rows[0]), .16 + .12 * (1 - t ** 2)), w, h, N=b.nor(np.full(25, rows[0]), t * at_eyelet(rows[0])), mat=lace, e=.8)
    for k in range(len(rows) - 1):
        for s in (1, -1):
            t = np.linspace(0, 1, 36)
            th = s * at_eyelet(rows[k]) * (1 - t) - s * at_eyelet(rows[k + 1]) * t
            u = rows[k] + (rows[k + 1] - rows[k]) * (.12 * t + .88 * t * t * (3 - 2 * t))
            slack = .10 + .10 * k     # the higher, the looser
            lift = .17 + (.14 + slack) * np.sin(np.pi * t) + (.12 if s > 0 else 0) * np.exp(-((t - .5) / .16) ** 2) - .22 * np.exp(-(t / .06) ** 2)
            sweep('lace', b.S(u, th, lift), w, h, N=b.nor(u, th), mat=lace, e=.8)
    for s, points in zip((-1, 1), fall):
        th = s * at_eyelet(rows[-1])
        start = b.S(rows[-1], th, .15)
        out = b.nor(rows[-1], th)
        P = resample(spl([start, start + out * .7 + np.array([0, s * .5, .25])] + [np.array(q, float) for q in points], 12), step=.25)
        # the flat side turns slowly along the way
        T, N, B = surface.frames(P, np.tile(out, (len(P), 1)) + np.linspace(0, 1, len(P))[:, None] * np.array([.3, .4 * s, .9]))
        sweep('lace', P, w, h, N=N, mat=lace, e=.8)
        d = P[-1] - P[-4]
        d /= np.linalg.norm(d)
        sweep('aglet', P[-1] + np.linspace(-.1, 2.2, 5)[:, None] * d, .20, .17, mat=M['metal'])
    return r


def tuck_straps(helmet):
    """the straps of a helmet that lies on its rim are inside it, unseen"""
    for o in list(helmet.children):
        if o.name.split('.')[0] in ('strap', 'slider'):
            bpy.data.objects.remove(o)
    return helmet
