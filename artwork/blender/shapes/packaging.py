"""Cartons, jar, pads, bottles, sweets, filters and tubs."""

import math
import bpy, numpy as np
from scene_kit import *
from shapes.basics import bag, beanmesh, beanmats, clearplastic, giftcard, TEX, MOD

rnd = np.random.default_rng(11)
rad = math.radians


# ------------------------------------------------------------------ helpers
def T(t):
    return f'{TEX}/{t}.png'


def arclabel(tex, R, z0, z1, ratio=None, ang=None, rough=0.42, coat=0.12, lift=0.004, n=96, m=None, back=True):
    """paper label wrapped on a cylinder, centred on the front (-y). ratio = texture w/h, or ang in degrees"""
    a = rad(ang) if ang else (z1 - z0) * ratio / R
    m = m or mat('lab', rough=rough, coat=coat, coat_rough=0.2, img=T(tex))
    V = []
    F = []
    U = []
    for i in range(n + 1):
        t = -math.pi / 2 - a / 2 + a * i / n
        for z in (z0, z1):
            V.append(((R + lift) * math.cos(t), (R + lift) * math.sin(t), z))
    for i in range(n):
        F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        U += [(i / n, 0), ((i + 1) / n, 0), ((i + 1) / n, 1), (i / n, 1)]
    return mesh('label', V, F, m, uvs=U, auto=60)


def ribcap(r, z0, z1, m, n=72, depth=0.010, rt=0.02, top=None):
    """screw cap with vertical ribs and a rounded top"""
    prof = [
        (r - depth, z0, 0),
        (r, z0 + 0.012, 1),
        (r, z1 - rt * 1.6, 1),
        (r - depth * 0.6, z1 - rt * 0.9, 0.4),
        (r - rt * 0.6, z1 - rt * 0.25, 0),
        (r - rt * 1.4, z1, 0),
    ]
    N = n * 4
    V = []
    F = []
    for rr, z, k in prof:
        for i in range(N):
            a = TAU * i / N
            q = rr - k * depth * (0.5 - 0.5 * math.cos(a * n))
            V.append((q * math.cos(a), q * math.sin(a), z))
    L = len(prof)
    for j in range(L - 1):
        for i in range(N):
            F.append((j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i))
    F.append(tuple((L - 1) * N + i for i in range(N)))
    ob = mesh('cap', V, F, m, auto=35)
    return ob


def carton_box(W, D, H, front, side, top, rz=-22, bev=0.014, flap=True, loc=(0, 0, 0)):
    fr = mat('f', rough=0.45, coat=0.08, img=T(front))
    sd = mat('s', rough=0.45, coat=0.08, img=T(side)) if not side.startswith('#') else mat('s', side, 0.45, coat=0.08)
    tp = mat('t', top, 0.45, coat=0.08)
    x, y, z = W / 2, D / 2, H
    V = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    U = [(0, 0), (0, 1), (1, 1), (1, 0)] + [(0, 0), (1, 0), (1, 1), (0, 1)] * 5
    ob = mesh('box', V, F, [fr, sd, tp], uvs=U)
    ob.data.polygons.foreach_set('material_index', [2, 2, 0, 1, 2, 1])
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = bev
    b.segments = 4
    b.harden_normals = True
    ob.data.auto_smooth_angle = rad(60)
    o = [ob]
    if flap:
        o.append(
            rbox(
                'flapline',
                (W - 0.06, 0.003, 0.003),
                (0, -y + bev + 0.012, z + 0.0004),
                mat('fl', '#1a1512', 0.8),
                bev=0,
            )
        )
    return parent(o, name='cb', rz=rz, loc=loc)


