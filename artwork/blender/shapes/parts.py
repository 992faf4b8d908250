"""Spare parts, barista tools and small equipment."""

import math
import bpy, numpy as np
from scene_kit import *
from shapes.equipment import glass, smoked, inside, coffeemat, dwglass, spoutpull, R90, rpoly

rad = math.radians


def put(ob, loc=(0, 0, 0), rot=None):
    ob.location = loc
    if rot:
        ob.rotation_euler = rot
    return ob


def ring(r, w, h, m, loc=(0, 0, 0), rot=None, bev=0.012):
    return revolve('ring', [(r - w, 0), (r, 0), (r, h), (r - w, h), (r - w, 0)], m, r=bev, loc=loc, rot=rot)


def holes(o, spots, r, m, z, h=0.006):
    for x, y in spots:
        o.append(cyl('hole', r, h, (x, y, z), m, 0, seg=12))


def sunflower(n, R):
    return [
        (R * math.sqrt((k + 0.5) / n) * math.cos(k * 2.39996), R * math.sqrt((k + 0.5) / n) * math.sin(k * 2.39996))
        for k in range(n)
    ]


def steels():
    return steel('st', '#cfcdc9', 0.22), steel('ch', '#dedcd8', 0.12), mat('dk', '#17181a', 0.42, coat=0.15)


def gasket():
    m = mat('main', '#888888', 0.55, coat=0.1)
    return parent(
        [
            ring(0.62, 0.13, 0.16, m, (-0.10, 0.18, 0)),
            ring(0.62, 0.13, 0.16, m, (0.34, -0.30, 0.525), (rad(58), 0, rad(24))),
        ],
        name='gk',
    )


def showerscreen():
    st, ch, dk = steels()
    o = []
    for loc, rot in (((-0.16, 0.14, 0), (0, 0, 0)), ((0.34, -0.34, 0.583), (rad(62), 0, rad(26)))):
        p = [
            revolve(
                'rim',
                [(0, 0.02), (0.60, 0.02), (0.62, 0), (0.66, 0), (0.66, 0.10), (0.62, 0.12), (0.60, 0.06), (0, 0.06)],
                st,
                r=0.012,
            )
        ]
        holes(p, sunflower(190, 0.55), 0.012, dk, 0.062)
        p.append(cyl('screw', 0.07, 0.02, (0, 0, 0.066), ch, 0.006))
        p.append(rbox('slot', (0.10, 0.018, 0.006), (0, 0, 0.078), dk, 0))
        o.append(put(parent(p, name='s'), loc, rot))
    return parent(o, name='ss')


def basket(h=0.50):
    st, ch, dk = steels()
    p = [
        revolve(
            'b',
            [
                (0, 0),
                (0.50, 0),
                (0.55, 0.03),
                (0.58, h - 0.04),
                (0.58, h),
                (0.68, h),
                (0.685, h + 0.012),
                (0.56, h + 0.02),
                (0.545, h),
                (0.52, 0.05),
                (0, 0.03),
            ],
            ch,
            r=0.014,
            n=6,
        )
    ]
    p.append(ring(0.592, 0.008, 0.03, st, (0, 0, h * 0.55), bev=0.004))
    a = put(parent(p, name='b1'), (-0.28, 0.20, 0))
    p = [
        revolve(
            'b',
            [
                (0, 0),
                (0.50, 0),
                (0.55, 0.03),
                (0.58, h - 0.04),
                (0.58, h),
                (0.68, h),
                (0.685, h + 0.012),
                (0.56, h + 0.02),
                (0.545, h),
                (0.52, 0.05),
                (0, 0.03),
            ],
            ch,
            r=0.014,
            n=6,
        )
    ]
    holes(p, sunflower(230, 0.46), 0.010, dk, -0.002)
    b = put(parent(p, name='b2'), (0.50, -0.30, 0.845), (rad(118), 0, rad(26)))
    return parent([a, b], name='bk')


def vibepump():
    st, ch, dk = steels()
    br = steel('brs', '#c79a4c', 0.22)
    bk = mat('main', '#888888', 0.45, coat=0.1)
    wt = mat('wt', '#e8e2d6', 0.5)
    o = []
    o.append(rbox('coil', (0.62, 0.62, 0.66), (0, 0, 0.42), bk, 0.08, 8))
    o.append(rbox('fr1', (0.72, 0.72, 0.06), (0, 0, 0.78), st, 0.01))
    o.append(rbox('fr2', (0.72, 0.72, 0.06), (0, 0, 0.08), st, 0.01))
    o.append(rbox('fr3', (0.05, 0.74, 0.76), (-0.36, 0, 0.43), st, 0.01))
    o.append(rbox('fr4', (0.05, 0.74, 0.76), (0.36, 0, 0.43), st, 0.01))
    o.append(
        revolve(
            'neck',
            [
                (0, 0.80),
                (0.20, 0.80),
                (0.20, 0.96),
                (0.14, 1.0),
                (0.14, 1.12),
                (0.17, 1.13),
                (0.17, 1.22),
                (0.10, 1.24),
                (0.10, 1.36),
                (0, 1.36),
            ],
            br,
            r=0.012,
        )
    )
    o.append(
        revolve(
            'tail',
            [(0, 0), (0.12, 0), (0.15, -0.04), (0.13, -0.12), (0.16, -0.14), (0.12, -0.30), (0, -0.30)],
            wt,
            r=0.01,
        )
    )
    for x in (-0.12, 0.12):
        o.append(rbox('tab', (0.03, 0.02, 0.20), (x, -0.40, 0.52), br, 0.004))
    o.append(rbox('plate', (0.40, 0.012, 0.28), (0, -0.318, 0.40), wt, 0.004))
    g = parent(o, name='vp', rot=(0, rad(90), rad(24)))
    g.location = (0, 0, 0.39)
    return g


