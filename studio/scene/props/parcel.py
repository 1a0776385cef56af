"""A box that is packed, with what goes into it."""
import math
import numpy as np

from surface import grid_faces, mesh
from props.bodies import box, hoop
from props.paper import sheet, wordmark_flat
from props.placing import thing


def carton(length, depth, height, board, inside, open_=(-38, 62, -20, -12), thick=.5):
    """An open box of corrugated board, its floor at z = 0; open_: lift of the flaps over the level: front, back, left, right (degrees)."""
    with thing('carton') as e:
        box('bottom', (length, depth, thick), (0, 0, thick / 2), inside, .05)
        for s in (-1, 1):
            box('side', (length, thick, height), (0, s * (depth - thick) / 2, height / 2), board, .08)
            box('end', (thick, depth, height), (s * (length - thick) / 2, 0, height / 2), board, .08)
        flap = depth * .48
        # a flap starts at the rim and points outwards, lift degrees over the level
        for s, lift in zip((-1, 1), open_[:2]):
            a = math.radians(lift)
            box('flap', (length - .6, flap, thick), (0, s * (depth / 2 + flap / 2 * math.cos(a)), height + flap / 2 * math.sin(a)), board, .08, roll=s * lift)
        for s, lift in zip((-1, 1), open_[2:]):
            a = math.radians(lift)
            box('flap', (flap, depth - .6, thick), (s * (length / 2 + flap / 2 * math.cos(a)), 0, height + flap / 2 * math.sin(a)), board, .08, pitch=-s * lift)
    return e


def crumpled(width, depth, height, material, seed=1, n=110, folds=26, bowl=0., edge=1.):
    """Tissue paper: a sheet broken into many facets by folds; bowl: how far its rim is drawn up."""
    rng = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing='ij')
    z = np.zeros_like(u)
    for k in range(folds):
        a = rng.uniform(0, math.pi)
        d = u * math.cos(a) + v * math.sin(a) - rng.uniform(-.9, .9)
        across = -u * math.sin(a) + v * math.cos(a) - rng.uniform(-.8, .8)
        reach = rng.uniform(.25, .8)
        z += rng.uniform(.3, 1.) * rng.choice((1, -1)) * np.maximum(0, 1 - np.abs(d) / rng.uniform(.06, .30)) * np.maximum(0, 1 - np.abs(across) / reach)
    rim = np.maximum(np.abs(u), np.abs(v))
    z = height * .45 * z + bowl * np.clip(rim - .45, 0, 1) ** 1.3 * (1 + .35 * np.sin(6 * np.arctan2(v, u) + seed))
    x = u * width / 2 * (1 - .06 * z / max(height, .1)) + .25 * edge * np.sin(v * 9 + seed)
    y = v * depth / 2 + .25 * edge * np.sin(u * 8 + seed * 2)
    with thing('tissue') as e:
        o = mesh('tissue', np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(n, n), material)
        s = o.modifiers.new('thick', 'SOLIDIFY')
        s.thickness = .02
    return e


def tape_roll(tape, core, radius=5.6, breadth=4.8):
    """stands on its flat side"""
    with thing('tape') as e:
        hoop('core', [(3.75, 0), (3.95, 0), (3.95, breadth), (3.75, breadth)], core)
        side = []
        for k in range(9):   # layers: a fine stair seen on the flat side
            r = 3.96 + (radius - 3.96) * k / 9
            step = (radius - 3.96) / 9
            side += [(r, breadth - .05), (r + step * .25, breadth), (r + step * .8, breadth), (r + step, breadth - .05)]
        hoop('roll', [(3.96, 0), (radius, 0)] + side[::-1], tape)
    return e


def slip(material, ink, width=10.5, depth=14.8, accent=None):
    """A delivery slip: wordmark, a rule, lines of text as grey bars, a code of stripes; nothing that claims to be an address."""
    with thing('slip') as e:
        rng = np.random.default_rng(12)
        s = sheet(width, depth, material, .0, 2, wave=.02)
    z = .10
    with thing('print') as p:
        wordmark_flat(.95, ink, (-width / 2 + 2.2, depth / 2 - 1.5, z))
        V, F = [], []

        def bar(x, y, long, high):
            o = len(V)
            V.extend([(x, y, z), (x + long, y, z), (x + long, y + high, z), (x, y + high, z)])
            F.append((o, o + 1, o + 2, o + 3))
        bar(-width / 2 + 1, depth / 2 - 2.7, width - 2, .05)
        for k in range(3):
            bar(-width / 2 + 1, depth / 2 - 3.7 - .62 * k, rng.uniform(3.4, 6.4), .22)
        for k in range(4):
            y = depth / 2 - 6.8 - .8 * k
            bar(-width / 2 + 1, y, rng.uniform(3.4, 5.2), .20)
            bar(width / 2 - 2.4, y, rng.uniform(.9, 1.4), .20)
        bar(-width / 2 + 1, depth / 2 - 10.4, width - 2, .04)
        x = -width / 2 + 1.2
        while x < width / 2 - 1.4:
            w = rng.choice((.05, .05, .10, .15))
            bar(x, -depth / 2 + 1.2, w, 1.7)
            x += w + rng.choice((.05, .10, .12))
        mesh('ink', V, F, ink, smoothf=False)
    with thing('slip and print') as both:
        pass
    s.parent, p.parent, e.parent = both, both, both
    for o in (s, p, e):
        o.scale = (1, 1, 1)
    return both
