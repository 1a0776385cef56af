"""What places are made of: ice, snow, wood, rubber, concrete, cardboard, paper, painted and bare steel, felt.

Every material is procedural. Coordinates are centimetres: those of the object, or of the place ('world').
An object's own random number shifts its pattern, so that two planks of one wood are never alike.
"""
import bpy

from surface import hexlin


def colour_of(c):
    return hexlin(c) if isinstance(c, str) else (tuple(c) + (1.,))[:4]


class Stuff:
    """One material under construction, in small words for the nodes that these pictures need."""

    def __init__(self, name, colour='#888888', rough=.5, metal=0., spec=.5, coat=0., sheen=0.):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.set('Base Color', colour_of(colour))
        self.set('Roughness', rough)
        self.set('Metallic', metal)
        self.set('Specular', spec)
        self.set('Clearcoat', coat)
        self.set('Sheen', sheen)

    def node(self, kind, **settings):
        n = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(n, key, value)
        return n

    def link(self, value, socket):
        """value: a socket to connect, or a constant"""
        if hasattr(value, 'is_linked'):
            self.tree.links.new(value, socket)
        elif value is not None:
            socket.default_value = value
        return self

    def set(self, name, value):
        return self.link(value, self.shader.inputs[name])

    def at(self, kind='object', scale=(1, 1, 1), turn=0.):
        """where on the thing: centimetres times scale, turned about z (radians)"""
        mapping = self.node('Mapping')
        if kind == 'world':
            place = self.node('NewGeometry').outputs['Position']
            k = 10.
        else:
            local = self.node('TexCoord').outputs['Object']
            far = self.math('MULTIPLY', self.node('ObjectInfo').outputs['Random'], 173.)
            add = self.node('VectorMath', operation='ADD')
            self.link(local, add.inputs[0])
            self.link(far, add.inputs[1])
            place = add.outputs[0]
            k = 1.
        self.link(place, mapping.inputs['Vector'])
        mapping.inputs['Scale'].default_value = [s * k for s in scale]
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        return mapping.outputs[0]

    def noise(self, where, scale=1., detail=4., rough=.5, warp=0., colour=False):
        n = self.node('TexNoise')
        self.link(where, n.inputs['Vector'])
        n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough
        n.inputs['Distortion'].default_value = warp
        return n.outputs['Color' if colour else 'Fac']

    def cells(self, where, scale=1., colour=False):
        n = self.node('TexVoronoi')
        self.link(where, n.inputs['Vector'])
        n.inputs['Scale'].default_value = scale
        return n.outputs['Color' if colour else 'Distance']

    def math(self, how, a, b=None):
        m = self.node('Math', operation=how)
        self.link(a, m.inputs[0])
        self.link(b, m.inputs[1])
        return m.outputs[0]

    def span(self, value, low, high, start=0., end=1.):
        """value from start … end to low … high, clamped"""
        m = self.node('MapRange')
        self.link(value, m.inputs['Value'])
        for key, v in (('From Min', start), ('From Max', end), ('To Min', low), ('To Max', high)):
            self.link(v, m.inputs[key])
        return m.outputs[0]

    def ramp(self, value, stops):
        """stops: (position, colour)"""
        n = self.node('ValToRGB')
        self.link(value, n.inputs[0])
        e = n.color_ramp.elements
        e[0].position, e[0].color = stops[0][0], colour_of(stops[0][1])
        e[1].position, e[1].color = stops[-1][0], colour_of(stops[-1][1])
        for position, colour in stops[1:-1]:
            e.new(position).color = colour_of(colour)
        return n.outputs[0]

    def mix(self, share, a, b, how='MIX'):
        n = self.node('MixRGB', blend_type=how)
        self.link(share, n.inputs[0])
        for socket, v in ((n.inputs[1], a), (n.inputs[2], b)):
            self.link(colour_of(v) if isinstance(v, (str, tuple)) else v, socket)
        return n.outputs[0]

    def bump(self, height, strength=.3, distance=.02):
        """adds to the bumps there are"""
        n = self.node('Bump')
        n.inputs['Strength'].default_value = strength
        n.inputs['Distance'].default_value = distance
        self.link(height, n.inputs['Height'])
        before = self.shader.inputs['Normal'].links
        if before:
            self.link(before[0].from_socket, n.inputs['Normal'])
        return self.set('Normal', n.outputs[0])


# ---- ice and snow ------------------------------------------------------------------------------------------------

