"""Other forms of the same things: what a product's facts call for where the usual object would contradict them."""

import math
import bpy, numpy as np
from scene_kit import *
from shapes import basics
from shapes.equipment import coffeemat, dwglass, glass, inside, smallcup, smoked, spoutpull
from shapes.parts import holes, ring, steels, sunflower, weave

R90 = (math.radians(90), 0, 0)
GRIP = lambda t: (0.062 + 0.028 * math.sin(min(t, 1) * 2.4)) * math.sqrt(max(1 - max((t - 0.9) / 0.1, 0) ** 2, 0.02))


def manual_lever():
    """a stand, an unheated cylinder and two arms that press: no boiler, no plug"""
    br = steel('br', '#cbc9c5', 0.27, brush=(3, 3, 220))
    st, ch, dk = steels()
    wd = wood('wd', '#9a6236', '#5f3416', scale=8, axis=(1, 0.4, 1))
    gy = -0.30
    o = [
        rbox('base', (1.10, 1.40, 0.12), (0, 0, 0.10), br, 0.05, 8),
        rbox('foot', (1.00, 1.30, 0.05), (0, 0, 0.025), dk, 0.02),
        rbox('column', (0.34, 0.26, 1.80), (0, 0.50, 1.02), br, 0.05, 8),
        rbox('head', (0.42, 1.02, 0.30), (0, 0.10, 1.84), br, 0.07, 8),
        cyl('tray', 0.34, 0.03, (0, gy, 0.172), dk, 0.01),
    ]
    cylinder = [(0, 1.22), (0.30, 1.22), (0.32, 1.24), (0.32, 1.36), (0.25, 1.40), (0.25, 1.98), (0.22, 2.02), (0, 2.02)]
    o.append(revolve('cylinder', cylinder, ch, r=0.02, loc=(0, gy, 0)))
    o.append(cyl('rod', 0.06, 0.50, (0, gy, 2.20), ch, 0.01))
    basket = [(0, 1.00), (0.08, 0.99), (0.12, 0.95), (0.22, 0.98), (0.28, 1.06), (0.28, 1.23), (0, 1.23)]
    o.append(revolve('pf', basket, ch, r=0.02, loc=(0, gy, 0)))
    G = lambda z, d: Vector((0.17 * d, gy - d, z))
    o.append(sweep('pfarm', catmull([G(1.12, 0.24), G(1.12, 0.36), G(1.11, 0.46)], 8), lambda t: 0.045, lambda t: 0.038, ch, seg=28, up=(0, 0, 1)))
    o.append(sweep('pfh', catmull([G(1.11, 0.44), G(1.10, 0.62), G(1.085, 0.80), G(1.08, 0.96)], 12), GRIP, GRIP, wd, seg=36, up=(0, 0, 1)))
    for s in (-1, 1):
        o.append(tube('sp', [(0.02 * s, gy, 0.98), (0.055 * s, gy, 0.93), (0.085 * s, gy, 0.88), (0.09 * s, gy, 0.82)], 0.024, ch))
    # two arms from the column's top over the rod to a cross grip
    o.append(rbox('ears', (0.52, 0.22, 0.40), (0, 0.50, 2.06), br, 0.05, 6))
    for s in (-1, 1):
        arm = catmull([(s * 0.20, 0.52, 2.14), (s * 0.20, gy, 2.42), (s * 0.20, -0.80, 2.72), (s * 0.20, -1.14, 2.96)], 10)
        o.append(sweep('arm', arm, lambda t: 0.055, lambda t: 0.030, ch, seg=24, up=(1, 0, 0), pw=3.5))
        o.append(cyl('pin', 0.06, 0.05, (s * 0.25, 0.52, 2.14), ch, 0.012, rot=(0, math.radians(90), 0), seg=32))
    o.append(cyl('cross', 0.05, 0.46, (0, gy, 2.42), ch, 0.01, rot=(0, math.radians(90), 0), seg=32))
    o.append(cyl('bar', 0.080, 0.66, (0, -1.15, 2.965), wd, 0.03, rot=(0, math.radians(90), 0)))
    smallcup(o, (0, gy, 0.19), 0.50, '#f1ece3', rz=-50)
    return parent(o, name='ml', rz=30)


