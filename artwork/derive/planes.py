"""CUT_OUTS=folder python planes.py [object …]: from a finished cut-out to the planes of the image CDN: colour regions are told apart by hue, light by the known colour."""

import sys, os, numpy as np, cv2

HERE = os.path.dirname(os.path.abspath(__file__))
SRC = os.environ.get('CUT_OUTS', HERE) + '/'
OUT = HERE + '/../../catalogue/images/passes/'


def lin(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def untone(rgb):
    y = np.clip((rgb - 0.5) / 1.03 + 0.5, 0, 1)
    s = lin(y)
    k = 0.62
    x = np.where(s < k, s, k - (1 - k) * np.log(np.maximum(1 - (s - k) / (1 - k), 1e-3)))
    return x / 2**0.2


def hexc(h):
    return lin(np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)]) / 255)


def load(name):
    im = cv2.imread(SRC + name + '.png', cv2.IMREAD_UNCHANGED)
    if im.shape[0] != 900:
        im = cv2.resize(im, (900, 900), interpolation=cv2.INTER_AREA)
    return im


def blur(m, s=0.8):
    return cv2.GaussianBlur(m.astype(np.float32), (0, 0), s)


def write(name, cover, shadow, light, fixed, accent):
    f = OUT + name
    os.makedirs(f, exist_ok=True)
    by = lambda v: (np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(f + '/light.webp', by(np.sqrt(np.maximum(light, 0) / 2))[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 95])
    cv2.imwrite(f + '/gloss.webp', by(np.sqrt(np.maximum(fixed, 0) / 2))[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 95])
    cv2.imwrite(f + '/shape.webp', by(np.dstack([cover, shadow, accent]))[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 101])


SHADOW = np.array([38, 32, 27]) / 255


def split(im, glass=False):
    """object coverage and shadow: shadow pixels have the shadow's own colour"""
    rgb = im[..., 2::-1].astype(np.float32) / 255
    a = im[..., 3].astype(np.float32) / 255
    d = np.abs(rgb - SHADOW).max(-1)
    sh = (d < 0.03) & (a < 0.62)
    sh = cv2.morphologyEx(sh.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3))) > 0
    cover = np.where(sh, 0, a)
    shadow = np.where(sh, a, 0)
    # edge pixels mix both: take the object's share from the neighbours
    if not glass:
        edge = (~sh) & (a < 0.98) & (a > 0)
        cover = np.where(edge, np.clip((a - 0.25) / 0.75, 0, 1) * 0 + a, cover)
    shadow = cv2.GaussianBlur(np.where(sh, a, 0), (0, 0), 3) / np.maximum(
        cv2.GaussianBlur(sh.astype(np.float32) + (a < 0.004), (0, 0), 3), 1e-3
    )
    shadow = np.where(cover > 0.99, 0, shadow)
    return rgb, cover, shadow


def hsv(rgb):
    h = cv2.cvtColor((rgb * 255).astype(np.uint8), cv2.COLOR_RGB2HSV).astype(np.float32)
    return h[..., 0] * 2, h[..., 1] / 255, h[..., 2] / 255


def keep_large(m, least):
    n, l, st, _ = cv2.connectedComponentsWithStats(m.astype(np.uint8), connectivity=8)
    out = np.zeros_like(m)
    for i in range(1, n):
        if st[i, 4] >= least:
            out |= l == i
    return out


def inpaint(im, x0, y0, x1, y1, dark=True, thr=0.12):
    sub = im[y0:y1, x0:x1]
    g = cv2.cvtColor(sub[..., :3], cv2.COLOR_BGR2GRAY).astype(np.float32) / 255
    med = cv2.medianBlur((g * 255).astype(np.uint8), 31).astype(np.float32) / 255
    m = ((med - g) > thr if dark else np.abs(g - med) > thr).astype(np.uint8)
    m = cv2.dilate(m, np.ones((5, 5)))
    sub[..., :3] = cv2.inpaint(np.ascontiguousarray(sub[..., :3]), m, 5, cv2.INPAINT_TELEA)
    return im


