"""Meshes from arrays."""
import math

import bpy
import numpy as np
from mathutils import Vector


def mesh(name, vertices, faces, materials=(), uv=None, smooth_angle=180):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    data.update()
    if uv is not None:
        layer = data.uv_layers.new(name='UV')
        layer.data.foreach_set('uv', np.asarray(uv, np.float32).ravel())
    if smooth_angle:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth_angle)
    for material in materials:
        data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def ribbon(name, path, half_height, half_depth, material, squareness, segments=32):
    """Sweeps a rounded rectangle along a mostly horizontal path."""
    points = [Vector(p) for p in path]
    up = Vector((0, 0, 1))
    vertices, faces = [], []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = (up - along * up.dot(along)).normalized()
        normal = along.cross(side)
        for k in range(segments):
            c, s = math.cos(math.tau * k / segments), math.sin(math.tau * k / segments)
            x = math.copysign(abs(c) ** (2 / squareness), c)
            y = math.copysign(abs(s) ** (2 / squareness), s)
            vertices.append(point + side * x * half_height + normal * y * half_depth)
    for i in range(len(points) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            a, b = i * segments, (i + 1) * segments
            faces.append((a + k, b + k, b + n, a + n))
    last = (len(points) - 1) * segments
    faces.append(tuple(range(segments)))
    faces.append(tuple(last + k for k in reversed(range(segments))))
    return mesh(name, vertices, faces, [material], smooth_angle=60)


def world_points():
    """All vertices that the camera has to frame, in world space."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.context.scene.objects:
        if thing.type != 'MESH' or thing.name.startswith('floor'):
            continue
        evaluated = thing.evaluated_get(graph)
        data = evaluated.to_mesh()
        local = np.empty(len(data.vertices) * 3, np.float32)
        data.vertices.foreach_get('co', local)
        matrix = np.array(evaluated.matrix_world)
        points.append(local.reshape(-1, 3) @ matrix[:3, :3].T + matrix[:3, 3])
        evaluated.to_mesh_clear()
    return np.concatenate(points)
