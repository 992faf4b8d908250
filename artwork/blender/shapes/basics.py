"""Bags, tin, capsule box, cup, grinders, espresso machine, kettle, dripper and gift cards."""

import math, os
import bpy, numpy as np
from scene_kit import *

MOD = os.path.join(os.path.dirname(__file__), '../../models')
TEX = os.environ.get('ARTWORK_TEXTURES', MOD)
rnd = np.random.default_rng(7)


# ------------------------------------------------------------------ bag
def bag(
    tex,
    side='#20413B',
    top=None,
    model='bag_a',
    rough=0.42,
    coat=0.12,
    valve='#efe9df',
    kraft=False,
    name='bag',
    vx=0.0,
    vz=0.80,
    lumps=0.10,
):
    d = np.load(f'{MOD}/{model}.npz')
    co = d['co'].copy()
    W, D, H, seal = d['dims']
    bumpn = (9, lumps, 5, (1, 1, 1)) if not kraft else (60, 0.10, 6, (1, 1, 0.6))
    front = mat(
        'front',
        rough=rough,
        coat=coat,
        coat_rough=0.25,
        img=f'{TEX}/{tex}.png',
        bump=bumpn,
        bumpimg=f'{TEX}/_seal.png',
        bump_strength=0.22,
    )
    sd = mat(
        'side', side, rough, coat=coat, coat_rough=0.25, bump=bumpn, bumpimg=f'{TEX}/_seal.png', bump_strength=0.22
    )
    me_uv = d['fuv'].reshape(-1, 2)
    # organic: lean the seal slightly + soft wave so that the top does not look like a ruler
    z = co[:, 2]
    t = np.clip((z - 0.55 * H) / (0.45 * H), 0, 1) ** 2
    co[:, 1] += t * (0.035 + 0.02 * np.sin(co[:, 0] * 4.2))
    co[:, 2] -= t * t * 0.012 * np.cos(co[:, 0] * 2.5)
    ob = mesh(name, co, d['faces'], [front, sd], auto=180, uvs=me_uv)
    ob.data.polygons.foreach_set('material_index', [0 if m == 0 else 1 for m in d['fm']])
    subsurf(ob, 1)
    objs = [ob]
    if valve:
        # degassing valve on the front, near the top of the fill: project on the mesh
        tx, tz = float(vx), float(vz) * H
        fr = [i for i in range(len(co)) if co[i, 1] < 0]
        fr = np.array(fr)
        k = fr[np.argmin((co[fr, 0] - tx) ** 2 + (co[fr, 2] - tz) ** 2)]
        p = Vector(co[k])
        nrm = np.array(ob.data.vertices[int(k)].normal)
        q = Vector(nrm).to_track_quat('Z', 'Y')
        vm = mat('valve', valve, 0.35, spec=0.4)
        dk = mat('valvehole', '#3a3733', 0.6)
        objs += [
            revolve('valve', [(0, 0.006), (0.030, 0.006), (0.034, 0.011), (0.060, 0.011), (0.072, 0.0)], vm, r=0.004)
        ]
        for a in range(5):
            an = TAU * a / 5
            objs.append(
                cyl(
                    'vh',
                    0.0055,
                    0.004,
                    loc=(0.018 * math.cos(an), 0.018 * math.sin(an), 0.0062),
                    m=dk,
                    bev=0.001,
                    seg=16,
                )
            )
        g = parent(objs[1:], name='v')
        g.location = p + Vector(nrm) * 0.001
        g.rotation_euler = q.to_euler()
        g.scale = (0.68, 0.68, 0.55)
        objs = [ob, g]
    return parent(objs, name=name + '_g')


# ------------------------------------------------------------------ tin
def tin(tex='tin1', lid='#2b1a14'):
    R, H = 0.46, 1.02
    st = steel('st', '#d9d7d2', 0.22)
    lab = mat('lab', rough=0.33, coat=0.35, coat_rough=0.12, img=f'{TEX}/{tex}.png')
    b = revolve('body', [(R, 0.035), (R, H - 0.03)], lab, uv=True, seg=192, r=0, seam=math.pi / 2)
    uvl = b.data.uv_layers[0]
    for l in uvl.data:
        l.uv = (l.uv[0], (l.uv[1] - 0.035) / (H - 0.065))
    o = [
        b,
        revolve(
            'base', [(0, 0.0), (R - 0.02, 0.0), (R + 0.012, 0.0), (R + 0.012, 0.035), (R - 0.004, 0.042)], st, r=0.010
        ),
    ]
    o.append(
        revolve(
            'rim', [(R - 0.004, H - 0.038), (R + 0.012, H - 0.03), (R + 0.012, H), (R - 0.012, H + 0.006)], st, r=0.010
        )
    )
    lm = mat('lid', lid, 0.38, coat=0.3, coat_rough=0.2)
    o.append(
        revolve(
            'lid',
            [
                (R + 0.010, H + 0.004),
                (R + 0.020, H + 0.006),
                (R + 0.020, H + 0.105),
                (R - 0.030, H + 0.130),
                (R - 0.045, H + 0.118),
                (0, H + 0.118),
            ],
            lm,
            r=0.016,
            n=8,
        )
    )
    return parent(o, name='tin')


# ------------------------------------------------------------------ capsules
def capsule(color, loc=(0, 0, 0), rot=None, top='#e9e2d6'):
    al = mat('al', color, 0.27, metal=1, coat=0.2)
    fo = mat('foil', top, 0.3, metal=1, bump=(40, 0.06, 2, (1, 1, 1)))
    b = revolve(
        'cap',
        [
            (0, 0.285),
            (0.055, 0.285),
            (0.075, 0.27),
            (0.098, 0.255),
            (0.128, 0.06),
            (0.140, 0.03),
            (0.142, 0.012),
            (0.182, 0.012),
            (0.186, 0.004),
            (0.182, -0.002),
            (0.14, -0.002),
        ],
        al,
        r=0.008,
    )
    ribs = []
    f = revolve('foil', [(0, 0.002), (0.175, 0.002)], fo, r=0)
    g = parent([b, f], name='caps')
    g.location = loc
    g.rotation_euler = rot or (0, 0, 0)
    return g