def neutral(rgb, sat=0.16):
    h, s, v = hsv(rgb)
    return s < sat


def run(src, name, main, accent=None, glass=False, fix=None):
    im = load(src)
    for f in fix or []:
        im = inpaint(im, *f)
    rgb, cover, shadow = split(im, glass)
    C = untone(rgb)
    h, s, v = hsv(rgb)
    solid = cover > 0.3
    light = np.zeros_like(C)
    fixed = C.copy()
    acc = np.zeros(C.shape[:2], np.float32)
    for which, spec in (('main', main), ('accent', accent)):
        if not spec:
            continue
        m = spec['mask'](rgb, h, s, v) & solid
        if spec.get('open'):
            m = cv2.morphologyEx(m.astype(np.uint8), cv2.MORPH_OPEN, np.ones((3, 3))) > 0
        m = keep_large(m, spec.get('least', 300))
        m = cv2.morphologyEx(m.astype(np.uint8), cv2.MORPH_CLOSE, np.ones((spec.get('close', 7),) * 2)) > 0
        if 'not' in spec:
            m &= ~spec['not'](rgb, h, s, v)
        w = blur(m, 0.9)[..., None]
        kind = spec['kind']
        A = np.maximum(hexc(spec['colour']), 0.012)
        if kind == 'grain':
            lum = C @ np.array([0.2126, 0.7152, 0.0722])
            L = np.repeat((lum / float(A @ np.array([0.2126, 0.7152, 0.0722])))[..., None], 3, 2)
            F = np.zeros_like(C)
        elif kind == 'multiply':
            L = C / A
            F = np.zeros_like(C)
        elif kind == 'paint':  # dichromatic: P = L*A + g with white gloss
            hi, lo = np.argmax(A), np.argmin(A)
            L1 = np.clip((C[..., hi] - C[..., lo]) / (A[hi] - A[lo]), 0, 3)
            L1 = cv2.GaussianBlur(L1, (0, 0), 1.2)
            L = np.repeat(L1[..., None], 3, 2)
            F = np.maximum(C - L * A, 0)
            F = np.repeat(F.min(-1)[..., None], 3, 2) * 0.9 + F * 0.1
        elif kind == 'black':  # black hides its light: a soft share of what it mirrors stands for it
            lum = C.mean(-1)
            soft = cv2.GaussianBlur(lum, (0, 0), 7)
            L1 = 0.34 + 1.5 * np.sqrt(np.maximum(soft, 0))
            L1 = np.clip(L1, 0, 1.1) * spec.get('gain', 1)
            L = np.repeat(L1[..., None], 3, 2)
            F = np.maximum(C - 0.02 * L, 0) * 0.8
        elif kind == 'white':
            L = C / A
            F = np.zeros_like(C)
        light = light * (1 - w) + L * w
        fixed = fixed * (1 - w) + F * w
        if which == 'accent':
            acc = np.clip(w[..., 0], 0, 1)
    write(name, cover, shadow, light, fixed, acc)
    print(name, 'ok', float((light.max(-1) > 0.01).mean().round(3)))


wood = dict(
    mask=lambda r, h, s, v: (h > 8) & (h < 40) & (s > 0.32) & (v < 0.85) & (v > 0.12),
    kind='grain',
    colour='#8a5a33',
    least=350,
)
brushed = '#c6c4c0'
Y, X = np.mgrid[0:900, 0:900]


def poly(pts):
    m = np.zeros((900, 900), np.uint8)
    cv2.fillPoly(m, [np.array(pts, np.int32)], 1)
    return m > 0