def glassmat(tint='#ffffff', rough=0.02, ior=1.45, absorb=None):
    """real glass for camera/glossy rays, plain transparency for shadow + diffuse rays (light reaches the contents, no black interior)"""
    m = mat('glass', tint, rough, trans=1, ior=ior, spec=0.5)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    g = N.new('ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = srgb(tint)
    g.inputs['Roughness'].default_value = rough
    g.inputs['IOR'].default_value = ior
    t = N.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = srgb(tint)
    lp = N.new('ShaderNodeLightPath')
    mx = N.new('ShaderNodeMath')
    mx.operation = 'MAXIMUM'
    L.new(lp.outputs['Is Shadow Ray'], mx.inputs[0])
    L.new(lp.outputs['Is Diffuse Ray'], mx.inputs[1])
    ms = N.new('ShaderNodeMixShader')
    L.new(mx.outputs[0], ms.inputs[0])
    L.new(g.outputs[0], ms.inputs[1])
    L.new(t.outputs[0], ms.inputs[2])
    L.new(ms.outputs[0], N['Material Output'].inputs[0])
    return m


def granmat(c0='#2c150a', c1='#7a4320', scale=34):
    m = mat('gran', c0, 0.55, spec=0.4)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    tc = N.new('ShaderNodeTexCoord')
    v = N.new('ShaderNodeTexVoronoi')
    v.inputs['Scale'].default_value = scale
    nz = N.new('ShaderNodeTexNoise')
    nz.inputs['Scale'].default_value = scale * 0.8
    nz.inputs['Detail'].default_value = 2
    mv = N.new('ShaderNodeMixRGB')
    mv.inputs[0].default_value = 0.06
    L.new(tc.outputs['Object'], mv.inputs[1])
    L.new(nz.outputs['Color'], mv.inputs[2])
    L.new(tc.outputs['Object'], nz.inputs['Vector'])
    L.new(mv.outputs[0], v.inputs['Vector'])
    r = N.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    e[0].position = 0.15
    e[0].color = srgb(c0)
    e[1].position = 0.95
    e[1].color = srgb(c1)
    sp = N.new('ShaderNodeSeparateXYZ')
    L.new(v.outputs['Color'], sp.inputs[0])
    L.new(sp.outputs[0], r.inputs[0])
    # dark gaps between granules
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = 0.28
    mr.inputs['From Max'].default_value = 0.75
    mr.inputs['To Min'].default_value = 0
    mr.inputs['To Max'].default_value = 0.92
    L.new(v.outputs['Distance'], mr.inputs['Value'])
    mx = N.new('ShaderNodeMixRGB')
    mx.inputs[2].default_value = srgb('#0d0603')
    L.new(mr.outputs[0], mx.inputs[0])
    L.new(r.outputs[0], mx.inputs[1])
    L.new(mx.outputs[0], b.inputs['Base Color'])
    bp = N.new('ShaderNodeBump')
    bp.inputs['Strength'].default_value = 0.9
    bp.inputs['Distance'].default_value = 0.03
    bp.invert = True
    L.new(v.outputs['Distance'], bp.inputs['Height'])
    L.new(bp.outputs[0], b.inputs['Normal'])
    return m


# ------------------------------------------------------------------ 1 bags
def kgbag(
    tex='p_kg1', side='#17384C', tie='#E9A24B', valve='#efe9df', sx=0.94, sz=1.10, roll=True, vx=0.30, vz=0.86, **kw
):
    """tall 1 kg flat-bottom bag with rolled top and tin tie"""
    g = bag(tex, side=side, model='bag_b', valve=valve, vz=vz, vx=vx, **kw)
    d = np.load(f'{MOD}/bag_b.npz')
    W, D, H, seal = d['dims']
    o = []
    if roll:
        wx = 0.745
        z = H - 0.03
        y = -0.020 + 0.06
        rm = mat('roll', side, 0.42, coat=0.12, coat_rough=0.25, bump=(9, 0.10, 5, (1, 1, 1)))
        path = [
            (-wx + 2 * wx * i / 24, y - 0.018 + 0.010 * math.sin(i * 0.6), z + 0.006 * math.sin(i * 0.45))
            for i in range(25)
        ]
        o.append(sweep('roll', path, lambda t: 0.125, lambda t: 0.052, rm, seg=40, up=(0, 0, 1), pw=3.0))
        tm = mat('tie', tie, 0.35, coat=0.3, coat_rough=0.15)
        yy = y - 0.079
        pt = (
            [(-wx - 0.005, yy + 0.11, z)]
            + [(-wx - 0.03, yy + 0.06, z), (-wx - 0.005, yy + 0.005, z)]
            + [
                (
                    -wx + 0.06 + (2 * wx - 0.12) * i / 20,
                    yy + 0.010 * math.sin(i * 24 / 20 * 0.6 + 0.6) - 0.003,
                    z + 0.004 * math.sin(i * 0.5),
                )
                for i in range(21)
            ]
            + [(wx + 0.005, yy + 0.005, z), (wx + 0.03, yy + 0.06, z), (wx + 0.005, yy + 0.11, z)]
        )
        o.append(sweep('tie', catmull(pt, 4), lambda t: 0.062, lambda t: 0.007, tm, seg=24, up=(0, 0, 1), pw=6))
    e = parent(o + [g], name='kg')
    e.scale = (sx, sx, sz)
    bpy.context.view_layer.update()
    return e


def brick(tex='p_brick', side='#8C2F24', lump=0.011):
    """vacuum brick (500 g ground coffee): crinkled block with folded top"""
    W, D, H = 1.02, 0.62, 1.62
    fr = mat('f', rough=0.30, coat=0.25, coat_rough=0.15, img=T(tex), bump=(16, 0.30, 5, (1, 1, 1)))
    sd = mat('s', side, 0.30, coat=0.25, coat_rough=0.15, bump=(16, 0.30, 5, (1, 1, 1)))
    nx, ny, nz = 64, 40, 100
    V = []
    F = []
    U = []
    MI = []
    key = {}

    def vid(p):
        k = tuple(np.round(p, 5))
        if k not in key:
            key[k] = len(V)
            V.append(list(p))
        return key[k]

    def face(o, u, v, nu, nv, mi):
        o, u, v = map(np.array, (o, u, v))
        for i in range(nu):
            for j in range(nv):
                q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                F.append([vid(o + u * a / nu + v * b / nv) for a, b in q])
                U.extend([(a / nu, b / nv) for a, b in q])
                MI.append(mi)

    face((-W / 2, -D / 2, 0), (W, 0, 0), (0, 0, H), nx, nz, 0)
    face((W / 2, -D / 2, 0), (0, D, 0), (0, 0, H), ny, nz, 1)
    face((W / 2, D / 2, 0), (-W, 0, 0), (0, 0, H), nx, nz, 1)
    face((-W / 2, D / 2, 0), (0, -D, 0), (0, 0, H), ny, nz, 1)
    face((-W / 2, -D / 2, H), (W, 0, 0), (0, D, 0), nx, ny, 1)
    face((-W / 2, D / 2, 0), (W, 0, 0), (0, -D, 0), nx, ny, 1)
    from mathutils import noise

    co = np.array(V)
    out = []
    for p in co:
        # round the edges, then crinkle
        q = Vector(p)
        r = 0.045
        c = Vector(
            (max(-W / 2 + r, min(W / 2 - r, q.x)), max(-D / 2 + r, min(D / 2 - r, q.y)), max(r, min(H - r, q.z)))
        )
        d = q - c
        q = c + d.normalized() * r if d.length > 1e-6 else q
        n = d.normalized() if d.length > 1e-6 else Vector((0, 0, 1))
        k = (
            noise.fractal(Vector(p) * 3.2, 0.9, 2.1, 4) * lump
            + noise.noise(Vector(p) * 11) * lump * 0.28
            - abs(noise.noise(Vector((p[0] * 2.2 + 3, p[1] * 2.2, p[2] * 1.4)))) * lump * 1.1
        )
        g = noise.noise(Vector((p[0] * 4.2 + 7, p[1] * 4.2, p[2] * 2.6))) + 0.5 * noise.noise(Vector(p) * 9.0)
        k -= math.exp(-((g / 0.10) ** 2)) * lump * 0.55
        g = noise.noise(Vector((p[0] * 7, p[1] * 7 + 3, p[2] * 6)))
        k -= math.exp(-((g / 0.12) ** 2)) * lump * 0.28
        if q.z < 0.03:
            k *= 0.2
        out.append(q + n * k)
    ob = mesh('brick', out, F, [fr, sd], auto=180, uvs=U)
    ob.data.polygons.foreach_set('material_index', MI)
    subsurf(ob, 1)
    o = [ob]
    # folded seal flap on top + side ears
    o.append(rbox('fold', (W - 0.07, 0.26, 0.036), (0, -0.02, H - 0.004), sd, 0.014, 4, rot=(rad(1.2), 0, 0)))
    return parent(o, name='bk', rz=0)


# ------------------------------------------------------------------ 2 gable-top carton
def carton(tex='p_milk', stex='p_milks', slope='#F4EADA', fin='#2F5D4A', cap='#2F5D4A', rz=20):
    W = D = 0.80
    H = 1.55
    y = D / 2
    dz = 0.36
    th = 0.012
    fh = 0.15
    sl = math.hypot(y - 0.012, dz)
    tot = H + sl + fh
    o = []
    fm = mat('f', rough=0.38, coat=0.18, coat_rough=0.18, img=T(tex))
    sm = mat('s', rough=0.38, coat=0.18, coat_rough=0.18, img=T(stex))
    bm = mat('b', slope, 0.38, coat=0.18, coat_rough=0.18)
    fi = mat('fin', fin, 0.38, coat=0.18, coat_rough=0.18)
    x = W / 2
    v1 = H / tot
    v2 = (H + sl) / tot
    V = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, H), (x, -y, H), (x, y, H), (-x, y, H)]
    F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    U = [(0, 0)] * 8 + [(0, 0), (1, 0), (1, v1), (0, v1)] + [(0, 0), (1, 0), (1, 1), (0, 1)] * 3
    ob = mesh('body', V, F, [fm, sm, bm], uvs=U)
    ob.data.polygons.foreach_set('material_index', [2, 2, 0, 1, 1, 1])
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = 0.014
    b.segments = 4
    b.harden_normals = True
    ob.data.auto_smooth_angle = rad(60)
    o.append(ob)
    for s in (-1, 1):  # slopes (full width, card thickness) and the fin
        V = [(-x, s * y, H - 0.004), (x, s * y, H - 0.004), (x, s * 0.010, H + dz), (-x, s * 0.010, H + dz)]
        q = mesh(
            'slope', V, [(0, 1, 2, 3)], [fm if s < 0 else bm], uvs=[(0, v1), (1, v1), (1, v2), (0, v2)], smooth=False
        )
        so = q.modifiers.new('s', 'SOLIDIFY')
        so.thickness = 0.014
        so.offset = 0
        o.append(q)
    o.append(rbox('fin', (W, 0.026, fh), (0, 0, H + dz + fh / 2 - 0.004), fi, 0.006, 3))
    o.append(rbox('finline', (W - 0.02, 0.0275, 0.006), (0, 0, H + dz + 0.045), mat('fl', '#1d3a2f', 0.6), 0))
    for s in (-1, 1):  # folded-in gable sides
        d = 0.27
        A = (s * (x - 0.004), -y + 0.01, H)
        B = (s * (x - 0.004), y - 0.01, H)
        C = (s * (x - d), 0, H + dz)
        E = (s * (x - 0.004), -0.012, H + dz)
        G = (s * (x - 0.004), 0.012, H + dz)
        o.append(mesh('gus', [A, B, C], [(0, 1, 2)], bm, smooth=False))
        o.append(mesh('gus2', [A, C, E], [(0, 1, 2)], bm, smooth=False))
        o.append(mesh('gus3', [B, G, C], [(0, 1, 2)], bm, smooth=False))
    cm = mat('cap', cap, 0.32, coat=0.25, coat_rough=0.15)
    an = math.atan2(dz, y - 0.012)
    base = revolve(
        'cbase',
        [(0, 0), (0.175, 0), (0.180, 0.012), (0.168, 0.026), (0.15, 0.03), (0, 0.03)],
        mat('cb', '#f4f1ea', 0.35, coat=0.2),
        r=0.008,
    )
    c = ribcap(0.145, 0.028, 0.150, cm, n=54, depth=0.008, rt=0.022)
    g = parent([base, c], name='capg')
    g.rotation_euler = (an, 0, 0)
    g.location = (0, -(y - 0.012) * 0.53 - 0.012, H + dz * 0.47 + 0.006)
    o.append(g)
    return parent(o, name='ct', rz=rz)