def rotarypump():
    st, ch, dk = steels()
    br = steel('brs', '#c79a4c', 0.24)
    bk = mat('main', '#888888', 0.45, coat=0.1)
    o = []
    o.append(cyl('head', 0.36, 0.46, (0, -0.52, 0.42), br, 0.03, rot=R90))
    o.append(cyl('motor', 0.42, 0.92, (0, 0.22, 0.44), bk, 0.05, rot=R90))
    o.append(cyl('cap', 0.40, 0.05, (0, -0.26, 0.44), st, 0.01, rot=R90))
    o.append(cyl('cover', 0.30, 0.04, (0, -0.76, 0.42), steel('cov', '#b98d45', 0.34), 0.012, rot=R90))
    o.append(ring(0.335, 0.02, 0.012, st, (0, -0.748, 0.42), R90, 0.004))
    for k in range(6):
        a = TAU * (k + 0.5) / 6
        x, z = 0.235 * math.cos(a), 0.42 + 0.235 * math.sin(a)
        o.append(cyl('bolt', 0.034, 0.05, (x, -0.79, z), ch, 0.006, rot=R90))
        o.append(cyl('socket', 0.017, 0.004, (x, -0.817, z), dk, 0, rot=R90, seg=6))
    o.append(cyl('plug', 0.085, 0.07, (0, -0.80, 0.42), ch, 0.014, rot=R90, seg=6))
    o.append(cyl('slot', 0.030, 0.004, (0, -0.837, 0.42), dk, 0, rot=R90, seg=24))
    for k in range(9):
        o.append(ring(0.435, 0.03, 0.03, bk, (0, -0.10 + 0.09 * k, 0.44), R90, 0.006))
    for x in (-0.30, 0.30):
        o.append(cyl('port', 0.10, 0.20, (x * 1.25, -0.52, 0.46), br, 0.02, rot=(0, rad(90), 0)))
        o.append(cyl('thread', 0.075, 0.14, (x * 1.6, -0.52, 0.46), ch, 0.01, rot=(0, rad(90), 0)))
    o.append(cyl('valve', 0.075, 0.24, (0, -0.52, 0.82), ch, 0.02))
    o.append(cyl('nut', 0.10, 0.08, (0, -0.52, 0.74), br, 0.01, seg=6))
    o.append(rbox('foot', (0.74, 0.70, 0.06), (0, 0.22, 0.03), st, 0.01))
    return parent(o, name='rp', rz=-28)


def thermostat():
    st, ch, dk = steels()
    bk = mat('main', '#888888', 0.5)
    br = steel('brs', '#c79a4c', 0.22)
    o = []
    o.append(
        revolve(
            'cup', [(0, 0), (0.30, 0), (0.34, 0.03), (0.34, 0.16), (0.40, 0.18), (0.40, 0.22), (0, 0.22)], ch, r=0.02
        )
    )
    o.append(cyl('body', 0.33, 0.30, (0, 0, 0.36), bk, 0.03))
    o.append(cyl('top', 0.16, 0.08, (0, 0, 0.54), bk, 0.02))
    for s in (-1, 1):
        o.append(rbox('tab', (0.04, 0.16, 0.30), (s * 0.22, 0, 0.64), br, 0.008))
        o.append(rbox('tab2', (0.20, 0.16, 0.03), (s * 0.26, 0, 0.50), br, 0.006))
        o.append(cyl('th', 0.02, 0.06, (s * 0.22, 0, 0.74), dk, 0, rot=(0, rad(90), 0), seg=16))
    a = put(parent(o, name='a'), (-0.2, 0.1, 0))
    return parent([a], name='th', rz=-24)


def steamtip():
    st, ch, dk = steels()
    o = []

    def tip(loc, rot):
        p = [
            revolve(
                't',
                [
                    (0, 0),
                    (0.10, 0.01),
                    (0.20, 0.10),
                    (0.24, 0.24),
                    (0.24, 0.40),
                    (0.20, 0.42),
                    (0.20, 0.62),
                    (0.17, 0.64),
                    (0.17, 0.80),
                    (0.13, 0.80),
                    (0.13, 0.60),
                    (0, 0.60),
                ],
                ch,
                r=0.03,
                n=8,
            )
        ]
        for k in range(4):
            a = TAU * (k + 0.5) / 4
            p.append(
                cyl(
                    'h',
                    0.020,
                    0.03,
                    (0.13 * math.cos(a), 0.13 * math.sin(a), 0.045),
                    dk,
                    0,
                    rot=(0, rad(40), a),
                    seg=16,
                )
            )
        for k in range(6):
            p.append(ring(0.205, 0.02, 0.014, ch, (0, 0, 0.45 + 0.028 * k), bev=0.004))
        p.append(ring(0.185, 0.04, 0.03, mat('main', '#888888', 0.5), (0, 0, 0.70)))
        g = parent(p, name='tip')
        return put(g, loc, rot)

    tip((-0.26, 0.10, 0), (0, 0, 0))
    g = tip((0.30, -0.20, 0.282), (rad(96), 0, rad(62)))
    return g