def capsulebox(tex='box1', side='#1C4160', caps=('#c8553d', '#f4b860', '#2E6690')):
    W, D, H = 2.0, 0.62, 1.0
    fr = mat('f', rough=0.45, coat=0.08, img=f'{TEX}/{tex}.png')
    sd = mat('s', rough=0.45, coat=0.08, img=f'{TEX}/{tex}s.png')
    tp = mat('t', side, 0.45, coat=0.08)
    x, y, z = W / 2, D / 2, H
    V = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    Fc = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    U = [(0, 0), (0, 1), (1, 1), (1, 0)] + [(0, 0), (1, 0), (1, 1), (0, 1)] * 5
    ob = mesh('box', V, Fc, [fr, sd, tp], uvs=U)
    ob.data.polygons.foreach_set('material_index', [2, 2, 0, 1, 2, 1])
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = 0.014
    b.segments = 4
    b.harden_normals = True
    ob.data.auto_smooth_angle = math.radians(60)
    flap = rbox('flap', (W - 0.05, 0.004, 0.001), (0, -y + 0.03, z + 0.0005), mat('fl', '#12293d', 0.6), bev=0)
    g = parent([ob], name='cb', rz=-24)
    r = []
    r.append(capsule(caps[0], (-0.62, -0.80, 0)))
    r.append(capsule(caps[1], (-0.18, -0.98, 0)))
    # lying capsule
    r.append(capsule(caps[2], (0.34, -1.02, 0.178), (math.radians(98), 0, math.radians(38))))
    bpy.data.objects.remove(flap)
    return g