# ------------------------------------------------------------------ 3 instant-coffee jar
def jar(tex='p_jar', lid='#3a2218', band='#B98A3A'):
    R = 0.50
    H = 1.14
    o = []
    gm = granmat()
    o.append(
        revolve(
            'gran',
            [
                (0, 0.075),
                (R - 0.06, 0.075),
                (R - 0.022, 0.11),
                (R - 0.022, 0.93),
                (R - 0.06, 1.00),
                (R - 0.12, 1.055),
                (0, 1.06),
            ],
            gm,
            r=0.05,
            n=8,
            auto=80,
        )
    )
    gl = clearplastic('#f3efe8')
    o.append(
        revolve(
            'shell',
            [(R - 0.05, 0.03), (R, 0.07), (R, 0.96), (R - 0.035, 1.045), (R - 0.13, 1.115), (R - 0.135, 1.16)],
            gl,
            r=0.07,
            n=10,
            auto=80,
        )
    )
    o.append(
        revolve(
            'base',
            [
                (0, 0.022),
                (R - 0.12, 0.022),
                (R - 0.10, 0),
                (R - 0.05, 0),
                (R - 0.012, 0.03),
                (R - 0.004, 0.09),
                (R - 0.03, 0.10),
                (0, 0.08),
            ],
            glassmat('#e9efea', 0.02),
            r=0.02,
            n=6,
            auto=60,
        )
    )
    o.append(revolve('neckfill', [(R - 0.15, 1.05), (R - 0.145, 1.15)], mat('nf', '#2a150b', 0.5), r=0))
    o.append(arclabel(tex, R, 0.20, 0.86, ratio=1700 / 1150, rough=0.45, coat=0.1))
    lm = mat('lid', lid, 0.36, coat=0.25, coat_rough=0.18)
    o.append(ribcap(R - 0.085, 1.125, 1.36, lm, n=64, depth=0.011, rt=0.035))
    o.append(
        revolve(
            'band',
            [(R - 0.084, 1.128), (R - 0.080, 1.128), (R - 0.080, 1.160), (R - 0.084, 1.160)],
            mat('bd', band, 0.28, metal=1),
            r=0.004,
        )
    )
    return parent(o, name='jar')


