"""Shared helpers: mesh builders, materials, studio lighting, framing, render to EXR layers."""

import subprocess, bpy, math, time, os, json, numpy as np
from mathutils import Vector, Matrix

TAU = math.tau


def srgb(h):
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc


def link(ob):
    bpy.context.collection.objects.link(ob)
    return ob


# ---------- materials
def mat(
    name,
    color='#888888',
    rough=0.5,
    metal=0,
    coat=0,
    coat_rough=0.1,
    spec=0.5,
    img=None,
    bump=None,
    aniso=0,
    sheen=0,
    trans=0,
    ior=1.45,
    sss=0,
    bumpimg=None,
    var=None,
    roughimg=None,
    bump_strength=0.1,
    emis=None,
):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    o = N['Material Output']
    col = srgb(color) if isinstance(color, str) else color
    b.inputs['Base Color'].default_value = col
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = coat_rough
    b.inputs['Specular'].default_value = spec
    b.inputs['Anisotropic'].default_value = aniso
    b.inputs['Sheen'].default_value = sheen
    b.inputs['Transmission'].default_value = trans
    b.inputs['IOR'].default_value = ior
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Radius'].default_value = (0.04, 0.03, 0.02)
        b.inputs['Subsurface Color'].default_value = col
    if emis:
        b.inputs['Emission'].default_value = srgb(emis[0])
        b.inputs['Emission Strength'].default_value = emis[1]
    if img and os.path.exists(img):
        t = N.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(img, check_existing=True)
        t.extension = 'EXTEND'
        L.new(t.outputs['Color'], b.inputs['Base Color'])
    if bump:  # (scale, strength, detail, (sx,sy,sz))
        sca, st, det, st3 = bump
        tc = N.new('ShaderNodeTexCoord')
        mp = N.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = st3
        nz = N.new('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = sca
        nz.inputs['Detail'].default_value = det
        bp = N.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = st
        bp.inputs['Distance'].default_value = 0.02
        L.new(tc.outputs['Object'], mp.inputs['Vector'])
        L.new(mp.outputs['Vector'], nz.inputs['Vector'])
        L.new(nz.outputs['Fac'], bp.inputs['Height'])
        L.new(bp.outputs['Normal'], b.inputs['Normal'])
    if bumpimg:
        t = N.new('ShaderNodeTexImage')
        t.image = bpy.data.images.load(bumpimg, check_existing=True)
        t.image.colorspace_settings.name = 'Non-Color'
        t.extension = 'EXTEND'
        bp = N.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = bump_strength
        bp.inputs['Distance'].default_value = 0.02
        L.new(t.outputs['Color'], bp.inputs['Height'])
        if b.inputs['Normal'].is_linked:
            L.new(b.inputs['Normal'].links[0].from_socket, bp.inputs['Normal'])
        L.new(bp.outputs['Normal'], b.inputs['Normal'])
    if var:  # (hex2, scale) colour noise variation
        tc = N.new('ShaderNodeTexCoord')
        nz = N.new('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = var[1]
        nz.inputs['Detail'].default_value = 6
        mx = N.new('ShaderNodeMixRGB')
        mx.inputs[1].default_value = col
        mx.inputs[2].default_value = srgb(var[0])
        L.new(tc.outputs['Object'], nz.inputs['Vector'])
        L.new(nz.outputs['Fac'], mx.inputs[0])
        L.new(mx.outputs[0], b.inputs['Base Color'])
    aov(m)
    return m


def aov(m):
    nt = m.node_tree
    a = nt.nodes.new('ShaderNodeOutputAOV')
    a.name = 'mask'
    a.inputs['Value'].default_value = 1
    a.inputs['Color'].default_value = (1, 1, 1, 1)


def wood(name='wood', c1='#8a5a33', c2='#5b3519', scale=6, rough=0.45, axis=(1, 1, 6), coat=0.15):
    m = mat(name, c1, rough, coat=coat)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    tc = N.new('ShaderNodeTexCoord')
    mp = N.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = axis
    n1 = N.new('ShaderNodeTexNoise')
    n1.inputs['Scale'].default_value = scale
    n1.inputs['Detail'].default_value = 8
    n1.inputs['Distortion'].default_value = 0.6
    n1.inputs['Roughness'].default_value = 0.62
    r = N.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position = 0.34
    r.color_ramp.elements[0].color = srgb(c2)
    r.color_ramp.elements[1].position = 0.66
    r.color_ramp.elements[1].color = srgb(c1)
    bp = N.new('ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.12
    bp.inputs['Distance'].default_value = 0.01
    L.new(tc.outputs['Object'], mp.inputs['Vector'])
    L.new(mp.outputs[0], n1.inputs['Vector'])
    L.new(n1.outputs['Fac'], r.inputs[0])
    L.new(r.outputs[0], b.inputs['Base Color'])
    L.new(n1.outputs['Fac'], bp.inputs['Height'])
    L.new(bp.outputs[0], b.inputs['Normal'])
    return m


def steel(name='steel', color='#c9c9c7', rough=0.24, brush=None):
    m = mat(name, color, rough, metal=1)
    if brush:
        nt = m.node_tree
        N = nt.nodes
        L = nt.links
        b = N['Principled BSDF']
        tc = N.new('ShaderNodeTexCoord')
        mp = N.new('ShaderNodeMapping')
        mp.inputs['Scale'].default_value = brush
        nz = N.new('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = 1
        nz.inputs['Detail'].default_value = 3
        L.new(tc.outputs['Object'], mp.inputs['Vector'])
        L.new(mp.outputs[0], nz.inputs['Vector'])
        mr = N.new('ShaderNodeMapRange')
        mr.inputs['To Min'].default_value = rough - 0.035
        mr.inputs['To Max'].default_value = rough + 0.05
        L.new(nz.outputs['Fac'], mr.inputs['Value'])
        L.new(mr.outputs[0], b.inputs['Roughness'])
        bp = N.new('ShaderNodeBump')
        bp.inputs['Strength'].default_value = 0.012
        bp.inputs['Distance'].default_value = 0.004
        L.new(nz.outputs['Fac'], bp.inputs['Height'])
        L.new(bp.outputs[0], b.inputs['Normal'])
    return m


# ---------- geometry
def mesh(name, verts, faces, m=None, smooth=True, auto=40, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    me.update()
    ob = link(bpy.data.objects.new(name, me))
    if uvs is not None:
        l = me.uv_layers.new(name='UV')
        l.data.foreach_set('uv', np.array(uvs, dtype=np.float32).reshape(-1))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    for mm in (m if isinstance(m, (list, tuple)) else [m]):
        if mm:
            me.materials.append(mm)
    return ob


def round_profile(pts, r=0.02, n=6):
    """round the interior corners of a polyline profile. pts: (r,z[,radius])"""
    out = []
    for i, p in enumerate(pts):
        rr = p[2] if len(p) > 2 else r
        if i in (0, len(pts) - 1) or rr <= 0:
            out.append((p[0], p[1]))
            continue
        P = Vector(p[:2])
        A = Vector(pts[i - 1][:2])
        B = Vector(pts[i + 1][:2])
        da = A - P
        db = B - P
        la, lb = da.length, db.length
        if la < 1e-6 or lb < 1e-6:
            out.append((p[0], p[1]))
            continue
        k = min(rr, la * 0.48, lb * 0.48)
        s = P + da / la * k
        e = P + db / lb * k
        for t in range(n + 1):
            t /= n
            q = s * (1 - t) ** 2 + P * 2 * t * (1 - t) + e * t * t
            out.append((max(q.x, 0), q.y))
    return out


def text(name, s, loc, size, m, rot=None, font=None, extr=0.004, spacing=1.0):
    font = font or subprocess.check_output(['fc-match', '-f', '%{file}', 'Inter:semibold'], text=True)
    cu = bpy.data.curves.new(name, 'FONT')
    cu.body = s
    cu.size = size
    cu.align_x = 'CENTER'
    cu.align_y = 'CENTER'
    cu.extrude = extr
    cu.space_character = spacing
    if os.path.exists(font):
        cu.font = bpy.data.fonts.load(font)
    ob = link(bpy.data.objects.new(name, cu))
    ob.location = loc
    ob.rotation_euler = rot or (0, 0, 0)
    cu.materials.append(m)
    return ob


def revolve(name, pts, m=None, seg=128, r=0.02, n=6, auto=35, uv=False, loc=(0, 0, 0), rot=None, seam=math.pi / 2):
    """pts profile (radius,z); counter-clockwise outside-up"""
    pr = round_profile(pts, r, n)
    V = []
    Fc = []
    U = []
    for rad, z in pr:
        for k in range(seg):
            a = seam + TAU * k / seg
            V.append((rad * math.cos(a), rad * math.sin(a), z))
    np_ = len(pr)
    ln = [0]
    for i in range(1, np_):
        ln.append(ln[-1] + math.dist(pr[i], pr[i - 1]))
    for i in range(np_ - 1):
        for k in range(seg):
            k2 = (k + 1) % seg
            Fc.append((i * seg + k, i * seg + k2, (i + 1) * seg + k2, (i + 1) * seg + k))
            z0, z1 = pr[i][1], pr[i + 1][1]
            U += [(k / seg, z0), ((k + 1) / seg, z0), ((k + 1) / seg, z1), (k / seg, z1)]
    ob = mesh(name, V, Fc, m, auto=auto, uvs=U if uv else None)
    bm_clean(ob)
    ob.location = loc
    if rot:
        ob.rotation_euler = rot
    return ob


def bm_clean(ob):
    import bmesh

    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()


def rbox(name, size, loc=(0, 0, 0), m=None, bev=0.02, seg=4, rot=None, uvfront=False):
    x, y, z = [s / 2 for s in size]
    V = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    Fc = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    U = [(0, 0), (0, 1), (1, 1), (1, 0)] + [(0, 0), (1, 0), (1, 1), (0, 1)] * 5
    ob = mesh(name, V, Fc, m, uvs=U)
    ob.location = loc
    if rot:
        ob.rotation_euler = rot
    if bev:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width = bev
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.harden_normals = True
        ob.data.auto_smooth_angle = math.radians(60)
    return ob


def prism(name, outline, depth, loc=(0, 0, 0), m=None, bev=0.02, seg=4, axis='X'):
    """extrude closed 2D outline (list of (a,b)) along axis; X: (y,z) outline; Y: (x,z); Z: (x,y)"""
    n = len(outline)
    V = []
    for s in (-depth / 2, depth / 2):
        for a, b in outline:
            V.append({'X': (s, a, b), 'Y': (a, s, b), 'Z': (a, b, s)}[axis])
    Fc = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    ob = mesh(name, V, Fc, m)
    bm_clean(ob)
    ob.location = loc
    if bev:
        b = ob.modifiers.new('b', 'BEVEL')
        b.width = bev
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(40)
        b.harden_normals = True
        ob.data.auto_smooth_angle = math.radians(60)
    return ob


def cyl(name, r, h, loc=(0, 0, 0), m=None, bev=0.015, rot=None, seg=96, r2=None):
    r2 = r if r2 is None else r2
    ob = revolve(name, [(0, -h / 2), (r, -h / 2), (r2, h / 2), (0, h / 2)], m, seg=seg, r=bev, n=5, loc=loc, rot=rot)
    return ob


def tube(name, pts, rad, m=None, res=24, bres=12, cyclic=False, radii=None, bezier=True):
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = rad
    cu.bevel_resolution = bres
    cu.resolution_u = res
    cu.use_fill_caps = True
    if bezier:
        sp = cu.splines.new('BEZIER')
        sp.bezier_points.add(len(pts) - 1)
        for i, (b, p) in enumerate(zip(sp.bezier_points, pts)):
            b.co = p
            b.handle_left_type = b.handle_right_type = 'AUTO'
            if radii:
                b.radius = radii[i]
    else:
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for i, (b, p) in enumerate(zip(sp.points, pts)):
            b.co = (*p, 1)
            if radii:
                b.radius = radii[i]
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    ob = link(bpy.data.objects.new(name, cu))
    if m:
        cu.materials.append(m)
    return ob


def catmull(pts, n=16):
    P = [np.array(p, float) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n
            a, b, c, d = P[i - 1 : i + 3]
            out.append(
                0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(P[-2])
    return out


def sweep(name, path, rx, ry, m=None, seg=40, up=(0, 1, 0), pw=2.0, cap=True):
    """sweep a superellipse (rx along binormal 'up', ry along normal) along path; rx,ry callables of t"""
    P = [Vector(p) for p in path]
    n = len(P)
    V = []
    Fc = []
    upv = Vector(up)
    for i, p in enumerate(P):
        t = (P[min(i + 1, n - 1)] - P[max(i - 1, 0)]).normalized()
        s = (upv - t * upv.dot(t)).normalized()
        nn = t.cross(s)
        a, b = rx(i / (n - 1)), ry(i / (n - 1))
        for k in range(seg):
            an = TAU * k / seg
            c, si = math.cos(an), math.sin(an)
            cx = math.copysign(abs(c) ** (2 / pw), c)
            sy = math.copysign(abs(si) ** (2 / pw), si)
            V.append(p + s * cx * a + nn * sy * b)
    for i in range(n - 1):
        for k in range(seg):
            k2 = (k + 1) % seg
            Fc.append((i * seg + k, i * seg + k2, (i + 1) * seg + k2, (i + 1) * seg + k))
    if cap:
        Fc.append(tuple(range(seg - 1, -1, -1)))
        Fc.append(tuple((n - 1) * seg + k for k in range(seg)))
    ob = mesh(name, V, Fc, m, auto=60)
    bm_clean(ob)
    return ob


def subsurf(ob, l=2):
    s = ob.modifiers.new('s', 'SUBSURF')
    s.levels = l
    s.render_levels = l
    return ob


def parent(objs, loc=(0, 0, 0), rz=0, rot=None, name='grp'):
    e = link(bpy.data.objects.new(name, None))
    for o in objs:
        if o.parent is None:
            o.parent = e
    e.location = loc
    e.rotation_euler = rot if rot else (0, 0, math.radians(rz))
    bpy.context.view_layer.update()
    return e


# ---------- lights & camera
def area(loc, target, size, power, color='#ffffff', size_y=None, cam=False, spread=180):
    l = bpy.data.lights.new('a', 'AREA')
    l.energy = power
    l.color = srgb(color)[:3]
    l.size = size
    l.spread = math.radians(spread)
    if size_y:
        l.shape = 'RECTANGLE'
        l.size_y = size_y
    ob = link(bpy.data.objects.new('a', l))
    ob.location = loc
    d = Vector(target) - Vector(loc)
    ob.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = cam
    return ob


def world(top='#ffffff', bottom='#b9b4ac', strength=0.55):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    N = w.node_tree.nodes
    L = w.node_tree.links
    bg = N['Background']
    bg.inputs['Strength'].default_value = strength
    tc = N.new('ShaderNodeTexCoord')
    sx = N.new('ShaderNodeSeparateXYZ')
    r = N.new('ShaderNodeValToRGB')
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = -1
    mr.inputs['From Max'].default_value = 1
    L.new(tc.outputs['Generated'], sx.inputs[0])
    L.new(sx.outputs['Z'], mr.inputs['Value'])
    L.new(mr.outputs[0], r.inputs[0])
    e = r.color_ramp.elements
    e[0].position = 0.46
    e[0].color = srgb(bottom)
    e[1].position = 0.80
    e[1].color = srgb(top)
    L.new(r.outputs[0], bg.inputs['Color'])


def studio(S, c=(0, 0, 0), key=1, fill=0.22, rim=1.0, top=0.42, env=0.34, metal=False):
    """S: characteristic object size. Big soft key camera-left, weak fill right, two rim strips, overhead bank."""
    cx, cy, cz = c
    tgt = (cx, cy, cz)
    k = S * S

    def P(x, y, z):
        return (cx + x * S, cy + y * S, cz + z * S)

    area(P(-2.5, -1.5, 2.0), tgt, 1.7 * S, 88 * k * key, '#fff4e6', size_y=2.4 * S)
    area(P(2.7, -1.2, 0.8), tgt, 1.5 * S, 88 * k * fill, '#eef3ff', size_y=2.6 * S)
    area(P(1.6, 2.1, 1.5), tgt, 0.6 * S, 46 * k * rim, '#ffffff', size_y=2.2 * S)
    area(P(-1.8, 2.0, 1.4), tgt, 0.6 * S, 26 * k * rim, '#ffffff', size_y=2.2 * S)
    area(P(0, 0.25, 2.9), tgt, 2.4 * S, 70 * k * top, '#ffffff')
    world(strength=env)


def catcher(S, c):
    m = bpy.data.materials.new('floor')
    m.use_nodes = True
    m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.78, 0.76, 0.73, 1)
    m.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.9
    n = 64
    r = 3.2 * S
    ob = mesh(
        'floor',
        [(c[0] + r * math.cos(TAU * i / n), c[1] + r * math.sin(TAU * i / n), 0) for i in range(n)],
        [tuple(range(n))],
        m,
        smooth=False,
    )
    ob.is_shadow_catcher = True
    q = 200 * S
    f = mesh(
        'floor2', [(-q, -q, -0.002), (q, -q, -0.002), (q, q, -0.002), (-q, q, -0.002)], [(0, 1, 2, 3)], m, smooth=False
    )
    f.visible_camera = False
    f.visible_shadow = False


def flag(S, c, w=1.0):
    """dark cards seen only in reflections: gives chrome its dark core / edges"""
    m = bpy.data.materials.new('flag')
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (0.03, 0.03, 0.032, 1)
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular'].default_value = 0
    for x0, x1, y in ((-0.75 * w, 0.55 * w, -4.6), (1.15 * w, 1.75 * w, -3.2), (-2.6 * w, -2.15 * w, -2.6)):
        f = mesh(
            'floorflag',
            [
                (c[0] + x0 * S, c[1] + y * S, -0.0),
                (c[0] + x1 * S, c[1] + y * S, 0),
                (c[0] + x1 * S, c[1] + y * S, c[2] + 2.3 * S),
                (c[0] + x0 * S, c[1] + y * S, c[2] + 2.3 * S),
            ],
            [(0, 1, 2, 3)],
            m,
            smooth=False,
        )
        f.visible_camera = False
        f.visible_diffuse = False
        f.visible_shadow = False
        f.visible_transmission = False


def bounds(objs=None):
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in objs or bpy.context.scene.objects:
        if o.type not in ('MESH', 'CURVE', 'FONT') or o.name.startswith('floor') or o.hide_render:
            continue
        ev = o.evaluated_get(dg)
        me = ev.to_mesh()
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        M = np.array(ev.matrix_world)
        co = co.reshape(-1, 3) @ M[:3, :3].T + M[:3, 3]
        pts.append(co)
        ev.to_mesh_clear()
    return np.concatenate(pts)


def camera(az=0, el=10, lens=85, fill=0.8, pts=None, shift=(0, -0.02), aspect=1.0, target=None, dist=None):
    cam = bpy.data.cameras.new('c')
    ob = link(bpy.data.objects.new('c', cam))
    bpy.context.scene.camera = ob
    cam.lens = lens
    cam.sensor_width = 36
    if pts is None:
        pts = bounds()
    a, e = math.radians(az), math.radians(el)
    d = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    ctr = np.array(target) if target is not None else (pts.min(0) + pts.max(0)) / 2
    D = dist or 10
    q = Vector(-d).to_track_quat('-Z', 'Y')
    R = np.array(q.to_matrix())
    f = lens / 18.0
    if not dist:
        for _ in range(12):
            pos = ctr + d * D
            pc = (pts - pos) @ R
            x = pc[:, 0] / -pc[:, 2] * f
            y = pc[:, 1] / -pc[:, 2] * f * aspect
            ex = max(x.max() - x.min(), y.max() - y.min()) / 2
            mx, my = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
            ctr = ctr + R[:, 0] * mx * D / f + R[:, 1] * my * D / f / aspect
            D *= ex / fill
    pos = ctr + d * D
    ob.location = pos
    ob.rotation_euler = q.to_euler()
    cam.shift_y = shift[1]
    cam.shift_x = shift[0]
    cam.clip_end = 1000
    return ob


# ---------- render
def render(out, res=(1000, 1000), spp=64, transparent=True, bounces=5, thr=0.03, extra=()):
    sc = bpy.context.scene
    r = sc.render
    r.resolution_x, r.resolution_y = res
    r.resolution_percentage = 100
    r.film_transparent = transparent
    c = sc.cycles
    c.device = 'CPU'
    c.samples = spp
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = thr
    c.adaptive_min_samples = 4
    c.max_bounces = bounces
    c.diffuse_bounces = 2
    c.glossy_bounces = 4
    c.transmission_bounces = 8
    c.transparent_max_bounces = 8
    c.caustics_reflective = False
    c.caustics_refractive = False
    c.sample_clamp_indirect = 6
    c.blur_glossy = 0.5
    r.threads_mode = 'FIXED'
    r.threads = 1
    r.use_persistent_data = False
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    a = vl.aovs.add()
    a.name = 'mask'
    a.type = 'VALUE'
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.dirname(out) or '.'
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGBA'
    fo.format.exr_codec = 'NONE'
    b = os.path.basename(out)
    fo.file_slots.clear()
    for nm, so in (
        ('rgb', 'Image'),
        ('alb', 'Denoising Albedo'),
        ('nrm', 'Denoising Normal'),
        ('mask', 'mask'),
    ) + tuple(extra):
        fo.file_slots.new(f'{b}.{nm}.')
        nt.links.new(rl.outputs[so], fo.inputs[-1])
    sc.frame_set(1)
    t = time.time()
    c0 = time.process_time()
    bpy.ops.render.render()
    dt = time.time() - t
    cpu = time.process_time() - c0
    json.dump(
        {'render_s': round(dt, 1), 'render_cpu_s': round(cpu, 1), 'res': res, 'spp': spp}, open(out + '.json', 'w')
    )
    print('RENDER_SECONDS', round(dt, 1), 'CPU', round(cpu, 1), flush=True)


def render_uv(out, res):
    sc = bpy.context.scene
    r = sc.render
    r.resolution_x, r.resolution_y = res
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.dirname(out) or '.'
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGBA'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    fo.file_slots.new(os.path.basename(out) + '.uv.')
    nt.links.new(rl.outputs['uv'], fo.inputs[-1])
    t = time.time()
    bpy.ops.render.render()
    print('UV_SECONDS', round(time.time() - t, 1))