def ice(light='#c9dbe2', deep='#9dbcc9', rough=(.06, .30), scratches=1., fine=1., wet=0.):
    """Skated ice: a cloudy body under a glossy skin that thousands of blades have scratched.

    scratches: how strong; fine: how close they lie (1 = a centimetre apart, for close pictures); wet: how far it mirrors."""
    s = Stuff('ice', light, spec=.55 + .45 * wet, coat=wet)
    s.set('Clearcoat Roughness', .04)
    world = s.at('world')
    clouds = s.noise(world, .021, 5, .6)
    s.set('Base Color', s.ramp(clouds, [(.30, deep), (.70, light)]))
    # worn in patches: glossy where water froze last, dull where it was skated
    worn = s.noise(world, .05, 6, .65)
    dull = s.span(worn, rough[0], rough[1], .32, .68)
    lines = None
    if scratches:
        bend = s.noise(world, .012 * fine, 2, .5, colour=True)
        for k, (turn, wide, cut) in enumerate(((.25, 1.6, .62), (1.35, 1.2, .64), (2.2, 2.1, .62), (2.9, 1.4, .645))):
            where = s.node('Mapping')
            mixed = s.node('MixRGB')
            mixed.inputs[0].default_value = .0
            s.link(world, mixed.inputs[1])
            s.link(bend, mixed.inputs[2])
            add = s.node('VectorMath', operation='MULTIPLY_ADD')
            s.link(bend, add.inputs[0])
            add.inputs[1].default_value = (26 / fine, 26 / fine, 0)
            s.link(world, add.inputs[2])
            s.link(add.outputs[0], where.inputs['Vector'])
            where.inputs['Rotation'].default_value = (0, 0, turn)
            where.inputs['Scale'].default_value = (.012 * fine, wide * fine, 1)
            where.inputs['Location'].default_value = (k * 7.3, k * 3.1, 0)
            line = s.span(s.noise(where.outputs[0], 1., 1.5, .5), 0, 1, cut, cut + .03)
            lines = line if lines is None else s.math('MAXIMUM', lines, line)
        dull = s.math('ADD', dull, s.math('MULTIPLY', lines, .30 * scratches))
        s.bump(s.math('MULTIPLY', lines, -1.), .22 * scratches, .02)
        clear = s.shader.inputs['Base Color'].links[0].from_socket
        s.set('Base Color', s.mix(s.math('MULTIPLY', lines, .45 * scratches), clear, '#e6f1f5'))
    s.set('Roughness', dull)
    s.bump(s.noise(world, .35, 4, .6), .05 - .04 * wet, .05)
    return s.material


def snow(colour='#f3f8fa'):
    """Shavings that blades leave: matt, with a breath of blue."""
    s = Stuff('snow', colour, .95, spec=.2, sheen=.3)
    s.set('Emission', colour_of('#9fc4d2'))   # light that wanders through the grains
    s.set('Emission Strength', .22)
    return s.material


# ---- wood --------------------------------------------------------------------------------------------------------

def wood(light='#c08a57', dark='#7d5030', rough=.45, coat=.1, along='x', grain=1., worn=.0):
    """A plank: growth rings as long flames, fine fibres, darker pores; worn: greyer and duller in patches."""
    s = Stuff('wood', light, rough, coat=coat)
    long, wide = .022 * grain, .42 * grain
    scale = {'x': (long, wide, wide), 'y': (wide, long, wide), 'z': (wide, wide, long)}[along]
    where = s.at('object', scale)
    flames = s.noise(where, 1., 3, .5, warp=.6)
    rings = s.math('SINE', s.math('MULTIPLY', flames, 46.))
    rings = s.span(rings, 0, 1, -1, 1)
    fibre = s.noise(s.at('object', [v * (14 if v != long else 5) for v in scale]), 1., 4, .6)
    tone = s.math('ADD', s.math('MULTIPLY', rings, .45), s.math('MULTIPLY', fibre, .55))
    colour = s.ramp(tone, [(.22, dark), (.48, light), (.80, light)])
    plank = s.span(s.node('ObjectInfo').outputs['Random'], .78, 1.14)
    shade = s.node('MixRGB', blend_type='MULTIPLY')
    shade.inputs[0].default_value = 1.
    s.link(colour, shade.inputs[1])
    s.link(plank, shade.inputs[2])
    colour = shade.outputs[0]
    patches = s.noise(s.at('object'), .09, 5, .6)
    if worn:
        colour = s.mix(s.span(patches, 0, worn, .45, .75), colour, '#8c8478')
    s.set('Base Color', colour)
    s.set('Roughness', s.span(patches, rough - .10, rough + .18, .3, .7))
    s.bump(tone, .20, .03)
    return s.material