def flatburrs():
    st = steel('main', '#cfcdc9', 0.26)
    dk = mat('dk', '#17181a', 0.5)
    o = []

    def burr(loc, rot):
        p = [
            revolve(
                'b',
                [
                    (0.26, 0),
                    (0.66, 0),
                    (0.68, 0.02),
                    (0.68, 0.14),
                    (0.66, 0.16),
                    (0.40, 0.13),
                    (0.28, 0.09),
                    (0.26, 0.07),
                    (0.26, 0),
                ],
                st,
                r=0.012,
            )
        ]
        for k in range(44):
            a = TAU * k / 44
            q = rbox(
                'tooth',
                (0.30, 0.022, 0.03),
                (0.53 * math.cos(a), 0.53 * math.sin(a), 0.155),
                st,
                0.004,
                2,
                rot=(0, 0, a + 0.45),
            )
            p.append(q)
        for k in range(14):
            a = TAU * k / 14
            p.append(
                rbox(
                    'tooth2',
                    (0.16, 0.04, 0.04),
                    (0.35 * math.cos(a), 0.35 * math.sin(a), 0.125),
                    st,
                    0.006,
                    2,
                    rot=(0, rad(-10), a + 0.5),
                )
            )
        for k in range(3):
            a = TAU * k / 3 + 0.3
            p.append(cyl('h', 0.045, 0.02, (0.50 * math.cos(a), 0.50 * math.sin(a), 0.164), dk, 0, seg=20))
        return put(parent(p, name='burr'), loc, rot)

    burr((-0.24, 0.20, 0), (0, 0, 0))
    return burr((0.42, -0.36, 0.585), (rad(60), 0, rad(28)))


def conicalburrs():
    st = steel('main', '#cfcdc9', 0.24)
    o = []
    p = [
        revolve(
            'ring',
            [(0.40, 0), (0.62, 0), (0.64, 0.02), (0.64, 0.44), (0.62, 0.46), (0.50, 0.46), (0.38, 0.10), (0.40, 0)],
            st,
            r=0.012,
        )
    ]
    for k in range(40):
        a = TAU * k / 40
        p.append(
            rbox(
                't',
                (0.05, 0.018, 0.36),
                (0.455 * math.cos(a), 0.455 * math.sin(a), 0.26),
                st,
                0.004,
                2,
                rot=(0, rad(18), a + 0.1),
            )
        )
    put(parent(p, name='outer'), (-0.34, 0.16, 0))
    p = [
        revolve(
            'cone',
            [(0, 0), (0.40, 0), (0.42, 0.03), (0.30, 0.40), (0.14, 0.62), (0.10, 0.64), (0.10, 0.70), (0, 0.70)],
            st,
            r=0.012,
        )
    ]
    for k in range(30):
        a = TAU * k / 30
        p.append(
            rbox(
                't',
                (0.045, 0.024, 0.44),
                (0.355 * math.cos(a), 0.355 * math.sin(a), 0.22),
                st,
                0.006,
                2,
                rot=(rad(14), rad(-18), a),
            )
        )
    for k in range(7):
        a = TAU * k / 7
        p.append(
            rbox(
                't2',
                (0.09, 0.05, 0.34),
                (0.20 * math.cos(a), 0.20 * math.sin(a), 0.46),
                st,
                0.012,
                2,
                rot=(rad(24), rad(-28), a),
            )
        )
    return put(parent(p, name='inner'), (0.52, -0.34, 0), (0, 0, 0))


def sealset():
    m = mat('main', '#888888', 0.5, coat=0.1)
    m2 = mat('accent', '#888888', 0.5, coat=0.1)
    o = []
    for r, w, loc, mm in (
        (0.52, 0.05, (-0.42, 0.30, 0), m),
        (0.36, 0.06, (0.50, 0.34, 0), m2),
        (0.26, 0.04, (0.10, -0.30, 0), m),
        (0.18, 0.05, (0.66, -0.26, 0), m2),
        (0.13, 0.04, (-0.62, -0.42, 0), m),
        (0.10, 0.035, (-0.28, -0.56, 0), m2),
    ):
        o.append(ring(r, w, w * 1.1, mm, loc, bev=w * 0.45))
    o.append(ring(0.30, 0.05, 0.055, m, (-0.36, -0.06, 0.275), (rad(68), 0, rad(-20)), 0.02))
    return parent(o, name='sl')


def watertank():
    dk = mat('accent', '#888888', 0.4, coat=0.2)
    w = smoked('#c9d4d6', 0.09)
    o = []
    o.append(rbox('water', (0.76, 0.50, 0.86), (0, 0, 0.47), mat('wat', '#9db4ba', 0.12, coat=0.4), 0.08, 6))
    o.append(rbox('back', (0.78, 0.52, 1.50), (0, 0.02, 0.78), mat('bk', '#d3dadb', 0.4), 0.08, 6))
    o.append(rbox('tank', (0.84, 0.60, 1.60), (0, 0, 0.82), w, 0.10, 8))
    o.append(rbox('lid', (0.88, 0.64, 0.10), (0, 0, 1.66), dk, 0.04, 6))
    o.append(rbox('grip', (0.36, 0.10, 0.14), (0, -0.30, 1.60), dk, 0.04, 5))
    o.append(rbox('foot', (0.70, 0.46, 0.05), (0, 0, 0.025), dk, 0.01))
    for k in range(5):
        o.append(
            rbox(
                'mk',
                (0.10 if k % 2 else 0.16, 0.004, 0.012),
                (-0.28, -0.302, 0.36 + 0.24 * k),
                mat('mk', '#44565a', 0.5),
                0,
            )
        )
    return parent(o, name='wt', rz=-24)


