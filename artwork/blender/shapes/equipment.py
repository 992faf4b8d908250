"""Machines, brewers, jugs, cups and scales."""

import math
import bpy, numpy as np
from scene_kit import *
from shapes import basics as P0
from shapes.basics import beanmesh, crema, cup, dripper

rnd = np.random.default_rng(11)
R90 = (math.radians(90), 0, 0)
# Name plates are printed by the image CDN; whatever is called 'badge' is removed before rendering.
BRAND = 'MAKER'


# ------------------------------------------------------------------ helpers
def glass(tint='#f5f5f3', base=0.05, edge=0.75, refl=0.03, rough=0.02, name='glass', veil=None):
    """thin-walled glass for cut-outs: transparent + facing-weighted mirror; writes partial coverage to the mask AOV.
    What it covers without mirroring is dark, a grey film over the page, unless a veil gives it a colour."""
    bpy.context.view_layer.pass_alpha_threshold = 0.97  # let the mask AOV look through tinted glass
    m = mat(name, tint, 0.1)
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    lw = N.new('ShaderNodeLayerWeight')
    lw.inputs[0].default_value = 0.5
    pw = N.new('ShaderNodeMath')
    pw.operation = 'POWER'
    pw.inputs[1].default_value = 3.2
    L.new(lw.outputs['Facing'], pw.inputs[0])
    fr = N.new('ShaderNodeMath')
    fr.operation = 'MULTIPLY_ADD'
    fr.inputs[1].default_value = 0.55
    fr.inputs[2].default_value = refl
    L.new(pw.outputs[0], fr.inputs[0])
    al = N.new('ShaderNodeMath')
    al.operation = 'MULTIPLY_ADD'
    al.inputs[1].default_value = edge
    al.inputs[2].default_value = base
    L.new(pw.outputs[0], al.inputs[0])
    t = N.new('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = srgb(tint)
    g = N.new('ShaderNodeBsdfGlossy')
    g.inputs['Roughness'].default_value = rough
    mx = N.new('ShaderNodeMixShader')
    L.new(fr.outputs[0], mx.inputs[0])
    L.new(t.outputs[0], mx.inputs[1])
    L.new(g.outputs[0], mx.inputs[2])
    surface = mx
    if veil:
        em = N.new('ShaderNodeEmission')
        em.inputs[0].default_value = srgb(veil)
        em.inputs[1].default_value = base
        surface = N.new('ShaderNodeAddShader')
        L.new(mx.outputs[0], surface.inputs[0])
        L.new(em.outputs[0], surface.inputs[1])
    L.new(surface.outputs[0], N['Material Output'].inputs[0])
    L.new(al.outputs[0], next(n for n in N if n.type == 'OUTPUT_AOV').inputs['Value'])
    return m


def smoked(tint='#8f8a84', refl=0.07):
    """smoked plastic that counts as opaque (something solid is always behind it)"""
    m = glass(tint, base=1, edge=0, refl=refl, name='smoked')
    return m


def rpoly(pts, r=0.1, n=8):
    """round the corners of a closed 2D outline; pts (a,b[,radius])"""
    out = []
    m = len(pts)
    for i, p in enumerate(pts):
        rr = p[2] if len(p) > 2 else r
        P = Vector(p[:2])
        A = Vector(pts[i - 1][:2])
        B = Vector(pts[(i + 1) % m][:2])
        if rr <= 0:
            out.append((P.x, P.y))
            continue
        k = min(rr, (A - P).length * 0.48, (B - P).length * 0.48)
        s = P + (A - P).normalized() * k
        e = P + (B - P).normalized() * k
        for t in range(n + 1):
            t /= n
            q = s * (1 - t) ** 2 + P * 2 * t * (1 - t) + e * t * t
            out.append((q.x, q.y))
    return out


def spoutpull(ob, z0, z1, ang=180, width=22, amt=0.12, lift=0.0):
    """pull a pouring lip out of a revolved body between z0 and z1 at angle ang (deg)"""
    a0 = math.radians(ang)
    w = math.radians(width)
    for v in ob.data.vertices:
        r = math.hypot(v.co.x, v.co.y)
        if r < 1e-4 or v.co.z < z0:
            continue
        d = (math.atan2(v.co.y, v.co.x) - a0 + math.pi) % TAU - math.pi
        t = min(1, (v.co.z - z0) / (z1 - z0))
        t = t * t * (3 - 2 * t)
        g = math.exp(-((d / w) ** 2)) * t
        v.co.x *= 1 + g * amt / r
        v.co.y *= 1 + g * amt / r
        v.co.z += g * lift
    ob.data.update()
    return ob


def beans(o, n, fz, fr, z0, z1, ctr=(0, 0), size=0.055, seed=3):
    bb = beanmesh()
    g = np.random.default_rng(seed)
    for zz in np.linspace(z0, z1, fz):
        rr = fr(zz)
        for i in range(n):
            q = rr * math.sqrt(g.random()) * 0.95
            a = g.random() * TAU
            if zz < z1 - 0.04 and q < rr * 0.55:
                continue
            b = link(bpy.data.objects.new('bean', bb))
            b.location = (ctr[0] + q * math.cos(a), ctr[1] + q * math.sin(a), zz)
            b.rotation_euler = g.random(3) * TAU
            b.scale = [size] * 3
            o.append(b)


def tray(o, w, d, y, z, ch, dk, n=15):
    o.append(rbox('traylip', (w, d, 0.05), (0, y, z), ch, 0.018))
    o.append(rbox('tray', (w - 0.09, d - 0.09, 0.04), (0, y, z + 0.012), dk, 0.01))
    for i in range(n):
        x = -(w - 0.20) / 2 + (w - 0.20) * i / (n - 1)
        o.append(rbox('slat', (0.55 * (w - 0.2) / n, d - 0.14, 0.024), (x, y, z + 0.028), ch, 0.008, 3))


def smallcup(o, loc, s=0.6, color='#1f5a50', rz=-38, saucer=False):
    g = cup(color=color, saucer=saucer, spoon=False, rz=rz)
    g.location = loc
    g.scale = (s, s, s)
    o.append(g)
    return g


def icon(o, kind, x, y, z, s, m):
    """flat drink pictograms on a -y facing panel"""

    def bx(dx, dz, w, h):
        o.append(rbox('ic', (w * s, 0.004, h * s), (x + dx * s, y, z + dz * s), m, 0))

    def pr(pts):
        o.append(prism('ic', [(x + a * s, z + b * s) for a, b in pts], 0.004, (0, y, 0), m, 0, axis='Y'))

    def ring(dx, dz, r, t):
        p = [(x + (dx + r * math.cos(a)) * s, y, z + (dz + r * math.sin(a)) * s) for a in np.linspace(-1.5, 1.5, 14)]
        o.append(tube('ic', p, t * s, m, bres=3, bezier=False))

    if kind == 'espresso':
        pr([(-0.26, -0.25), (0.26, -0.25), (0.34, 0.12), (-0.34, 0.12)])
        ring(0.30, -0.05, 0.14, 0.035)
        bx(0, -0.36, 0.9, 0.06)
    if kind == 'coffee':
        pr([(-0.30, -0.30), (0.30, -0.30), (0.36, 0.30), (-0.36, 0.30)])
        ring(0.34, 0.02, 0.19, 0.04)
        bx(0, -0.42, 0.9, 0.06)
    if kind == 'latte':
        pr([(-0.22, -0.42), (0.22, -0.42), (0.26, -0.06), (-0.26, -0.06)])
        pr([(-0.27, 0.0), (0.27, 0.0), (0.30, 0.20), (-0.30, 0.20)])
        pr([(-0.305, 0.26), (0.305, 0.26), (0.33, 0.42), (-0.33, 0.42)])
    if kind == 'water':
        pr(
            [
                (
                    (0.30 * math.sin(a) * (1 if abs(a) < 2.2 else 0.9), -0.12 - 0.30 * math.cos(a))
                    if abs(a) < 2.1
                    else (0.26 * math.sin(a) * 0.0, 0.44)
                )
                for a in np.linspace(-2.2, 2.2, 21)
            ]
        )
    if kind == 'power':
        p = [(x + 0.28 * s * math.sin(a), y, z + 0.28 * s * math.cos(a)) for a in np.linspace(0.6, TAU - 0.6, 28)]
        o.append(tube('ic', p, 0.045 * s, m, bres=3, bezier=False))
        bx(0, 0.22, 0.08, 0.34)


# ------------------------------------------------------------------ 1 fully automatic machine
def automatic(body='#1e2022', accent='#c98a4b', cupcolor='#f1ece3', rz=24):
    o = []
    bm = mat('body', body, 0.40, coat=0.12, coat_rough=0.3, bump=(140, 0.02, 3, (1, 1, 1)))
    br = steel('br', '#cfcdc9', 0.25, brush=(3, 3, 240))
    ch = steel('ch', '#e2e1de', 0.09)
    dk = mat('dk', '#131415', 0.38, coat=0.25)
    gl = mat('fascia', '#0b0c0d', 0.10, coat=0.8, coat_rough=0.03)
    wd = wood('wd', '#b07a45', '#7a4a22', scale=7, axis=(0.4, 1, 1))
    W = 1.62
    o.append(rbox('foot', (W - 0.12, 2.15, 0.06), (0, 0.02, 0.03), dk, 0.02))
    o.append(rbox('base', (W, 2.25, 0.30), (0, 0.0, 0.20), bm, 0.06, 8))
    o.append(rbox('back', (W, 1.30, 1.55), (0, 0.475, 1.05), bm, 0.07, 8))
    # head with full black glass front and a steel frame
    o.append(rbox('head', (W, 1.86, 0.98), (0, 0.195, 1.84), bm, 0.11, 10))
    o.append(rbox('frame', (W - 0.10, 0.04, 0.84), (0, -0.742, 1.84), br, 0.016, 5))
    o.append(rbox('fascia', (W - 0.17, 0.03, 0.77), (0, -0.757, 1.84), gl, 0.012, 4))
    o.append(rbox('splash', (W - 0.18, 0.02, 0.98), (0, -0.182, 0.86), br, 0.008))
    yf = -0.776
    ic = mat('icon', '#fff3e2', 0.5, emis=('#fff1dd', 0.95))
    ac = mat('iconacc', accent, 0.5, emis=('#ffb066', 1.1))
    dim = mat('icdim', '#8d8880', 0.5, emis=('#a59e94', 0.28))
    # display: screen, brand, five drinks
    scr = mat('screen', '#12181a', 0.15, emis=('#1b2a2c', 0.35))
    o.append(rbox('scr', (0.82, 0.008, 0.33), (0, yf + 0.003, 1.945), scr, 0.02, 4))
    icon(o, 'espresso', -0.235, yf - 0.004, 1.955, 0.24, ac)
    o.append(text('t1', 'Espresso', (0.13, yf - 0.002, 2.005), 0.108, ic, rot=R90, extr=0.001))
    o.append(text('t2', '40 ml   kräftig', (0.125, yf - 0.002, 1.885), 0.056, dim, rot=R90, extr=0.001))
    for i, k in enumerate(('espresso', 'coffee', 'latte', 'water')):
        x = -0.48 + 0.32 * i
        icon(o, k, x, yf - 0.002, 1.625, 0.165, ac if i == 0 else ic)
    o.append(text('badge', BRAND, (0, yf + 0.002, 2.165), 0.058, ic, rot=R90, extr=0.001, spacing=1.3))
    o.append(
        revolve(
            'dial',
            [(0, 0), (0.085, 0), (0.095, 0.012), (0.095, 0.05), (0.08, 0.062), (0, 0.062)],
            br,
            r=0.008,
            loc=(0.605, yf + 0.01, 1.94),
            rot=R90,
        )
    )
    icon(o, 'power', -0.605, yf - 0.002, 1.945, 0.14, ic)
    # spout block with two outlets, height adjustable
    o.append(rbox('rail', (0.40, 0.16, 0.42), (0, -0.62, 1.26), dk, 0.04, 6))
    o.append(rbox('spout', (0.46, 0.36, 0.32), (0, -0.66, 1.14), bm, 0.07, 8))
    o.append(rbox('spt', (0.40, 0.02, 0.10), (0, -0.842, 1.17), br, 0.008))
    for s in (-1, 1):
        o.append(
            revolve(
                'noz',
                [(0.0, 0), (0.045, 0), (0.055, 0.02), (0.06, 0.12), (0, 0.12)],
                ch,
                r=0.01,
                loc=(s * 0.105, -0.69, 0.90),
            )
        )
    tray(o, W - 0.20, 0.84, -0.655, 0.362, ch, dk, 17)
    smallcup(o, (0, -0.69, 0.395), 0.60, cupcolor, rz=-52)
    # water tank on the left rear
    tk = smoked('#b9c6c8', 0.08)
    o.append(rbox('tank', (0.13, 0.98, 1.50), (-W / 2 - 0.055, 0.52, 1.10), tk, 0.045, 6))
    o.append(
        rbox('water', (0.10, 0.93, 1.05), (-W / 2 - 0.05, 0.52, 0.89), mat('wat', '#8ea4a9', 0.12, coat=0.4), 0.03, 4)
    )
    o.append(rbox('tin', (0.02, 0.93, 1.42), (-W / 2 - 0.002, 0.52, 1.10), mat('tin', '#6a7173', 0.5), 0.0))
    o.append(rbox('tlid', (0.16, 1.02, 0.07), (-W / 2 - 0.055, 0.52, 1.87), dk, 0.02, 4))
    for k, zz in enumerate((0.62, 0.82, 1.02, 1.22, 1.42)):
        o.append(
            rbox(
                'tm',
                (0.004, 0.09 if k % 2 else 0.14, 0.010),
                (-W / 2 - 0.1225, 0.14, zz),
                mat('tmk', '#dfe4e4', 0.5),
                0,
            )
        )
    # bean hopper with lid, milk-free clean top, cup warmer
    o.append(rbox('top', (W - 0.20, 0.62, 0.02), (0, -0.30, 2.335), br, 0.008))
    for i in range(9):
        o.append(rbox('rib', (W - 0.34, 0.016, 0.016), (0, -0.54 + 0.06 * i, 2.35), dk, 0.005, 2))
    hp = smoked('#b9a48e', 0.08)
    o.append(rbox('hcol', (1.18, 0.84, 0.06), (0, 0.58, 2.345), dk, 0.02, 5))
    ol = rpoly([(-0.55, -0.38), (0.55, -0.38), (0.55, 0.38), (-0.55, 0.38)], 0.14, 8)
    V = []
    Fc = []
    n = len(ol)
    for z, k in ((2.36, 0.93), (2.66, 1.04)):
        for a, b in ol:
            V.append((a * k, 0.58 + b * k, z))
    Fc = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o.append(mesh('hop', V, Fc, hp, auto=60))
    o.append(prism('lid', [(a * 1.075, b * 1.075) for a, b in ol], 0.055, (0, 0.58, 2.685), wd, 0.018, 4, axis='Z'))
    o.append(cyl('lk', 0.07, 0.035, (0, 0.58, 2.73), ch, 0.012))
    bb = beanmesh()
    g = np.random.default_rng(5)
    for zz in np.linspace(2.39, 2.575, 5):
        for i in range(74):
            x, y = (g.random() - 0.5) * 0.90, (g.random() - 0.5) * 0.60
            if zz < 2.54 and abs(x) < 0.36 and abs(y) < 0.20:
                continue
            b = link(bpy.data.objects.new('bean', bb))
            b.location = (x, 0.58 + y, zz)
            b.rotation_euler = g.random(3) * TAU
            b.scale = [0.052] * 3
            o.append(b)
    return parent(o, name='fa', rz=rz)


# ------------------------------------------------------------------ 2 compact coloured portafilter machine
def compact(color='#a3301f', rz=27, woodc='#9a6236'):
    o = []
    en = mat('enamel', color, 0.20, coat=0.9, coat_rough=0.04, spec=0.5)
    ch = steel('ch', '#e2e1de', 0.08)
    br = steel('br', '#d2d0cc', 0.24, brush=(3, 3, 240))
    dk = mat('dk', '#161718', 0.42, coat=0.15)
    rb = mat('rub', '#1d1d1e', 0.7)
    wd = wood('wd', woodc, '#5f3416', scale=8, axis=(1, 0.4, 1))
    wdz = wood('wdz', woodc, '#5f3416', scale=8, axis=(1, 1, 0.4))
    W = 1.06
    rad = math.radians
    ol = rpoly(
        [
            (-1.02, 0.10, 0.05),
            (-1.02, 0.44, 0.09),
            (-0.02, 0.44, 0.08),
            (0.06, 1.36, 0.10),
            (-0.86, 1.36, 0.14),
            (-0.98, 2.26, 0.30),
            (0.98, 2.26, 0.36),
            (1.0, 0.10, 0.06),
        ],
        0.1,
        10,
    )
    o.append(prism('body', ol, W, (0, 0, 0), en, 0.055, 6))
    for x in (-1, 1):
        for y in (-0.82, 0.80):
            o.append(cyl('ft', 0.075, 0.12, (x * 0.38, y, 0.06), rb, 0.02, r2=0.09))
    tray(o, W - 0.16, 0.86, -0.535, 0.448, ch, dk, 11)
    o.append(rbox('splash', (W - 0.20, 0.02, 0.80), (0, 0.012, 0.90), br, 0.01, rot=(rad(-5), 0, 0)))
    # top: chrome plate with low gallery
    o.append(rbox('top', (W - 0.20, 1.25, 0.03), (0, 0.02, 2.268), br, 0.012))
    gal = [(x, y) for x, y in rpoly([(-0.42, -0.60), (0.42, -0.60), (0.42, 0.66), (-0.42, 0.66)], 0.12, 8)]
    o.append(tube('rail', [(x, y, 2.40) for x, y in gal], 0.020, ch, cyclic=True, bezier=False))
    for x in (-0.42, 0.42):
        for y in (-0.40, 0.03, 0.46):
            o.append(cyl('post', 0.013, 0.14, (x, y, 2.335), ch, 0.003, seg=20))
    # front panel follows the sloped face: tilt
    th = math.atan2(0.12, 0.90)
    R = (rad(90) + th, 0, 0)

    def onf(u, x=0, off=0):  # point on the front face, u 0..1 from bottom to top
        return (x, -0.86 - 0.12 * u - off * math.cos(th), 1.36 + 0.90 * u - off * math.sin(th) * 1)

    p = onf(0.47, 0, 0.006)
    o.append(rbox('panel', (W - 0.18, 0.64, 0.03), p, br, 0.012, 4, rot=R))

    def face(nm, pts, m, u, x, off, r=0.01):
        q = onf(u, x, off)
        o.append(revolve(nm, pts, m, r=r, loc=q, rot=R))

    face(
        'gring',
        [(0, 0), (0.165, 0), (0.175, 0.02), (0.175, 0.06), (0.155, 0.072), (0.145, 0.06), (0.145, 0.045)],
        ch,
        0.60,
        0,
        0.020,
    )
    face('gface', [(0, 0.046), (0.146, 0.046)], mat('gf', '#f6f3ec', 0.4), 0.60, 0, 0.020, 0)
    gx = onf(0.60, 0, 0.072)
    Rm = Matrix.Rotation(rad(90) + th, 3, 'X')
    for k in range(9):
        a = rad(-120 + 30 * k)
        v = Rm @ Vector((0.112 * math.sin(a), 0.112 * math.cos(a), 0))
        b = rbox('tk', (0.010, 0.030, 0.003), Vector(gx) + v, dk, 0)
        b.rotation_euler = (Rm @ Matrix.Rotation(-a, 3, 'Z')).to_euler()
        o.append(b)
    a = rad(22)
    v = Rm @ Vector((0.045 * math.sin(a), 0.045 * math.cos(a), 0.004))
    b = rbox('nd', (0.011, 0.13, 0.003), Vector(gx) + v, mat('nd', '#c23b22', 0.4), 0)
    b.rotation_euler = (Rm @ Matrix.Rotation(-a, 3, 'Z')).to_euler()
    o.append(b)
    face('np', [(0, 0.06), (0.018, 0.06), (0.018, 0.05)], dk, 0.60, 0, 0.020, 0.003)
    for x in (-0.31, 0.31):
        face('btn', [(0, 0.03), (0.055, 0.03), (0.062, 0.024), (0.062, 0.0)], ch, 0.60, x, 0.022, 0.006)
        face(
            'btn2',
            [(0, 0.034), (0.036, 0.034), (0.038, 0.03)],
            dk if x < 0 else mat('on', '#ffd9a8', 0.3, emis=('#ffb35a', 1.2)),
            0.60,
            x,
            0.022,
            0.003,
        )
    o.append(text('badge', BRAND, onf(0.26, 0, 0.024), 0.078, dk, rot=R, extr=0.002, spacing=1.25))
    # group + portafilter
    gy = -0.50
    o.append(
        revolve(
            'grp',
            [(0, 1.40), (0.30, 1.40), (0.31, 1.36), (0.30, 1.26), (0.33, 1.24), (0.335, 1.14), (0.30, 1.12), (0, 1.12)],
            ch,
            r=0.02,
            n=6,
            loc=(0, gy, 0),
        )
    )
    o.append(
        revolve(
            'pf',
            [(0, 0.92), (0.08, 0.91), (0.11, 0.86), (0.20, 0.88), (0.265, 0.95), (0.28, 1.02), (0.28, 1.13), (0, 1.13)],
            ch,
            r=0.02,
            loc=(0, gy, 0),
        )
    )
    a = rad(12)
    dv = Vector((math.sin(a), -math.cos(a), 0))
    G = lambda z, d: Vector((0, gy, z)) + dv * d
    o.append(
        sweep(
            'pfarm',
            catmull([G(1.03, 0.25), G(1.03, 0.38), G(1.02, 0.50)], 8),
            lambda t: 0.045,
            lambda t: 0.038,
            ch,
            seg=28,
            up=(0, 0, 1),
        )
    )
    prof = lambda t: (0.054 + 0.026 * math.sin(min(t, 1) * 2.4)) * math.sqrt(
        max(1 - max((t - 0.9) / 0.1, 0) ** 2, 0.02)
    )
    o.append(
        sweep(
            'pfh',
            catmull([G(1.02, 0.48), G(1.01, 0.62), G(0.995, 0.82), G(0.985, 0.98), G(0.98, 1.03)], 12),
            prof,
            prof,
            wd,
            seg=36,
            up=(0, 0, 1),
        )
    )
    o.append(
        sweep(
            'fer',
            catmull([G(1.02, 0.46), G(1.017, 0.51)], 6),
            lambda t: 0.064,
            lambda t: 0.064,
            ch,
            seg=36,
            up=(0, 0, 1),
        )
    )
    for s in (-1, 1):
        o.append(
            tube(
                'sp',
                [(0.02 * s, gy, 0.90), (0.055 * s, gy, 0.85), (0.085 * s, gy, 0.80), (0.09 * s, gy, 0.745)],
                0.026,
                ch,
            )
        )
    # steam knob on the left flank and wand
    o.append(cyl('ks', 0.045, 0.12, (-W / 2 - 0.05, -0.42, 1.72), ch, 0.01, rot=(0, rad(90), 0)))
    o.append(
        revolve(
            'kn',
            [(0, 0), (0.12, 0), (0.14, 0.02), (0.15, 0.07), (0.13, 0.13), (0, 0.145)],
            wdz,
            r=0.03,
            n=8,
            auto=70,
            loc=(-W / 2 - 0.05, -0.42, 1.72),
            rot=(0, rad(-90), 0),
        )
    )
    x0 = W / 2 - 0.10
    o.append(cyl('wj', 0.065, 0.12, (x0, -0.66, 1.33), ch, 0.02))
    o.append(
        tube(
            'wand',
            [(x0, -0.66, 1.30), (x0 + 0.01, -0.70, 1.18), (x0 + 0.05, -0.80, 0.96), (x0 + 0.07, -0.86, 0.80)],
            0.026,
            ch,
        )
    )
    o.append(tube('wg', [(x0 + 0.025, -0.735, 1.10), (x0 + 0.052, -0.808, 0.95)], 0.040, rb, bezier=False))
    o.append(cyl('tip', 0.036, 0.07, (x0 + 0.072, -0.865, 0.785), ch, 0.01, rot=(rad(12), 0, 0)))
    smallcup(o, (0, gy - 0.0, 0.478), 0.46, '#f1ece3', rz=-50)
    return parent(o, name='cm', rz=rz)


# ------------------------------------------------------------------ 3 french press
def inside(m, v=1.6):
    """for things seen through glass(): the part of the samples that mirrors off the glass must not eat their coverage"""
    next(n for n in m.node_tree.nodes if n.type == 'OUTPUT_AOV').inputs['Value'].default_value = v
    return m


def coffeemat(c='#3a1a0b', name='coffee'):
    return inside(mat(name, c, 0.5, spec=0.1))


def frenchpress(grip='wood', metal='#d6d4d0', rz=-28):
    o = []
    st = inside(steel('st', metal, 0.13), 1.15)
    si = inside(steel('si', metal, 0.16))
    gl = glass()
    dk = mat('dk', '#17181a', 0.42, coat=0.2)
    wd = wood('wd', '#a06a3a', '#63391a', scale=8, axis=(1, 1, 0.35)) if grip == 'wood' else dk
    R = 0.45
    zb = 0.10
    zt = 1.34
    b = revolve(
        'beaker', [(0, zb), (R - 0.03, zb), (R, zb + 0.04), (R, zt - 0.06), (R + 0.012, zt)], gl, r=0.03, n=8, auto=60
    )
    spoutpull(b, zt - 0.16, zt, 180, 17, 0.10, 0.02)
    o.append(b)
    rim = tube(
        'rim',
        [
            (v[0], v[1], v[2])
            for v in [
                (
                    (R + 0.012 + 0.10 * math.exp(-((((a - math.pi)) / math.radians(17)) ** 2))) * math.cos(a),
                    (R + 0.012 + 0.10 * math.exp(-((((a - math.pi)) / math.radians(17)) ** 2))) * math.sin(a),
                    zt + 0.02 * math.exp(-((((a - math.pi)) / math.radians(17)) ** 2)),
                )
                for a in np.linspace(0, TAU, 97)[:-1]
            ]
        ],
        0.010,
        glass(base=0.20, edge=0.5, refl=0.16, name='rimg'),
        cyclic=True,
        bezier=False,
        bres=4,
    )
    o.append(rim)
    # coffee with foam collar, gently lighter at the meniscus
    zc = 0.90
    o.append(
        revolve(
            'coffee',
            [(0, zb + 0.015), (R - 0.05, zb + 0.015), (R - 0.012, zb + 0.055), (R - 0.012, zc - 0.075)],
            coffeemat(),
            r=0.03,
            n=6,
        )
    )
    o.append(
        revolve(
            'foam',
            [(R - 0.012, zc - 0.075), (R - 0.012, zc), (R - 0.03, zc + 0.008), (0, zc + 0.008)],
            inside(mat('foam', '#b07a48', 0.6, var=('#7b4723', 16), bump=(60, 0.25, 4, (1, 1, 1)))),
            r=0.008,
        )
    )
    # plunger: mesh disc, spring edge, rod, lid, knob
    zp = zc + 0.10
    o.append(
        revolve(
            'disc',
            [(0, zp), (R - 0.03, zp), (R - 0.02, zp + 0.012), (R - 0.03, zp + 0.03), (0.10, zp + 0.05), (0, zp + 0.05)],
            si,
            r=0.008,
        )
    )
    sp = [
        (
            (R - 0.022 + 0.008 * math.cos(k * 1.1)) * math.cos(TAU * k / 300),
            (R - 0.022 + 0.008 * math.cos(k * 1.1)) * math.sin(TAU * k / 300),
            zp + 0.0 + 0.014 * math.sin(k * 1.1),
        )
        for k in range(300)
    ]
    o.append(tube('spring', sp, 0.007, si, cyclic=True, bezier=False, bres=3))
    o.append(cyl('rod', 0.022, 0.98, (0, 0, zp + 0.50), si, 0.003, seg=32))
    zl = zt + 0.02
    o.append(
        revolve(
            'lid',
            [
                (R - 0.03, zl - 0.05),
                (R - 0.03, zl),
                (R + 0.035, zl),
                (R + 0.04, zl + 0.02),
                (R + 0.03, zl + 0.05, 0.04),
                (R - 0.05, zl + 0.115, 0.10),
                (0.18, zl + 0.165, 0.14),
                (0.06, zl + 0.185),
                (0.055, zl + 0.205),
                (0, zl + 0.205),
            ],
            st,
            r=0.02,
            n=8,
            auto=50,
        )
    )
    o.append(
        revolve(
            'knob',
            [(0, 0), (0.04, 0), (0.05, 0.02), (0.105, 0.06), (0.115, 0.11), (0.09, 0.155), (0, 0.17)],
            wd,
            r=0.035,
            n=8,
            auto=80,
            loc=(0, 0, zp + 0.97),
        )
    )
    # frame: base ring, four straps with feet, two bands
    o.append(
        revolve(
            'bring',
            [(R + 0.004, zb - 0.035), (R + 0.016, zb - 0.035), (R + 0.016, zb + 0.06), (R + 0.004, zb + 0.06)],
            st,
            r=0.004,
        )
    )
    o.append(
        revolve('bplate', [(0, zb - 0.03), (R + 0.01, zb - 0.03), (R + 0.01, zb - 0.012), (0, zb - 0.012)], st, r=0.004)
    )
    o.append(revolve('band', [(R + 0.004, 1.12), (R + 0.016, 1.12), (R + 0.016, 1.20), (R + 0.004, 1.20)], st, r=0.004))
    for k in range(4):
        a = TAU * (k + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        rr = R + 0.018
        pth = catmull(
            [
                (rr * c, rr * s, 1.19),
                (rr * c, rr * s, 0.8),
                (rr * c, rr * s, 0.4),
                (rr * c, rr * s, 0.12),
                ((rr + 0.015) * c, (rr + 0.015) * s, 0.03),
                ((rr + 0.06) * c, (rr + 0.06) * s, 0.010),
            ],
            8,
        )
        o.append(sweep('strap', pth, lambda t: 0.040, lambda t: 0.008, st, seg=20, up=(-s, c, 0), pw=5))
        o.append(cyl('foot', 0.045, 0.022, ((rr + 0.05) * c, (rr + 0.05) * s, 0.011), dk, 0.006, seg=32))
    # handle
    H = [(R + 0.01, 0, 1.16), (R + 0.16, 0, 1.17), (R + 0.27, 0, 1.12), (R + 0.30, 0, 1.00)]
    o.append(sweep('h1', catmull(H, 10), lambda t: 0.034, lambda t: 0.014, st, seg=24, up=(0, 1, 0), pw=4))
    H = [(R + 0.29, 0, 0.30), (R + 0.25, 0, 0.20), (R + 0.14, 0, 0.14), (R + 0.01, 0, 0.13)]
    o.append(sweep('h3', catmull(H, 10), lambda t: 0.034, lambda t: 0.014, st, seg=24, up=(0, 1, 0), pw=4))
    o.append(
        sweep(
            'grip',
            catmull(
                [
                    (R + 0.30, 0, 1.05),
                    (R + 0.315, 0, 0.86),
                    (R + 0.315, 0, 0.62),
                    (R + 0.30, 0, 0.40),
                    (R + 0.285, 0, 0.26),
                ],
                10,
            ),
            lambda t: 0.060 + 0.008 * math.sin(t * 3.1),
            lambda t: 0.040 + 0.010 * math.sin(t * 3.1),
            wd,
            seg=36,
            up=(0, 1, 0),
            pw=2.8,
        )
    )
    return parent(o, name='fp', rz=rz)


# ------------------------------------------------------------------ 4 moka pot
def moka(metal='#d8d7d4', grip='#17181a', rz=-26, body=None):
    o = []
    al = steel('al', metal, 0.20, brush=(4, 4, 120))
    bd = mat('bd', body, 0.25, coat=0.6, coat_rough=0.06) if body else al
    ch = steel('ch', '#dedcd8', 0.12)
    bk = mat('bk', grip, 0.36, coat=0.25, coat_rough=0.15)
    brs = steel('brs', '#c79a4c', 0.22)

    def octo(nm, pts, m, bev=0.016, r=0.0):
        ob = revolve(nm, pts, m, seg=8, r=r, n=4, auto=28, seam=math.pi / 8)
        b = ob.modifiers.new('b', 'BEVEL')
        b.width = bev
        b.segments = 3
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(22)
        b.harden_normals = True
        ob.data.auto_smooth_angle = math.radians(60)
        o.append(ob)
        return ob

    octo('boiler', [(0, 0), (0.56, 0), (0.585, 0.05), (0.425, 0.66), (0.43, 0.70), (0, 0.70)], al)
    o.append(
        revolve(
            'collar',
            [
                (0, 0.69),
                (0.435, 0.69),
                (0.455, 0.71),
                (0.455, 0.765),
                (0.435, 0.785),
                (0.42, 0.79),
                (0.42, 0.81),
                (0.0, 0.81),
            ],
            ch,
            r=0.012,
        )
    )
    octo(
        'upper', [(0, 0.80), (0.395, 0.80), (0.40, 0.83), (0.56, 1.52), (0.575, 1.53), (0.575, 1.555), (0.0, 1.555)], bd
    )
    octo('lid', [(0.585, 1.553), (0.59, 1.575), (0.575, 1.60), (0.13, 1.735), (0, 1.74)], bd, 0.010)
    o.append(
        revolve(
            'knob',
            [(0, 1.73), (0.05, 1.73), (0.045, 1.77), (0.085, 1.81), (0.105, 1.87), (0.085, 1.92), (0, 1.935)],
            bk,
            r=0.03,
            n=8,
            auto=80,
        )
    )
    # beak: V-shaped spout at -x
    V = [
        (-0.44, -0.16, 1.18),
        (-0.44, 0.16, 1.18),
        (-0.50, -0.22, 1.555),
        (-0.50, 0.22, 1.555),
        (-0.50, 0, 1.13),
        (-0.80, 0, 1.56),
    ]
    Fc = [(0, 4, 5, 2), (4, 1, 3, 5), (2, 5, 3)]
    s = mesh('beak', V, Fc, bd, smooth=False)
    bm_clean(s)
    o.append(s)
    V = [
        (-0.50, -0.215, 1.556),
        (-0.50, 0.215, 1.556),
        (-0.79, 0, 1.561),
        (-0.50, -0.215, 1.60),
        (-0.50, 0.215, 1.60),
        (-0.79, 0, 1.578),
    ]
    s = mesh('beaklid', V, [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (1, 4, 5, 2)], bd, smooth=False)
    bm_clean(s)
    o.append(s)
    # hinge + handle at +x
    o.append(rbox('hinge', (0.14, 0.16, 0.07), (0.575, 0, 1.575), ch, 0.015))
    o.append(cyl('pin', 0.024, 0.20, (0.62, 0, 1.60), ch, 0.005, rot=R90, seg=24))
    H = [
        (0.52, 0, 1.47),
        (0.70, 0, 1.50),
        (0.86, 0, 1.47),
        (0.93, 0, 1.33),
        (0.91, 0, 1.10),
        (0.87, 0, 0.88),
        (0.84, 0, 0.78),
    ]
    o.append(
        sweep(
            'handle',
            catmull(H, 12),
            lambda t: 0.085 - 0.018 * t,
            lambda t: 0.060 + 0.012 * math.sin(t * 3.14),
            bk,
            seg=40,
            up=(0, 1, 0),
            pw=4.5,
        )
    )
    # safety valve on the boiler front face
    a = math.radians(-90)
    o.append(cyl('v1', 0.055, 0.05, (0, -0.475, 0.36), brs, 0.008, rot=(math.radians(75), 0, 0), seg=6))
    o.append(cyl('v2', 0.032, 0.06, (0, -0.51, 0.37), brs, 0.01, rot=(math.radians(75), 0, 0), seg=32))
    return parent(o, name='mk', rz=rz)


# ------------------------------------------------------------------ 5 milk jug
def zramp(m, stops, z0, z1, noise=0.0, nscale=5, space='Object'):
    """colour along the object's z: stops [(pos 0..1, hex)], optional wavy border"""
    nt = m.node_tree
    N = nt.nodes
    L = nt.links
    b = N['Principled BSDF']
    tc = N.new('ShaderNodeTexCoord')
    sx = N.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs[space], sx.inputs[0])
    mr = N.new('ShaderNodeMapRange')
    mr.inputs['From Min'].default_value = z0
    mr.inputs['From Max'].default_value = z1
    L.new(sx.outputs['Z'], mr.inputs['Value'])
    out = mr.outputs[0]
    if noise:
        nz = N.new('ShaderNodeTexNoise')
        nz.inputs['Scale'].default_value = nscale
        nz.inputs['Detail'].default_value = 4
        L.new(tc.outputs[space], nz.inputs['Vector'])
        ma = N.new('ShaderNodeMath')
        ma.operation = 'MULTIPLY_ADD'
        ma.inputs[1].default_value = noise
        L.new(nz.outputs['Fac'], ma.inputs[0])
        L.new(out, ma.inputs[2])
        sb = N.new('ShaderNodeMath')
        sb.operation = 'SUBTRACT'
        sb.inputs[1].default_value = noise * 0.5
        L.new(ma.outputs[0], sb.inputs[0])
        out = sb.outputs[0]
    r = N.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    for i, (p, c) in enumerate(stops):
        k = e[i] if i < 2 else e.new(p)
        k.position = p
        k.color = srgb(c)
    L.new(out, r.inputs[0])
    L.new(r.outputs[0], b.inputs['Base Color'])
    return m


def milkjug(metal='#d4d2ce', rz=-30, color=None):
    o = []
    st = steel('st', metal, 0.17, brush=(2, 2, 160))
    ou = mat('ou', color, 0.32, coat=0.3, coat_rough=0.15) if color else st
    si = steel('si', metal, 0.22)
    prof = [
        (0, 0.012),
        (0.37, 0.012),
        (0.385, 0),
        (0.42, 0),
        (0.445, 0.03),
        (0.46, 0.20, 0.1),
        (0.43, 0.44, 0.12),
        (0.355, 0.72, 0.12),
        (0.345, 0.82, 0.1),
        (0.365, 1.0, 0.02),
        (0.372, 1.008),
        (0.362, 1.012),
    ]
    b = revolve('jug', prof, ou, r=0.02, n=10, auto=60, seg=192)
    spoutpull(b, 0.70, 1.0, 180, 19, 0.17, 0.055)
    o.append(b)
    i = revolve(
        'jugin',
        [(0.362, 1.012), (0.355, 1.0), (0.335, 0.82, 0.1), (0.345, 0.72, 0.12), (0.42, 0.44, 0.12), (0.44, 0.1)],
        si,
        r=0.02,
        n=10,
        auto=60,
        seg=192,
    )
    spoutpull(i, 0.70, 1.0, 180, 19, 0.17, 0.055)
    o.append(i)
    o.append(
        revolve(
            'milk',
            [(0.352, 0.700), (0.335, 0.690), (0.31, 0.688), (0, 0.688)],
            mat('milk', '#f6efe3', 0.30, coat=0.3, sss=0, var=('#efe4d2', 5)),
            r=0.01,
        )
    )
    H = [
        (0.34, 0, 0.90),
        (0.46, 0, 0.935),
        (0.60, 0, 0.90),
        (0.665, 0, 0.78),
        (0.665, 0, 0.58),
        (0.63, 0, 0.38),
        (0.56, 0, 0.245),
        (0.44, 0, 0.205),
    ]
    o.append(
        sweep(
            'h', catmull(H, 14), lambda t: 0.052, lambda t: 0.013, ou if not color else st, seg=28, up=(0, 1, 0), pw=4
        )
    )
    return parent(o, name='mj', rz=rz)


# ------------------------------------------------------------------ 6 tamper
def tamper(c1='#9a6236', c2='#4f2a11', rz=0):
    o = []
    ch = steel('ch', '#dcdad6', 0.11)
    br = steel('br', '#cfcdc9', 0.24, brush=(2, 2, 200))
    bs = steel('bs', '#c08a4a', 0.22)
    wd = wood('wd', c1, c2, scale=7, axis=(1, 1, 0.28), rough=0.36, coat=0.35)
    o.append(
        revolve(
            'base',
            [
                (0, 0),
                (0.405, 0),
                (0.418, 0.012),
                (0.418, 0.075),
                (0.410, 0.082),
                (0.410, 0.092),
                (0.418, 0.099),
                (0.418, 0.20),
                (0.40, 0.222),
                (0.19, 0.262),
                (0.115, 0.31),
                (0.098, 0.38),
                (0.098, 0.43),
                (0, 0.43),
            ],
            ch,
            r=0.012,
            n=6,
            auto=35,
        )
    )
    o.append(
        revolve(
            'ring', [(0, 0.43), (0.112, 0.43), (0.118, 0.437), (0.118, 0.468), (0.112, 0.475), (0, 0.475)], bs, r=0.005
        )
    )
    o.append(
        revolve(
            'handle',
            [
                (0, 0.475),
                (0.105, 0.475),
                (0.112, 0.49, 0.01),
                (0.118, 0.60, 0.1),
                (0.165, 0.84, 0.16),
                (0.218, 1.05, 0.12),
                (0.205, 1.17, 0.08),
                (0.14, 1.235, 0.05),
                (0.09, 1.243),
                (0, 1.243),
            ],
            wd,
            r=0.02,
            n=12,
            auto=80,
        )
    )
    o.append(cyl('inlay', 0.075, 0.012, (0, 0, 1.243), bs, 0.004))
    return parent(o, name='tp', rz=rz)


# ------------------------------------------------------------------ 7 scale
def scale(body='#1d1f21', cupcolor='#a3301f', withcup=True, rz=-26):
    o = []
    bm = mat('body', body, 0.44, coat=0.1, coat_rough=0.3, bump=(140, 0.02, 3, (1, 1, 1)))
    gl = mat('gl', '#0b0c0d', 0.12, coat=0.7, coat_rough=0.04)
    rbm = mat('rb', '#2a2c2e', 0.72, bump=(120, 0.05, 2, (1, 1, 1)))
    st = steel('st', '#cfcdc9', 0.24)
    lt = mat('lt', '#fff3e0', 0.4, emis=('#fff0dc', 1.3))
    ac = mat('ac', '#ffb066', 0.4, emis=('#ff9d45', 1.2))
    dim = mat('dm', '#9a948b', 0.5, emis=('#a59e94', 0.35))
    o.append(rbox('foot', (1.36, 1.56, 0.05), (0, 0, 0.025), mat('ft', '#141516', 0.6), 0.02))
    o.append(rbox('body', (1.5, 1.72, 0.15), (0, 0, 0.12), bm, 0.05, 8))
    o.append(rbox('line', (1.488, 1.708, 0.008), (0, 0, 0.062), st, 0.003))
    o.append(rbox('glass', (1.40, 0.40, 0.018), (0, -0.61, 0.192), gl, 0.008, 4))
    z = 0.2025
    o.append(text('g', '36.2', (0.36, -0.605, z), 0.235, lt, extr=0.001))
    o.append(text('u', 'g', (0.615, -0.635, z), 0.12, dim, extr=0.001))
    o.append(text('t', '0:27', (-0.34, -0.605, z), 0.235, ac, extr=0.001))
    for x in (-0.62,):
        o.append(
            tube(
                'dot',
                [(x + 0.035 * math.cos(a), -0.605 + 0.035 * math.sin(a), z) for a in np.linspace(0, TAU, 25)[:-1]],
                0.006,
                dim,
                cyclic=True,
                bezier=False,
                bres=3,
            )
        )
    o.append(rbox('mat', (1.40, 1.16, 0.03), (0, 0.22, 0.205), rbm, 0.014, 4))
    for i in range(3):
        o.append(
            tube(
                'rg',
                [
                    ((0.26 + 0.13 * i) * math.cos(a), 0.22 + (0.26 + 0.13 * i) * math.sin(a), 0.2205)
                    for a in np.linspace(0, TAU, 97)[:-1]
                ],
                0.006,
                rbm,
                cyclic=True,
                bezier=False,
                bres=3,
            )
        )
    if withcup:
        smallcup(o, (0, 0.24, 0.222), 1.0, cupcolor, rz=-14)
    return parent(o, name='sc', rz=rz)


# ------------------------------------------------------------------ 8 double-wall glasses
def dwglass(H=1.0, k=1.0, kind='latte', loc=(0, 0, 0)):
    o = []
    go = glass(base=0.045, edge=0.80, refl=0.035)
    gi = glass(base=0.03, edge=0.50, refl=0.02, name='gi')
    R = 0.40 * k
    o.append(
        revolve(
            'out',
            [
                (0, 0.0),
                (R * 0.60, 0, 0.03),
                (R * 0.90, 0.07 * H, 0.10),
                (R * 1.02, 0.34 * H, 0.20),
                (R, 0.70 * H, 0.2),
                (R * 0.985, H),
            ],
            go,
            r=0.05,
            n=12,
            auto=80,
        )
    )
    inn = [
        (R * 0.965, H),
        (R * 0.93, 0.70 * H, 0.2),
        (R * 0.86, 0.36 * H, 0.16),
        (R * 0.62, 0.17 * H, 0.10),
        (0, 0.13 * H),
    ]
    o.append(revolve('in', inn, gi, r=0.05, n=12, auto=80))
    rg = glass(base=0.22, edge=0.5, refl=0.15, name='rg')
    o.append(revolve('rim', [(R * 0.985, H), (R * 0.978, H + 0.010), (R * 0.965, H)], rg, r=0.004))
    zf = (0.86 if kind == 'latte' else 0.66) * H
    pr = round_profile([(r, z) if len(q) < 3 else (r, z, q[2]) for q in inn for r, z in [q[:2]]][::-1], 0.05, 12)
    pr = [(max(r - 0.006, 0), z + 0.004) for r, z in pr if z < zf]
    rt = pr[-1][0]
    if kind == 'latte':
        st = [
            (0, '#ead8bf'),
            (1, '#f3e9da'),
            (0.30, '#e2c7a3'),
            (0.44, '#b98757'),
            (0.60, '#6a3a1b'),
            (0.715, '#7a4724'),
            (0.76, '#e9d9c2'),
            (0.80, '#f3e9da'),
        ]
    else:
        st = [
            (0, '#2a1208'),
            (1, '#c08a52'),
            (0.60, '#3a1a0b'),
            (0.74, '#6b3717'),
            (0.80, '#a96b35'),
            (0.88, '#c08a52'),
        ]
    cm = zramp(
        inside(mat('layers', '#ffffff', 0.45, spec=0.15)), st, 0.13 * H, zf, 0.05 if kind == 'latte' else 0.02, 4
    )
    o.append(revolve('fill', [(r, z, 0) for r, z in pr] + [(rt, zf, 0)], cm, r=0, auto=80))
    top = (
        inside(mat('foam', '#f3e9da', 0.55, var=('#e3cdb0', 7), bump=(50, 0.15, 4, (1, 1, 1))))
        if kind == 'latte'
        else inside(crema())
    )
    o.append(revolve('top', [(rt, 0), (rt - 0.012, -0.006), (0, -0.006)], top, r=0.004, loc=(0, 0, zf)))
    return parent(o, loc=loc, name='dw')


def doublewall(rz=0):
    a = dwglass(1.18, 1.0, 'latte', (-0.30, 0.16, 0))
    b = dwglass(0.62, 0.84, 'espresso', (0.44, -0.26, 0))
    return parent([a, b], name='dwp', rz=rz)


# ------------------------------------------------------------------ 9 filter coffee machine
def filtermachine(color='#22514a', rz=-20):
    o = []
    en = mat('enamel', color, 0.26, coat=0.7, coat_rough=0.06)
    st = steel('st', '#d2d0cc', 0.22, brush=(3, 3, 220))
    ch = steel('ch', '#e0dedb', 0.10)
    dk = mat('dk', '#17181a', 0.38, coat=0.2)
    gl = glass()
    jx = 0.40
    o.append(rbox('foot', (1.78, 0.92, 0.04), (0, 0, 0.02), dk, 0.015))
    o.append(rbox('base', (1.90, 1.04, 0.22), (0, 0, 0.15), en, 0.07, 8))
    o.append(rbox('tower', (0.56, 0.82, 0.98), (-0.58, 0.02, 0.70), en, 0.07, 8))
    o.append(rbox('plate', (0.50, 0.02, 0.60), (-0.58, -0.395, 0.74), st, 0.01))
    o.append(rbox('sw', (0.13, 0.03, 0.20), (-0.58, -0.412, 0.62), dk, 0.02, 4))
    o.append(
        rbox(
            'sw2', (0.09, 0.02, 0.085), (-0.58, -0.428, 0.655), mat('on', '#ffb066', 0.3, emis=('#ff9d45', 0.8)), 0.012
        )
    )
    o.append(text('badge', BRAND, (-0.58, -0.408, 0.955), 0.058, dk, rot=R90, extr=0.002, spacing=1.15))
    # water tank, lid, arm
    tk = glass('#dfe8e8', base=0.10, edge=0.6, refl=0.05, name='tank')
    o.append(
        rbox('tankb', (0.54, 0.80, 0.06), (-0.58, 0.02, 1.22), inside(mat('tb', '#17181a', 0.38, coat=0.2), 2.2), 0.02)
    )
    o.append(rbox('tank', (0.52, 0.78, 0.80), (-0.58, 0.02, 1.64), tk, 0.06, 6))
    o.append(
        rbox(
            'water',
            (0.47, 0.73, 0.48),
            (-0.58, 0.02, 1.49),
            glass('#cfdee0', base=0.20, edge=0.25, refl=0.03, name='water'),
            0.05,
            5,
        )
    )
    o.append(rbox('tlid', (0.58, 0.84, 0.07), (-0.58, 0.02, 2.07), dk, 0.025, 5))
    o.append(
        tube(
            'riser',
            [(-0.48, 0.05, 1.25), (-0.48, 0.05, 1.98)],
            0.028,
            inside(steel('ri', '#cfcdc9', 0.15)),
            bezier=False,
        )
    )
    o.append(rbox('arm', (1.16, 0.24, 0.075), (-0.02, 0.02, 2.10), st, 0.03, 5))
    o.append(cyl('shower', 0.15, 0.16, (jx, 0.02, 2.00), st, 0.015))
    # basket
    o.append(
        revolve(
            'basket',
            [
                (0, 1.44),
                (0.10, 1.44),
                (0.12, 1.47),
                (0.20, 1.50),
                (0.37, 1.93),
                (0.395, 1.94),
                (0.395, 1.975),
                (0, 1.975),
            ],
            dk,
            r=0.015,
            loc=(jx, 0.02, -0.115),
        )
    )
    o.append(
        revolve(
            'blid',
            [(0.40, 1.972), (0.405, 1.985), (0.39, 2.01), (0.18, 2.03), (0, 2.03)],
            dk,
            r=0.012,
            loc=(jx, 0.02, -0.115),
        )
    )
    o.append(rbox('hold', (0.66, 0.36, 0.10), (-0.06, 0.06, 1.80), dk, 0.03, 5))
    o.append(
        sweep(
            'bh',
            catmull([(jx, -0.34, 1.785), (jx, -0.48, 1.765), (jx, -0.60, 1.72)], 8),
            lambda t: 0.06,
            lambda t: 0.022,
            dk,
            seg=28,
            up=(1, 0, 0),
            pw=3,
        )
    )
    # hot plate + jug
    o.append(cyl('hp', 0.42, 0.03, (jx, -0.02, 0.270), dk, 0.01))
    z = 0.287
    o.append(
        revolve(
            'jug',
            [
                (0, z),
                (0.36, z, 0.03),
                (0.43, z + 0.07, 0.08),
                (0.455, z + 0.30, 0.16),
                (0.40, z + 0.60, 0.16),
                (0.29, z + 0.84, 0.05),
                (0.285, z + 0.90),
            ],
            gl,
            r=0.04,
            n=12,
            auto=80,
            loc=(jx, -0.02, 0),
        )
    )
    pr = [
        (0, z + 0.012),
        (0.35, z + 0.012, 0.03),
        (0.42, z + 0.075, 0.08),
        (0.445, z + 0.30, 0.12),
        (0.434, z + 0.42, 0.0),
        (0.42, z + 0.425),
        (0, z + 0.425),
    ]
    o.append(revolve('coffee', pr, coffeemat(), r=0.01, n=10, auto=60, loc=(jx, -0.02, 0)))
    o.append(
        revolve(
            'band',
            [(0.296, z + 0.80), (0.306, z + 0.80), (0.295, z + 0.90), (0.285, z + 0.90)],
            ch,
            r=0.002,
            loc=(jx, -0.02, 0),
        )
    )
    o.append(
        revolve(
            'jl',
            [
                (0.27, z + 0.90),
                (0.30, z + 0.90),
                (0.305, z + 0.915),
                (0.30, z + 0.95),
                (0.12, z + 0.985),
                (0, z + 0.99),
            ],
            dk,
            r=0.012,
            loc=(jx, -0.02, 0),
        )
    )
    a = math.radians(-50)
    dx, dy = math.cos(a), math.sin(a)
    Hh = [(0.29, z + 0.86), (0.44, z + 0.88), (0.58, z + 0.80), (0.61, z + 0.60), (0.58, z + 0.36), (0.53, z + 0.20)]
    o.append(
        sweep(
            'jh',
            catmull([(jx + r * dx, -0.02 + r * dy, zz) for r, zz in Hh], 12),
            lambda t: 0.055,
            lambda t: 0.030,
            dk,
            seg=32,
            up=(-dy, dx, 0),
            pw=3,
        )
    )
    return parent(o, name='fm', rz=rz)


# ------------------------------------------------------------------ 10 plunger press on a mug
def presskit(mug='#a3301f', rz=-30):
    o = []
    ce = mat('ce', mug, 0.22, coat=0.7, coat_rough=0.05)
    dk = mat('dk', '#17181a', 0.40, coat=0.15)
    di = inside(mat('di', '#141516', 0.5), 3)
    sm = glass('#c2c0bd', base=0.30, edge=0.6, refl=0.045, name='sm')
    s2 = glass('#a3a2a0', base=0.40, edge=0.5, refl=0.04, name='s2')
    wt = inside(mat('wt', '#efe6d6', 0.5))
    o.append(
        revolve(
            'mug',
            [
                (0, 0.02),
                (0.30, 0.02),
                (0.31, 0),
                (0.35, 0),
                (0.375, 0.03),
                (0.40, 0.30, 0.2),
                (0.40, 0.70),
                (0.388, 0.712),
                (0.372, 0.70),
            ],
            ce,
            r=0.02,
            n=8,
            auto=60,
        )
    )
    o.append(revolve('mugin', [(0.372, 0.70), (0.372, 0.10), (0, 0.08)], ce, r=0.05))
    o.append(
        sweep(
            'mh',
            catmull(
                [(0.38, 0, 0.58), (0.50, 0, 0.61), (0.60, 0, 0.55), (0.615, 0, 0.40), (0.56, 0, 0.26), (0.38, 0, 0.19)],
                14,
            ),
            lambda t: 0.048 + 0.012 * abs(2 * t - 1) ** 2,
            lambda t: 0.028 + 0.008 * abs(2 * t - 1) ** 3,
            ce,
            seg=32,
            up=(0, 1, 0),
            pw=2.6,
        )
    )
    # cap, hex flange, chamber
    o.append(revolve('cap', [(0, 0.66), (0.29, 0.66), (0.31, 0.68), (0.31, 0.80), (0, 0.80)], dk, r=0.01))
    n = 72
    for k in range(36):
        a = TAU * k / 36
        o.append(
            rbox(
                'kn',
                (0.014, 0.020, 0.10),
                (0.312 * math.cos(a), 0.312 * math.sin(a), 0.75),
                dk,
                0.004,
                2,
                rot=(0, 0, a),
            )
        )
    fl = revolve('flange', [(0, 0.80), (0.50, 0.80), (0.50, 0.835), (0, 0.835)], dk, seg=6, r=0, seam=math.pi / 2)
    b = fl.modifiers.new('b', 'BEVEL')
    b.width = 0.014
    b.segments = 3
    b.limit_method = 'ANGLE'
    o.append(fl)
    R = 0.275
    o.append(
        revolve(
            'chamber',
            [
                (R + 0.02, 0.835),
                (R, 0.86),
                (R, 1.76),
                (R + 0.012, 1.765),
                (R + 0.10, 1.77),
                (R + 0.105, 1.785),
                (R + 0.10, 1.80),
                (R - 0.005, 1.80),
            ],
            sm,
            r=0.01,
        )
    )
    o.append(revolve('coffee', [(0, 0.84), (R - 0.012, 0.84), (R - 0.012, 1.26), (0, 1.26)], coffeemat(), r=0.008))
    o.append(
        revolve(
            'foam',
            [(R - 0.0115, 1.225), (R - 0.0115, 1.262), (0, 1.264)],
            inside(mat('fo', '#a8703f', 0.6, var=('#7b4723', 16))),
            r=0.004,
        )
    )
    o.append(
        revolve(
            'seal',
            [
                (0, 1.34),
                (0.10, 1.34),
                (R - 0.02, 1.38),
                (R - 0.006, 1.40),
                (R - 0.012, 1.44),
                (R - 0.006, 1.48),
                (R - 0.02, 1.50),
                (0, 1.50),
            ],
            di,
            r=0.012,
        )
    )
    o.append(revolve('plunger', [(R - 0.045, 1.50), (R - 0.045, 2.36)], s2, r=0))
    o.append(
        revolve('core', [(0, 1.50), (R - 0.10, 1.50), (R - 0.10, 2.36)], inside(mat('co', '#8a8886', 0.4), 3), r=0)
    )
    o.append(
        revolve(
            'ptop',
            [(0, 2.345), (R + 0.04, 2.345), (R + 0.055, 2.36), (R + 0.05, 2.385), (R - 0.02, 2.395), (0, 2.39)],
            dk,
            r=0.01,
        )
    )
    for i, zz in enumerate((0.98, 1.14, 1.30, 1.46)):
        t = text('n', str(i + 1), (0, 0, 0), 0.085, wt, extr=0.001)
        a = math.radians(-90 + 30)
        t.location = ((R + 0.004) * math.cos(a), (R + 0.004) * math.sin(a), zz)
        t.rotation_euler = (math.radians(90), 0, a + math.radians(90))
        o.append(t)
        o.append(
            tube(
                'tk',
                [
                    ((R + 0.002) * math.cos(q), (R + 0.002) * math.sin(q), zz)
                    for q in np.linspace(a + 0.25, a + 0.62, 8)
                ],
                0.005,
                wt,
                bezier=False,
                bres=3,
            )
        )
    return parent(o, name='pk', rz=rz)


# ------------------------------------------------------------------ 11 capsule machine
def capsulemachine(color='#c8922b', rz=30, caps=True):
    o = []
    en = mat('en', color, 0.24, coat=0.8, coat_rough=0.05)
    ch = steel('ch', '#e2e1de', 0.09)
    br = steel('br', '#d2d0cc', 0.24, brush=(3, 3, 240))
    dk = mat('dk', '#17181a', 0.40, coat=0.15)
    W = 0.70
    ol = rpoly(
        [
            (-0.10, 0.05, 0.04),
            (-0.06, 1.00, 0.20),
            (-0.84, 1.06, 0.14),
            (-0.90, 1.50, 0.24),
            (-0.40, 1.70, 0.35),
            (0.50, 1.66, 0.30),
            (0.56, 0.05, 0.05),
        ],
        0.1,
        12,
    )
    o.append(prism('body', ol, W, (0, 0, 0), en, 0.07, 6))
    ol2 = rpoly(
        [(-0.82, 1.115, 0.10), (-0.87, 1.48, 0.20), (-0.40, 1.665, 0.3), (0.46, 1.625, 0.26), (0.50, 1.10, 0.05)],
        0.1,
        12,
    )
    o.append(rbox('tank', (W - 0.04, 0.44, 1.30), (0, 0.80, 0.76), smoked('#9fa9ab', 0.10), 0.08, 8))
    o.append(rbox('tin', (W - 0.10, 0.36, 0.80), (0, 0.79, 0.52), mat('w', '#7b8c90', 0.2), 0.06, 6))
    o.append(rbox('tin2', (W - 0.12, 0.30, 1.22), (0, 0.77, 0.76), mat('w2', '#c3c8c8', 0.5), 0.06, 6))
    o.append(rbox('tl', (W - 0.02, 0.47, 0.08), (0, 0.80, 1.44), dk, 0.03, 5))
    # base, cup stand
    o.append(
        prism(
            'base',
            rpoly([(-0.31, -1.12, 0.30), (0.31, -1.12, 0.30), (0.33, 0.5, 0.05), (-0.33, 0.5, 0.05)], 0.1, 12),
            0.10,
            (0, 0, 0.05),
            dk,
            0.03,
            4,
            axis='Z',
        )
    )
    o.append(revolve('grid', [(0, 0.135), (0.265, 0.135), (0.28, 0.125), (0.28, 0.09)], ch, r=0.01, loc=(0, -0.74, 0)))
    for i in range(9):
        x = -0.20 + 0.05 * i
        l = 2 * math.sqrt(max(0.235**2 - x * x, 0.0004))
        o.append(rbox('sl', (0.022, l, 0.004), (x, -0.74, 0.137), dk, 0.0))
    # outlet + chrome nose, lever, buttons
    o.append(
        revolve(
            'out',
            [(0, 0.90), (0.055, 0.90), (0.07, 0.93), (0.10, 0.97), (0.17, 1.06), (0, 1.06)],
            ch,
            r=0.02,
            loc=(0, -0.66, 0),
        )
    )
    th = math.atan2(0.06, 0.44)
    Rn = (math.radians(90) + th, 0, 0)
    o.append(text('badge', BRAND, (0, -0.873, 1.265), 0.072, dk, rot=Rn, extr=0.003, spacing=1.2))
    o.append(rbox('inset', (W - 0.20, 0.03, 0.74), (0, -0.083, 0.56), br, 0.01, 4, rot=(math.radians(-2.4), 0, 0)))
    o.append(
        prism(
            'seam',
            [(y, z) for y, z in rpoly([(-0.80, 1.075), (0.52, 1.075), (0.52, 1.100), (-0.80, 1.100)], 0.004, 2)],
            W + 0.006,
            (0, 0, 0),
            dk,
            0.0,
        )
    )
    o.append(rbox('topin', (W - 0.24, 0.52, 0.02), (0, 0.16, 1.682), dk, 0.008, 3, rot=(math.radians(-2.5), 0, 0)))
    for s in (-1, 1):
        o.append(cyl('piv', 0.085, 0.05, (s * (W / 2 + 0.015), -0.08, 1.44), ch, 0.015, rot=(0, math.radians(90), 0)))
    hx = W / 2 + 0.035
    pts = [
        (-hx, -0.08, 1.44),
        (-hx, -0.30, 1.62),
        (-hx + 0.02, -0.58, 1.755),
        (-hx + 0.14, -0.74, 1.80),
        (0, -0.77, 1.81),
        (hx - 0.14, -0.74, 1.80),
        (hx - 0.02, -0.58, 1.755),
        (hx, -0.30, 1.62),
        (hx, -0.08, 1.44),
    ]
    o.append(tube('lever', pts, 0.034, ch))
    for k, (y, z) in enumerate(((0.06, 1.70), (0.24, 1.694))):
        o.append(cyl('b', 0.060 if k else 0.048, 0.03, (0, y, z), ch, 0.01))
    smallcup(o, (0, -0.74, 0.140), 0.50, '#f1ece3', rz=-55)
    g = parent(o, name='cpm', rz=rz)
    if caps:
        for c, loc, rot in (
            ('#a3301f', (0.78, -0.62, 0), None),
            ('#22514a', (1.02, -0.84, 0.098), (math.radians(98), 0, math.radians(32))),
        ):
            k = P0.capsule(c, loc, rot)
            k.scale = (0.56,) * 3
    return g


# ------------------------------------------------------------------ 12 mug
def mug(color='#2c5f57', clay='#b98a63', inner='#efe6d6', rz=-34, z=0.17):
    o = []
    m = mat('glaze', color, 0.26, coat=0.6, coat_rough=0.06)
    zramp(m, [(0, clay), (1, color), (0.495, clay), (0.503, color)], z - 0.5, z + 0.5, 0.012, 3)
    ci = mat('in', inner, 0.24, coat=0.6, coat_rough=0.05)
    b = N = None
    nt = m.node_tree
    N = nt.nodes
    mr = N.new('ShaderNodeMapRange')
    tc = N.new('ShaderNodeTexCoord')
    sx = N.new('ShaderNodeSeparateXYZ')
    nt.links.new(tc.outputs['Object'], sx.inputs[0])
    nt.links.new(sx.outputs['Z'], mr.inputs['Value'])
    mr.inputs['From Min'].default_value = z - 0.01
    mr.inputs['From Max'].default_value = z + 0.01
    mr.inputs['To Min'].default_value = 0
    mr.inputs['To Max'].default_value = 0.6
    nt.links.new(mr.outputs[0], N['Principled BSDF'].inputs['Clearcoat'])
    m2 = N.new('ShaderNodeMapRange')
    nt.links.new(sx.outputs['Z'], m2.inputs['Value'])
    m2.inputs['From Min'].default_value = z - 0.01
    m2.inputs['From Max'].default_value = z + 0.01
    m2.inputs['To Min'].default_value = 0.7
    m2.inputs['To Max'].default_value = 0.24
    nt.links.new(m2.outputs[0], N['Principled BSDF'].inputs['Roughness'])
    o.append(
        revolve(
            'mug',
            [
                (0, 0.02),
                (0.29, 0.02),
                (0.30, 0),
                (0.335, 0),
                (0.375, 0.04, 0.05),
                (0.405, 0.30, 0.2),
                (0.395, 0.82, 0.05),
                (0.385, 0.842),
                (0.368, 0.835),
            ],
            m,
            r=0.02,
            n=8,
            auto=70,
        )
    )
    o.append(revolve('in', [(0.368, 0.835), (0.370, 0.30, 0.2), (0.30, 0.08), (0, 0.07)], ci, r=0.05, n=8, auto=70))
    cr = revolve(
        'coffee',
        [(0.374, 0.012), (0.362, 0.002), (0.34, 0), (0, 0)],
        mat('cf', '#2b1308', 0.22, spec=0.12),
        r=0.006,
        loc=(0, 0, 0.735),
    )
    o.append(cr)
    o.append(
        tube(
            'men',
            [(0.366 * math.cos(a), 0.366 * math.sin(a), 0.737) for a in np.linspace(0, TAU, 97)[:-1]],
            0.007,
            mat('me', '#8a5a32', 0.3),
            cyclic=True,
            bezier=False,
            bres=4,
        )
    )
    P = [
        (0.37, 0, 0.66),
        (0.49, 0, 0.705),
        (0.61, 0, 0.66),
        (0.655, 0, 0.50),
        (0.62, 0, 0.33),
        (0.51, 0, 0.215),
        (0.37, 0, 0.215),
    ]
    o.append(
        sweep(
            'h',
            catmull(P, 14),
            lambda t: 0.056 + 0.016 * abs(2 * t - 1) ** 2.5,
            lambda t: 0.030 + 0.010 * abs(2 * t - 1) ** 3,
            mat('gh', color, 0.26, coat=0.6, coat_rough=0.06),
            seg=36,
            up=(0, 1, 0),
            pw=2.6,
        )
    )
    return parent(o, name='mug', rz=rz)


SHOTS = {
    'automatic': (automatic, dict(az=0, el=11, lens=78, fill=0.80), dict(rim=1.4, fill=0.38, env=0.36, flag=0.7)),
    'compact': (compact, dict(az=0, el=11, lens=80, fill=0.80), dict(rim=0.9, fill=0.30, env=0.36, key=0.9, flag=1)),
    'frenchpress': (frenchpress, dict(az=0, el=11, lens=85, fill=0.80), dict(rim=1.1, fill=0.35, flag=0.8)),
    'moka': (moka, dict(az=0, el=12, lens=85, fill=0.78), dict(rim=1.0, fill=0.30, flag=0.9)),
}
SHOTS.update(
    {
        'milkjug': (milkjug, dict(az=0, el=17, lens=85, fill=0.76), dict(rim=1.0, fill=0.30, flag=0.9)),
        'tamper': (tamper, dict(az=0, el=14, lens=85, fill=0.74), dict(rim=1.0, fill=0.32, flag=0.9)),
        'scale': (scale, dict(az=0, el=27, lens=85, fill=0.84), dict(rim=1.5, fill=0.4)),
        'doublewall': (doublewall, dict(az=0, el=13, lens=85, fill=0.76), dict(rim=1.1, fill=0.35)),
        'filtermachine': (filtermachine, dict(az=0, el=10, lens=80, fill=0.80), dict(rim=1.1, fill=0.36, flag=0.8)),
        'press': (presskit, dict(az=0, el=11, lens=85, fill=0.80), dict(rim=1.2, fill=0.35)),
        'capsulemachine': (
            capsulemachine,
            dict(az=0, el=12, lens=80, fill=0.82),
            dict(rim=0.9, fill=0.32, key=0.9, flag=0.9),
        ),
        'mug': (mug, dict(az=0, el=20, lens=85, fill=0.74), dict(key=0.95)),
        'dripper-glaze': (
            lambda color='#2c5f57': dripper(color),
            dict(az=0, el=20, lens=85, fill=0.78),
            dict(key=0.95),
        ),
    }
)
