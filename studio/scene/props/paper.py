"""Paper, pencil, ruler, handwriting."""
import math
import numpy as np

from surface import grid_faces, lathe, lettering, mesh, resample, spl
from props.bodies import plate
from props.ice import ribbon
from props.placing import thing


# digits and the few letters we write, as strokes in a field 0…1 wide and 0…1.4 high: no font is borrowed
STROKES = {
    '0': [[(.5, 0), (.12, .2), (.05, .7), (.14, 1.2), (.5, 1.4), (.86, 1.2), (.95, .7), (.88, .2), (.5, 0)]],
    '1': [[(.2, 1.1), (.55, 1.4), (.55, 0)]],
    '2': [[(.1, 1.1), (.25, 1.36), (.6, 1.4), (.88, 1.15), (.8, .8), (.4, .38), (.05, 0), (.95, 0)]],
    '3': [[(.1, 1.25), (.45, 1.42), (.85, 1.2), (.8, .88), (.42, .75), (.85, .62), (.92, .25), (.5, -.02), (.06, .16)]],
    '4': [[(.7, 0), (.7, 1.4), (.05, .45), (.98, .45)]],
    '5': [[(.88, 1.4), (.2, 1.4), (.12, .8), (.5, .92), (.88, .68), (.92, .3), (.5, -.02), (.06, .14)]],
    '6': [[(.8, 1.36), (.4, 1.2), (.1, .7), (.08, .25), (.5, 0), (.9, .22), (.86, .62), (.5, .8), (.12, .5)]],
    '7': [[(.05, 1.4), (.95, 1.4), (.4, 0)]],
    '8': [[(.5, .76), (.14, .98), (.2, 1.3), (.5, 1.42), (.8, 1.3), (.86, .98), (.5, .76), (.1, .5), (.1, .16), (.5, -.02), (.9, .16), (.9, .5), (.5, .76)]],
    '9': [[(.88, .9), (.5, .62), (.12, .8), (.1, 1.18), (.5, 1.42), (.9, 1.18), (.9, .7), (.7, .2), (.3, 0)]],
    'm': [[(.04, 0), (.04, .9)], [(.04, .62), (.24, .9), (.44, .84), (.5, .6), (.5, 0)], [(.5, .6), (.7, .9), (.9, .84), (.96, .6), (.96, 0)]],
    'c': [[(.9, .78), (.5, .92), (.12, .7), (.1, .25), (.5, -.02), (.9, .14)]],
}


def written(text, height, start, width, material, z, turn=0., soft=True, shaky=0., seed=1):
    """text of single strokes, lying; start: lower left corner; width: of the stroke; soft: rounded strokes"""
    rng = np.random.default_rng(seed)
    k = height / 1.4
    V, F = [], []
    x = 0.
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for letter in text:
        wide = {'1': .75, 'm': 1.25, ' ': .6}.get(letter, 1.)
        for stroke in STROKES.get(letter, []):
            p = np.array(stroke) * [k * .72 * wide, k] + rng.normal(0, shaky, (len(stroke), 2))
            if soft and len(p) > 3:
                p = spl(p, 6)
            p = resample(np.c_[p, np.zeros(len(p))], step=max(height / 18, .01))[:, :2] + [x, 0]
            q = np.stack([p[:, 0] * c - p[:, 1] * s, p[:, 0] * s + p[:, 1] * c], -1) + np.asarray(start)
            ribbon(V, F, q, np.full(len(q), width / 2), z)
        x += k * (.72 * wide + .28)
    return mesh('written', V, F, material, smoothf=False)


def drawn(lines, width, material, z, wobble=.25, seed=1):
    """pencil lines [(x, y) …]: their pressure, so their width, changes along the way"""
    rng = np.random.default_rng(seed)
    V, F = [], []
    for line in lines:
        p = resample(np.c_[np.asarray(line, float), np.zeros(len(line))], step=.12)[:, :2]
        n = len(p)
        w = np.interp(np.arange(n), np.arange(0, n + 7, 7), rng.uniform(1 - wobble, 1 + wobble, len(np.arange(0, n + 7, 7)))) * width / 2
        ribbon(V, F, p, w, z)
    return mesh('drawn', V, F, material, smoothf=False)


