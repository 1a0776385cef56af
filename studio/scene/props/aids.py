"""What children hold on to, and cones."""
import math
import numpy as np

import stuff
from surface import crom, grid_faces, lathe, mesh, spl, sweep
from props.bodies import box, pipe, plate
from props.placing import thing

UP = (0, 0, 1.)


def penguin(height=78.):
    """A training aid of moulded plastic: a penguin on two runners with handles at its sides, looking along -y. Height in centimetres."""
    k = height / 78
    coat = stuff.plain('#17323c', .34, coat=.35)
    white = stuff.plain('#eef2f3', .36, coat=.3)
    orange = stuff.plain('#e08a2c', .36, coat=.3)
    dark = stuff.plain('#0d1214', .25, coat=.6)
    with thing('penguin') as e:
        def body(name, profile, material, widen=1., deep=.86, n=96, front_only=False, out=0.):
            z = np.array([p[1] for p in profile], float)
            r = np.array([p[0] for p in profile], float)
            t = np.linspace(-1.05, 1.05, n) if front_only else np.linspace(0, 2 * math.pi, n, endpoint=False)
            V = []
            for rr, zz in zip(r, z):
                if front_only:    # the white front: an oval patch that lies on the body
                    V.append(np.stack([(rr + out) * np.sin(t) * widen, -(rr + out) * np.cos(t) * deep, np.full(n, zz)], -1))
                else:
                    V.append(np.stack([rr * np.cos(t) * widen, rr * np.sin(t) * deep, np.full(n, zz)], -1))
            return mesh(name, (np.array(V) * k).reshape(-1, 3), grid_faces(len(r), n, not front_only), material)
        keys = np.array([(12.5, 6), (15.6, 9), (17.6, 18), (17.8, 27), (16.4, 37), (13.6, 45.5), (11.6, 50), (11.3, 54), (12.0, 59), (11.9, 65), (10.2, 71), (6.6, 76), (1.2, 78.4), (.05, 78.5)])
        profile = crom(keys, np.linspace(0, len(keys) - 1, 90))
        body('body', profile, coat)
        mesh('bottom', [(12.5 * k * math.cos(a), 12.5 * .86 * k * math.sin(a), 6 * k) for a in np.linspace(0, 2 * math.pi, 60, endpoint=False)], [tuple(range(60))[::-1]], coat)
        # belly and face: patches on the body between an angle that grows and shrinks with the height
        def patch(z0, z1, wide, material, power=2.2):
            zs = np.linspace(z0, z1, 40)
            rows = []
            for z in zs:
                r = np.interp(z, profile[:, 1], profile[:, 0]) + .28
                a = wide * max(1 - abs((z - (z0 + z1) / 2) / ((z1 - z0) / 2)) ** power, 0) ** (1 / power)
                t = np.linspace(-a, a, 36)
                rows.append(np.stack([r * np.sin(t), -r * .86 * np.cos(t), np.full(36, z)], -1))
            return mesh('patch', (np.array(rows) * k).reshape(-1, 3), grid_faces(40, 36), material)
        patch(11, 47, .92, white)
        for s in (-1, 1):
            zs = np.linspace(55.5, 68.5, 30)
            rows = []
            for z in zs:
                r = np.interp(z, profile[:, 1], profile[:, 0]) + .26
                half = .46 * max(1 - abs((z - 62) / 6.5) ** 2, 0) ** .5
                t = s * .40 + np.linspace(-half, half, 24)
                rows.append(np.stack([r * np.sin(t), -r * .86 * np.cos(t), np.full(24, z)], -1))
            mesh('face', (np.array(rows) * k).reshape(-1, 3), grid_faces(30, 24), white)
            r = np.interp(64, profile[:, 1], profile[:, 0]) + .2
            at = np.array([r * math.sin(s * .40), -r * .86 * math.cos(.40), 64.]) * k
            lathe('eye', at, (math.sin(s * .4), -math.cos(.4), .1), [(1.55 * k, -.2), (1.5 * k, .25), (1.1 * k, .6), (.4 * k, .78), (.02, .8)], dark, seg=32)
        r = np.interp(60, profile[:, 1], profile[:, 0])
        lathe('beak', np.array([0, -r * .86 + .8, 60.]) * k, (0, -1, -.22), [(3.0 * k, 0), (2.7 * k, 1.6 * k), (1.7 * k, 4.0 * k), (.5 * k, 5.6 * k), (.02, 5.8 * k)], orange, seg=40)
        for s in (-1, 1):
            # wings that are the handles: arms that leave the body and swing forward
            wing = spl([(s * 13.2, 1, 43), (s * 18.5, 1.5, 40), (s * 22.0, 1.0, 33), (s * 22.4, .5, 27)], 10) * k
            sweep('wing', wing, 4.2 * k, 1.5 * k, N=np.tile([s, 0, .35], (len(wing), 1)), mat=coat, seg=24, e=.8, taper=np.interp(np.linspace(0, 1, len(wing)), [0, .5, .9, 1], [1.1, 1., .75, .45]))
            pipe('handle', [np.array(q) * k for q in ((s * 10.5, 6, 50.5), (s * 17, 8, 53.5), (s * 20.5, 12, 54))], 1.5 * k, orange)
            lathe('grip', np.array([s * 20.0, 11.4, 53.95]) * k, (s * .55, .8, .1), [(1.5 * k, 0), (1.9 * k, .3), (1.9 * k, 6.5 * k), (1.2 * k, 7.2 * k), (.05, 7.3 * k)], dark, seg=24)
            # feet are the runners
            foot = [(x * k, y * k, r_ * k) for x, y, r_ in ((s * 9 - 5.2, -23, 4), (s * 9 + 5.2, -23, 4), (s * 9 + 4.2, 14, 2), (s * 9 - 4.2, 14, 2))]
            plate('runner', foot if s else foot[::-1], 3.2 * k, orange, (0, 0, 1.8 * k), .9 * k)
            box('block', (8 * k, 16 * k, 4.5 * k), (s * 9 * k, -1 * k, 5 * k), coat, 1.2 * k)
    return e


def cone(material, stripe, height=23.):
    """a soft marker cone with a square foot and a pale band"""
    with thing('cone') as e:
        plate('foot', [(9, 9, 2.5), (-9, 9, 2.5), (-9, -9, 2.5), (9, -9, 2.5)][::-1], 1.2, material, (0, 0, .6), .3)
        def r(z):
            return 6.6 - (6.6 - 1.7) * z / height
        lathe('body', (0, 0, 1.0), UP, [(7.2, 0), (6.6, .6)] + [(r(z), z) for z in np.linspace(1, height, 12)] + [(1.3, height + .2), (1.1, height - 1)], material, seg=64)
        lathe('band', (0, 0, 1.0), UP, [(r(z) + .06, z) for z in np.linspace(height * .42, height * .66, 6)], stripe, seg=64)
    return e
