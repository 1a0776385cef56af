"""Simple bodies: boxes, pipes, hoops, plates, ground, the wordmark."""
import math
import numpy as np

from surface import fillet, lettering, mesh, plate2d, spl, sweep


def box(name, size, at, material, bevel=.2, turn=0., pitch=0., roll=0., segments=3):
    """a block with broken edges; at: its middle"""
    x, y, z = (s / 2 for s in size)
    corners = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    o = mesh(name, corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], material, smoothf=False)
    o.location = at
    o.rotation_euler = (math.radians(roll), math.radians(pitch), math.radians(turn))
    if bevel:
        m = o.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments = bevel, segments
        m.harden_normals = True
        o.data.use_auto_smooth = True
        o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    return o


def pipe(name, points, radius, material, smooth=8, seg=14):
    """a round bar through the points; smooth 0: straight pieces"""
    p = spl(points, smooth) if smooth and len(points) > 2 else np.array(points, float)
    return sweep(name, p, radius, radius, mat=material, seg=seg)


def hoop(name, profile, material, seg=96):
    """a ring about the upright with the closed profile [(radius, z)]"""
    t = np.linspace(0, 2 * math.pi, seg, endpoint=False)
    V = np.array([np.stack([r * np.cos(t), r * np.sin(t), np.full(seg, z)], -1) for r, z in profile]).reshape(-1, 3)
    n = len(profile)
    F = [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) % n * seg + (j + 1) % seg, (i + 1) % n * seg + j) for i in range(n) for j in range(seg)]
    return mesh(name, V, F, material, smoothf=False)


def plate(name, outline, thick, material, at=(0, 0, 0), bevel=.1, holes=(), upright=False):
    """a flat piece by its outline [(x, y, corner radius)], lying or upright (y is then z)"""
    loops = [fillet([tuple(map(float, c)) for c in outline])] + [fillet([tuple(map(float, c)) for c in h])[::-1] for h in holes]
    o = plate2d(name, loops, thick / 2, bevel, material, plane='xz' if upright else 'xy')
    o.location = at
    return o


def ground(material, size=4000., z=0., at=(0, 0)):
    """the floor, as a plane of one piece"""
    s = size / 2
    o = mesh('ground', [(at[0] - s, at[1] - s, z), (at[0] + s, at[1] - s, z), (at[0] + s, at[1] + s, z), (at[0] - s, at[1] + s, z)], [(0, 1, 2, 3)], material, smoothf=False)
    return o


def wordmark(height, material, at=(0, 0, 0), depth=.1):
    """the wordmark, upright, to be read from -y; at: its middle"""
    return lettering('LƯỚT', at[0], at[2], height, at[1], material, depth=depth)