# ------------------------------------------------------------------ 4 pads
def pad(loc, rot=(0, 0, 0), s=1):
    m = mat('pad', '#c9a67c', 0.85, var=('#e2cfb2', 7), bump=(90, 0.25, 4, (1, 1, 1)), spec=0.2)
    e = mat('pade', '#e9dcc6', 0.85, bump=(120, 0.15, 3, (1, 1, 1)), spec=0.2)
    a = revolve('pad', [(0.262, 0), (0.250, 0.012), (0.225, 0.046), (0.15, 0.066), (0, 0.070)], m, r=0.03, n=6, auto=80)
    b = revolve(
        'padb', [(0.262, 0), (0.250, -0.010), (0.225, -0.036), (0.15, -0.05), (0, -0.052)], m, r=0.03, n=6, auto=80
    )
    c = revolve(
        'rim', [(0.255, -0.004), (0.308, -0.003), (0.310, 0), (0.308, 0.003), (0.255, 0.006)], e, r=0.001, seg=128
    )
    g = parent([a, b, c], name='padg')
    g.location = loc
    g.rotation_euler = rot
    g.scale = (s, s, s)
    return g


def pads(tex='p_pads', side='#B6452C'):
    g = bag(tex, side=side, model='bag_a', valve=None)
    g.scale = (1.16, 0.92, 0.80)
    g.rotation_euler = (0, 0, rad(5))
    g.location = (-0.10, 0.20, 0)
    pad((0.36, -0.66, 0.052), (0, 0, 0))
    pad((0.40, -0.63, 0.168), (rad(2), rad(-2), 0.4))
    pad((-0.47, -0.60, 0.301), (rad(72), 0, rad(-14)))
    return g


