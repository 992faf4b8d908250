/** The picture's transform: scaled about the stage's centre, then moved, in pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** From the stage's centre, in pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
const maxScale = 3;
const step = 0.5;
/** Scale after a double tap. */
const doubleTapScale = 2;
/** Minimum length of a swipe, as a share of the stage's width. */
const swipeShare = 0.15;

/** Scales about the given point. */
export function zoomTo(view: View, scale: number, point: Point, stage: Size): View {
  const next = Math.min(maxScale, Math.max(1, scale));
  const ratio = next / view.scale;
  return withinStage(
    {
      scale: next,
      x: point.x - ratio * (point.x - view.x),
      y: point.y - ratio * (point.y - view.y),
    },
    stage,
  );
}

/** The next of 100, 150 … 300 per cent in that direction. */
export function stepZoom(view: View, direction: 1 | -1, stage: Size): View {
  const steps = view.scale / step;
  const next = direction === 1 ? Math.floor(steps + 1) : Math.ceil(steps - 1);
  return zoomTo(view, next * step, { x: 0, y: 0 }, stage);
}

export function toggleZoom(view: View, point: Point, stage: Size): View {
  return view.scale > 1 ? wholePicture : zoomTo(view, doubleTapScale, point, stage);
}

export function pan(view: View, by: Point, stage: Size): View {
  return withinStage({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Two fingers: their distance enlarges, their middle moves. */
export function pinch(view: View, before: [Point, Point], now: [Point, Point], stage: Size): View {
  const from = middle(before);
  const to = middle(now);
  const scale = view.scale * (distance(now) / Math.max(1, distance(before)));
  return pan(zoomTo(view, scale, from, stage), { x: to.x - from.x, y: to.y - from.y }, stage);
}

/** 1 for the next picture, -1 for the previous one, 0 for neither. */
export function swipeDirection(moved: Point, stage: Size): 1 | -1 | 0 {
  const isSideways = Math.abs(moved.x) > Math.abs(moved.y);
  if (!isSideways || Math.abs(moved.x) < stage.width * swipeShare) return 0;
  return moved.x < 0 ? 1 : -1;
}

/** Keeps the stage covered. */
function withinStage({ scale, x, y }: View, { width, height }: Size): View {
  const room = (length: number) => ((scale - 1) * length) / 2;
  const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { scale, x: within(x, room(width)), y: within(y, room(height)) };
}

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y);