# ------------------------------------------------------------------ cup
def crema():
    m = mat('crema', '#b5713a', 0.28, coat=0.5, coat_rough=0.08)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    tc = N.new('ShaderNodeTexCoord')
    n0 = N.new('ShaderNodeTexNoise')
    n0.inputs['Scale'].default_value = 5.5
    n0.inputs['Detail'].default_value = 7
    n0.inputs['Distortion'].default_value = 0.9
    n0.inputs['Roughness'].default_value = 0.55
    r = N.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    e[0].position = 0.34
    e[0].color = srgb('#6f3a18')
    e[1].position = 0.70
    e[1].color = srgb('#cf9a5e')
    k = e.new(0.5)
    k.color = srgb('#a96b35')
    L.new(tc.outputs['Object'], n0.inputs['Vector'])
    L.new(n0.outputs['Fac'], r.inputs[0])
    # darker ring near the wall
    ln = N.new('ShaderNodeVectorMath')
    ln.operation = 'LENGTH'
    L.new(tc.outputs['Object'], ln.inputs[0])
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = 0.235
    mr.inputs['From Max'].default_value = 0.30
    L.new(ln.outputs['Value'], mr.inputs['Value'])
    mx = N.new('ShaderNodeMixRGB')
    mx.inputs[2].default_value = srgb('#6b3413')
    L.new(mr.outputs[0], mx.inputs[0])
    L.new(r.outputs[0], mx.inputs[1])
    L.new(mx.outputs[0], b.inputs['Base Color'])
    v = N.new('ShaderNodeTexVoronoi')
    v.inputs['Scale'].default_value = 70
    bp = N.new('ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.07
    bp.inputs['Distance'].default_value = 0.006
    L.new(tc.outputs['Object'], v.inputs['Vector'])
    L.new(v.outputs['Distance'], bp.inputs['Height'])
    L.new(bp.outputs[0], b.inputs['Normal'])
    return m


def cup(color='#f3efe8', inner='#f6f3ee', saucer=True, handle=True, spoon=True, rz=-38):
    ce = mat('ceramic', color, 0.22, coat=0.7, coat_rough=0.05, spec=0.5)
    ci = mat('cerin', inner, 0.22, coat=0.7, coat_rough=0.05)
    o = []
    z0 = 0.085 if saucer else 0
    prof = [
        (0, 0.03),
        (0.165, 0.03),
        (0.175, 0.0),
        (0.205, 0.0),
        (0.212, 0.03),
        (0.285, 0.14),
        (0.338, 0.32),
        (0.362, 0.52),
        (0.352, 0.525),
        (0.338, 0.515),
    ]
    from_ = [(r, z + z0) for r, z in prof]
    body = revolve(
        'cup', [(*p, 0.02) if i not in (5, 6) else (*p, 0.12) for i, p in enumerate(from_)], ce, r=0.02, n=8, auto=80
    )
    o.append(body)
    inn = [(0.338, 0.515), (0.315, 0.33), (0.255, 0.15), (0.14, 0.085), (0, 0.08)]
    o.append(revolve('cupin', [(r, z + z0, 0.10) for r, z in inn], ci, n=8, auto=80))
    cr = revolve('crema', [(0.337, 0.012), (0.325, 0.002), (0.30, 0), (0, 0)], crema(), r=0.008, loc=(0, 0, z0 + 0.432))
    o.append(cr)
    if handle:
        P = [
            (0.33, 0, 0.445),
            (0.43, 0, 0.475),
            (0.535, 0, 0.43),
            (0.555, 0, 0.33),
            (0.50, 0, 0.225),
            (0.40, 0, 0.165),
            (0.285, 0, 0.165),
        ]
        path = catmull([(x, y, z + z0) for x, y, z in P], 14)
        o.append(
            sweep(
                'handle',
                path,
                lambda t: 0.040 + 0.020 * abs(2 * t - 1) ** 2.5,
                lambda t: 0.026 + 0.010 * abs(2 * t - 1) ** 3,
                ce,
                seg=32,
                up=(0, 1, 0),
                pw=2.5,
            )
        )
    if saucer:
        o.append(
            revolve(
                'saucer',
                [
                    (0, 0.012),
                    (0.27, 0.012),
                    (0.28, 0),
                    (0.315, 0),
                    (0.325, 0.014),
                    (0.50, 0.072),
                    (0.625, 0.112),
                    (0.634, 0.126),
                    (0.618, 0.132),
                    (0.49, 0.096),
                    (0.33, 0.062),
                    (0.25, 0.062),
                    (0.235, 0.072),
                    (0, 0.072),
                ],
                ce,
                r=0.018,
                n=8,
                auto=70,
            )
        )
    if spoon:
        st = steel('sp', '#dcdad6', 0.14)
        path = [
            (-0.56, -0.40, 0.190),
            (-0.42, -0.375, 0.172),
            (-0.24, -0.36, 0.155),
            (-0.02, -0.355, 0.135),
            (0.09, -0.355, 0.116),
        ]
        hd = sweep(
            'spoonh',
            catmull(path, 12),
            lambda t: 0.022 - 0.010 * math.sin(t * 2.6),
            lambda t: 0.008,
            st,
            seg=20,
            up=(0, 1, 0),
        )
        o.append(hd)
        bo = revolve(
            'bowl',
            [(0, -0.030), (0.05, -0.022), (0.085, -0.004), (0.094, 0.006), (0.088, 0.006), (0.05, -0.013), (0, -0.022)],
            st,
            r=0.01,
            auto=80,
        )
        bo.scale = (1.38, 0.86, 1)
        bo.location = (0.20, -0.355, 0.124)
        bo.rotation_euler = (0, math.radians(2), 0)
        o.append(bo)
    return parent(o, name='cupg', rz=rz)


# ------------------------------------------------------------------ hand grinder
def handgrinder(body='#23262a', accent='#b8793f'):
    o = []
    bm = mat('body', body, 0.38, metal=0.85, bump=(160, 0.02, 2, (1, 1, 1)))
    st = steel('st', '#cfcdc9', 0.18)
    dk = mat('dk', '#17181a', 0.5)
    wd = wood('wd', '#b07a45', '#7a4a22', scale=9, axis=(1, 1, 0.35))
    R = 0.245
    o.append(
        revolve('jar', [(0, 0), (R - 0.012, 0), (R, 0.012), (R, 0.60), (R - 0.004, 0.606), (0, 0.606)], bm, r=0.012)
    )
    o.append(revolve('ring1', [(R - 0.01, 0.606), (R - 0.006, 0.606), (R - 0.006, 0.622), (R - 0.01, 0.622)], st, r=0))
    o.append(revolve('mid', [(R - 0.02, 0.622), (R, 0.622), (R, 1.42), (R - 0.01, 1.435), (0, 1.435)], bm, r=0.010))
    # knurled grip: vertical ribs on the upper body
    V = []
    Fc = []
    n = 180
    z0, z1 = 0.80, 1.24
    for z, rr in ((z0 - 0.008, R - 0.001), (z0, R + 0.007), (z1, R + 0.007), (z1 + 0.008, R - 0.001)):
        for k in range(n):
            a = TAU * k / n
            q = rr + (0.006 if (k // 2) % 2 == 0 and rr > R else 0)
            V.append((q * math.cos(a), q * math.sin(a), z))
    for i in range(3):
        for k in range(n):
            Fc.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    g = mesh('grip', V, Fc, mat('grip', '#2c3035', 0.55, metal=0.3), smooth=False)
    o.append(g)
    o.append(
        revolve(
            'ring2',
            [(R - 0.004, 1.27), (R + 0.006, 1.27), (R + 0.006, 1.292), (R - 0.004, 1.292)],
            mat('acc', accent, 0.25, metal=1),
            r=0.004,
        )
    )
    o.append(
        revolve(
            'lid',
            [
                (R - 0.012, 1.435),
                (R - 0.012, 1.45),
                (R - 0.004, 1.455),
                (R - 0.006, 1.50),
                (R - 0.06, 1.525),
                (0.07, 1.535),
                (0.06, 1.60),
                (0, 1.60),
            ],
            st,
            r=0.014,
        )
    )
    # crank arm
    A = 0.78
    path = catmull([(-0.02, 0, 1.585), (0.14, 0, 1.60), (0.34, 0, 1.635), (0.56, 0, 1.645), (A, 0, 1.62)], 14)
    o.append(
        sweep(
            'arm', path, lambda t: 0.052 - 0.016 * math.sin(t * 3.1), lambda t: 0.016, st, seg=32, up=(0, 1, 0), pw=3.5
        )
    )
    o.append(cyl('nut', 0.058, 0.05, (0, 0, 1.615), st, 0.012))
    o.append(cyl('nut2', 0.030, 0.03, (0, 0, 1.648), dk, 0.008))
    o.append(cyl('stem', 0.020, 0.10, (A - 0.03, 0, 1.67), st, 0.004))
    o.append(
        revolve(
            'knob',
            [
                (0, 1.70),
                (0.052, 1.70),
                (0.066, 1.72),
                (0.092, 1.80),
                (0.110, 1.90),
                (0.100, 1.97),
                (0.06, 2.0),
                (0, 2.005),
            ],
            wd,
            r=0.03,
            n=8,
            auto=80,
            loc=(A - 0.03, 0, 0),
        )
    )
    return parent(o, name='hg', rz=-22)


def clearplastic(tint='#cbb9a6'):
    m = mat('clear', tint, 0.1)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    t = N.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = srgb(tint)
    g = N.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = 0.04
    f = N.new('ShaderNodeFresnel')
    f.inputs[0].default_value = 1.38
    mx = N.new('ShaderNodeMixShader')
    L.new(f.outputs[0], mx.inputs[0])
    L.new(t.outputs[0], mx.inputs[1])
    L.new(g.outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], N['Material Output'].inputs[0])
    return m


# ------------------------------------------------------------------ electric grinder
def grinder(body='#26282b', accent='#b8793f'):
    o = []
    bm = mat('body', body, 0.42, coat=0.1, coat_rough=0.3, bump=(140, 0.03, 3, (1, 1, 1)))
    st = steel('st', '#d2d0cc', 0.2)
    dk = mat('dk', '#141516', 0.45, coat=0.2)
    wd = wood('wd', '#b07a45', '#7a4a22', scale=7, axis=(1, 1, 0.3))
    # base plate + column + head
    o.append(rbox('base', (1.0, 1.35, 0.13), (0, 0.02, 0.095), bm, 0.06, 8))
    o.append(rbox('foot', (0.9, 1.2, 0.04), (0, 0.02, 0.02), dk, 0.015))
    o.append(rbox('col', (0.92, 0.62, 1.25), (0, 0.36, 0.75), bm, 0.10, 10))
    o.append(rbox('head', (0.96, 1.06, 0.60), (0, 0.14, 1.58), bm, 0.13, 12))
    o.append(rbox('trim', (0.70, 0.80, 0.02), (0, 0.14, 1.272), st, 0.005))
    # front dial
    o.append(cyl('dial', 0.225, 0.09, (0, -0.425, 1.58), st, 0.018, rot=(math.radians(90), 0, 0)))
    o.append(cyl('dial2', 0.175, 0.10, (0, -0.435, 1.58), dk, 0.014, rot=(math.radians(90), 0, 0)))
    o.append(rbox('tick', (0.014, 0.006, 0.10), (0, -0.488, 1.68), mat('tk', '#f2ede4', 0.5), 0.002))
    for k in range(24):
        a = TAU * k / 24
        o.append(
            rbox(
                'mk',
                (0.008, 0.004, 0.022 if k % 4 else 0.036),
                (0.262 * math.sin(a), -0.393, 1.58 + 0.262 * math.cos(a)),
                mat('mk', '#d8d2c8', 0.5),
                0,
                rot=(0, a, 0),
            )
        )
    # chute
    o.append(cyl('chute', 0.11, 0.16, (0, -0.12, 1.22), dk, 0.012, r2=0.13))
    # catch cup
    o.append(
        revolve(
            'cup',
            [
                (0, 0.165),
                (0.255, 0.165),
                (0.265, 0.18),
                (0.275, 0.66),
                (0.282, 0.665),
                (0.270, 0.67),
                (0.262, 0.66),
                (0.25, 0.19),
                (0, 0.185),
            ],
            st,
            r=0.010,
            loc=(0, -0.26, 0),
        )
    )
    # hopper (smoked, translucent) with lid
    hop = clearplastic('#cbb9a6')
    o.append(
        revolve(
            'collar',
            [(0, 1.87), (0.31, 1.87), (0.32, 1.885), (0.32, 1.95), (0.30, 1.96), (0, 1.96)],
            dk,
            r=0.012,
            loc=(0, 0.14, 0),
        )
    )
    o.append(
        revolve(
            'hopper',
            [(0.285, 1.955), (0.31, 1.965), (0.42, 2.22), (0.43, 2.42), (0.415, 2.42), (0.405, 2.22), (0.29, 1.975)],
            hop,
            r=0.03,
            n=8,
            auto=60,
            loc=(0, 0.14, 0),
        )
    )
    o.append(
        revolve(
            'lid',
            [(0.40, 2.415), (0.44, 2.415), (0.445, 2.43), (0.44, 2.465), (0.10, 2.50), (0.09, 2.545), (0, 2.55)],
            wd,
            r=0.02,
            loc=(0, 0.14, 0),
        )
    )
    bb = beanmesh()
    k = 0
    bmts = beanmats(3)
    for zz in np.linspace(1.99, 2.24, 7):
        rr = 0.27 + (zz - 1.98) * 0.42
        for i in range(26):
            q = rr * math.sqrt(rnd.random()) * 0.93
            a = rnd.random() * TAU
            if zz < 2.2 and q < rr * 0.55:
                continue
            b = link(bpy.data.objects.new('bean', bb))
            b.location = (q * math.cos(a), 0.14 + q * math.sin(a), zz)
            b.rotation_euler = rnd.random(3) * TAU
            b.scale = [0.058] * 3
            o.append(b)
    # switch
    o.append(
        cyl(
            'btn',
            0.055,
            0.03,
            (0.30, -0.40, 1.40),
            mat('btn', accent, 0.3, metal=1),
            0.01,
            rot=(math.radians(90), 0, 0),
        )
    )
    return parent(o, name='eg', rz=-26)


# ------------------------------------------------------------------ beans
def beanmats(n=4):
    cs = ['#4a2713', '#3a1d0e', '#552f18', '#2f180c']
    return [_beanmat(cs[i % 4]) for i in range(n)]


def _beanmat(c):
    m = mat('bean', c, 0.46, coat=0.12, coat_rough=0.3, bump=(7, 0.35, 8, (1, 1, 1)), spec=0.45)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    N['Bump'].inputs['Distance'].default_value = 0.10
    oi = N.new('ShaderNodeObjectInfo')
    hs = N.new('ShaderNodeHueSaturation')
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['To Min'].default_value = 0.65
    mr.inputs['To Max'].default_value = 1.7
    L.new(oi.outputs['Random'], mr.inputs['Value'])
    L.new(mr.outputs[0], hs.inputs['Value'])
    tc = N.new('ShaderNodeTexCoord')
    nz = N.new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = 2.2
    nz.inputs['Detail'].default_value = 6
    mx = N.new('ShaderNodeMixRGB')
    mx.inputs[1].default_value = srgb(c)
    mx.inputs[2].default_value = srgb('#6b3f22')
    L.new(tc.outputs['Object'], nz.inputs['Vector'])
    r = N.new('ShaderNodeMapRange')
    r.inputs['From Min'].default_value = 0.4
    r.inputs['From Max'].default_value = 0.75
    L.new(nz.outputs['Fac'], r.inputs['Value'])
    L.new(r.outputs[0], mx.inputs[0])
    L.new(mx.outputs[0], hs.inputs['Color'])
    # lighter chaff inside the crease, from vertex colour
    vc = N.new('ShaderNodeVertexColor')
    vc.layer_name = 'crease'
    m2 = N.new('ShaderNodeMixRGB')
    m2.inputs[2].default_value = srgb('#1d0e06')
    L.new(vc.outputs['Color'], m2.inputs[0])
    L.new(hs.outputs[0], m2.inputs[1])
    L.new(m2.outputs[0], b.inputs['Base Color'])
    return m


_bm = None


def beanmesh(nu=64, nv=40, m=None):
    global _bm
    if _bm:
        return _bm
    V = []
    Fc = []
    cr = []
    for j in range(nv + 1):
        ph = math.pi * j / nv
        for i in range(nu):
            th = TAU * i / nu
            x = math.cos(ph)
            y = math.sin(ph) * math.cos(th)
            z = math.sin(ph) * math.sin(th)
            X = x * 1.0
            Y = y * 0.74 * (1 - 0.06 * x)
            Z = z * 0.62
            c = 0
            if z < 0:
                Z = z * 0.30 * (1 + 0.15 * math.cos(x * 2))
            # S crease on the flat side
            yc = 0.07 * math.sin(x * 2.6)
            dd = Y - yc
            if z < 0:
                wd = 0.075 * (1 - 0.25 * x * x)
                g = math.exp(-((dd / wd) ** 2)) * min(1, (1 - abs(x)) * 6)
                Z += g * 0.20
                c = g
                Z -= 0.05 * math.exp(-(((abs(dd) - 0.2) / 0.14) ** 2)) * (1 - x * x)
            V.append((X, Y, Z))
            cr.append(c)
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % nu
            Fc.append((j * nu + i, (j + 1) * nu + i, (j + 1) * nu + i2, j * nu + i2))
    me = bpy.data.meshes.new('bean')
    me.from_pydata(V, [], Fc)
    me.update()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    vc = me.vertex_colors.new(name='crease')
    for l in me.loops:
        c = cr[l.vertex_index]
        vc.data[l.index].color = (c, c, c, 1)
    me.materials.append(m or beanmats(1)[0])
    _bm = me
    return me


# ------------------------------------------------------------------ espresso machine
def machine(panel=None, accentwood=True):
    o = []
    br = steel('br', '#cbc9c5', 0.27, brush=(3, 3, 220))
    brx = steel('brx', '#cfcdc9', 0.26, brush=(3, 3, 260))
    ch = steel('ch', '#e2e1de', 0.07)
    dk = mat('dk', '#17181a', 0.42, coat=0.15)
    rb = mat('rub', '#1d1d1e', 0.7)
    wd = wood('wd', '#9a6236', '#5f3416', scale=8, axis=(1, 0.4, 1))
    wdz = wood('wdz', '#9a6236', '#5f3416', scale=8, axis=(1, 1, 0.4))
    pm = mat('panel', panel, 0.36, coat=0.4, coat_rough=0.12) if panel else br
    W = 2.5
    # side profile (y,z): front is -y.  C-shape body: base, back column, head overhang
    y0, y1 = -1.45, 1.35
    # base with drip tray
    o.append(rbox('base', (W, 2.75, 0.42), (0, -0.03, 0.36), pm, 0.07, 8))
    o.append(rbox('back', (W, 1.35, 2.2), (0, 0.67, 1.55), pm, 0.07, 8))
    # head: protruding box above group
    o.append(rbox('head', (W, 2.45, 1.02), (0, 0.12, 2.24), pm, 0.10, 10))
    # front fascia inset (brushed) and splash back
    o.append(rbox('fascia', (W - 0.16, 0.03, 0.84), (0, -1.108, 2.24), brx, 0.012))
    o.append(rbox('splash', (W - 0.22, 0.02, 1.12), (0, -0.012, 1.16), brx, 0.008))
    # feet
    for x in (-1, 1):
        for y in (-1.1, 1.0):
            o.append(cyl('ft', 0.11, 0.16, (x * 0.98, y, 0.08), rb, 0.03, r2=0.13))
    # drip tray
    o.append(rbox('traylip', (W - 0.30, 1.30, 0.06), (0, -0.72, 0.575), ch, 0.02))
    o.append(rbox('tray', (W - 0.42, 1.18, 0.05), (0, -0.72, 0.592), dk, 0.01))
    for i in range(23):
        x = -(W - 0.56) / 2 + (W - 0.56) * i / 22
        o.append(rbox('slat', (0.034, 1.12, 0.03), (x, -0.72, 0.615), ch, 0.010, 3))
    # top: cup rail + tray
    o.append(rbox('toptray', (W - 0.24, 2.1, 0.03), (0, 0.15, 2.765), dk, 0.01))
    zr = 2.98
    hx, hy0, hy1 = W / 2 - 0.12, -0.95, 1.22
    rail = [(-hx, hy0, zr), (hx, hy0, zr), (hx, hy1, zr), (-hx, hy1, zr)]

    def rr(pts, r=0.12, n=8):
        out = []
        m = len(pts)
        for i, p in enumerate(pts):
            P = Vector(p)
            A = Vector(pts[i - 1])
            B = Vector(pts[(i + 1) % m])
            s = P + (A - P).normalized() * r
            e = P + (B - P).normalized() * r
            for t in range(n + 1):
                t /= n
                out.append(s * (1 - t) ** 2 + P * 2 * t * (1 - t) + e * t * t)
        return out

    o.append(tube('rail', rr(rail), 0.028, ch, cyclic=True, bezier=False))
    for x in (-hx + 0.12, 0, hx - 0.12):
        for y in (hy0, hy1):
            o.append(cyl('post', 0.018, 0.24, (x, y, zr - 0.11), ch, 0.003, seg=24))
    # group head (E61-ish): neck + bell
    gx = 0.0
    gy = -1.42
    o.append(cyl('neck', 0.25, 0.50, (gx, -1.28, 1.98), ch, 0.04, rot=(math.radians(90), 0, 0)))
    o.append(
        revolve(
            'bell',
            [
                (0, 2.36),
                (0.12, 2.36),
                (0.17, 2.34),
                (0.20, 2.26),
                (0.20, 2.20),
                (0.33, 2.14),
                (0.36, 2.06),
                (0.36, 1.86),
                (0.40, 1.84),
                (0.42, 1.80),
                (0.42, 1.68),
                (0.38, 1.66),
                (0.30, 1.66),
                (0, 1.66),
            ],
            ch,
            r=0.025,
            n=8,
            loc=(gx, gy, -0.12),
        )
    )
    o.append(cyl('cap', 0.13, 0.07, (gx, gy, 2.27), ch, 0.02))
    # portafilter
    o.append(
        revolve(
            'pf',
            [
                (0, 1.56),
                (0.10, 1.53),
                (0.13, 1.42),
                (0.26, 1.37),
                (0.33, 1.44),
                (0.355, 1.52),
                (0.355, 1.66),
                (0, 1.66),
            ][::1],
            ch,
            r=0.02,
            loc=(gx, gy, -0.13),
        )
    )
    a = math.radians(-14)
    dv = Vector((math.sin(a) * -1, -math.cos(a), 0))
    hp = [Vector((gx, gy, 1.40)) + dv * 0.33, Vector((gx, gy, 1.39)) + dv * 0.48, Vector((gx, gy, 1.37)) + dv * 0.60]
    o.append(sweep('pfarm', catmull(hp, 8), lambda t: 0.055, lambda t: 0.045, ch, seg=28, up=(0, 0, 1)))
    hp2 = catmull(
        [
            Vector((gx, gy, 1.37)) + dv * 0.58,
            Vector((gx, gy, 1.36)) + dv * 0.75,
            Vector((gx, gy, 1.345)) + dv * 0.98,
            Vector((gx, gy, 1.33)) + dv * 1.18,
            Vector((gx, gy, 1.325)) + dv * 1.24,
        ],
        12,
    )
    prof = lambda t: (0.066 + 0.030 * math.sin(min(t, 1) * 2.4)) * math.sqrt(
        max(1 - max((t - 0.9) / 0.1, 0) ** 2, 0.02)
    )
    o.append(sweep('pfhandle', hp2, prof, prof, wd, seg=36, up=(0, 0, 1)))
    o.append(
        sweep(
            'ferrule',
            catmull([Vector((gx, gy, 1.372)) + dv * 0.56, Vector((gx, gy, 1.365)) + dv * 0.62], 6),
            lambda t: 0.078,
            lambda t: 0.078,
            ch,
            seg=36,
            up=(0, 0, 1),
        )
    )
    for s in (-1, 1):
        o.append(
            tube(
                'spout',
                [
                    (gx + 0.02 * s, gy, 1.30),
                    (gx + 0.07 * s, gy, 1.25),
                    (gx + 0.115 * s, gy, 1.18),
                    (gx + 0.12 * s, gy, 1.10),
                ],
                0.032,
                ch,
            )
        )
    # gauges
    for gxx, lab in ((-0.62, 1), (0.62, 1)):
        o.append(
            revolve(
                'gring',
                [(0, 0), (0.205, 0), (0.215, 0.02), (0.215, 0.07), (0.19, 0.085), (0.178, 0.07), (0.178, 0.05)],
                ch,
                r=0.01,
                loc=(gxx, -1.12, 2.34),
                rot=(math.radians(90), 0, 0),
            )
        )
        o.append(
            cyl('gface', 0.18, 0.012, (gxx, -1.175, 2.34), mat('gf', '#f6f3ec', 0.4), 0.0, rot=(math.radians(90), 0, 0))
        )
        for k in range(11):
            an = math.radians(-130 + 26 * k)
            rr_ = 0.140
            o.append(
                rbox(
                    'tk',
                    (0.010, 0.006, 0.034),
                    (gxx + rr_ * math.sin(an), -1.183, 2.34 + rr_ * math.cos(an)),
                    dk,
                    0,
                    rot=(0, an, 0),
                )
            )
        an = math.radians(-35 if gxx < 0 else 28)
        o.append(
            rbox(
                'nd',
                (0.011, 0.006, 0.15),
                (gxx + 0.055 * math.sin(an), -1.187, 2.34 + 0.055 * math.cos(an)),
                mat('nd', '#c23b22', 0.4),
                0.003,
                rot=(0, an, 0),
            )
        )
        o.append(cyl('np', 0.022, 0.016, (gxx, -1.19, 2.34), dk, 0.004, rot=(math.radians(90), 0, 0), seg=24))
    # switches
    for i, x in enumerate((-0.30, 0.30)):
        pass
    # knobs for steam / water
    for x in (-0.98, 0.98):
        o.append(cyl('kst', 0.05, 0.20, (x, -1.20, 2.05), ch, 0.01, rot=(math.radians(90), 0, 0)))
        o.append(
            revolve(
                'knob',
                [(0, 0), (0.13, 0), (0.155, 0.02), (0.165, 0.08), (0.15, 0.16), (0.11, 0.19), (0, 0.195)],
                wdz,
                r=0.03,
                n=8,
                auto=70,
                loc=(x, -1.27, 2.05),
                rot=(math.radians(90), 0, 0),
            )
        )
        o.append(cyl('kc', 0.05, 0.02, (x, -1.468, 2.05), ch, 0.006, rot=(math.radians(90), 0, 0), seg=32))
    # steam wand (right) and hot-water (left)
    o.append(cyl('sj', 0.085, 0.14, (0.98, -1.13, 1.69), ch, 0.03))
    o.append(
        tube(
            'wand',
            [(0.98, -1.13, 1.66), (0.99, -1.17, 1.52), (1.03, -1.30, 1.20), (1.07, -1.42, 0.92), (1.075, -1.44, 0.80)],
            0.034,
            ch,
        )
    )
    o.append(cyl('tip', 0.046, 0.10, (1.076, -1.445, 0.80), ch, 0.015, rot=(math.radians(10), 0, 0)))
    o.append(tube('wgrip', [(1.016, -1.26, 1.31), (1.04, -1.335, 1.12)], 0.052, rb, bezier=False))
    o.append(cyl('sj2', 0.075, 0.12, (-0.98, -1.13, 1.69), ch, 0.03))
    o.append(
        tube(
            'water', [(-0.98, -1.13, 1.66), (-0.985, -1.17, 1.55), (-1.0, -1.26, 1.36), (-1.0, -1.29, 1.28)], 0.030, ch
        )
    )
    # badge
    o.append(text('badge', 'NORTHFOLD', (0, -1.128, 2.575), 0.105, dk, rot=(math.radians(90), 0, 0), spacing=1.25))
    # lever switch + lamp
    o.append(
        cyl(
            'lamp',
            0.028,
            0.02,
            (-0.98, -1.128, 2.5),
            mat('lamp', '#ff8a3c', 0.3, emis=('#ff8a3c', 2.0)),
            0.006,
            rot=(math.radians(90), 0, 0),
            seg=32,
        )
    )
    o.append(cyl('sw', 0.05, 0.02, (0.98, -1.128, 2.5), ch, 0.006, rot=(math.radians(90), 0, 0), seg=32))
    o.append(tube('swl', [(0.98, -1.13, 2.5), (0.98, -1.22, 2.53)], 0.018, ch))
    # side panels accent
    for s in (-1, 1):
        o.append(rbox('sidep', (0.02, 2.2, 0.72), (s * (W / 2 + 0.004), 0.14, 2.24), pm, 0.03, 6))
    return parent(o, name='em', rz=24)


# ------------------------------------------------------------------ kettle
def kettle(body='#1f2123', handle='wood'):
    o = []
    bm = mat('b', body, 0.46, bump=(170, 0.025, 2, (1, 1, 1)), spec=0.45, coat=0.06, coat_rough=0.3)
    st = steel('st', '#cfcdc9', 0.2)
    wd = wood('wd', '#b07a45', '#74461f', scale=8, axis=(1, 1, 0.35))
    dk = mat('dk', '#131415', 0.4, coat=0.3)
    z = 0.17
    o.append(
        revolve(
            'base',
            [(0, 0), (0.56, 0), (0.60, 0.015), (0.60, 0.085), (0.57, 0.105), (0.47, 0.115), (0.45, 0.13), (0, 0.13)],
            dk,
            r=0.02,
        )
    )
    o.append(
        cyl(
            'led',
            0.012,
            0.004,
            (0.0, -0.601, 0.05),
            mat('led', '#ffffff', 0.3, emis=('#fff1dc', 3)),
            0,
            rot=(math.radians(90), 0, 0),
            seg=24,
        )
    )
    o.append(
        revolve(
            'body',
            [
                (0, z - 0.03, 0),
                (0.50, z - 0.03, 0.02),
                (0.545, z + 0.01, 0.05),
                (0.535, z + 0.10, 0.1),
                (0.395, z + 0.74, 0.15),
                (0.375, z + 0.82, 0.03),
                (0.385, z + 0.835, 0.01),
                (0.36, z + 0.845, 0.01),
                (0.0, z + 0.845),
            ],
            bm,
            n=10,
            auto=50,
        )
    )
    o.append(
        revolve(
            'lid',
            [
                (0.355, z + 0.84),
                (0.352, z + 0.862),
                (0.33, z + 0.875),
                (0.12, z + 0.888),
                (0.055, z + 0.895),
                (0.042, z + 0.93),
                (0.075, z + 0.975),
                (0.08, z + 1.01),
                (0.06, z + 1.03),
                (0, z + 1.032),
            ],
            bm,
            r=0.015,
            n=6,
        )
    )
    o.append(revolve('lr', [(0.05, z + 0.896), (0.058, z + 0.896), (0.058, z + 0.906), (0.05, z + 0.906)], st, r=0.0))
    # gooseneck
    P = [
        (-0.44, 0, z + 0.17),
        (-0.62, 0, z + 0.165),
        (-0.80, 0, z + 0.28),
        (-0.87, 0, z + 0.50),
        (-0.93, 0, z + 0.72),
        (-1.04, 0, z + 0.865),
        (-1.16, 0, z + 0.885),
        (-1.235, 0, z + 0.83),
    ]
    path = catmull(P, 14)
    rad = lambda t: 0.085 * (1 - t) ** 1.3 + 0.036
    o.append(sweep('spout', path, rad, rad, bm, seg=40, up=(0, 1, 0), cap=False))
    o.append(
        revolve(
            'collar',
            [(0.0, 0), (0.14, 0), (0.13, 0.02), (0.10, 0.06)],
            bm,
            r=0.02,
            loc=(-0.475, 0, z + 0.17),
            rot=(0, math.radians(-90), 0),
        )
    )
    # handle
    H = [(0.33, 0, z + 0.80), (0.46, 0, z + 0.865), (0.66, 0, z + 0.875), (0.80, 0, z + 0.82), (0.835, 0, z + 0.70)]
    o.append(sweep('harm', catmull(H, 12), lambda t: 0.050, lambda t: 0.024, bm, seg=32, up=(0, 1, 0), pw=3.5))
    H2 = [(0.835, 0, z + 0.75), (0.845, 0, z + 0.62), (0.82, 0, z + 0.42), (0.775, 0, z + 0.24), (0.755, 0, z + 0.17)]
    o.append(
        sweep(
            'grip',
            catmull(H2, 12),
            lambda t: 0.066 + 0.010 * math.sin(t * 3.1),
            lambda t: 0.046 + 0.010 * math.sin(t * 3.1),
            wd if handle == 'wood' else bm,
            seg=36,
            up=(0, 1, 0),
            pw=2.6,
        )
    )
    return parent(o, name='kt', rz=-18)


# ------------------------------------------------------------------ dripper on mug
def dripper(color='#f3efe8'):
    ce = mat('ce', color, 0.22, coat=0.6, coat_rough=0.06)
    o = []
    z = 0.62
    # mug/server: ceramic
    o.append(
        revolve(
            'server',
            [
                (0, 0.0),
                (0.30, 0),
                (0.34, 0.02),
                (0.37, 0.12),
                (0.37, 0.50),
                (0.33, 0.56),
                (0.315, 0.60),
                (0.325, 0.615),
                (0.31, 0.62),
                (0.295, 0.60),
                (0, 0.58),
            ],
            ce,
            r=0.03,
            n=8,
            auto=60,
        )
    )
    P = [(0.35, 0, 0.45), (0.46, 0, 0.48), (0.545, 0, 0.42), (0.555, 0, 0.30), (0.50, 0, 0.19), (0.36, 0, 0.16)]
    o.append(
        sweep(
            'sh',
            catmull(P, 14),
            lambda t: 0.045 + 0.012 * abs(2 * t - 1) ** 2,
            lambda t: 0.026 + 0.008 * abs(2 * t - 1) ** 3,
            ce,
            seg=32,
            up=(0, 1, 0),
            pw=2.6,
        )
    )
    o.append(
        revolve(
            'plate',
            [(0, z), (0.43, z), (0.445, z + 0.012), (0.44, z + 0.03), (0.18, z + 0.05), (0.13, z + 0.10)],
            ce,
            r=0.014,
        )
    )
    o.append(
        revolve(
            'cone',
            [
                (0.12, z + 0.06),
                (0.14, z + 0.11),
                (0.46, z + 0.56),
                (0.485, z + 0.575),
                (0.475, z + 0.59),
                (0.44, z + 0.57),
                (0.10, z + 0.10),
                (0.10, z + 0.06),
            ],
            ce,
            r=0.02,
            n=6,
            auto=50,
        )
    )
    for k in range(12):
        pts = []
        for t in np.linspace(0, 1, 14):
            r = 0.115 + 0.30 * t
            a = TAU * k / 12 + 0.9 * t
            pts.append((r * math.cos(a), r * math.sin(a), z + 0.125 + 0.43 * t * 0.98))
        o.append(tube('rib', pts, 0.012, ce, res=4, bres=4))
    Hh = [
        (0.33, 0, z + 0.36),
        (0.44, 0, z + 0.40),
        (0.555, 0, z + 0.36),
        (0.565, 0, z + 0.25),
        (0.50, 0, z + 0.17),
        (0.36, 0, z + 0.12),
        (0.20, 0, z + 0.10),
    ]
    o.append(sweep('dh', catmull(Hh, 12), lambda t: 0.042, lambda t: 0.022, ce, seg=30, up=(0, 1, 0), pw=2.6))
    # paper filter + coffee bed
    pa = mat('paper', '#efe6d6', 0.85, bump=(30, 0.1, 3, (1, 1, 1)))
    o.append(
        revolve(
            'filter', [(0.10, z + 0.12), (0.47, z + 0.66), (0.466, z + 0.66), (0.097, z + 0.125)], pa, r=0.0, seg=64
        )
    )
    o.append(
        revolve(
            'bed',
            [(0, z + 0.40), (0.15, z + 0.395), (0.28, z + 0.41), (0.305, z + 0.425)],
            mat('bed', '#2b170c', 0.75, bump=(60, 0.8, 6, (1, 1, 1))),
            r=0.02,
        )
    )
    return parent(o, name='dr', rz=-35)


# ------------------------------------------------------------------ gift card
def giftcard(t1='card1', t2='card2'):
    def card(tex, edge):
        w, h, t = 1.712, 1.08, 0.022
        r = 0.075
        n = 10
        pts = []
        for cx, cy, a0 in (
            (w / 2 - r, h / 2 - r, 0),
            (-w / 2 + r, h / 2 - r, 90),
            (-w / 2 + r, -h / 2 + r, 180),
            (w / 2 - r, -h / 2 + r, 270),
        ):
            for k in range(n + 1):
                a = math.radians(a0 + 90 * k / n)
                pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        N = len(pts)
        V = [(x, y, 0) for x, y in pts] + [(x, y, t) for x, y in pts]
        Fc = [tuple(range(N - 1, -1, -1)), tuple(range(N, 2 * N))] + [
            (i, (i + 1) % N, N + (i + 1) % N, N + i) for i in range(N)
        ]
        U = []
        for f in Fc:
            for v in f:
                U.append((V[v][0] / w + 0.5, V[v][1] / h + 0.5))
        m = mat('c', rough=0.34, coat=0.35, coat_rough=0.12, img=f'{TEX}/{tex}.png')
        e = mat('e', edge, 0.5)
        ob = mesh('card', V, Fc, [m, e], smooth=False, uvs=U)
        ob.data.polygons.foreach_set('material_index', [1, 0] + [1] * N)
        b = ob.modifiers.new('b', 'BEVEL')
        b.width = 0.004
        b.segments = 2
        b.limit_method = 'ANGLE'
        return ob

    a = card(t1, '#f2ead9')
    b = card(t2, '#f2ead9')
    lean = math.radians(78)
    zr = math.radians(-12)
    a.rotation_euler = (lean, 0, zr)
    a.location = (0.25, 0.20, 0.035 + 0.54 * math.sin(lean))
    b.rotation_euler = (0, 0, math.radians(9))
    b.location = (-0.42, -0.98, 0.0)
    st = rbox(
        'stand',
        (1.30, 0.30, 0.115),
        (0.25, 0.09, 0.0575),
        wood('wd', '#b98350', '#8a5a2c', scale=5, axis=(0.35, 1.6, 1.6)),
        0.018,
        5,
    )
    st.rotation_euler = (0, 0, zr)
    return parent([a, b, st], name='gc')


SHOTS = {  # builder, camera(az,el,lens,fill), studio kwargs
    'bag': (bag, dict(az=-17, el=7, lens=90, fill=0.80), dict()),
    'tin': (tin, dict(az=0, el=13, lens=90, fill=0.72), dict()),
    'capsulebox': (capsulebox, dict(az=0, el=19, lens=85, fill=0.84), dict()),
    'cup': (cup, dict(az=0, el=27, lens=85, fill=0.84), dict(key=0.9)),
    'handgrinder': (handgrinder, dict(az=0, el=10, lens=85, fill=0.80), dict(rim=1.5, fill=0.4, flag=0.6)),
    'grinder': (grinder, dict(az=0, el=10, lens=85, fill=0.80), dict(rim=1.5, fill=0.4, flag=0.6)),
    'machine': (machine, dict(az=0, el=11, lens=75, fill=0.79), dict(rim=0.9, fill=0.30, env=0.36, key=0.85, flag=1)),
    'kettle': (kettle, dict(az=0, el=10, lens=85, fill=0.84), dict(rim=1.7, fill=0.45)),
    'dripper': (dripper, dict(az=0, el=20, lens=85, fill=0.78), dict(key=0.9)),
    'giftcard': (giftcard, dict(az=0, el=28, lens=85, fill=0.84), dict()),
}
