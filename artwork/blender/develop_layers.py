"""python develop_layers.py OUTBASE FOLDER: layers -> light.webp, gloss.webp, shape.webp, label.png for the image CDN."""

import sys, os, json, time, numpy as np, cv2

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise as o


def exr(path):
    """minimal reader for uncompressed 32-bit scanline EXR (what lib.render writes)"""
    b = open(path, 'rb').read()
    p = 8
    ch = []
    dw = None

    def z(p):
        e = b.index(b'\0', p)
        return b[p:e].decode(), e + 1

    while b[p] != 0:
        nm, p = z(p)
        ty, p = z(p)
        sz = int.from_bytes(b[p : p + 4], 'little')
        p += 4
        v = b[p : p + sz]
        p += sz
        if nm == 'channels':
            q = 0
            while v[q] != 0:
                e = v.index(b'\0', q)
                ch.append((v[q:e].decode(), int.from_bytes(v[e + 1 : e + 5], 'little')))
                q = e + 17
        if nm == 'compression':
            assert v[0] == 0
        if nm == 'dataWindow':
            dw = np.frombuffer(v, '<i4')
    p += 1
    w = dw[2] - dw[0] + 1
    h = dw[3] - dw[1] + 1
    n = len(ch)
    assert all(c[1] == 2 for c in ch), ch
    d = (
        np.frombuffer(b, 'u1', h * (8 + w * 4 * n), p + 8 * h)
        .reshape(h, 8 + w * 4 * n)[:, 8:]
        .copy()
        .view('<f4')
        .reshape(h, n, w)
    )
    names = [c[0].split('.')[-1] for c in ch]
    order = [names.index(k) for k in ('R', 'G', 'B', 'A') if k in names] or [0]
    return np.ascontiguousarray(d[:, order].transpose(0, 2, 1))