# ------------------------------------------------------------------ 5 bottles
def syrup(tex='p_syrup', liquid='#d98a2b', cap='#2a1a12'):
    R = 0.34
    o = []
    prof = [
        (0, 0.03, 0),
        (R - 0.10, 0.03, 0.02),
        (R - 0.07, 0, 0.02),
        (R - 0.02, 0, 0.03),
        (R, 0.05, 0.05),
        (R, 1.20, 0.16),
        (R - 0.10, 1.42, 0.14),
        (0.135, 1.58, 0.12),
        (0.122, 1.72, 0.04),
        (0.122, 1.90, 0.01),
        (0.132, 1.905, 0.01),
        (0.132, 1.945, 0.01),
        (0.118, 1.95, 0.01),
        (0.118, 2.0, 0),
        (0, 2.0, 0),
    ]
    o.append(revolve('glass', prof, glassmat(liquid, 0.0, 1.38), n=12, auto=70, seg=160))
    o.append(arclabel(tex, R, 0.20, 1.02, ratio=1180 / 1250, rough=0.5, coat=0.06))
    cm = mat('cap', cap, 0.34, coat=0.3, coat_rough=0.15)
    o.append(ribcap(0.150, 1.955, 2.17, cm, n=56, depth=0.008, rt=0.025))
    o.append(revolve('sealr', [(0.135, 1.915), (0.146, 1.92), (0.146, 1.952), (0.14, 1.956)], cm, r=0.004))
    return parent(o, name='sy')


