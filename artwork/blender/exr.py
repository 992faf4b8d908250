"""Reads what scene_kit.render writes."""

import numpy as np


def exr(path):
    """minimal reader for uncompressed 32-bit scanline EXR (what scene_kit.render writes)"""
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