def beaker():
    gl = glass(base=0.10, edge=0.85, refl=0.045, veil='#b4c8cb')
    R = 0.46
    b = revolve(
        'beaker',
        [(0, 0.01), (R - 0.03, 0.01), (R, 0.05), (R, 1.24), (R + 0.02, 1.30)],
        gl,
        r=0.04,
        n=10,
        auto=60,
        seg=160,
    )
    spoutpull(b, 1.10, 1.30, 180, 17, 0.12, 0.03)
    lip = lambda a: math.exp(-(((a - math.pi) / math.radians(17)) ** 2))
    rim = tube(
        'rim',
        [
            ((R + 0.02 + 0.12 * lip(a)) * math.cos(a), (R + 0.02 + 0.12 * lip(a)) * math.sin(a), 1.30 + 0.03 * lip(a))
            for a in np.linspace(0, TAU, 161)[:-1]
        ],
        0.013,
        glass(base=0.5, edge=0.45, refl=0.08, name='rimg', veil='#7d9194'),
        cyclic=True,
        bezier=False,
        bres=5,
    )
    o = [b, rim]
    for k, z in enumerate((0.45, 0.80, 1.05)):
        o.append(
            tube(
                'mk',
                [((R + 0.002) * math.cos(a), (R + 0.002) * math.sin(a), z) for a in np.linspace(-1.9, -1.55, 8)],
                0.006,
                inside(mat('main', '#888888', 0.5)),
                bezier=False,
                bres=3,
            )
        )
    return parent(o, name='bkr', rz=-28)


def distributor():
    st, ch, dk = steels()
    m = mat('main', '#888888', 0.35, metal=0.0, coat=0.3)
    o = [
        revolve('base', [(0, 0), (0.50, 0), (0.52, 0.012), (0.52, 0.20), (0.50, 0.215), (0, 0.215)], ch, r=0.012),
        revolve(
            'top',
            [(0, 0.215), (0.60, 0.215), (0.625, 0.23), (0.625, 0.52), (0.60, 0.55), (0.10, 0.56), (0, 0.56)],
            m,
            r=0.03,
        ),
    ]
    for k in range(60):
        a = TAU * k / 60
        o.append(
            rbox(
                'kn', (0.014, 0.022, 0.20), (0.626 * math.cos(a), 0.626 * math.sin(a), 0.37), m, 0.005, 2, rot=(0, 0, a)
            )
        )
    o.append(revolve('inlay', [(0, 0.562), (0.44, 0.562), (0.45, 0.566), (0.45, 0.552)], st, r=0.004))
    return parent(o, name='ds')


def needles():
    wd = mat('main', '#888888', 0.45, coat=0.2)
    st, ch, dk = steels()
    o = [
        revolve(
            'handle',
            [
                (0, 0.80),
                (0.12, 0.80),
                (0.15, 0.84),
                (0.155, 0.95),
                (0.115, 1.20),
                (0.14, 1.45),
                (0.15, 1.62),
                (0.12, 1.70),
                (0, 1.71),
            ],
            wd,
            r=0.04,
            n=8,
            auto=80,
        ),
        revolve('ferr', [(0, 0.72), (0.15, 0.72), (0.16, 0.74), (0.16, 0.79), (0.13, 0.81), (0, 0.81)], ch, r=0.01),
    ]
    for k in range(8):
        a = TAU * k / 8
        o.append(
            tube(
                'n',
                [
                    (0.09 * math.cos(a), 0.09 * math.sin(a), 0.73),
                    (0.11 * math.cos(a), 0.11 * math.sin(a), 0.40),
                    (0.14 * math.cos(a), 0.14 * math.sin(a), 0.12),
                ],
                0.009,
                st,
                bezier=True,
                bres=4,
            )
        )
    o.append(
        revolve(
            'stand',
            [
                (0, 0),
                (0.42, 0),
                (0.44, 0.02),
                (0.42, 0.05),
                (0.20, 0.07),
                (0.17, 0.09),
                (0.17, 0.60),
                (0.19, 0.62),
                (0.17, 0.64),
                (0.15, 0.62),
                (0.15, 0.09),
                (0, 0.09),
            ],
            glass(base=0.10, edge=0.7, refl=0.05),
            r=0.02,
        )
    )
    return parent(o, name='nd')


def knockbox():
    m = mat('main', '#888888', 0.40, coat=0.2, coat_rough=0.2)
    st, ch, dk = steels()
    o = [
        revolve(
            'box',
            [
                (0, 0),
                (0.52, 0),
                (0.56, 0.03),
                (0.62, 0.86),
                (0.60, 0.90),
                (0.565, 0.90),
                (0.555, 0.87),
                (0.51, 0.06),
                (0, 0.05),
            ],
            m,
            r=0.03,
            n=8,
            auto=60,
        )
    ]
    o.append(cyl('bar', 0.055, 1.10, (0, 0, 0.82), ch, 0.01, rot=(0, rad(90), 0)))
    o.append(cyl('sleeve', 0.095, 0.80, (0, 0, 0.82), mat('rub', '#1d1d1e', 0.65), 0.03, rot=(0, rad(90), 0)))
    o.append(ring(0.585, 0.02, 0.03, ch, (0, 0, 0)))
    return parent(o, name='kb', rz=-24)


def dosingring():
    m = mat('main', '#888888', 0.32, coat=0.4)
    st, ch, dk = steels()
    o = [
        revolve(
            'f',
            [
                (0.52, 0.0),
                (0.60, 0.0),
                (0.61, 0.02),
                (0.61, 0.10),
                (0.70, 0.42),
                (0.69, 0.45),
                (0.66, 0.45),
                (0.56, 0.12),
                (0.52, 0.10),
                (0.52, 0),
            ],
            m,
            r=0.014,
            n=6,
            auto=50,
        )
    ]
    a = put(parent(o, name='a'), (-0.10, 0.08, 0))
    return a