def cleaner(tex='p_clean', body='#f4f4f2', cap='#1F5E7A'):
    R = 0.40
    o = []
    bm = mat('hdpe', body, 0.36, coat=0.12, coat_rough=0.25, spec=0.45)
    prof = [
        (0, 0.03, 0),
        (R - 0.12, 0.03, 0.02),
        (R - 0.09, 0, 0.02),
        (R - 0.02, 0, 0.03),
        (R, 0.05, 0.06),
        (R, 1.16, 0.14),
        (R - 0.07, 1.36, 0.16),
        (0.19, 1.50, 0.08),
        (0.165, 1.53, 0.02),
        (0.165, 1.60, 0.01),
        (0.185, 1.605, 0.006),
        (0.185, 1.625, 0.006),
        (0.15, 1.63, 0),
        (0.15, 1.66, 0),
    ]
    o.append(revolve('body', prof, bm, n=12, auto=70, seg=160))
    o.append(arclabel(tex, R, 0.16, 1.08, ratio=1500 / 1400, rough=0.32, coat=0.3))
    cm = mat('cap', cap, 0.34, coat=0.3, coat_rough=0.15)
    o.append(ribcap(0.195, 1.635, 1.86, cm, n=60, depth=0.009, rt=0.03))
    o.append(
        revolve('ring', [(0.17, 1.628), (0.192, 1.628), (0.192, 1.634), (0.17, 1.634)], mat('rg', '#113647', 0.6), r=0)
    )
    o.append(
        revolve(
            'spout',
            [(0.075, 1.855), (0.072, 1.90), (0.045, 1.99), (0.035, 2.02), (0.0, 2.024)],
            cm,
            r=0.01,
            n=6,
            auto=60,
        )
    )
    return parent(o, name='cl')


# ------------------------------------------------------------------ 6 sweets
def chocmat(c='#3a1c0e'):
    return mat('choc', c, 0.36, coat=0.15, coat_rough=0.25, var=('#452311', 3), spec=0.45)


def chocblock(nx, ny, m, s=0.25, h=0.075):
    o = [rbox('plate', (nx * s, ny * s, h * 0.5), (0, 0, h * 0.25), m, 0.012, 3)]
    for i in range(nx):
        for j in range(ny):
            x = (i - (nx - 1) / 2) * s
            y = (j - (ny - 1) / 2) * s
            a = s / 2 - 0.012
            b = s / 2 - 0.042
            V = [
                (x - a, y - a, h * 0.45),
                (x + a, y - a, h * 0.45),
                (x + a, y + a, h * 0.45),
                (x - a, y + a, h * 0.45),
                (x - b, y - b, h * 1.25),
                (x + b, y - b, h * 1.25),
                (x + b, y + b, h * 1.25),
                (x - b, y + b, h * 1.25),
            ]
            q = mesh('sq', V, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m)
            bv = q.modifiers.new('b', 'BEVEL')
            bv.width = 0.014
            bv.segments = 4
            bv.harden_normals = True
            q.data.auto_smooth_angle = rad(60)
            o.append(q)
    return parent(o, name='cblk')


def beans(spots, s=0.062):
    bm = beanmesh()
    for i, (x, y, rz, flip) in enumerate(spots):
        b = link(bpy.data.objects.new('bean', bm))
        b.scale = [s] * 3
        b.location = (x, y, s * (0.30 if not flip else 0.60))
        b.rotation_euler = (rad(180) if flip else 0, 0, rz)


def choc(tex='p_choc', edge='#1b2624', foil='#c8a468'):
    W, H, D = 0.86, 1.72, 0.10
    fr = mat('f', rough=0.5, coat=0.05, img=T(tex))
    ed = mat('e', edge, 0.5, coat=0.05)
    x, y, z = W / 2, D / 2, H
    V = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    U = [(0, 0)] * 8 + [(0, 0), (1, 0), (1, 1), (0, 1)] + [(0, 0)] * 12
    ob = mesh('bar', V, F, [fr, ed], uvs=U)
    ob.data.polygons.foreach_set('material_index', [1, 1, 0, 1, 1, 1])
    b = ob.modifiers.new('b', 'BEVEL')
    b.width = 0.028
    b.segments = 6
    b.harden_normals = True
    ob.data.auto_smooth_angle = rad(60)
    fo = mat('foil', foil, 0.36, metal=1, bump=(30, 0.6, 4, (1, 1, 1)))
    f = rbox('foil', (W - 0.05, D - 0.03, 0.10), (0, 0, H + 0.02), fo, 0.02, 4)
    g = parent([ob, f], name='bar', rot=(rad(-5), 0, rad(-20)))
    g.location = (-0.12, 0.18, 0.01)
    m = chocmat()
    c = chocblock(3, 2, m)
    c.location = (0.22, -0.42, 0)
    c.rotation_euler = (0, 0, rad(16))
    c2 = chocblock(2, 1, m)
    c2.location = (0.30, -0.40, 0.108)
    c2.rotation_euler = (rad(3), rad(-4), rad(48))
    c3 = chocblock(1, 1, m)
    c3.location = (-0.42, -0.44, 0)
    c3.rotation_euler = (0, 0, rad(-24))
    beans([(-0.13, -0.60, 0.6, 0), (-0.24, -0.50, 2.2, 1), (0.74, -0.50, 1.1, 0), (-0.62, -0.34, 2.8, 0)], 0.055)
    return g


