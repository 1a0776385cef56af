"""The rink: boards, masts, lights, hills behind."""
import math
import numpy as np

import stuff
from surface import lathe, mesh, resample, sweep
from props.bodies import box
from props.ice import lumps
from props.placing import put, thing

UP = (0, 0, 1.)


def rounded_rectangle(length, width, radius, step=40.):
    """the inner line of the boards, anticlockwise from the middle of the near side"""
    x, y = length / 2 - radius, width / 2 - radius
    P = [np.array([[0., -width / 2]])]
    for cx, cy, a in ((x, -y, -90), (x, y, 0), (-x, y, 90), (-x, -y, 180)):
        t = np.radians(np.linspace(a, a + 90, 24))
        P.append(np.stack([cx + radius * np.cos(t), cy + radius * np.sin(t)], -1))
    P.append(np.array([[0., -width / 2]]))
    return resample(np.c_[np.vstack(P), np.zeros(2 + 96)], step=step)[:, :2]


def wall_along(name, P, low, high, thick, material, out=0.):
    """an upright wall along the line P, thick outwards (to the right of the way along it)"""
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    side = np.stack([T[:, 1], -T[:, 0]], -1)
    A, B = P + side * out, P + side * (out + thick)
    n = len(P)
    V = np.vstack([np.c_[A, np.full(n, low)], np.c_[A, np.full(n, high)], np.c_[B, np.full(n, high)], np.c_[B, np.full(n, low)]])
    F = [(k * n + i, k * n + i + 1, (k + 1) % 4 * n + i + 1, (k + 1) % 4 * n + i) for k in range(4) for i in range(n - 1)]
    return mesh(name, V, F, material, smoothf=False)


def boards(length=3000., width=1900., radius=700., glass=True, at=(0, 0), panel=240., colour='#dfe8eb', kick='#156981', cap='#0f3340'):
    """The boards of a rink: white panels with joints, a coloured kick plate and top rail, glass between posts."""
    with thing('boards') as e:
        P = rounded_rectangle(length, width, radius)
        wall_along('panels', P, 0, 107, 6, stuff.paint(colour, .38, wear=.06))
        wall_along('kick', P, .5, 20, 1.2, stuff.paint(kick, .42, wear=.15), out=-1.2)
        wall_along('rail', P, 106, 110, 11, stuff.paint(cap, .4), out=-2.5)
        joint = stuff.plain('#9fb0b7', .6)
        post = stuff.brushed('#b9c2c8', .35, (30, 30, .4))
        line = resample(np.c_[P, np.zeros(len(P))], step=panel)[:, :2]
        T = np.gradient(line, axis=0)
        for p, t in zip(line, T / np.linalg.norm(T, axis=1, keepdims=True)):
            turn = math.degrees(math.atan2(t[1], t[0]))
            s = np.array([t[1], -t[0]])
            box('joint', (1.0, .8, 84), (*(p - s * .1), 62), joint, 0, turn)
            if glass:
                box('post', (4.5, 4, 150), (*(p + s * 3.2), 184), post, .4, turn)
        if glass:
            wall_along('glass', P, 110, 258, 1.2, stuff.pane('#e6f2f5', 0), out=2.6)
            wall_along('edge', P, 257, 259.5, 2.0, post, out=2.2)
    return put(e, (at[0], at[1], 0))


def mast(height, lamp_material, steel, heads=3, turn=0., at=(0, 0)):
    """a floodlight mast: pole, cross arm, round heads tilted to the ice"""
    with thing('mast') as e:
        lathe('pole', (0, 0, 0), UP, [(9, 0), (9, 30), (6, 60), (4.5, height)], steel, seg=14)
        box('arm', (heads * 42, 8, 8), (0, 0, height), steel, 1)
        for k in range(heads):
            x = (k - (heads - 1) / 2) * 40
            lathe('head', (x, -10, height - 6), (0, -.75, -.66), [(6, -16), (15, -8), (17, 0), (16.5, 1)], steel, seg=24)
            lathe('light', (x, -10, height - 6), (0, -.75, -.66), [(15.5, 1.2), (15, 2.0), (2, 2.4)], lamp_material, seg=24)
    return put(e, (at[0], at[1], 0), turn)


def hill_line(name, distance, height, material, seed=1, spread=(-.9, 2.2), rough=1.):
    """the outline of trees or hills round the place, a flat band by azimuth (radians from +x)"""
    rng = np.random.default_rng(seed)
    n = 500
    t = np.linspace(*spread, n)
    h = sum(rng.uniform(.5, 1) / f ** rough * np.sin(t * 3.1 * f + rng.uniform(0, 6.3)) for f in (1, 2, 3, 5, 8, 13, 21, 34, 55))
    h = height * (1 + .28 * h)
    V = np.vstack([np.stack([distance * np.cos(t), distance * np.sin(t), np.full(n, -30)], -1), np.stack([distance * np.cos(t), distance * np.sin(t), h], -1)])
    return mesh(name, V, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], material, smoothf=False)


def light_chain(name, a, b, sag, step, bulb, cable, size=4.):
    """bulbs on a cable that hangs between two points"""
    a, b = np.asarray(a, float), np.asarray(b, float)
    t = np.linspace(0, 1, 40)
    P = a + (b - a) * t[:, None] - np.array([0, 0, 4 * sag]) * (t * (1 - t))[:, None]
    sweep(name + '-cable', P, .8, .8, mat=cable, seg=6)
    q = resample(P, step=step)[1:-1]
    lumps(name, q - np.array([0, 0, size]), np.full(len(q), size), bulb, 1, flat=1.)
