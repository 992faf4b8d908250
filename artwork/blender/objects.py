"""The objects that can carry a label. Each entry builds a neutral (white) model standing on z = 0."""
import math
import os

import bpy
import numpy as np

from geometry import mesh, ribbon
from materials import crimped_seal, packaging_film

MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'models')


def gusset_bag(model):
    """A filled side-gusset bag from a cloth simulation, its seal leaning back a little."""
    data = np.load(os.path.join(MODELS, f'{model}.npz'))
    points, height = data['co'].copy(), float(data['dims'][2])
    top = np.clip((points[:, 2] - 0.55 * height) / (0.45 * height), 0, 1) ** 2
    points[:, 1] += top * (0.035 + 0.02 * np.sin(points[:, 0] * 4.2))
    points[:, 2] -= top * top * 0.012 * np.cos(points[:, 0] * 2.5)
    crimp = crimped_seal()
    films = [packaging_film('front', 'front', crimp), packaging_film('side', 'side', crimp)]
    bag = mesh('bag', points, data['faces'], films, uv=data['fuv'].reshape(-1, 2))
    bag.data.polygons.foreach_set('material_index', [0 if part == 0 else 1 for part in data['fm']])
    smoothing = bag.modifiers.new('smooth', 'SUBSURF')
    smoothing.levels = smoothing.render_levels = 1
    return [bag], height


def kilo_bag():
    """The larger bag with a rolled top, held by a tin tie."""
    parts, height = gusset_bag('bag_b')
    half, z, y = 0.745, height - 0.03, 0.04
    roll = [
        (-half + 2 * half * i / 24, y - 0.018 + 0.010 * math.sin(i * 0.6), z + 0.006 * math.sin(i * 0.45))
        for i in range(25)
    ]
    film = packaging_film('roll', 'side')
    parts.append(ribbon('roll', roll, 0.125, 0.052, film, squareness=3))
    front = y - 0.079
    tie = [(-half - 0.03, front + 0.06, z), (-half - 0.005, front + 0.005, z)]
    tie += [
        (-half + 0.06 + (2 * half - 0.12) * i / 40, front + 0.010 * math.sin(i * 0.36 + 0.6) - 0.003, z + 0.004 * math.sin(i * 0.25))
        for i in range(41)
    ]
    tie += [(half + 0.005, front + 0.005, z), (half + 0.03, front + 0.06, z)]
    metal = packaging_film('tie', 'accent', roughness=0.35, coat=0.3)
    parts.append(ribbon('tie', tie, 0.062, 0.007, metal, squareness=6, segments=24))
    group = bpy.data.objects.new('kilo', None)
    bpy.context.collection.objects.link(group)
    for part in parts:
        part.parent = group
    group.scale = (0.94, 0.94, 1.10)


OBJECTS = {
    'bag-slim': lambda: gusset_bag('bag_a'),
    'bag-wide': lambda: gusset_bag('bag_b'),
    'bag-kilo': kilo_bag,
}