def biscuit(loc, rot=(0, 0, 0), r=0.27, h=0.06):
    m = mat('bis', '#dcae6c', 0.75, var=('#c08a48', 6), bump=(34, 0.45, 8, (1, 1, 1)), spec=0.28)
    n = 144
    V = []
    F = []
    prof = [
        (0, 0, 0),
        (0.86, 0, 0.3),
        (1, 0.25, 1),
        (1, 0.65, 1),
        (0.93, 0.92, 0.6),
        (0.80, 1, 0.2),
        (0.70, 0.93, 0),
        (0.62, 1.0, 0),
        (0, 1.0, 0),
    ]
    for a, z, k in prof[1:-1]:
        for i in range(n):
            t = TAU * i / n
            q = r * a * (1 + 0.035 * k * math.cos(t * 18))
            V.append((q * math.cos(t), q * math.sin(t), z * h))
    L = len(prof) - 2
    for j in range(L - 1):
        for i in range(n):
            F.append((j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i))
    F.append(tuple((L - 1) * n + i for i in range(n)))
    F.append(tuple(n - 1 - i for i in range(n)))
    ob = mesh('bis', V, F, m, auto=50)
    o = [ob]
    dk = mat('hole', '#6b3f1b', 0.8)
    for rr, k in ((0.28, 6), (0.0, 1)):
        for i in range(k):
            a = TAU * i / k
            o.append(
                cyl(
                    'h',
                    0.013,
                    0.006,
                    (r * rr * math.cos(a) * 1.2, r * rr * math.sin(a) * 1.2, h * 1.0),
                    dk,
                    0.002,
                    seg=16,
                )
            )
    g = parent(o, name='bisg')
    g.location = loc
    g.rotation_euler = rot
    return g


def biscuits(tex='p_bisc', side='p_biscs', top='#B6452C'):
    g = carton_box(1.50, 0.45, 1.30, tex, side, top, rz=-20)
    for i in range(4):
        biscuit((0.40 + 0.012 * math.sin(i * 2.1), -0.66 + 0.01 * math.cos(i * 1.7), 0.062 * i), (0, 0, i * 0.5))
    biscuit((-0.30, -0.80, 0), (0, 0, 0.3))
    biscuit((0.060, -0.700, 0.232), (rad(62), 0, rad(38)))
    return g


# ------------------------------------------------------------------ 7 paper filters
def filt(loc, rot, m, w=0.50, b=0.20, h=0.60, gap=0.010):
    """flat cone filter: two paper layers, crimped bottom and side"""
    n = 24
    V = []
    F = []

    def row(t, s):
        hw = b + (w - b) * t
        return [
            (
                -hw + 2 * hw * i / n,
                s * (gap * 0.5 + gap * 1.4 * math.sin(math.pi * i / n) * t),
                h * t + (0.035 * math.sin(math.pi * i / n) if t == 1 else 0.035 * t * math.sin(math.pi * i / n)),
            )
            for i in range(n + 1)
        ]

    k = 12
    o = []
    for s in (-1, 1):
        V = []
        F = []
        for j in range(k + 1):
            V += row(j / k, s)
        for j in range(k):
            for i in range(n):
                F.append((j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i))
        o.append(mesh('fl', V, F, m, auto=180))
    # crimps
    cr = mat('crimp', '#a9814e', 0.9, spec=0.2)
    for q in range(22):
        x = -b + 0.02 + (2 * b - 0.04) * q / 21
        o.append(rbox('cr', (0.006, 0.006, 0.030), (x, -gap * 0.9, 0.022), cr, 0))
    a = math.atan2(w - b, h)
    L = math.hypot(w - b, h)
    for q in range(30):
        t = 0.05 + 0.93 * q / 29
        hw = b + (w - b) * t
        o.append(rbox('cr', (0.028, 0.006, 0.006), (hw - 0.022, -gap * 0.75, h * t), cr, 0, rot=(0, a, 0)))
    g = parent(o, name='flt')
    g.location = loc
    g.rotation_euler = rot
    return g


