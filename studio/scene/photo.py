"""The photographer of scenes: lamps, sky, a camera with a focus, and taking the picture. Everything in centimetres."""
import bpy
import math
from mathutils import Vector

from studio import area, render
from surface import K
from stuff import colour_of


def cm(p):
    return tuple(v * K for v in p)


def lamp(name, at, to, size, power, colour=(1, 1, 1), long=None, seen=True):
    """A soft box. seen=False: it lights, but is not mirrored in steel or ice."""
    o = area(name, cm(at), cm(to), size * K, power, colour, sy=long * K if long else None)
    o.visible_glossy = seen
    o.visible_camera = False
    return o


def spot(name, at, to, power, colour=(1, 1, 1), angle=60, soft=.6, size=3):
    """A spotlight of so many degrees; size: of the lamp, which makes the shadow soft."""
    l = bpy.data.lights.new(name, 'SPOT')
    l.energy, l.color, l.spot_size, l.spot_blend, l.shadow_soft_size = power, colour, math.radians(angle), soft, size * K
    o = bpy.data.objects.new(name, l)
    bpy.context.scene.collection.objects.link(o)
    o.location = cm(at)
    o.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return o


def sky(stops, strength=1.):
    """The world as a gradient by height: (sine of the elevation -1 … 1, colour)."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value = -1
    tree.links.new(split.outputs[2], span.inputs['Value'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    tree.links.new(span.outputs[0], ramp.inputs[0])
    stops = [((h + 1) / 2, colour_of(c)) for h, c in stops]
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = stops[0]
    e[1].position, e[1].color = stops[-1]
    for position, colour in stops[1:-1]:
        e.new(position).color = colour
    ground = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], ground.inputs[0])
    ground.inputs[1].default_value = strength
    return world


def camera(at, to, lens=50, focus=None, f=4., shift=(0, 0)):
    """Stands at, looks to; sharp at focus (default: to). f: aperture of a full-frame camera."""
    c = bpy.data.cameras.new('camera')
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_start, c.clip_end = .02, 5000
    o = bpy.data.objects.new('camera', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = cm(at)
    look = (Vector(to) - Vector(at)).normalized()
    o.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    c.dof.use_dof = True
    c.dof.focus_distance = (Vector(focus or to) - Vector(at)).dot(look) * K
    c.dof.aperture_fstop = f * K   # Blender takes a unit for a metre, these scenes for ten centimetres
    bpy.context.scene.camera = o
    return o


def shoot(png, size, samples, exposure=0., look='Medium High Contrast', threads=0):
    """Renders and denoises what stands there; size (width, height) in pixels."""
    render(png, res=size[0], resy=size[1], spp=samples, transparent=False, look=look, exposure=exposure, threads=threads, place=True)
