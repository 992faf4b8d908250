"""blender -b -t 1 -P render_scene.py -- SCENE OUTBASE WIDTH HEIGHT SAMPLES: the counter or the still life, with printed bags."""

import math, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
from scene_kit import *
from shapes import basics

scene, out, width, height, samples = sys.argv[-5], sys.argv[-4], *map(int, sys.argv[-3:])
# The colours of the bags' sides, as their brands print them.
SIDES = os.environ['ARTWORK_SIDES'].split(' ')
rng = np.random.default_rng(4)
rad = math.radians


def plane(name, pts, m):
    return mesh(name, pts, [(0, 1, 2, 3)], m, smooth=False)


def place(thing, loc, rz=None, scale=1.0):
    thing.location = loc
    if rz is not None:
        thing.rotation_euler = (0, 0, rad(rz))
    thing.scale = (scale,) * 3


def heap(size, loc, rz):
    """beans that fell into a heap, as simulated"""
    start = Matrix.Translation(loc) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Scale(size, 4)
    for m in np.load(f'{basics.MOD}/heap.npz')['M']:
        bean = link(bpy.data.objects.new('bean', basics.beanmesh()))
        bean.matrix_world = start @ Matrix([list(r) for r in m])


def scatter(count, box, size, avoid):
    spots = []
    for _ in range(4000):
        x, y = rng.uniform(box[0], box[1]), rng.uniform(box[2], box[3])
        near = [(ax, ay, r) for ax, ay, r in avoid] + [(px, py, 2.1 * size) for px, py in spots]
        if any((x - a) ** 2 + (y - b) ** 2 < r * r for a, b, r in near):
            continue
        spots.append((x, y))
        bean = link(bpy.data.objects.new('bean', basics.beanmesh()))
        up = rng.random() < 0.6
        bean.scale = [size * rng.uniform(0.92, 1.08)] * 3
        bean.rotation_euler = ((math.pi if up else 0) + rng.normal(0, 0.12), rng.normal(0, 0.12), rng.random() * TAU)
        bean.location = (x, y, size * (0.58 if up else 0.36))
        if len(spots) == count:
            return


def counter():
    stone = mat('stone', '#e4ddd2', 0.32, coat=0.15, var=('#cfc5b6', 2.2))
    plane('table', [(-14, -6, 0), (14, -6, 0), (14, 2.6, 0), (-14, 2.6, 0)], stone)
    wall = mat('wall', '#d8c7b0', 0.95, bump=(2.2, 0.25, 8, (1, 1, 1)), var=('#cdb99f', 0.6))
    plane('wall', [(-14, 2.6, 0), (14, 2.6, 0), (14, 2.6, 9), (-14, 2.6, 9)], wall)
    place(basics.machine(), (1.75, 0.75, 0), 16)
    place(basics.grinder(), (-0.95, 0.85, 0), -8, 1.12)
    place(basics.cup('#2f5d57', rz=-30, spoon=False), (-0.35, -1.35, 0), scale=0.92)
    place(basics.bag('bag-1', side=SIDES[0], model='bag_b', valve=None), (4.15, 0.75, 0), -16, 1.05)
    scatter(13, (-2.1, 0.9, -2.3, -0.7), 0.085, [(-0.35, -1.35, 0.82)])
    window()
    area((-6, -4, 4.5), (0.5, 0, 1), 4, 260, '#fff1e0')
    area((6, -4, 3), (1, 0, 1), 3, 70, '#e6eeff')
    world('#f3ede4', '#cfc4b4', 0.42)
    focus(camera(az=-2, el=8, lens=58, target=(0.62, 0, 1.40), dist=12.8, aspect=width / height, shift=(0, 0)), 12.0, 1.4)


def window():
    """low sun through panes, whose bars throw the shadows"""
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 3.4, rad(1.6), srgb('#ffe2b8')[:3]
    d = Vector((1.0, 0.62, -0.62)).normalized()
    link(bpy.data.objects.new('sun', sun)).rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    centre, q = Vector((-0.9, 2.6, 2.2)) - d * 9, d.to_track_quat('-Z', 'Y').to_matrix()
    dark = mat('gobo', '#222222', 1)

    def bar(x0, x1, y0, y1):
        corners = [centre + q @ Vector((x, y, 0)) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        shade = plane('gobo', corners, dark)
        shade.visible_camera = shade.visible_glossy = shade.visible_diffuse = False

    for edges in ((-30, -2.6, -30, 30), (4.6, 30, -30, 30), (-2.6, 4.6, 2.6, 30), (-2.6, 4.6, -30, -3.4)):
        bar(*edges)
    for x in (-0.2, 2.2):
        bar(x - 0.09, x + 0.09, -3.4, 2.6)
    for y in (-1.2, 0.9):
        bar(-2.6, 4.6, y - 0.09, y + 0.09)


def still_life():
    table = wood('table', '#7a4c2b', '#45260f', scale=1.4, axis=(0.35, 5, 1), rough=0.38, coat=0.12)
    plane('table', [(-9, -5, 0), (9, -5, 0), (9, 4, 0), (-9, 4, 0)], table)
    wall = mat('wall', '#6d6257', 0.9, var=('#5a5047', 0.7), bump=(3, 0.15, 6, (1, 1, 1)))
    plane('wall', [(-12, 3.6, -1), (12, 3.6, -1), (12, 3.6, 8), (-12, 3.6, 8)], wall)
    place(basics.bag('bag-1', side=SIDES[0], valve=None, lumps=0.045), (0.95, 0.55, 0), 14)
    place(basics.bag('bag-2', side=SIDES[1], model='bag_b', valve=None, rough=0.5, lumps=0.045, name='bagb'), (2.35, 1.35, 0), -12)
    place(basics.cup('#e9e2d6', rz=-30, spoon=False), (-0.50, -0.55, 0))
    heap(0.085, (2.15, -0.25, 0), 0.4)
    scatter(46, (-1.6, 3.6, -1.5, 0.6), 0.085, [(-0.55, -0.45, 0.85), (0.95, 0.55, 0.75), (2.15, -0.25, 0.55)])
    area((-4.8, -2.9, 3.1), (0.8, 0, 0.8), 1.8, 1150, '#ffdfb8', size_y=2.2)
    area((4.5, -3.5, 2.2), (0.6, 0, 0.6), 3, 60, '#c6d5ff')
    area((2.5, 3.0, 3.6), (1, 0, 0.8), 1.2, 200, '#ffe3c0')
    area((-3, 3.2, 3.2), (-1, 3.6, 1.2), 1.5, 70, '#ffc98f')
    world('#8a7a6a', '#3a302a', 0.5)
    focus(camera(az=-3, el=15, lens=62, target=(0.22, 0, 0.96), dist=9.15, aspect=width / height, shift=(0, 0)), 8.95, 0.9)


def focus(cam, distance, fstop):
    cam.data.dof.use_dof = True
    cam.data.dof.focus_distance = distance
    cam.data.dof.aperture_fstop = fstop


reset()
{'counter': counter, 'still-life': still_life}[scene]()
for o in list(bpy.data.objects):
    if o.name.startswith('badge'):
        o.data.body = 'NORTHFOLD'
bpy.context.view_layer.update()
render(out, (width, height), samples, transparent=False, bounces=6, thr=0.03)