def filters(tex='p_filter', side='p_filters', top='#24493B', paper='#c9a26c'):
    g = carton_box(1.50, 0.36, 1.05, tex, side, top, rz=-20)
    m = mat('paper', paper, 0.9, bump=(55, 0.28, 5, (1, 1, 1)), var=('#b98f58', 16), spec=0.2)
    for i in range(5):
        filt(
            (0.56 + 0.015 * i, -0.60 + 0.024 * i, 0),
            (rad(-14), rad((-7, -3, 2, 7, 12)[i]), rad(-8)),
            m,
            w=0.45,
            b=0.18,
            h=0.54,
        )
    return g


# ------------------------------------------------------------------ 8 cleaning tablets
def tablet(loc, rot=(0, 0, 0), r=0.125, h=0.062):
    m = mat('tab', '#f1efe9', 0.7, bump=(120, 0.12, 4, (1, 1, 1)), spec=0.3)
    a = revolve('tab', [(0, 0), (r - 0.016, 0), (r, 0.014), (r, h - 0.014), (r - 0.016, h), (0, h)], m, r=0.004)
    o = [a, rbox('score', (r * 1.7, 0.010, 0.004), (0, 0, h), mat('sc', '#bdbab2', 0.8), 0)]
    g = parent(o, name='tb')
    g.location = loc
    g.rotation_euler = rot
    return g


def tablets(tex='p_tabs', body='#f4f4f2', lid='#C8452C'):
    R = 0.47
    H = 0.86
    bm = mat('tub', body, 0.36, coat=0.12, coat_rough=0.25)
    o = []
    o.append(
        revolve(
            'tub',
            [
                (0, 0.02),
                (R - 0.08, 0.02),
                (R - 0.06, 0),
                (R - 0.02, 0),
                (R, 0.03),
                (R, H - 0.07),
                (R - 0.04, H - 0.01),
                (R - 0.05, H + 0.02),
            ],
            bm,
            r=0.03,
            n=8,
            auto=60,
        )
    )
    o.append(arclabel(tex, R, 0.08, 0.76, ratio=1900 / 1250, rough=0.32, coat=0.3))
    lm = mat('lid', lid, 0.36, coat=0.25, coat_rough=0.18)
    o.append(ribcap(R + 0.010, H - 0.005, H + 0.19, lm, n=60, depth=0.014, rt=0.035))
    o.append(revolve('lidring', [(R - 0.12, H + 0.1905), (R - 0.10, H + 0.1945), (R - 0.08, H + 0.1905)], lm, r=0.004))
    g = parent(o, name='tt', loc=(-0.12, 0.12, 0))
    for i in range(3):
        tablet((0.44 + 0.008 * i, -0.46 - 0.006 * i, 0.063 * i), (0, 0, 0.4 * i))
    tablet((0.02, -0.66, 0), (0, 0, 0.5))
    tablet((0.235, -0.545, 0.118), (rad(66), 0, rad(38)))
    return g


SHOTS = {
    'kgbag': (kgbag, dict(az=-17, el=7, lens=90, fill=0.82), dict()),
    'brick': (brick, dict(az=-22, el=12, lens=90, fill=0.78), dict()),
    'carton': (carton, dict(az=0, el=9, lens=90, fill=0.82), dict()),
    'jar': (jar, dict(az=0, el=11, lens=90, fill=0.74), dict()),
    'pads': (pads, dict(az=-10, el=13, lens=85, fill=0.80), dict()),
    'syrup': (syrup, dict(az=0, el=8, lens=90, fill=0.84), dict(rim=1.4)),
    'cleaner': (cleaner, dict(az=0, el=8, lens=90, fill=0.84), dict(key=0.85)),
    'choc': (choc, dict(az=0, el=16, lens=85, fill=0.82), dict()),
    'biscuits': (biscuits, dict(az=0, el=17, lens=85, fill=0.82), dict()),
    'filters': (filters, dict(az=0, el=15, lens=85, fill=0.82), dict()),
    'tablets': (tablets, dict(az=0, el=17, lens=85, fill=0.78), dict(key=0.88)),
    'giftcard': (lambda t1='p_card1', t2='p_card2': giftcard(t1, t2), dict(az=0, el=28, lens=85, fill=0.84), dict()),
}
