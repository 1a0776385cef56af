"""Putting things in their place: a prop is built at the origin under an empty of its own (thing) and then put somewhere. Centimetres; the floor
is z = 0, and a skate that is put at z = 0 stands on its blade."""
import bpy
import contextlib
import math

import surface
from surface import K
from skate import skate


@contextlib.contextmanager
def thing(name):
    """everything built inside stands under one empty, which can then be put somewhere"""
    before = surface.ROOT
    e = surface.root(name)
    yield e
    surface.ROOT = before


def put(o, at=(0, 0, 0), turn=0., pitch=0., roll=0.):
    """turn about the upright, pitch (nose down), roll (onto its right side); degrees"""
    o.rotation_euler = (math.radians(roll), math.radians(pitch), math.radians(turn))
    o.location = tuple(v * K for v in at)
    return o


def put_skate(p, at=(0, 0, 0), turn=0., pitch=0., roll=0., left=False, scale=1., **changes):
    """A skate standing on its blade at the place. left: the mirrored one of the pair."""
    p = dict(p, **changes)
    if left and p.get('mark'):
        p['mark'] = dict(p['mark'], flip=1)
    r = skate(p)
    return stand(r, p, at, turn, pitch, roll, left, scale)


def stand(r, p, at, turn=0., pitch=0., roll=0., left=False, scale=1.):
    bottom = 0. if p.get('blade', p['kind']) is None else {'figure': 6.0, 'hockey': 6.2, 'rec': 6.2, 'speed': 6.4}[p.get('blade', p['kind'])]
    r.scale = (K * scale, K * scale * (-1 if left else 1), K * scale)
    return put(r, (at[0], at[1], at[2] + bottom * scale), turn, pitch, roll)


def again(o, at, turn=0., pitch=0., roll=0.):
    """another one of a thing, sharing its meshes"""
    e = o.copy()
    bpy.context.scene.collection.objects.link(e)
    for child in o.children_recursive:
        if child.parent == o:
            c = child.copy()
            c.parent = e
            bpy.context.scene.collection.objects.link(c)
            for grandchild in child.children:
                g = grandchild.copy()
                g.parent = c
                bpy.context.scene.collection.objects.link(g)
    return put(e, at, turn, pitch, roll)
