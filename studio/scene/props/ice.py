"""Ice, and what blades leave on it."""
import math
import numpy as np

from surface import mesh, resample


def ribbon(V, F, P, width, z):
    """a strip of the given half widths along P (x, y), appended to V and F"""
    P = np.asarray(P, float)
    T = np.gradient(P, axis=0)
    T /= np.maximum(np.linalg.norm(T, axis=1, keepdims=True), 1e-9)
    side = np.stack([-T[:, 1], T[:, 0]], -1)
    o = len(V)
    for p, s, w in zip(P, side, width):
        V += [(*(p - s * w), z), (*(p + s * w), z)]
    F += [(o + 2 * i, o + 2 * i + 1, o + 2 * i + 3, o + 2 * i + 2) for i in range(len(P) - 1)]


def tracks(count, area, radius, width, material, seed=1, length=(.3, 1.3), z=.012, avoid=None):
    """Old tracks: thin arcs, some doubled, in the rectangle area (x0, y0, x1, y1); radius, width: from … to."""
    rng = np.random.default_rng(seed)
    V, F = [], []
    for k in range(count):
        R = rng.uniform(*radius)
        middle = rng.uniform(area[:2], area[2:])
        start = rng.uniform(0, 2 * math.pi)
        centre = middle - R * np.array([math.cos(start), math.sin(start)])
        span = rng.uniform(*length) * min(1., 90. / R) if R > 90 else rng.uniform(*length)
        n = 90
        t = start + span * np.linspace(-.5, .5, n)
        w = rng.uniform(*width) * np.sin(np.linspace(.03, math.pi - .03, n)) ** .5 * (1 + .35 * np.sin(np.linspace(0, rng.uniform(20, 60), n) + k))
        for d in ((0, .44) if rng.random() < .25 else (0,)):
            P = centre + (R + d) * np.stack([np.cos(t), np.sin(t)], -1)
            if avoid is not None and avoid(P):
                continue
            ribbon(V, F, P, w, z + .0004 * k)
    return mesh('tracks', V, F, material, smoothf=False)


def lumps(name, places, sizes, material, seed=1, flat=.7):
    """grains of snow: rough little bodies at the places"""
    rng = np.random.default_rng(seed)
    base = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (.6, .6, .6), (-.6, .6, .6), (.6, -.6, .6), (-.6, -.6, .6), (.6, .6, -.6), (-.6, .6, -.6), (.6, -.6, -.6), (-.6, -.6, -.6)])
    faces = []
    for corner in range(6, 14):
        s = np.sign(base[corner])
        a, b, c = 0 if s[0] > 0 else 1, 2 if s[1] > 0 else 3, 4 if s[2] > 0 else 5
        order = [(a, b, corner), (b, c, corner), (c, a, corner)]
        faces += order if s.prod() > 0 else [f[::-1] for f in order]
    places = np.asarray(places, float)
    n = len(places)
    form = base[None] * rng.uniform(.65, 1.25, (n, 14, 1)) * np.asarray(sizes, float).reshape(n, 1, 1) * rng.uniform([.8, .8, flat * .7], [1.3, 1.3, flat * 1.2], (n, 1, 3))
    turn = rng.uniform(0, 2 * math.pi, n)
    c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
    x, y = form[..., 0] * c - form[..., 1] * s, form[..., 0] * s + form[..., 1] * c
    V = np.stack([x, y, form[..., 2]], -1) + places[:, None]
    F = (np.array(faces)[None] + 14 * np.arange(n)[:, None, None]).reshape(-1, 3)
    return mesh(name, V.reshape(-1, 3), F.tolist(), material)


def fresh_track(path, material, gap=.44, seed=3, grains=900, dark=None):
    """A pair of fresh edge tracks along path (x, y): two grooves with a rim of torn ice, and shavings beside them."""
    rng = np.random.default_rng(seed)
    P = resample(np.c_[np.asarray(path, float), np.zeros(len(path))], step=.12)[:, :2]
    n = len(P)
    T = np.gradient(P, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    side = np.stack([-T[:, 1], T[:, 0]], -1)

    def rough(step, amount):
        return np.interp(np.arange(n), np.arange(0, n + step, step), rng.uniform(-amount, amount, len(np.arange(0, n + step, step))))
    V, F = [], []
    for d in (-gap / 2, gap / 2):
        for out, width, height in ((-1, .045, .030), (1, .060, .045)):
            middle = P + side * (d + out * .065 + rough(9, .010)[:, None])
            w = width * (1 + rough(3, .5)) * (1 + rough(14, .4))
            h = height * np.maximum(.15, 1 + rough(2, .7) + rough(11, .5))
            o = len(V)
            for p, s, ww, hh in zip(middle, side, w, h):
                V += [(*(p - s * ww), .001), (*p, hh), (*(p + s * ww), .001)]
            F += [(o + 3 * i + a, o + 3 * i + a + 1, o + 3 * i + a + 4, o + 3 * i + a + 3) for i in range(n - 1) for a in (0, 1)]
    mesh('rims', V, F, material)
    if dark:
        V, F = [], []
        for d in (-gap / 2, gap / 2):
            ribbon(V, F, P + side * d, np.full(n, .034), .006)
        mesh('grooves', V, F, dark, smoothf=False)
    at = rng.integers(0, n, grains)
    off = rng.choice((-1, 1), grains) * (gap / 2 + .05 + rng.exponential(.16, grains))
    places = np.c_[P[at] + side[at] * off[:, None], np.full(grains, .012)]
    sizes = rng.uniform(.008, .035, grains) * np.exp(-.5 * (np.abs(off) - gap / 2))
    lumps('shavings', places, sizes, material, seed + 1)


def drift(middle, along, length, width, material, grains=900, size=(.01, .05), seed=5):
    """a little heap of shavings along a line"""
    rng = np.random.default_rng(seed)
    d = np.array([math.cos(along), math.sin(along)])
    s = np.array([-d[1], d[0]])
    a = np.clip(rng.normal(0, .38, grains), -1, 1)
    b = rng.normal(0, .42, grains)
    top = np.exp(-(b / .5) ** 2) * np.exp(-(a / .75) ** 2)
    xy = np.asarray(middle, float)[:2] + a[:, None] * d * length / 2 + b[:, None] * s * width / 2
    z = rng.uniform(0, 1, grains) ** 1.5 * top * width * .28 + .01
    return lumps('drift', np.c_[xy, z], rng.uniform(*size, grains), material, seed + 1)