def travel_mug():
    m = mat('main', '#888888', 0.40, coat=0.15, bump=(150, 0.02, 2, (1, 1, 1)))
    st, ch, dk = steels()
    lid = mat('accent', '#888888', 0.40, coat=0.2)
    body = [(0, 0), (0.29, 0), (0.305, 0.02), (0.32, 0.30, 0.1), (0.375, 1.26), (0.372, 1.275), (0, 1.275)]
    o = [
        revolve('body', body, m, r=0.015, n=8, auto=60),
        revolve('rim', [(0, 1.275), (0.374, 1.275), (0.378, 1.30), (0.370, 1.315), (0, 1.315)], ch, r=0.006),
        revolve('lid', [(0, 1.315), (0.385, 1.315), (0.392, 1.33), (0.385, 1.42), (0.36, 1.445), (0, 1.43)], lid, r=0.016),
        rbox('slider', (0.13, 0.24, 0.035), (0, -0.16, 1.448), dk, 0.014),
        revolve('band', [(0.335, 0.52), (0.349, 0.52), (0.362, 0.80), (0.349, 0.80)], lid, r=0.006),
    ]
    return parent(o, name='tm', rz=-20)


def steel_press():
    """a press with an opaque, double-walled body"""
    st = steel('st', '#d2d0cc', 0.20, brush=(2, 2, 180))
    _, ch, dk = steels()
    wd = wood('wd', '#a06a3a', '#63391a', scale=8, axis=(1, 1, 0.35))
    R, top = 0.46, 1.34
    body = [(0, 0.0), (R - 0.03, 0), (R, 0.03), (R, top - 0.04), (R + 0.006, top), (R - 0.02, top), (R - 0.02, top - 0.06)]
    o = [revolve('body', body, st, r=0.02, n=8, auto=50, seg=192)]
    spoutpull(o[0], top - 0.20, top, 180, 17, 0.12, 0.03)
    z = top + 0.005
    lid = [(R - 0.03, z - 0.04), (R - 0.03, z), (R + 0.02, z), (R + 0.025, z + 0.03), (R - 0.06, z + 0.09, 0.08), (0.07, z + 0.13), (0.06, z + 0.15), (0, z + 0.15)]
    o.append(revolve('lid', lid, st, r=0.02, n=8, auto=50))
    o.append(cyl('rod', 0.022, 0.30, (0, 0, z + 0.26), ch, 0.003, seg=32))
    knob = [(0, 0), (0.04, 0), (0.05, 0.02), (0.115, 0.06), (0.125, 0.11), (0.095, 0.16), (0, 0.175)]
    o.append(revolve('knob', knob, wd, r=0.035, n=8, auto=80, loc=(0, 0, z + 0.40)))
    path = [(R - 0.02, 0, 1.16), (R + 0.18, 0, 1.20), (R + 0.30, 0, 1.10), (R + 0.32, 0, 0.80), (R + 0.28, 0, 0.46), (R + 0.16, 0, 0.30), (R - 0.02, 0, 0.28)]
    o.append(sweep('h', catmull(path, 14), lambda t: 0.058, lambda t: 0.034, wd, seg=36, up=(0, 1, 0), pw=2.8))
    return parent(o, name='sp', rz=-28)


def level_tamper():
    """its collar rests on the basket's rim, so that it cannot tilt"""
    m = mat('main', '#888888', 0.34, coat=0.25)
    st, ch, dk = steels()
    o = [
        revolve('base', [(0, 0), (0.40, 0), (0.413, 0.012), (0.413, 0.16), (0, 0.16)], ch, r=0.012),
        revolve('collar', [(0, 0.16), (0.53, 0.16), (0.545, 0.175), (0.545, 0.30), (0.52, 0.33), (0.20, 0.35), (0, 0.35)], m, r=0.016, n=8),
        revolve('neck', [(0, 0.35), (0.15, 0.35), (0.13, 0.42), (0.13, 0.52), (0, 0.52)], ch, r=0.012),
        revolve('knob', [(0, 0.52), (0.16, 0.52), (0.25, 0.58, 0.06), (0.31, 0.72, 0.08), (0.28, 0.84, 0.08), (0, 0.90)], m, r=0.03, n=10, auto=80),
    ]
    return parent(o, name='lt')


