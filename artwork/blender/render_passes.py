"""Renders one object once, white, and writes what relabelling needs.

blender -b -t 2 -P artwork/blender/render_passes.py -- OBJECT FOLDER [SAMPLES] [SIZE]
"""
import os
import sys
import tempfile

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop import develop
from geometry import world_points
from objects import OBJECTS
from studio import aim_camera, light_up

# File name, then the pass as Blender names it.
LIGHT_PASSES = {
    'image': 'Image',
    'normal': 'Denoising Normal',
    'diffuse-direct': 'DiffDir',
    'diffuse-indirect': 'DiffInd',
    'gloss-direct': 'GlossDir',
    'gloss-indirect': 'GlossInd',
    'gloss-colour': 'GlossCol',
    'mask': 'mask',
    'front': 'front',
    'accent': 'accent',
}


def main(name, folder, samples, size):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    OBJECTS[name]()
    bpy.context.view_layer.update()
    points = world_points()
    light_up(points)
    aim_camera(points)
    ask_for_passes(scene, samples, size)
    with tempfile.TemporaryDirectory() as work:
        passes = render(scene, work, LIGHT_PASSES)
        look_without_light(scene)
        passes |= render(scene, work, {'uv': 'uv'})
    os.makedirs(folder, exist_ok=True)
    for plane, pixels in develop(passes).items():
        pixels.tofile(os.path.join(folder, f'{plane}.raw'))


def ask_for_passes(scene, samples, size):
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.film_transparent = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 0.5
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    for name, kind in (('mask', 'VALUE'), ('front', 'VALUE'), ('accent', 'VALUE'), ('uv', 'COLOR')):
        channel = layer.aovs.add()
        channel.name, channel.type = name, kind


def look_without_light(scene):
    """Coordinates must not be blended across pixels: one sample through each pixel's centre."""
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BOX', 0.01
    for thing in scene.objects:
        if thing.type == 'LIGHT' or thing.name.startswith('floor'):
            thing.hide_render = True


def render(scene, work, wanted):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    output = nodes.new('CompositorNodeOutputFile')
    output.base_path = work
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.format.color_mode = 'RGBA'
    output.file_slots.clear()
    for name, source in wanted.items():
        output.file_slots.new(f'{name}-')
        links.new(layers.outputs[source], output.inputs[-1])
    scene.frame_set(1)
    bpy.ops.render.render()
    return {name: read(os.path.join(work, f'{name}-0001.exr')) for name in wanted}


def read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1]


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    samples, size = (*map(int, arguments[2:]), *(24, 900)[len(arguments) - 2:])
    main(arguments[0], arguments[1], samples, size)
