"""Light, ground and camera: the same for every object, so that a listing looks like one shop."""
import math

import bpy
import numpy as np
from mathutils import Vector

from geometry import mesh


def light_up(points):
    low, high = points.min(0), points.max(0)
    size, centre = float(max(high - low)) * 0.5, (low + high) / 2

    def area(position, width, height, power, colour=(1, 1, 1)):
        lamp = bpy.data.lights.new('lamp', 'AREA')
        lamp.shape = 'RECTANGLE'
        lamp.size, lamp.size_y = width * size, height * size
        lamp.energy, lamp.color = power * size * size, colour
        thing = bpy.data.objects.new('lamp', lamp)
        bpy.context.collection.objects.link(thing)
        thing.location = centre + np.array(position) * size
        towards = Vector(centre) - thing.location
        thing.rotation_euler = towards.to_track_quat('-Z', 'Y').to_euler()
        thing.visible_camera = False

    area((-2.5, -1.5, 2.0), 1.7, 2.4, 88, (1, 0.905, 0.791))
    area((2.7, -1.2, 0.8), 1.5, 2.6, 19.4, (0.855, 0.896, 1))
    area((1.6, 2.1, 1.5), 0.6, 2.2, 46)
    area((-1.8, 2.0, 1.4), 0.6, 2.2, 26)
    area((0, 0.25, 2.9), 2.4, 2.4, 29.4)
    _surroundings()
    _ground(size, centre)


def _surroundings():
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    nodes['Background'].inputs['Strength'].default_value = 0.34
    direction = nodes.new('ShaderNodeTexCoord')
    parts = nodes.new('ShaderNodeSeparateXYZ')
    height = nodes.new('ShaderNodeMapRange')
    height.inputs['From Min'].default_value = -1
    ramp = nodes.new('ShaderNodeValToRGB')
    below, above = ramp.color_ramp.elements
    below.position, below.color = 0.46, (0.485, 0.456, 0.413, 1)
    above.position, above.color = 0.80, (1, 1, 1, 1)
    links.new(direction.outputs['Generated'], parts.inputs[0])
    links.new(parts.outputs['Z'], height.inputs['Value'])
    links.new(height.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs['Color'])


def _ground(size, centre):
    material = bpy.data.materials.new('ground')
    material.use_nodes = True
    material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.78, 0.76, 0.73, 1)
    material.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.9
    angles = [math.tau * i / 64 for i in range(64)]
    disc = [(centre[0] + 3.2 * size * math.cos(a), centre[1] + 3.2 * size * math.sin(a), 0) for a in angles]
    catcher = mesh('floor', disc, [range(64)], [material], smooth_angle=0)
    catcher.is_shadow_catcher = True
    reach = 200 * size
    plane = [(-reach, -reach, -0.002), (reach, -reach, -0.002), (reach, reach, -0.002), (-reach, reach, -0.002)]
    bounce = mesh('floor-bounce', plane, [(0, 1, 2, 3)], [material], smooth_angle=0)
    bounce.visible_camera = bounce.visible_shadow = False


def aim_camera(points, azimuth=-17, elevation=7, lens=90, fill=0.80):
    """Moves back until the object fills the given share of the square frame."""
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_width, camera.clip_end, camera.shift_y = lens, 36, 1000, -0.02
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    a, e = math.radians(azimuth), math.radians(elevation)
    back = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    turn = Vector(-back).to_track_quat('-Z', 'Y')
    axes, focal = np.array(turn.to_matrix()), lens / 18
    centre, distance = (points.min(0) + points.max(0)) / 2, 10.0
    for _ in range(12):
        seen = (points - (centre + back * distance)) @ axes
        x, y = seen[:, 0] / -seen[:, 2] * focal, seen[:, 1] / -seen[:, 2] * focal
        centre = centre + axes[:, 0] * (x.max() + x.min()) / 2 * distance / focal
        centre = centre + axes[:, 1] * (y.max() + y.min()) / 2 * distance / focal
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / fill
    thing.location = centre + back * distance
    thing.rotation_euler = turn.to_euler()