def tampermat():
    m = mat('main', '#888888', 0.62, bump=(120, 0.05, 2, (1, 1, 1)))
    m2 = mat('rub2', '#2a2c2e', 0.7)
    o = [
        prism(
            'mat',
            rpoly([(-0.95, -0.70), (0.95, -0.70), (0.95, 0.70), (-0.95, 0.70)], 0.14, 8),
            0.09,
            (0, 0, 0.045),
            m,
            0.03,
            4,
            axis='Z',
        ),
        rbox('lip', (1.9, 0.10, 0.30), (0, -0.72, -0.06), m, 0.04, 5),
    ]
    for i in range(7):
        o.append(rbox('rib', (1.3, 0.03, 0.02), (0, -0.36 + 0.12 * i, 0.095), m, 0.008, 2))
    o.append(ring(0.42, 0.03, 0.02, m, (0, 0.05, 0.088)))
    g = parent(o, name='tm', rz=-26)
    g.location = (0, 0, 0.22)
    return g


def thermometer():
    st, ch, dk = steels()
    wt = mat('wt', '#f6f3ec', 0.4)
    m = mat('main', '#888888', 0.35, coat=0.3)
    o = [
        revolve('ring', [(0, 0), (0.36, 0), (0.38, 0.03), (0.38, 0.12), (0.35, 0.14), (0.33, 0.12)], m, r=0.012),
        cyl('face', 0.335, 0.01, (0, 0, 0.115), wt, 0),
    ]
    for k in range(13):
        a = rad(-130 + 260 * k / 12)
        o.append(
            rbox(
                'tk',
                (0.012, 0.05 if k % 3 == 0 else 0.03, 0.004),
                (0.285 * math.sin(a), 0.285 * math.cos(a), 0.122),
                dk,
                0,
                rot=(0, 0, -a),
            )
        )
    a = rad(38)
    o.append(
        rbox(
            'nd',
            (0.016, 0.30, 0.006),
            (0.10 * math.sin(a), 0.10 * math.cos(a), 0.126),
            mat('nd', '#c23b22', 0.4),
            0.003,
            rot=(0, 0, -a),
        )
    )
    o.append(cyl('pin', 0.03, 0.02, (0, 0, 0.13), dk, 0.004))
    o.append(tube('probe', [(0, -0.36, 0.05), (0, -1.5, 0.05)], 0.028, ch, bezier=False))
    o.append(rbox('clip', (0.08, 0.30, 0.10), (0, -0.66, 0.10), ch, 0.01))
    g = parent(o, name='tm', rot=(rad(66), rad(24), rad(-18)))
    g.location = (0, 0, 1.34)
    return g


def brush():
    m = mat('main', '#888888', 0.45, coat=0.2)
    st, ch, dk = steels()
    br = mat('bristle', '#3a2a1d', 0.8)
    o = [
        sweep(
            'h',
            catmull([(0, 0, 0.9), (0, 0, 1.3), (0, 0, 1.8), (0, 0, 2.1)], 10),
            lambda t: 0.10 + 0.05 * math.sin(t * 3.1),
            lambda t: 0.07 + 0.03 * math.sin(t * 3.1),
            m,
            seg=36,
            up=(0, 1, 0),
            pw=2.4,
        ),
        rbox('f', (0.30, 0.18, 0.24), (0, 0, 0.82), ch, 0.03, 5),
    ]
    g = np.random.default_rng(4)
    for i in range(260):
        x, y = (g.random() - 0.5) * 0.24, (g.random() - 0.5) * 0.12
        o.append(
            tube(
                'b',
                [(x, y, 0.74), (x * 1.3, y * 1.4, 0.45), (x * 1.55, y * 1.8, 0.12 + 0.05 * g.random())],
                0.006,
                br,
                res=3,
                bres=2,
            )
        )
    gg = parent(o, name='br', rot=(0, rad(58), rad(-32)))
    gg.location = (-0.9, 0, 0.16)
    return gg


def dosingcup():
    m = steel('main', '#cfcdc9', 0.26)
    st, ch, dk = steels()
    o = [
        revolve(
            'c',
            [
                (0, 0.02),
                (0.46, 0.02),
                (0.48, 0),
                (0.52, 0.02),
                (0.53, 0.06),
                (0.53, 0.80),
                (0.515, 0.82),
                (0.50, 0.80),
                (0.50, 0.08),
                (0, 0.06),
            ],
            m,
            r=0.02,
            n=8,
            auto=60,
        ),
        revolve(
            'gr',
            [(0, 0.66), (0.30, 0.62), (0.499, 0.54)],
            mat('grounds', '#3a2012', 0.9, bump=(70, 0.9, 6, (1, 1, 1))),
            r=0.05,
        ),
        ring(0.540, 0.02, 0.035, dk, (0, 0, 0.10)),
    ]
    return parent(o, name='dc')


