"""blender -b -t 1 -P render_layers.py -- OBJECT OUTBASE SIZE SAMPLES: one neutral render as layers with named regions."""

import sys, os, json

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from scene_kit import *
from shapes import basics, equipment, packaging, parts
from shapes.regions import OBJECTS

SHOTS = {**basics.SHOTS, **equipment.SHOTS, **packaging.SHOTS, **parts.SHOTS}
GREY = 0.55
name, out, res, spp = sys.argv[-4], sys.argv[-3], int(sys.argv[-2]), int(sys.argv[-1])
spec = OBJECTS[name]
reset()
fn, cam, st = SHOTS[spec['shot']]
st = dict(st)
fl = st.pop('flag', 0)
fn(**spec.get('kw', {}))
for o in list(bpy.data.objects):
    if o.name.startswith('badge'):
        bpy.data.objects.remove(o)
bpy.context.view_layer.update()
info = {}


def region_of(m):
    full = m.name
    base = full.split('.')[0]
    return spec['regions'].get(full) or spec['regions'].get(base)


for m in bpy.data.materials:
    if not m.use_nodes:
        continue
    r = region_of(m)
    N = m.node_tree.nodes
    L = m.node_tree.links
    if not r:
        continue
    region, kind = r
    b = N.get('Principled BSDF')
    col = b.inputs['Base Color'] if b else None
    a = N.new('ShaderNodeOutputAOV')
    a.name = region
    a.inputs['Value'].default_value = 1
    if kind == 'ramp':
        ramp = next(n for n in N if n.type == 'VALTORGB')
        fac = ramp.inputs[0].links[0].from_socket
        g = N.new('ShaderNodeMath')
        g.operation = 'GREATER_THAN'
        g.inputs[1].default_value = 0.5
        L.new(fac, g.inputs[0])
        L.new(g.outputs[0], a.inputs['Value'])
        for e in ramp.color_ramp.elements:
            if e.position > 0.5:
                e.color = (GREY, GREY, GREY, 1)
        kind = 'paint'
    elif kind == 'paint':
        for l in list(col.links):
            L.remove(l)
        col.default_value = (GREY, GREY, GREY, 1)
    if kind == 'metal':
        info[region + '-colour'] = list((col.default_value if not spec.get('tint') else srgb(spec['tint']))[:3])
    if kind == 'wood':
        ramp = next((n for n in N if n.type == 'VALTORGB'), None)
        cs = [e.color[:3] for e in ramp.color_ramp.elements] if ramp else [col.default_value[:3]]
        info[region + '-colour'] = [sum(c[i] for c in cs) / len(cs) for i in range(3)]
    info[region] = kind
    if region == 'label':
        uv = N.new('ShaderNodeUVMap')
        ao = N.new('ShaderNodeOutputAOV')
        ao.name = 'uv'
        L.new(uv.outputs[0], ao.inputs['Color'])
        info['kind'] = 'label'
pts = bounds()
lo, hi = pts.min(0), pts.max(0)
S = float(max(hi - lo)) * 0.5
c = ((lo + hi) / 2).tolist()
catcher(S, c)
studio(S, c, **st)
camera(**{**cam, **spec.get('cam', {})}, pts=pts)
if fl:
    flag(S, c, fl)
vl = bpy.context.view_layer
vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_diffuse_color = True
extra = [('dd', 'DiffDir'), ('di', 'DiffInd'), ('dc', 'DiffCol')]
for r in ('main', 'accent', 'label'):
    if r in info:
        x = vl.aovs.add()
        x.name = r
        x.type = 'VALUE'
        extra.append((r, r))
if 'label' in info:
    x = vl.aovs.add()
    x.name = 'uv'
    x.type = 'COLOR'
render(out, (res, res), spp, extra=tuple(extra))
json.dump(info, open(out + '.regions.json', 'w'))
if 'label' in info:
    sc = bpy.context.scene
    sc.cycles.samples = 1
    sc.cycles.use_adaptive_sampling = False
    sc.cycles.max_bounces = 0
    sc.cycles.pixel_filter_type = 'BOX'
    sc.cycles.filter_width = 0.01
    for o in bpy.data.objects:
        if o.type == 'LIGHT' or o.name.startswith('floor'):
            o.hide_render = True
    render_uv(out, (res, res))