def box_grinder():
    """the lap mill: wooden box with drawer, dome and crank"""
    box = wood('box', '#b07a45', '#7a4a22', scale=6, axis=(0.35, 1, 1))
    wd = wood('wd', '#9a6236', '#5f3416', scale=8, axis=(1, 1, 0.4))
    st = steel('st', '#cfcdc9', 0.18)
    dk = mat('dk', '#17181a', 0.5)
    o = [
        rbox('box', (1.10, 1.10, 0.86), (0, 0, 0.51), box, 0.03, 6),
        rbox('foot', (1.20, 1.20, 0.08), (0, 0, 0.04), box, 0.02, 4),
        rbox('top', (1.20, 1.20, 0.07), (0, 0, 0.965), box, 0.02, 4),
        rbox('gap', (0.80, 0.02, 0.40), (0, -0.546, 0.36), dk, 0.004),
        rbox('drawer', (0.77, 0.05, 0.37), (0, -0.556, 0.36), box, 0.015, 4),
        revolve('dome', [(0.46, 1.0), (0.48, 1.01), (0.47, 1.06, 0.05), (0.36, 1.30, 0.16), (0.12, 1.42, 0.06), (0, 1.43)], st, r=0.01, n=10, auto=70),
        cyl('axle', 0.05, 0.22, (0, 0, 1.50), st, 0.01),
        cyl('nut', 0.07, 0.05, (0, 0, 1.62), st, 0.012),
    ]
    pull = [(0, 0), (0.03, 0), (0.035, 0.05), (0.07, 0.08), (0.075, 0.12), (0.04, 0.15), (0, 0.155)]
    o.append(revolve('pull', pull, wd, r=0.02, n=6, auto=80, loc=(0, -0.58, 0.36), rot=R90))
    arm = catmull([(-0.04, 0, 1.60), (0.20, 0, 1.62), (0.50, 0, 1.68), (0.82, 0, 1.70)], 12)
    o.append(sweep('arm', arm, lambda t: 0.050, lambda t: 0.018, st, seg=32, up=(0, 1, 0), pw=3.5))
    knob = [(0, 1.72), (0.05, 1.72), (0.07, 1.75), (0.11, 1.84), (0.12, 1.92), (0.08, 1.99), (0, 2.0)]
    o.append(revolve('knob', knob, wd, r=0.03, n=8, auto=80, loc=(0.79, 0, 0)))
    return parent(o, name='bg', rz=-30)


def milk_wand():
    """a battery whisk in its stand"""
    m = mat('main', '#888888', 0.36, coat=0.25)
    st, ch, dk = steels()
    o = [
        revolve('stand', [(0, 0), (0.30, 0), (0.32, 0.02), (0.32, 0.05), (0.18, 0.08), (0.15, 0.20), (0, 0.20)], ch, r=0.016),
        revolve('handle', [(0, 0.14), (0.10, 0.14), (0.115, 0.18), (0.135, 0.60, 0.2), (0.115, 1.02), (0.06, 1.08), (0, 1.09)], m, r=0.02, n=10, auto=80),
        revolve('ring', [(0, 1.06), (0.075, 1.06), (0.075, 1.10), (0.03, 1.13), (0, 1.13)], ch, r=0.008),
        rbox('button', (0.07, 0.03, 0.16), (0, -0.128, 0.78), dk, 0.012),
        cyl('shaft', 0.014, 0.72, (0, 0, 1.46), ch, 0.003, seg=24),
    ]
    coil = [((0.105 + 0.012 * math.cos(k * 1.2)) * math.cos(TAU * k / 160), (0.105 + 0.012 * math.cos(k * 1.2)) * math.sin(TAU * k / 160), 1.82 + 0.016 * math.sin(k * 1.2)) for k in range(160)]
    o.append(tube('whisk', coil, 0.008, ch, cyclic=True, bezier=False, bres=3))
    for a in (0, math.pi):
        o.append(tube('spoke', [(0, 0, 1.80), (0.10 * math.cos(a), 0.10 * math.sin(a), 1.82)], 0.009, ch, bezier=False))
    return parent(o, name='mw', rz=-24)