base, folder = sys.argv[1:3]
os.makedirs(folder, exist_ok=True)
t0 = time.time()
rd = lambda n: exr(f'{base}.{n}.0001.exr')
info = json.load(open(base + '.regions.json'))
GREY = 0.55
rgba = rd('rgb')
M = np.clip(rd('mask')[..., 0], 0, 1)
alb = np.clip(rd('alb')[..., :3], 0, 1)
nrm = np.clip(rd('nrm')[..., :3], -1, 1)
x0, y0 = [max(0, int(v.min()) - 24) // 16 * 16 for v in np.where(M > 0.01)[::-1]]
x1, y1 = [int(v.max()) + 24 for v in np.where(M > 0.01)[::-1]]
crop = (slice(y0, y1), slice(x0, x1))


def den(c, small=False):
    r = np.zeros_like(c)
    r[crop] = o.denoise_hdr(c[crop], alb[crop], nrm[crop], prefilter=False, small=small)
    return r


C = den(rgba[..., :3], rgba.shape[0] < 900)
kinds = {r: info[r] for r in ('main', 'accent', 'label') if r in info}
raw = {r: np.clip(rd(r)[..., 0], 0, None) for r in kinds}
D = den(rd('dd')[..., :3] + rd('di')[..., :3], True) if any(k in ('paint', 'wood') for k in kinds.values()) else None
Mp = M
if ((M > 0.05) & (M < 0.6)).mean() > 0.01:  # glass
    Md = np.clip(o.denoise_ldr(np.repeat(M[..., None], 3, 2)).mean(2), 0, 1)
    k = cv2.dilate(((M > 0.02) & (M < 0.6)).astype(np.uint8), np.ones((3, 3)))
    k = cv2.erode(cv2.dilate(k, np.ones((5, 5))), np.ones((9, 9))) > 0
    Mp = np.where(k, Md, M)
    Mp = np.where(Mp > 0.004, np.maximum(Mp, np.clip(C.max(-1) * 2**0.2 * 0.9, 0, 1)), Mp)
light = np.zeros_like(C)
fixed = C.copy()
for r, kind in kinds.items():
    s = np.clip(raw[r] / np.maximum(M, 1e-3), 0, 1)[..., None] * (M[..., None] > 0.002)
    A = np.maximum(np.array(info.get(r + '-colour', [GREY] * 3)), 0.02)
    if kind == 'metal':
        light += s * C / A
        fixed = fixed - s * C
    elif kind == 'wood':
        T = s * D * rd('dc')[..., :3] * np.maximum(M, 1e-3)[..., None]
        light += T / A
        fixed = fixed - T
    else:
        T = s * D * np.maximum(M, 1e-3)[..., None]
        light += T
        fixed = fixed - T * GREY
fixed = np.maximum(fixed, 0)
share = np.maximum(Mp, 1e-3)[..., None]


def spread(v, known, reach=2.0):
    w = known.astype(np.float32)
    b = cv2.GaussianBlur((v * w[..., None]).astype(np.float32), (0, 0), reach)
    d = cv2.GaussianBlur(w, (0, 0), reach)
    return np.where(known[..., None], v, b / np.maximum(d, 1e-5)[..., None])


solid = cv2.erode((Mp > 0.98).astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool) | (
    (Mp > 0.02) & (cv2.erode((Mp > 0.02).astype(np.uint8), np.ones((5, 5), np.uint8)) > 0)
)
light = spread(light / share, solid)
fixed = spread(fixed / share, solid)
# shadow
a = np.clip(rgba[..., 3], 0, 1)
h = a.shape[0]
free = (M < 0.02).astype(np.float32)
sh = np.clip((a - M) / np.maximum(1 - M, 1e-3), 0, 1)
near = cv2.GaussianBlur(sh * free, (0, 0), 5) / np.maximum(cv2.GaussianBlur(free, (0, 0), 5), 1e-3)
far = cv2.GaussianBlur(sh * free, (0, 0), 12) / np.maximum(cv2.GaussianBlur(free, (0, 0), 12), 1e-3)
dist = cv2.distanceTransform((M < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / h
soft = np.clip((dist - 0.006) / 0.05, 0, 1)
sh = 1 - (1 - np.clip((near * (1 - soft) + far * soft) * 0.85, 0, 0.98)) ** (1 / 2.2)
yy, xx = np.mgrid[0:h, 0:h] / h
q = sh[(dist > 0.20) & (yy > 0.5)]
haze = float(np.median(q)) * 0.9 if q.size > 50 else 0
sh = np.clip((sh - haze) / (1 - haze), 0, 1)
sh *= cv2.GaussianBlur(np.exp(-np.maximum(dist - 0.02, 0) ** 2 / (2 * 0.085**2)).astype(np.float32), (0, 0), 7)
e = np.clip(np.minimum(np.minimum(xx, 1 - xx), np.minimum(yy, 1 - yy)) / 0.05, 0, 1)
sh = np.clip(sh * e * e * (3 - 2 * e) - 0.012, 0, 1)
sh = sh * sh / (sh + 0.02)
by = lambda v: (np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)
s = lambda r: np.clip(raw[r] / np.maximum(M, 1e-3), 0, 1) * (M > 0.002) if r in raw else np.zeros_like(M)
up = lambda v: v if v.shape[0] >= 900 else cv2.resize(v, (900, 900), interpolation=cv2.INTER_CUBIC)
cv2.imwrite(
    folder + '/light.webp', by(up(np.sqrt(np.maximum(light, 0) / 2)))[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 95]
)
cv2.imwrite(folder + '/gloss.webp', by(up(np.sqrt(fixed / 2)))[..., ::-1], [cv2.IMWRITE_WEBP_QUALITY, 95])
cv2.imwrite(
    folder + '/shape.webp',
    by(up(np.dstack([Mp, sh, s('accent')]).astype(np.float32)))[..., ::-1],
    [cv2.IMWRITE_WEBP_QUALITY, 101],
)
if 'label' in info:
    uv = exr(f'{base}.uv.0001.exr')[..., :2]
    f = s('label')
    known = uv.max(-1) > 0
    uv = np.where(f[..., None] > 0, spread(uv, known), 0)
    lab = np.dstack([uv[..., 0], 1 - uv[..., 1], f]) * (f[..., None] > 0)
    cv2.imwrite(
        folder + '/label.png',
        (np.clip(lab, 0, 1) * 65535 + 0.5).astype(np.uint16)[..., ::-1],
        [cv2.IMWRITE_PNG_COMPRESSION, 9],
    )
print(os.path.basename(base), 'developed', round(time.time() - t0, 1), info, flush=True)
