"""Tools, screws, sparks."""
import math
import numpy as np

import stuff
from surface import lathe, mesh, resample, sweep
from props.bodies import box, pipe, plate
from props.placing import thing

UP = (0, 0, 1.)


def screwdriver(handle, steel, length=22.):
    """lies along +x, tip first, its handle's axis at z = 1.5"""
    with thing('screwdriver') as e:
        h = length * .42
        profile = [(.2, 0), (1.15, .15), (1.45, 1.2), (1.5, h * .45), (1.25, h * .72), (.85, h * .86), (1.05, h * .95), (.9, h)]
        lathe('handle', (-h, 0, 1.5), (1, 0, 0), profile, handle, seg=10)
        lathe('collar', (0, 0, 1.5), (1, 0, 0), [(.9, 0), (.9, .5), (.5, .9)], steel, seg=20)
        lathe('shaft', (0, 0, 1.5), (1, 0, 0), [(.32, 0), (.32, length - h - 1.6), (.30, length - h - 1.2), (.10, length - h)], steel, seg=14)
    return e


def wood_screw(steel, length=1.6):
    """head down at z = 0, point up"""
    with thing('screw') as e:
        lathe('head', (0, 0, 0), UP, [(.05, .05), (.36, .0), (.38, .08), (.18, .26)], steel, seg=18)
        profile = [(.17, .2)]
        for z in np.arange(.34, length - .15, .13):
            k = 1 - .45 * max(0, (z - length * .55) / (length * .45))
            profile += [(.12 * k, z), (.19 * k, z + .05)]
        profile.append((.01, length))
        lathe('thread', (0, 0, 0), UP, profile, steel, seg=14)
    return e


def spanner(steel, length=19.):
    """open-ended at both ends, lying along x"""
    def jaw(x, d, r, w):
        return [(x + d * .3, r, .6), (x + d * r * 1.5, r * .85, .5), (x + d * r * 1.7, w, .1), (x + d * r * .45, w, .3), (x + d * r * .45, -w, .3), (x + d * r * 1.7, -w, .1), (x + d * r * 1.5, -r * .85, .5), (x + d * .3, -r, .6)]
    with thing('spanner') as e:
        right = jaw(length / 2 - 2, 1, 1.9, .8)
        left = jaw(-length / 2 + 1.6, -1, 1.5, .6)
        outline = [(2, .75, .5)] + right[0:8] + [(2, -.75, .5), (-2, -.75, .5)] + [(x, y, r) for x, y, r in reversed(left)] + [(-2, .75, .5)]
        plate('spanner', outline[::-1], .7, steel, (0, 0, .35), .12)
    return e


def hammer(handle, steel, length=30.):
    """hangs with its head up: the handle along -z"""
    with thing('hammer') as e:
        P = np.array([[0, 0, 0], [0, 0, -length * .5], [0, 0, -length]])
        sweep('handle', resample(P, n=20), 1.3, .95, N=np.tile([0, 1., 0], (20, 1)), mat=handle, taper=np.interp(np.linspace(0, 1, 20), [0, .4, .8, 1], [.75, .8, 1.15, 1.0]))
        lathe('head', (-5, 0, .5), (1, 0, 0), [(1.0, 0), (1.5, .3), (1.5, 2.0), (1.1, 2.6), (1.2, 6.2), (1.0, 7.5), (.3, 11.0)], steel, seg=20)
    return e


def pliers(grip, steel):
    """hang with the jaws up"""
    with thing('pliers') as e:
        for s in (1, -1):
            pipe('grip', [(s * .5, 0, -2), (s * 1.6, 0, -6), (s * 1.9, 0, -11), (s * 1.5, 0, -16)], .75, grip)
            plate('jaw', [(s * .1, 6, .2), (s * 1.0, 5.6, .3), (s * 1.5, 0, .6), (s * .6, -3, .4), (-s * .8, -2, .4), (s * .05, .5, .2)][::s], 1.0, steel, (0, 0, 0), .12, upright=True)
        lathe('pin', (0, -.6, -.6), (0, -1, 0), [(.6, 0), (.6, .15), (.4, .25)], steel, seg=18)
    return e


def tool_wall(width, height, board, steel, timber, grip, seed=2, peg=True):
    """a pegboard with tools, facing -y, its foot at z = 0"""
    rng = np.random.default_rng(seed)
    with thing('tool wall') as e:
        box('board', (width, 1.6, height), (0, .8, height / 2), board, .2)
        if peg:
            hole = stuff.plain('#0a0d0f', .9)
            V, F = [], []
            for x in np.arange(-width / 2 + 3, width / 2 - 2, 4.):
                for z in np.arange(3, height - 2, 4.):
                    o = len(V)
                    V += [(x + .32 * math.cos(a), -.02, z + .32 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)]
                    F.append(tuple(range(o, o + 8)))
            mesh('holes', V, F, hole, smoothf=False)
    def hang(tool, x, z, turn=0.):
        tool.parent = e
        tool.scale = (1, 1, 1)
        tool.location = (x, -1.6, z)
        tool.rotation_euler = (0, math.radians(turn), 0)
    x = -width / 2 + 12
    k = 0
    while x < width / 2 - 8:
        z = height * rng.uniform(.62, .80)
        kind = ('hammer', 'pliers', 'driver', 'spanner', 'driver', 'pliers', 'spanner')[k % 7]
        if kind == 'hammer':
            hang(hammer(timber, steel), x, z + 6)
        elif kind == 'pliers':
            hang(pliers(grip, steel), x, z)
        elif kind == 'driver':
            hang(screwdriver(grip, steel, rng.uniform(18, 26)), x, z, 90)
        else:
            t = spanner(steel, rng.uniform(15, 22))
            hang(t, x, z - 4)
            t.rotation_euler = (math.radians(90), math.radians(90), 0)
        x += rng.uniform(9, 15)
        k += 1
    return e


def fan_of_sparks(origin, direction, count, reach, glowing, seed=1, spread=.22, size=(.02, .05)):
    """glowing grains as short streaks that fly from a wheel and fall a little"""
    rng = np.random.default_rng(seed)
    d = np.asarray(direction, float) / np.linalg.norm(direction)
    V, F = [], []
    for _ in range(count):
        v = d + rng.normal(0, spread, 3) * np.array([.6, .6, .8])
        v /= np.linalg.norm(v)
        far = reach * rng.beta(1.1, 2.6)
        length = rng.uniform(.25, 1.6) * (.4 + far / reach)
        w = rng.uniform(*size)
        def at(s):
            return np.asarray(origin, float) + v * s + np.array([0, 0, -.010 * s * s])
        a, b = at(far), at(far + length)
        t = (b - a) / np.linalg.norm(b - a)
        n = np.cross(t, rng.normal(size=3))
        n /= np.linalg.norm(n)
        m = np.cross(t, n)
        o = len(V)
        V += [a, *(a * .4 + b * .6 + (n * math.cos(q) + m * math.sin(q)) * w for q in (0, 2.1, 4.2)), b]
        F += [(o, o + 1, o + 2), (o, o + 2, o + 3), (o, o + 3, o + 1), (o + 4, o + 2, o + 1), (o + 4, o + 3, o + 2), (o + 4, o + 1, o + 3)]
    return mesh('sparks', V, F, glowing)