def cone_filter(cloth=False):
    """a permanent filter: steel mesh on a foot, or cloth on a ring with a handle"""
    st, ch, dk = steels()
    if cloth:
        m = mat('main', '#888888', 0.9)
        weave(m, 90)
        wd = wood('wd', '#b07a45', '#7a4a22', scale=8, axis=(0.3, 1, 1))
        sock = [(0, 0.02), (0.10, 0.04), (0.26, 0.30, 0.2), (0.42, 0.86, 0.1), (0.455, 1.06), (0.45, 1.08), (0.42, 1.06), (0.40, 0.90)]
        o = [revolve('sock', sock, m, r=0.03, n=10, auto=80)]
        for v in o[0].data.vertices:
            fold = 1 + 0.035 * math.sin(5 * math.atan2(v.co.y, v.co.x)) * (1.1 - v.co.z)
            v.co.x *= fold
            v.co.y *= fold
        o.append(tube('wire', [(0.452 * math.cos(a), 0.452 * math.sin(a), 1.07) for a in np.linspace(0, TAU, 97)[:-1]], 0.020, ch, cyclic=True, bezier=False))
        o.append(sweep('h', catmull([(0.60, 0, 1.08), (0.85, 0, 1.10), (1.10, 0, 1.09)], 12), GRIP, GRIP, wd, seg=36, up=(0, 1, 0)))
        o.append(cyl('ferrule', 0.035, 0.22, (0.54, 0, 1.075), ch, 0.006, rot=(0, math.radians(90), 0), seg=32))
        return parent(o, name='cf', rz=-25)
    m = steel('st', '#cfcdc9', 0.30, brush=(160, 160, 160))
    cone = [(0, 0.16), (0.10, 0.16), (0.13, 0.18), (0.52, 0.92), (0.50, 0.92), (0.10, 0.20), (0, 0.19)]
    o = [
        revolve('cone', cone, m, r=0.012, auto=50),
        revolve('rim', [(0.50, 0.90), (0.53, 0.90), (0.56, 0.92), (0.56, 0.95), (0.50, 0.95)], ch, r=0.01),
        revolve('foot', [(0.13, 0.14), (0.36, 0.14), (0.37, 0.155), (0.36, 0.17), (0.14, 0.17)], ch, r=0.006),
        revolve('ring', [(0.30, 0), (0.33, 0), (0.36, 0.14), (0.34, 0.14)], ch, r=0.005),
    ]
    for k in range(3, 22):
        r = 0.13 + 0.39 * k / 22
        z = 0.18 + 0.74 * k / 22
        for a in np.arange(0, TAU, TAU / (18 + 2 * k)):
            o.append(cyl('pore', 0.011, 0.02, (r * math.cos(a), r * math.sin(a), z), dk, 0, rot=(0, math.radians(62), a), seg=8))
    path = [(0.52, 0, 0.92), (0.70, 0, 0.90), (0.78, 0, 0.76), (0.72, 0, 0.58), (0.52, 0, 0.52), (0.37, 0, 0.60)]
    o.append(tube('h', path, 0.026, ch))
    return parent(o, name='mf', rz=-30)


