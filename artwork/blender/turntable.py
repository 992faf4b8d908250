"""blender -b -t 1 -P turntable.py -- OBJECT WOOD OUT SIZE SAMPLES FRAMES: an object turned once, as OUT/000.png and so on."""

import math, os, sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Matrix
from scene_kit import bounds, camera, catcher, flag, reset, srgb, studio
from shapes import basics, equipment, packaging, parts
from shapes.regions import OBJECTS

SHOTS = {**basics.SHOTS, **equipment.SHOTS, **packaging.SHOTS, **parts.SHOTS}
name, wood, out = sys.argv[-6:-3]
size, samples, frames = map(int, sys.argv[-3:])
scene = reset()
build, view, light = SHOTS[OBJECTS[name]['shot']]
light = dict(light)
dark_cards = light.pop('flag', 0)
thing = build()
# the product's own wood: its colour on average, its grain as it is
for material in bpy.data.materials:
    if material.name.startswith('wd'):
        stops = next(node for node in material.node_tree.nodes if node.type == 'VALTORGB').color_ramp.elements
        mean = np.mean([stop.color[:3] for stop in stops], axis=0)
        for stop in stops:
            stop.color = (*(np.array(stop.color[:3]) / mean * srgb(wood)[:3]), 1)
for part in list(bpy.data.objects):
    if part.name.startswith('badge'):
        bpy.data.objects.remove(part)
bpy.context.view_layer.update()

points = bounds()
# the camera sees the object from all sides without moving
sides = [points @ np.array(Matrix.Rotation(math.tau * side / 24, 3, 'Z')) for side in range(24)]
low, high = points.min(0), points.max(0)
centre = [0, 0, float(low[2] + high[2]) / 2]
scale = float(max(high - low)) * 0.5
catcher(scale, centre)
studio(scale, centre, **light)
camera(**view, pts=np.concatenate(sides))
if dark_cards:
    flag(scale, centre, dark_cards)

scene.render.resolution_x = scene.render.resolution_y = size
scene.render.film_transparent = True
scene.render.image_settings.file_format = 'PNG'
scene.render.image_settings.color_mode = 'RGBA'
scene.render.threads_mode, scene.render.threads = 'FIXED', 1
scene.render.use_persistent_data = True
scene.view_settings.view_transform = 'Standard'
cycles = scene.cycles
cycles.samples, cycles.use_denoising = samples, False
cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 4
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 0.5
# the same noise in every frame costs fewer bytes than another one
cycles.use_animated_seed = False
start = thing.rotation_euler.z
for frame in range(frames):
    thing.rotation_euler.z = start + math.tau * frame / frames
    scene.render.filepath = os.path.join(out, f'{frame:03}.png')
    bpy.ops.render.render(write_still=True)