def plywood_edge():
    """The edge of birch plywood: pale and dark layers."""
    s = Stuff('plywood-edge', '#cfa873', .6)
    layers = s.node('TexWave', bands_direction='Z')
    s.link(s.at('object', (1, 1, 1)), layers.inputs['Vector'])
    layers.inputs['Scale'].default_value = 1.3
    s.set('Base Color', s.ramp(layers.outputs['Fac'], [(.3, '#8a6038'), (.6, '#d8b685')]))
    return s.material


# ---- floors and walls --------------------------------------------------------------------------------------------

def rubber(base='#17191b', fleck='#5d7f8a'):
    """Rink rubber: dark granules pressed together, every twentieth a coloured one, scuffed by blades."""
    s = Stuff('rubber', base, .8, spec=.35)
    world = s.at('world')
    grain = s.cells(world, 4.6)
    one = s.node('SeparateColor')
    s.link(s.cells(world, 4.6, colour=True), one.inputs[0])
    flecks = s.span(one.outputs[0], 0, 1, .93, .95)
    tone = s.span(one.outputs[1], .55, 1.5)
    shade = s.node('MixRGB', blend_type='MULTIPLY')
    shade.inputs[0].default_value = 1.
    s.link(colour_of(base), shade.inputs[1])
    s.link(tone, shade.inputs[2])
    dusty = s.noise(world, .05, 6, .7)
    colour = s.mix(flecks, shade.outputs[0], fleck)
    s.set('Base Color', s.mix(s.span(dusty, 0, .22, .42, .72), colour, '#8a9296'))
    s.set('Roughness', s.span(dusty, .55, .92, .3, .7))
    s.bump(grain, .5, .03)
    return s.material


def concrete(light='#8f9496', dark='#6b7072', rough=.62, at='world', polish=.0):
    """Trowelled concrete: clouds, darker stains, pores; polish 0…1: how far it mirrors."""
    s = Stuff('concrete', light, rough, spec=.4)
    place = s.at(at)
    clouds = s.noise(place, .018, 7, .62)
    small = s.noise(place, .35, 5, .7)
    colour = s.ramp(clouds, [(.32, dark), (.56, light), (.75, light)])
    colour = s.mix(.25, colour, s.ramp(small, [(.3, dark), (.7, light)]), 'MULTIPLY')
    pores = s.span(s.cells(place, .9), 1, 0, .02, .09)
    s.set('Base Color', s.mix(s.math('MULTIPLY', pores, .5), colour, '#3f4446'))
    s.set('Roughness', s.span(small, rough - .12 - .35 * polish, rough + .15 - .3 * polish, .3, .7))
    s.bump(small, .12, .03)
    s.bump(s.math('MULTIPLY', pores, -1.), .2, .03)
    return s.material


def paint(colour='#0f3d4c', rough=.45, at='object', spec=.45, coat=.0, wear=.12):
    """A painted wall or machine: a breath of unevenness in tone, gloss and skin."""
    s = Stuff('paint', colour, rough, spec=spec, coat=coat)
    place = s.at(at)
    clouds = s.noise(place, .05, 6, .6)
    r, g, b, _ = colour_of(colour)
    s.set('Base Color', s.ramp(clouds, [(.3, (r * (1 - wear), g * (1 - wear), b * (1 - wear))), (.7, (r * (1 + wear), g * (1 + wear), b * (1 + wear)))]))
    s.set('Roughness', s.span(s.noise(place, .5, 5, .6), rough - .08, rough + .12, .3, .7))
    s.bump(s.noise(place, 3.5, 3, .5), .04, .02)
    return s.material


# ---- steel, plastic, cloth, paper --------------------------------------------------------------------------------

def brushed(colour='#a9b0b6', rough=.32, along=(.4, 30, 30), strength=.08):
    """Bare steel with the marks of the belt along one axis, dulled by hands in patches."""
    s = Stuff('steel', colour, rough, metal=1.)
    lines = s.noise(s.at('object', along), 1., 5, .6)
    patches = s.noise(s.at('object'), .15, 5, .6)
    s.set('Roughness', s.math('ADD', s.span(lines, -.05, .07, .3, .7), s.span(patches, rough - .08, rough + .12, .3, .7)))
    s.bump(lines, strength, .02)
    return s.material


