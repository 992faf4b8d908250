"""From noisy passes to the planes that the image CDN multiplies: light, gloss, coordinates, coverage, shadow."""
import cv2
import numpy as np

# Light and gloss are kept as square roots in 8 bits; these values are full scale. The reader knows them too.
LIGHT_SCALE = 2.0
GLOSS_SCALE = 1.0


def develop(passes):
    coverage = np.clip(passes['mask'][..., 0], 0, 1)
    normal = passes['normal'][..., :3]
    light = passes['diffuse-direct'][..., :3] + passes['diffuse-indirect'][..., :3]
    gloss = (passes['gloss-direct'][..., :3] + passes['gloss-indirect'][..., :3]) * passes['gloss-colour'][..., :3]
    share = np.maximum(coverage, 1e-3)[..., None]
    solid = cv2.erode((coverage > 0.98).astype(np.uint8), np.ones((3, 3), np.uint8)).astype(bool)
    light = _spread(_calm(light / share, normal, solid), solid)
    gloss = _spread(_calm(gloss / share, normal, solid), solid)
    front = np.clip(passes['front'][..., 0] / share[..., 0], 0, 1) * (coverage > 0)
    accent = np.clip(passes['accent'][..., 0] / share[..., 0], 0, 1) * (coverage > 0)
    shadow = _contact_shadow(np.clip(passes['image'][..., 3], 0, 1), coverage)
    uv = passes['uv'][..., :2]
    known = uv.max(axis=-1) > 0
    uv = np.where(front[..., None] > 0, _spread(uv, known), 0)
    label = np.dstack([uv[..., 0], 1 - uv[..., 1], front]) * (front[..., None] > 0)
    return {
        'light': _bytes(np.sqrt(light / LIGHT_SCALE)),
        'gloss': _bytes(np.sqrt(gloss / GLOSS_SCALE)),
        'label': (np.clip(label, 0, 1) * 65535 + 0.5).astype('<u2'),
        'shape': _bytes(np.dstack([coverage, shadow, accent])),
    }


def _bytes(values):
    return (np.clip(values, 0, 1) * 255 + 0.5).astype(np.uint8)


def _calm(colour, normal, solid):
    """Averages with neighbours that face the same way, in widening steps: removes noise, keeps creases."""
    smooth_normal = cv2.GaussianBlur(normal, (0, 0), 0.8)
    result = np.where(solid[..., None], colour, 0).astype(np.float32)
    for step, kernel in ((1, 2), (2, 2), (4, 1)):
        total, weights = np.zeros_like(result), np.zeros(solid.shape, np.float32)
        for dy in range(-kernel, kernel + 1):
            for dx in range(-kernel, kernel + 1):
                move = (dy * step, dx * step)
                other = np.roll(result, move, (0, 1))
                turned = np.roll(smooth_normal, move, (0, 1)) - smooth_normal
                likeness = np.exp(-np.sum(turned * turned, axis=-1) / (2 * 0.045**2))
                weight = likeness * np.roll(solid, move, (0, 1)) * np.exp(-(dy * dy + dx * dx) / 4)
                total += other * weight[..., None]
                weights += weight
        result = total / np.maximum(weights, 1e-6)[..., None]
    return result


def _spread(values, known, reach=2.0):
    """Fills pixels at the border from their known neighbours, so that no outline shows a fringe."""
    weight = known.astype(np.float32)
    blurred = cv2.GaussianBlur((values * weight[..., None]).astype(np.float32), (0, 0), reach)
    share = cv2.GaussianBlur(weight, (0, 0), reach)
    return np.where(known[..., None], values, blurred / np.maximum(share, 1e-5)[..., None])


def _contact_shadow(alpha, coverage):
    """The catcher's shadow without its noise and haze, faded out well before the picture's border."""
    size = alpha.shape[0]
    free = (coverage < 0.02).astype(np.float32)
    shade = np.clip((alpha - coverage) / np.maximum(1 - coverage, 1e-3), 0, 1)
    near = cv2.GaussianBlur(shade * free, (0, 0), 2.5) / np.maximum(cv2.GaussianBlur(free, (0, 0), 2.5), 1e-3)
    far = cv2.GaussianBlur(shade * free, (0, 0), 12) / np.maximum(cv2.GaussianBlur(free, (0, 0), 12), 1e-3)
    distance = cv2.distanceTransform((coverage < 0.5).astype(np.uint8), cv2.DIST_L2, 5) / size
    softness = np.clip((distance - 0.006) / 0.05, 0, 1)
    shade = 1 - (1 - np.clip((near * (1 - softness) + far * softness) * 0.85, 0, 0.98)) ** (1 / 2.2)
    rows, columns = np.mgrid[0:size, 0:size] / size
    haze = float(np.median(shade[(distance > 0.20) & (rows > 0.5)])) * 0.9
    shade = np.clip((shade - haze) / (1 - haze), 0, 1)
    shade *= cv2.GaussianBlur(np.exp(-np.maximum(distance - 0.02, 0) ** 2 / (2 * 0.085**2)).astype(np.float32), (0, 0), 7)
    border = np.minimum(np.minimum(columns, 1 - columns), np.minimum(rows, 1 - rows))
    edge = np.clip(border / 0.05, 0, 1)
    shade = np.clip(shade * edge * edge * (3 - 2 * edge) - 0.012, 0, 1)
    return shade * shade / (shade + 0.02)
