import { type PointerEvent, useRef, useState } from 'react';
import {
  type Point,
  pan,
  pinch,
  type Size,
  stepZoom,
  swipeDirection,
  toggleZoom,
  wholePicture,
} from './zoom.ts';

/** Limits of a double tap. */
const doubleTap = { milliseconds: 300, pixels: 30 };
const panStep = 60;

/** Pinch, drag, double tap and swipe on the stage; plus, minus and panning for buttons and keys. */
export function useZoom(onSwipe: (direction: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const lastTap = useRef<{ at: number; point: Point } | null>(null);
  const [view, setView] = useState(wholePicture);
  /** Horizontal offset during a swipe. */
  const [drag, setDrag] = useState(0);

  const sizeOf = (): Size => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });

  function pointOf(event: PointerEvent): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return {
      x: event.clientX - box.x - box.width / 2,
      y: event.clientY - box.y - box.height / 2,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    pointers.current.set(event.pointerId, point);
    start.current = pointers.current.size === 1 ? point : null;
    setDrag(0);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId);
    pointers.current.set(event.pointerId, point);
    if (other) {
      setView((now) => pinch(now, [before, other[1]], [point, other[1]], sizeOf()));
    } else if (view.scale > 1) {
      setView((now) => pan(now, { x: point.x - before.x, y: point.y - before.y }, sizeOf()));
    } else if (start.current) {
      setDrag(point.x - start.current.x);
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.delete(event.pointerId)) return;
    const from = start.current;
    start.current = null;
    setDrag(0);
    if (!from || event.type === 'pointercancel') return;
    const point = pointOf(event);
    const moved = { x: point.x - from.x, y: point.y - from.y };
    const direction = view.scale === 1 ? swipeDirection(moved, sizeOf()) : 0;
    if (direction !== 0) onSwipe(direction);
    else if (isNear(moved)) tap(point, event.timeStamp);
  }

  function tap(point: Point, at: number) {
    const last = lastTap.current;
    const isSecond =
      last !== null &&
      at - last.at < doubleTap.milliseconds &&
      isNear({ x: point.x - last.point.x, y: point.y - last.point.y });
    lastTap.current = isSecond ? null : { at, point };
    if (isSecond) setView((now) => toggleZoom(now, point, sizeOf()));
  }

  return {
    view,
    drag,
    step: (direction: 1 | -1) => setView((now) => stepZoom(now, direction, sizeOf())),
    panBy: ({ x, y }: Point) =>
      setView((now) => pan(now, { x: x * panStep, y: y * panStep }, sizeOf())),
    reset: () => setView(wholePicture),
    stageProps: {
      ref: stage,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
}

const isNear = ({ x, y }: Point) => Math.hypot(x, y) < doubleTap.pixels;
