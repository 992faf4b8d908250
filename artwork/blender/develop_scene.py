"""python develop_scene.py OUTBASE PICTURE: a scene's layers, denoised and toned, as one opaque picture."""

import os, sys, numpy as np, cv2

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import denoise
from exr import exr

base, picture = sys.argv[1:3]
layer = lambda name: exr(f'{base}.{name}.0001.exr')[..., :3]
light = denoise.denoise_hdr(layer('rgb'), layer('alb'), layer('nrm'), prefilter=True) * 2**0.2
# Linear up to the knee, then bent softly towards white, as the image CDN does it.
knee = 0.62
soft = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
soft = np.clip(soft, 0, 1)
tone = np.where(soft <= 0.0031308, 12.92 * soft, 1.055 * np.maximum(soft, 1e-9) ** (1 / 2.4) - 0.055)
tone = np.clip(0.5 + (tone - 0.5) * 1.03, 0, 1)
h, w = tone.shape[:2]
yy, xx = np.mgrid[0:h, 0:w]
tone = tone * (1 - 0.15 * (((xx / w - 0.5) ** 2 + (yy / h - 0.5) ** 2) / 0.5))[..., None]
noise = (np.random.default_rng(0).random((h, w, 1)) - 0.5) / 255
cv2.imwrite(picture, (np.clip(tone + noise, 0, 1) * 255 + 0.5).astype(np.uint8)[..., ::-1])