def pour_over_carafe():
    gl = glass(base=0.06, edge=0.85, refl=0.04)
    wd = inside(wood('wd', '#b07a45', '#7a4a22', scale=7, axis=(1, 1, 0.3)), 1.15)
    shape = [(0, 0.01), (0.44, 0.01), (0.50, 0.06), (0.46, 0.36, 0.2), (0.20, 0.84, 0.14), (0.22, 0.96, 0.1), (0.46, 1.52)]
    o = [revolve('c', shape, gl, r=0.06, n=12, auto=80, seg=160)]
    spoutpull(o[0], 1.20, 1.52, 180, 15, 0.10, 0.01)
    coffee = [(0, 0.02), (0.43, 0.02), (0.488, 0.07), (0.462, 0.30), (0, 0.30)]
    o.append(revolve('cf', coffee, coffeemat(), r=0.05, n=10, auto=70))
    o.append(revolve('collar', [(0.215, 0.74), (0.30, 0.74), (0.27, 0.88), (0.30, 1.02), (0.255, 1.02), (0.22, 0.88)], wd, r=0.02, n=8))
    paper = inside(mat('paper', '#efe6d6', 0.85, bump=(30, 0.1, 3, (1, 1, 1))))
    o.append(revolve('filter', [(0.04, 0.96), (0.462, 1.60), (0.456, 1.60)], paper, r=0, seg=64))
    return parent(o, name='pc', rz=-20)


def ceramic_canister():
    m = mat('main', '#888888', 0.24, coat=0.5, coat_rough=0.08)
    wd = wood('wd', '#b07a45', '#7a4a22', scale=6, axis=(0.35, 1, 1))
    body = [(0, 0), (0.46, 0), (0.50, 0.03), (0.52, 0.30, 0.2), (0.51, 0.98), (0.49, 1.02), (0, 1.02)]
    o = [
        revolve('b', body, m, r=0.03, n=10, auto=60),
        revolve('lid', [(0, 1.02), (0.50, 1.02), (0.52, 1.04), (0.52, 1.11), (0.50, 1.13), (0, 1.14)], wd, r=0.02),
        revolve('knob', [(0, 1.13), (0.06, 1.13), (0.055, 1.17), (0.09, 1.21), (0.08, 1.26), (0, 1.27)], wd, r=0.02, n=8, auto=80),
    ]
    return parent(o, name='cc', rz=-20)


def single_glass(H, k, kind):
    return lambda: dwglass(H, k, kind, (0, 0, 0), walls=1)


S = dict(rim=1.1, fill=0.34, flag=0.8)
SHOTS = {
    n: (f, dict(az=0, el=el, lens=85, fill=fill), dict(S))
    for n, f, el, fill in (
        ('manuallever', manual_lever, 11, 0.82),
        ('travelmug', travel_mug, 12, 0.80),
        ('steelpress', steel_press, 11, 0.80),
        ('leveltamper', level_tamper, 18, 0.66),
        ('boxgrinder', box_grinder, 15, 0.80),
        ('milkwand', milk_wand, 10, 0.84),
        ('metalfilter', cone_filter, 18, 0.74),
        ('clothfilter', lambda: cone_filter(True), 16, 0.78),
        ('pourovercarafe', pour_over_carafe, 12, 0.80),
        ('ceramiccanister', ceramic_canister, 14, 0.74),
    )
}
for name, H, k, kind, fill in (
    ('espresso', 0.60, 0.72, 'espresso', 0.64),
    ('cappuccino', 0.80, 1.05, 'latte', 0.68),
    ('latte', 1.26, 0.86, 'latte', 0.78),
    ('iced', 1.46, 0.82, 'espresso', 0.80),
):
    SHOTS[f'single-{name}'] = (single_glass(H, k, kind), dict(az=0, el=13, lens=85, fill=fill), dict(rim=1.1, fill=0.35))


def clear_dripper():
    clear = basics.dripper(cone=lambda: glass(base=0.06, edge=0.80, refl=0.05))
    for m in bpy.data.materials:
        if m.name in ('paper', 'bed'):
            inside(m)
    return clear


for name, f in (('steel', lambda: basics.dripper(cone=lambda: steel('me', '#d2d0cc', 0.20))), ('glass', clear_dripper)):
    SHOTS[f'dripper-{name}'] = (f, *basics.SHOTS['dripper'][1:])