def plain(colour, rough=.5, metal=0., coat=0., spec=.5, sheen=0.):
    """Plastic, rubber parts, chrome: one colour, gloss slightly uneven."""
    s = Stuff('plain', colour, rough, metal, spec, coat, sheen)
    s.set('Roughness', s.span(s.noise(s.at('object'), .4, 4, .6), max(rough - .06, .02), rough + .08, .3, .7))
    return s.material


def felt(colour='#3d5a63'):
    """Wool felt: matt, matted fibres."""
    s = Stuff('felt', colour, .95, spec=.1, sheen=.8)
    fibres = s.noise(s.at('object'), 6., 5, .7, warp=1.2)
    r, g, b, _ = colour_of(colour)
    s.set('Base Color', s.ramp(fibres, [(.3, (r * .7, g * .7, b * .7)), (.7, (r * 1.2, g * 1.2, b * 1.2))]))
    s.bump(fibres, .5, .05)
    return s.material


def cardboard(colour='#b58a58', dark='#9a7145'):
    """Kraft board: short fibres, faint flutes along x, a little wavy."""
    s = Stuff('cardboard', colour, .8, spec=.25)
    fibre = s.noise(s.at('object', (1.2, 6, 6)), 1., 6, .7)
    clouds = s.noise(s.at('object'), .12, 4, .6)
    tone = s.math('ADD', s.math('MULTIPLY', fibre, .6), s.math('MULTIPLY', clouds, .4))
    s.set('Base Color', s.ramp(tone, [(.30, dark), (.62, colour)]))
    flutes = s.node('TexWave', bands_direction='X')
    s.link(s.at('object', (.42, .42, .42)), flutes.inputs['Vector'])
    flutes.inputs['Scale'].default_value = 1.1
    s.bump(flutes.outputs['Fac'], .06, .03)
    s.bump(fibre, .12, .02)
    return s.material


def paper(colour='#f1efe9', thin=0.):
    """Writing paper; thin 0…1: tissue, through which light falls."""
    s = Stuff('paper', colour, .85, spec=.2)
    fibre = s.noise(s.at('object', (1, 1, 1)), 5., 5, .7)
    r, g, b, _ = colour_of(colour)
    s.set('Base Color', s.ramp(fibre, [(.3, (r * .965, g * .965, b * .965)), (.7, (r, g, b))]))
    s.bump(fibre, .06, .01)
    if thin:
        through = s.node('BsdfTranslucent')
        through.inputs['Color'].default_value = (r, g, b, 1)
        both = s.node('MixShader')
        both.inputs[0].default_value = .45 * thin
        s.link(s.shader.outputs[0], both.inputs[1])
        s.link(through.outputs[0], both.inputs[2])
        s.link(both.outputs[0], s.tree.nodes['Material Output'].inputs[0])
    return s.material


def glow(colour, strength):
    """A lamp that is seen."""
    m = bpy.data.materials.new('glow')
    m.use_nodes = True
    shader = m.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Emission'].default_value = colour_of(colour)
    shader.inputs['Emission Strength'].default_value = strength
    return m


def pane(tint='#dfeef2', mirror=.10, haze=None):
    """Clear sheet (oven door): seen through, and faintly mirrored at a slant.
    mirror 0: not mirrored, for far sheets, which few samples would leave grainy; haze: what dust on it adds."""
    s = Stuff('pane')
    clear = s.node('BsdfTransparent')
    clear.inputs[0].default_value = colour_of(tint)
    if mirror:
        other = s.node('BsdfGlossy')
        other.inputs['Roughness'].default_value = .03
        slant = s.node('Fresnel')
        slant.inputs['IOR'].default_value = 1.45
        both = s.node('MixShader')
        s.link(s.math('MAXIMUM', s.math('MULTIPLY', slant.outputs[0], .8), mirror * .4), both.inputs[0])
        s.link(clear.outputs[0], both.inputs[1])
        s.link(other.outputs[0], both.inputs[2])
    else:
        other = s.node('Emission')
        other.inputs[0].default_value = colour_of(haze or '#33464e')
        other.inputs[1].default_value = .12
        both = s.node('AddShader')
        s.link(clear.outputs[0], both.inputs[0])
        s.link(other.outputs[0], both.inputs[1])
    s.link(both.outputs[0], s.tree.nodes['Material Output'].inputs[0])
    return s.material
