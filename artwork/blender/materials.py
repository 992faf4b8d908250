"""Materials of a neutral render: white albedo, so that any print can be multiplied in later."""
import bpy
import numpy as np

WHITE = (0.8, 0.8, 0.8, 1)


def packaging_film(name, region, crimp=None, roughness=0.42, coat=0.12):
    """Satin film. `region` names the mask the surface is counted in: front, side or accent."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface = nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = WHITE
    surface.inputs['Roughness'].default_value = roughness
    surface.inputs['Clearcoat'].default_value = coat
    surface.inputs['Clearcoat Roughness'].default_value = 0.25

    position = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 9
    noise.inputs['Detail'].default_value = 5
    lumps = nodes.new('ShaderNodeBump')
    lumps.inputs['Strength'].default_value = 0.10
    lumps.inputs['Distance'].default_value = 0.02
    links.new(position.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], lumps.inputs['Height'])
    normal = lumps.outputs['Normal']
    if crimp:
        texture = nodes.new('ShaderNodeTexImage')
        texture.image = crimp
        texture.extension = 'EXTEND'
        ridges = nodes.new('ShaderNodeBump')
        ridges.inputs['Strength'].default_value = 0.22
        ridges.inputs['Distance'].default_value = 0.02
        links.new(texture.outputs['Color'], ridges.inputs['Height'])
        links.new(normal, ridges.inputs['Normal'])
        normal = ridges.outputs['Normal']
    links.new(normal, surface.inputs['Normal'])

    _mark(nodes, 'mask')
    _mark(nodes, region)
    if region == 'front':
        _write_label_coordinates(nodes, links)
    return material


def crimped_seal(height=1024, width=64, share=0.055):
    """The pressed ridges of a heat seal, as a height map over the label's coordinates."""
    rows = np.full(height, 0.5, np.float32)
    seal = int(share * height)
    ridge = np.arange(seal)
    rows[-seal:] += 0.27 * np.sign(np.sin(ridge / seal * np.pi * 18))
    rows[-seal - 2:-seal + 2] = 0.24
    rows = np.convolve(np.pad(rows, 2, mode='edge'), [0.1, 0.2, 0.4, 0.2, 0.1], mode='valid')
    image = bpy.data.images.new('crimp', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = rows[:, None, None]
    image.pixels.foreach_set(pixels.ravel())
    return image


def _mark(nodes, name):
    output = nodes.new('ShaderNodeOutputAOV')
    output.name = name
    output.inputs['Value'].default_value = 1


def _write_label_coordinates(nodes, links):
    coordinates = nodes.new('ShaderNodeUVMap')
    output = nodes.new('ShaderNodeOutputAOV')
    output.name = 'uv'
    links.new(coordinates.outputs['UV'], output.inputs['Color'])
