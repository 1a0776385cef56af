"""Still lifes and places: one function a scene. take() builds it, aims the camera and renders."""
from importlib import import_module

import bpy

# scene: (module, function)
SCENES = {
    'ice-close-up': ('ice_close_up', 'ice_close_up'),
    'rink-at-dusk': ('rinks', 'rink_at_dusk'),
    'lacing-on-a-bench': ('lacing', 'lacing_on_a_bench'),
    'sharpening-wheel': ('sharpening', 'sharpening_wheel'),
    'mounting-jig': ('mounting', 'mounting_jig'),
    'measuring-sheet': ('measuring', 'measuring_sheet'),
    'parcel-being-packed': ('parcel', 'parcel_being_packed'),
    'wall-of-the-shop': ('shop', 'wall_of_the_shop'),
    'moulding-oven': ('oven', 'moulding_oven'),
    'first-lesson': ('rinks', 'first_lesson'),
}


def take(name, size, samples, png, threads=0, window=None):
    """size (width, height) in pixels. A scene returns what the picture needs besides: exposure, look.

    window: only this part (left, bottom, right, top as shares of the picture), to look at a detail at full size"""
    from photo import shoot
    module, function = SCENES[name]
    wishes = getattr(import_module('scenes.' + module), function)() or {}
    if window:
        render = bpy.context.scene.render
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = window
    shoot(png, size, samples, threads=threads, **wishes)