def ruler(length_mm, steel, ink, breadth=2.8):
    """A steel ruler in millimetres, lying along +x with 0 at x = 0 on its upper edge y = 0: a tick each millimetre, numbers every ten."""
    with thing('ruler') as e:
        long = length_mm / 10
        hole = [(long + .9 + .3 * math.cos(t), -breadth / 2 + .3 * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
        plate('blade', [(long + 1.5, 0, .3), (0, 0, .02), (0, -breadth, .02), (long + 1.5, -breadth, .3)], .1, steel, (0, 0, .05), .02, holes=[hole])
        V, F = [], []
        for k in range(length_mm + 1):
            tall = .85 if k % 10 == 0 else .65 if k % 5 == 0 else .42
            x, w = k / 10, .014 if k % 5 else .018
            x = min(max(x, w), long)
            ribbon(V, F, [(x, -.01), (x, -tall)], [w, w], .104)
        mesh('ticks', V, F, ink, smoothf=False)
        for k in range(10, length_mm + 1, 10):
            text = str(k)
            wide = sum(.3 * (.72 * (.75 if c == '1' else 1) + .28) for c in text) - .08
            written(text, .42, (k / 10 - wide / 2, -1.42), .068, ink, .104)
        written('mm', .40, (.30, -2.35), .068, ink, .104)
        wordmark_flat(.62, ink, (long / 2, -2.2, .105))
    return e


def wordmark_flat(height, material, at):
    """the wordmark lying, to be read from -y"""
    o = lettering('LƯỚT', 0, 0, height, 0, material, depth=.004)
    o.rotation_euler = (0, 0, 0)
    o.location = at
    return o


def pencil(paint_, wood_, lead, length=17.5):
    """six-sided, sharpened, lies along +x, tip first at x = 0"""
    with thing('pencil') as e:
        r = .38
        lathe('body', (-length, 0, r * .87), (1, 0, 0), [(r * .92, 0), (r, .04), (r, length - 2.3), (r * .98, length - 2.25)], paint_, seg=6)
        lathe('cone', (-2.3, 0, r * .87), (1, 0, 0), [(r * .985, -.06), (r * .93, .0), (.13, 1.72)], wood_, seg=24)
        lathe('tip', (-.60, 0, r * .87), (1, 0, 0), [(.135, 0), (.02, .58), (.005, .60)], lead, seg=16)
        lathe('end', (-length, 0, r * .87), (-1, 0, 0), [(.34, 0), (.16, .005), (.02, .006)], wood_, seg=24)
    return e


# heel at x = 0, round the inner side to the big toe (longest, x = 24.8), the other toes, back along the outer side
FOOT = [(0, .1), (.4, 1.6), (1.6, 2.75), (4, 3.25), (7, 3.0), (10, 2.45), (13, 2.6), (16, 3.9), (18, 4.6), (19.6, 4.65), (21.5, 4.35), (23.3, 4.2), (24.35, 3.6), (24.8, 2.75), (24.5, 1.9),
        (23.75, 1.45), (24.25, 1.0), (24.1, .3), (23.35, -.15), (23.55, -.6), (23.2, -1.3), (22.35, -1.62), (22.4, -2.1), (21.9, -2.75), (20.95, -2.95), (20.8, -3.4), (20.0, -4.25),
        (18.6, -4.75), (16.5, -4.85), (14, -4.5), (10, -3.75), (6, -3.35), (3, -3.1), (1.3, -2.4), (.3, -1.3), (0, .1)]


def foot_outline(mm=248):
    """A bare foot traced with a pencil: heel at x = 0, longest toe at x = mm / 10; the big toe lies at +y."""
    return np.clip(spl(FOOT, 10), [0, -9], [24.8, 9]) * mm / 248


def sheet(width, depth, material, curl=.0, seed=1, at_z=.02, n=40, wave=.05, lift=None, reach=.9):
    """a sheet of paper that lies almost flat: each corner lifted by curl times its lift, as far as reach; the rest a breath above the table"""
    with thing('sheet') as e:
        rng = np.random.default_rng(seed)
        u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij')
        corners = lift or rng.uniform(.2, 1., 4)
        z = np.full_like(u, at_z)
        for (a, b), c in zip(((-1, -1), (1, -1), (1, 1), (-1, 1)), corners):
            far = np.clip(1 - np.hypot((u - a) / reach, (v - b) / reach), 0, 1)
            z += curl * c * far ** 2
        z += wave * .5 * (1 + np.sin(u * 2.1 + rng.uniform(0, 6)) * np.sin(v * 1.7 + rng.uniform(0, 6))) * np.maximum(np.abs(u), np.abs(v)) ** 3
        V = np.stack([u * width / 2, v * depth / 2, z], -1).reshape(-1, 3)
        o = mesh('sheet', V, grid_faces(n, n), material)
        s = o.modifiers.new('thick', 'SOLIDIFY')
        s.thickness = .012
    return e