def spoon():
    """A cupping spoon in one piece: a deep round bowl and a slim handle that widens to its end."""
    st = steel('main', '#dcdad6', 0.13)
    nx, ny = 150, 28
    V = []
    # Close together towards the tip, where the outline turns.
    along = list(np.linspace(-1.45, 0.40, nx // 2, endpoint=False))
    along += [0.42 + 0.38 * math.sin(a) for a in np.linspace(-0.05, math.pi / 2 - 0.01, nx - nx // 2 + 1)]
    for i in range(nx + 1):
        x = along[i]
        b = (x - 0.42) / 0.38
        bowl = math.sqrt(max(1 - b * b, 0)) if abs(b) < 1 else 0
        t = min(max((x + 1.45) / 1.55, 0), 1)
        handle = (0.105 * (1 - t) ** 1.4 + 0.042) * (math.sqrt(max(1 - (1 - min(t / 0.035, 1)) ** 2, 0.02)))
        if x > 0.02:
            handle *= max(1 - (x - 0.02) / 0.10, 0)
        w = max(0.335 * bowl**0.9, handle, 0.002)
        deep = 0.19 * bowl**1.5
        lift = 0.235 + 0.11 * (1 - t) ** 2 + 0.05 * math.sin(math.pi * t) - 0.03 * max(x, 0)
        for k in range(ny + 1):
            y = -1 + 2 * k / ny
            crown = 0.020 * (1 - y * y) if bowl < 0.3 else 0
            V.append((x, y * w, lift - deep * (1 - abs(y) ** 2.2) + crown))
    F = [
        (i * (ny + 1) + k, i * (ny + 1) + k + 1, (i + 1) * (ny + 1) + k + 1, (i + 1) * (ny + 1) + k)
        for i in range(nx)
        for k in range(ny)
    ]
    sp = mesh('sp', V, F, st, auto=180)
    solid = sp.modifiers.new('t', 'SOLIDIFY')
    solid.thickness = 0.026
    solid.offset = 0
    subsurf(sp, 1)
    return parent([sp], name='spoon', rz=-34)


def weave(m, across=150, strength=0.5):
    """Small squares in the sheet's own coordinates, as a waffle cloth has them."""
    N, L = m.node_tree.nodes, m.node_tree.links
    uv = N.new('ShaderNodeUVMap')
    xyz = N.new('ShaderNodeSeparateXYZ')
    L.new(uv.outputs[0], xyz.inputs[0])

    def math_node(kind, a, b=None):
        n = N.new('ShaderNodeMath')
        n.operation = kind
        for at, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[at].default_value = v
            else:
                L.new(v, n.inputs[at])
        return n.outputs[0]

    ridge = [math_node('ABSOLUTE', math_node('SINE', math_node('MULTIPLY', xyz.outputs[c], across))) for c in (0, 1)]
    height = math_node('MAXIMUM', math_node('POWER', ridge[0], 3), math_node('POWER', ridge[1], 3))
    bump = N.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = 0.02
    L.new(height, bump.inputs['Height'])
    L.new(bump.outputs[0], N['Principled BSDF'].inputs['Normal'])


def folded(layers, wide, deep, gap, m, seed=1):
    """A sheet laid back and forth, a little uneven, with round folds."""
    rng = np.random.default_rng(seed)
    path = []
    for i in range(layers):
        xs = np.linspace(-1, 1, 44) * (wide / 2 + rng.uniform(-0.012, 0.012))
        z = gap * (i + 0.5)
        path += [(x if i % 2 == 0 else -x, z, i) for x in xs]
        if i < layers - 1:
            end, r = path[-1][0], gap / 2
            side = 1 if i % 2 == 0 else -1
            path += [
                (end + side * r * math.sin(a), z + r - r * math.cos(a), i + a / math.pi)
                for a in np.linspace(0, math.pi, 12)[1:-1]
            ]
    waves = [(rng.uniform(1, 4), rng.uniform(1, 4), rng.uniform(0, TAU), rng.uniform(0.3, 1)) for _ in range(6)]
    ny = 60
    V, U = [], []
    length = 0.0
    for n, (x, z, layer) in enumerate(path):
        length += math.dist(path[n - 1][:2], (x, z)) if n else 0
        for k in range(ny + 1):
            v = k / ny
            y = (v - 0.5) * deep * (1 + 0.012 * math.sin(layer * 2.1)) + 0.010 * math.sin(5 * x + layer)
            lump = sum(a * math.sin(p * x * 2 + q * y * 2 + f) for p, q, f, a in waves)
            sag = -0.010 * (layer / layers) * abs(2 * v - 1) ** 3 * 3
            V.append((x, y, z + lump * 0.0045 * (layer + 0.5) + sag))
            U.append((length, y))
    F = [
        (i * (ny + 1) + k, i * (ny + 1) + k + 1, (i + 1) * (ny + 1) + k + 1, (i + 1) * (ny + 1) + k)
        for i in range(len(path) - 1)
        for k in range(ny)
    ]
    sheet = mesh('sheet', V, F, m, auto=180, uvs=[U[c] for f in F for c in f])
    solid = sheet.modifiers.new('t', 'SOLIDIFY')
    solid.thickness = gap * 0.80
    solid.offset = 0
    soft = sheet.modifiers.new('b', 'BEVEL')
    soft.width = gap * 0.22
    soft.segments = 3
    soft.limit_method = 'ANGLE'
    soft.angle_limit = rad(50)
    return sheet


def cloth():
    m = mat('main', '#888888', 0.92, sheen=0.5, spec=0.15)
    weave(m)
    upper = put(folded(3, 0.92, 0.80, 0.062, m, seed=5), (-0.10, 0.06, 0.262), (0, 0, rad(7)))
    return parent([folded(4, 1.22, 1.02, 0.064, m), upper], name='cl', rz=-27)


def portafilter():
    st, ch, dk = steels()
    m = mat('main', '#888888', 0.42, coat=0.25)
    o = [
        revolve(
            'r', [(0.44, 0), (0.52, 0), (0.54, 0.02), (0.54, 0.26), (0.52, 0.28), (0.44, 0.28), (0.44, 0)], ch, r=0.014
        ),
        revolve(
            'bk',
            [
                (0, -0.10),
                (0.36, -0.10),
                (0.40, -0.06),
                (0.43, 0.20),
                (0.43, 0.27),
                (0.47, 0.29),
                (0.42, 0.30),
                (0.40, 0.26),
                (0, -0.04),
            ],
            ch,
            r=0.012,
        ),
    ]
    holes(o, sunflower(150, 0.34), 0.010, dk, -0.034)
    for s in (-1, 1):
        o.append(rbox('ear', (0.14, 0.26, 0.07), (s * 0.58, 0, 0.20), ch, 0.02, 4))
    o.append(
        sweep(
            'arm',
            catmull([(0, -0.50, 0.14), (0, -0.72, 0.14), (0, -0.92, 0.12)], 8),
            lambda t: 0.085,
            lambda t: 0.065,
            ch,
            seg=28,
            up=(0, 0, 1),
        )
    )
    prof = lambda t: (0.105 + 0.050 * math.sin(min(t, 1) * 2.4)) * math.sqrt(
        max(1 - max((t - 0.9) / 0.1, 0) ** 2, 0.02)
    )
    o.append(
        sweep(
            'hd',
            catmull([(0, -0.90, 0.12), (0, -1.2, 0.10), (0, -1.6, 0.07), (0, -1.86, 0.05), (0, -1.94, 0.05)], 12),
            prof,
            prof,
            m,
            seg=40,
            up=(0, 0, 1),
        )
    )
    g = parent(o, name='pf', rz=52)
    g.location = (0, 0, 0.12)
    return g


def waterjug():
    gl = glass('#eef3f3', base=0.08, edge=0.85, refl=0.04, veil='#bfd0d3')
    m = mat('main', '#888888', 0.34, coat=0.3)
    o = []
    ol = rpoly([(-0.62, -0.36), (0.58, -0.36), (0.58, 0.36), (-0.62, 0.36)], 0.26, 10)
    n = len(ol)
    V = []
    for z, k in ((0.02, 0.86), (0.10, 0.92), (1.35, 1.04), (1.46, 1.06)):
        V += [(a * k, b * k, z) for a, b in ol]
    F = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(3) for i in range(n)
    ] + [tuple(range(n))]
    o.append(mesh('jug', V, F, gl, auto=60))
    V = [(a * 0.88, b * 0.88, 0.05) for a, b in ol] + [(a * 0.95, b * 0.95, 0.74) for a, b in ol]
    o.append(
        mesh(
            'water',
            V,
            [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(n + i for i in range(n))],
            glass('#e0eef2', base=0.28, edge=0.35, refl=0.03, name='wtr', veil='#86adb9'),
            auto=60,
        )
    )
    o.append(prism('lid', [(a * 1.10, b * 1.10) for a, b in ol], 0.13, (0, 0, 1.52), m, 0.04, 5, axis='Z'))
    o.append(rbox('funnel', (0.86, 0.56, 0.50), (0.02, 0, 1.16), inside(mat('fn', '#e9eef0', 0.3), 1.4), 0.12, 8))
    o.append(
        revolve(
            'cart',
            [(0, 0.46), (0.18, 0.46), (0.20, 0.49), (0.20, 0.92), (0, 0.92)],
            inside(mat('ct', '#f4f4f2', 0.4), 1.4),
            r=0.02,
            loc=(0.02, 0, 0),
        )
    )
    o.append(
        sweep(
            'h',
            catmull(
                [(0.60, 0, 1.42), (0.84, 0, 1.44), (0.96, 0, 1.20), (0.95, 0, 0.80), (0.84, 0, 0.46), (0.57, 0, 0.36)],
                12,
            ),
            lambda t: 0.10,
            lambda t: 0.05,
            m,
            seg=32,
            up=(0, 1, 0),
            pw=3,
        )
    )
    return parent(o, name='wj', rz=-26)


def cartridge():
    w = mat('main', '#888888', 0.38, coat=0.15)
    b = mat('accent', '#888888', 0.4, coat=0.2)
    o = []

    def c(loc, rot=(0, 0, 0)):
        p = [
            revolve(
                'c',
                [
                    (0, 0),
                    (0.24, 0),
                    (0.26, 0.03),
                    (0.26, 0.72),
                    (0.30, 0.76),
                    (0.30, 0.90),
                    (0.27, 0.94),
                    (0.16, 0.96),
                    (0.14, 1.02),
                    (0, 1.03),
                ],
                w,
                r=0.025,
                n=8,
            ),
            ring(0.272, 0.02, 0.10, b, (0, 0, 0.46)),
        ]
        for k in range(16):
            a = TAU * k / 16
            p.append(
                rbox(
                    's',
                    (0.012, 0.03, 0.16),
                    (0.258 * math.cos(a), 0.258 * math.sin(a), 0.20),
                    b,
                    0.004,
                    2,
                    rot=(0, 0, a),
                )
            )
        return put(parent(p, name='c'), loc, rot)

    c((-0.36, 0.16, 0))
    c((0.30, 0.22, 0))
    return c((0.16, -0.46, 0.30), (rad(90), 0, rad(58)))


def frother():
    m = mat('main', '#888888', 0.36, coat=0.25)
    st, ch, dk = steels()
    o = [
        revolve('base', [(0, 0), (0.50, 0), (0.53, 0.02), (0.53, 0.10), (0.50, 0.13), (0, 0.13)], dk, r=0.02),
        revolve(
            'jug', [(0, 0.13), (0.44, 0.13), (0.46, 0.16), (0.46, 1.06), (0.44, 1.10), (0.40, 1.10)], m, r=0.03, n=8
        ),
        revolve(
            'lid',
            [(0.455, 1.08), (0.46, 1.10), (0.45, 1.16), (0.30, 1.20), (0.09, 1.21), (0.08, 1.28), (0, 1.285)],
            smoked('#9a9b9c', 0.08),
            r=0.02,
        ),
        ring(0.465, 0.02, 0.04, ch, (0, 0, 0.14)),
        cyl('btn', 0.07, 0.03, (0, -0.47, 0.42), ch, 0.01, rot=R90),
        cyl('led', 0.02, 0.034, (0, -0.472, 0.42), mat('led', '#ffd9a8', 0.3, emis=('#ffb35a', 1.5)), 0.004, rot=R90),
    ]
    o.append(
        sweep(
            'h',
            catmull(
                [(0.44, 0, 0.96), (0.60, 0, 0.98), (0.72, 0, 0.86), (0.72, 0, 0.50), (0.64, 0, 0.34), (0.46, 0, 0.30)],
                12,
            ),
            lambda t: 0.075,
            lambda t: 0.04,
            dk,
            seg=32,
            up=(0, 1, 0),
            pw=3,
        )
    )
    return parent(o, name='fr', rz=-28)


def glassof(kind):
    spec = {
        'latte': (1.30, 0.95, 'latte'),
        'espresso': (0.64, 0.80, 'espresso'),
        'cappuccino': (0.86, 1.15, 'latte'),
        'iced': (1.50, 0.88, 'espresso'),
    }[kind]
    return lambda: dwglass(spec[0], spec[1], spec[2], (0, 0, 0))


def carafe():
    gl = glass(base=0.06, edge=0.85, refl=0.04)
    o = [
        revolve(
            'c',
            [
                (0, 0.01),
                (0.46, 0.01),
                (0.52, 0.06),
                (0.54, 0.30),
                (0.40, 0.82),
                (0.30, 1.02),
                (0.30, 1.16),
                (0.36, 1.26),
            ],
            gl,
            r=0.10,
            n=12,
            auto=80,
            seg=160,
        ),
        revolve(
            'cf',
            [(0, 0.02), (0.45, 0.02), (0.51, 0.07), (0.528, 0.30), (0.478, 0.50), (0, 0.50)],
            coffeemat(),
            r=0.08,
            n=10,
            auto=70,
        ),
        revolve(
            'collar',
            [(0.30, 0.98), (0.325, 0.98), (0.325, 1.12), (0.30, 1.12)],
            inside(mat('main', '#888888', 0.4), 1.3),
            r=0.02,
        ),
    ]
    spoutpull(o[0], 1.12, 1.26, 180, 20, 0.12, 0.02)
    o.append(
        sweep(
            'h',
            catmull([(0.50, 0, 0.30), (0.74, 0, 0.40), (0.80, 0, 0.70), (0.70, 0, 0.98), (0.34, 0, 1.05)], 12),
            lambda t: 0.05,
            lambda t: 0.03,
            glass(base=0.25, edge=0.5, refl=0.06, name='hg'),
            seg=28,
            up=(0, 1, 0),
        )
    )
    return parent(o, name='cr', rz=-30)


def canister():
    m = mat('main', '#888888', 0.36, coat=0.25)
    st, ch, dk = steels()
    o = [
        revolve('b', [(0, 0), (0.50, 0), (0.52, 0.02), (0.52, 1.06), (0.50, 1.08), (0, 1.08)], m, r=0.02, n=8),
        ring(0.53, 0.02, 0.035, ch, (0, 0, 1.07)),
        revolve(
            'lid',
            [(0.50, 1.10), (0.53, 1.11), (0.53, 1.22), (0.50, 1.25), (0.18, 1.26), (0, 1.26)],
            mat('accent', '#888888', 0.4, coat=0.2),
            r=0.02,
        ),
        cyl('valve', 0.10, 0.03, (0, 0, 1.27), ch, 0.01),
    ]
    for s in (-1, 1):
        (o.append(rbox('clip', (0.10, 0.05, 0.26), (s * 0.10 - 0.0, -0.545, 1.10), ch, 0.012, 3)) if s > 0 else None)
    return parent([x for x in o if x], name='cn', rz=-20)


S = dict(rim=1.1, fill=0.34, flag=0.8)
SHOTS = {
    n: (f, dict(az=0, el=el, lens=85, fill=fill), dict(S))
    for n, f, el, fill in (
        ('gasket', gasket, 26, 0.74),
        ('showerscreen', showerscreen, 30, 0.76),
        ('basket', basket, 24, 0.76),
        ('vibepump', vibepump, 20, 0.78),
        ('rotarypump', rotarypump, 18, 0.78),
        ('thermostat', thermostat, 22, 0.66),
        ('steamtip', steamtip, 20, 0.70),
        ('flatburrs', flatburrs, 30, 0.76),
        ('conicalburrs', conicalburrs, 30, 0.78),
        ('sealset', sealset, 40, 0.78),
        ('watertank', watertank, 11, 0.80),
        ('beaker', beaker, 11, 0.78),
        ('distributor', distributor, 22, 0.70),
        ('needles', needles, 12, 0.80),
        ('knockbox', knockbox, 20, 0.74),
        ('dosingring', dosingring, 26, 0.70),
        ('tampermat', tampermat, 28, 0.80),
        ('thermometer', thermometer, 12, 0.82),
        ('brush', brush, 16, 0.80),
        ('dosingcup', dosingcup, 22, 0.70),
        ('spoon', spoon, 32, 0.82),
        ('cloth', cloth, 24, 0.76),
        ('portafilter', portafilter, 26, 0.82),
        ('waterjug', waterjug, 12, 0.80),
        ('cartridge', cartridge, 20, 0.74),
        ('frother', frother, 12, 0.78),
        ('carafe', carafe, 13, 0.78),
        ('canister', canister, 13, 0.76),
    )
}
for k, fill in (('latte', 0.78), ('espresso', 0.66), ('cappuccino', 0.70), ('iced', 0.80)):
    SHOTS['glass-' + k] = (glassof(k), dict(az=0, el=13, lens=85, fill=fill), dict(rim=1.1, fill=0.35))