teal = lambda h, s, v: (h > 135) & (h < 215) & (s > 0.045) & (v > 0.03)
red = lambda h, s, v: ((h < 16) | (h > 338)) & (s > 0.22) & (v > 0.05)
JOBS = {
    'espresso-machine': lambda n: run(
        'espresso-machine',
        n,
        dict(mask=lambda r, h, s, v: (s < 0.14) & (v > 0.33), kind='multiply', colour=brushed, least=3000, close=3),
        wood,
        fix=[(440, 150, 620, 205, True, 0.05)],
    ),
    'filter-coffee-machine': lambda n: run(
        'filter-coffee-machine',
        n,
        dict(
            mask=lambda r, h, s, v: teal(h, s, v) & (s > 0.1) & ((X < 430) & (Y > 300) | (Y > 628)),
            kind='paint',
            colour='#22514a',
            least=1500,
            close=9,
        ),
        None,
        glass=True,
        fix=[(165, 430, 290, 470, True, 0.06)],
    ),
    'capsule-machine': lambda n: run(
        'capsule-machine',
        n,
        dict(
            mask=lambda r, h, s, v: (h > 28) & (h < 55) & (s > 0.35) & (v > 0.2),
            kind='paint',
            colour='#c8922b',
            least=2500,
            close=9,
        ),
        None,
        fix=[(420, 270, 600, 330, True, 0.08)],
    ),
    'hand-grinder': lambda n: run(
        'hand-grinder',
        n,
        dict(
            mask=lambda r, h, s, v: (v < 0.45) & (s < 0.35),
            kind='black',
            colour='#23262a',
            least=2500,
            close=9,
            gain=1.0,
        ),
        wood,
    ),
    'moka-pot': lambda n: run(
        'moka-pot',
        n,
        dict(mask=lambda r, h, s, v: (s < 0.16) & (v > 0.36), kind='multiply', colour='#d2d1ce', least=2500, close=5),
        dict(mask=lambda r, h, s, v: (v < 0.26), kind='black', colour='#17181a', least=1500, close=7),
    ),
    'french-press': lambda n: run(
        'french-press',
        n,
        None,
        dict(wood, mask=lambda r, h, s, v: wood['mask'](r, h, s, v) & ((X > 470) | (Y < 180))),
        glass=True,
    ),
    'plunger-press': lambda n: run(
        'plunger-press',
        n,
        dict(mask=lambda r, h, s, v: red(h, s, v) & (Y > 560), kind='paint', colour='#a3301f', least=1500, close=9),
        None,
        glass=True,
    ),
    'gooseneck-kettle': lambda n: run(
        'gooseneck-kettle',
        n,
        dict(
            mask=lambda r, h, s, v: (v < 0.5) & (s < 0.4),
            kind='black',
            colour='#1f2123',
            least=2500,
            close=9,
            gain=1.05,
        ),
        wood,
    ),
    'scale': lambda n: run(
        'scale',
        n,
        dict(
            mask=lambda r, h, s, v: (v < 0.42)
            & (s < 0.4)
            & ~poly([(60, 540), (185, 425), (715, 585), (610, 690)])
            & ~((Y < 420) & (X > 370) & (X < 700) & (Y < 330)),
            kind='black',
            colour='#1d1f21',
            least=2500,
            close=5,
            gain=0.95,
        ),
        dict(
            mask=lambda r, h, s, v: red(h, s, v) & (s > 0.3) & (Y < 450) & (X > 330),
            kind='paint',
            colour='#a3301f',
            least=1500,
            close=9,
        ),
    ),
    'tamper': lambda n: run(
        'tamper',
        n,
        dict(
            mask=lambda r, h, s, v: (h > 5) & (h < 42) & (s > 0.28), kind='grain', colour='#8a5a33', least=3000, close=9
        ),
        None,
    ),
    'mug': lambda n: run(
        'mug-green',
        n,
        dict(
            mask=lambda r, h, s, v: teal(h, s, v)
            & ~poly([(150, 170), (300, 110), (500, 130), (600, 180), (500, 220), (250, 225)]),
            kind='paint',
            colour='#2c5f57',
            least=2500,
            close=9,
        ),
        None,
    ),
    'pour-over-dripper': lambda n: run(
        'dripper-green',
        n,
        dict(mask=lambda r, h, s, v: teal(h, s, v), kind='paint', colour='#2c5f57', least=800, close=9),
        None,
    ),
    'latte-glass': lambda n: run('double-wall-glasses', n, None, None, glass=True),
}
for n in sys.argv[1:] or JOBS:
    JOBS[n](n)
