import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  pan,
  pinch,
  stepZoom,
  swipeDirection,
  toggleZoom,
  type View,
  wholePicture,
  zoomTo,
} from './zoom.ts';

const stage = { width: 400, height: 300 };
const centre = { x: 0, y: 0 };
const coordinate = fc.integer({ min: -1000, max: 1000 });
const point = fc.record({ x: coordinate, y: coordinate });

const isInside = ({ scale, x, y }: View) =>
  scale >= 1 &&
  scale <= 3 &&
  Math.abs(x) <= ((scale - 1) * stage.width) / 2 + 1e-9 &&
  Math.abs(y) <= ((scale - 1) * stage.height) / 2 + 1e-9;

test('after any gestures the picture covers its stage at a scale of 100 to 300 %', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.record({ by: point }),
          fc.record({ scale: fc.double({ min: 0.01, max: 20, noNaN: true }), at: point }),
          fc.record({ before: fc.tuple(point, point), now: fc.tuple(point, point) }),
        ),
      ),
      (gestures) => {
        let view = wholePicture;
        for (const gesture of gestures) {
          if ('by' in gesture) view = pan(view, gesture.by, stage);
          else if ('at' in gesture) view = zoomTo(view, gesture.scale, gesture.at, stage);
          else view = pinch(view, gesture.before, gesture.now, stage);
          expect(isInside(view)).toBe(true);
        }
      },
    ),
  );
});

test('zooming keeps the point under the pointer', () => {
  const at = { x: 100, y: 60 };
  const { scale, x, y } = zoomTo(wholePicture, 2, at, stage);
  expect({ x: (at.x - x) / scale, y: (at.y - y) / scale }).toEqual(at);
});

describe('plus and minus', () => {
  test('go from 100 to 300 % in steps of 50, and no further', () => {
    const scales = [];
    let view = wholePicture;
    for (let press = 0; press < 6; press += 1) {
      view = stepZoom(view, 1, stage);
      scales.push(view.scale);
    }
    expect(scales).toEqual([1.5, 2, 2.5, 3, 3, 3]);
  });

  test.each([
    [1.3, 1, 1.5],
    [1.3, -1, 1],
    [2.9, -1, 2.5],
    [1, -1, 1],
  ] as const)('from %d in direction %d to %d', (from, direction, to) => {
    expect(stepZoom(zoomTo(wholePicture, from, centre, stage), direction, stage).scale).toBe(to);
  });
});

test('a double tap enlarges to 200 % where it was, and back to the whole picture', () => {
  const enlarged = toggleZoom(wholePicture, { x: 50, y: 0 }, stage);
  expect(enlarged).toEqual({ scale: 2, x: -50, y: 0 });
  expect(toggleZoom(enlarged, centre, stage)).toEqual(wholePicture);
});

test('fingers twice as far apart show the picture twice as large', () => {
  const before: [typeof centre, typeof centre] = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ];
  const now: [typeof centre, typeof centre] = [
    { x: -100, y: 0 },
    { x: 100, y: 0 },
  ];
  expect(pinch(wholePicture, before, now, stage)).toEqual({ scale: 2, x: 0, y: 0 });
});

test.each([
  ['far to the left', { x: -80, y: 10 }, 1],
  ['far to the right', { x: 80, y: -10 }, -1],
  ['a little', { x: -40, y: 0 }, 0],
  ['down', { x: -80, y: 120 }, 0],
] as const)('the direction of a swipe %s', (_where, moved, direction) => {
  expect(swipeDirection(moved, stage)).toBe(direction);
});
