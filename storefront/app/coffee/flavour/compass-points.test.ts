import { expect, test } from 'vitest';
import { compassOutline, compassPoints, compassTip } from './compass-points.ts';

test('the first tip points up, with the length of its value', () => {
  const [full] = compassPoints([5, 1, 1, 1, 1, 1, 1]);
  expect(full?.left).toMatch(/L0 -176.8Z$/);
  const [half] = compassPoints([2.5, 1, 1, 1, 1, 1, 1]);
  expect(half?.left).toMatch(/L0 -88.4Z$/);
});

test('neighbouring facets meet at the waist', () => {
  const points = compassPoints([3, 3, 3, 3]);
  const waistOf = (path: string | undefined) => path?.split('L')[1];
  expect(waistOf(points[0]?.right)).toBe(waistOf(points[1]?.left));
  expect(waistOf(points[3]?.right)).toBe(waistOf(points[0]?.left));
});

test('the outline goes through every tip and every waist, once round', () => {
  const outline = compassOutline([5, 1, 3]);
  const points = outline.slice(1, -1).split('L');
  expect(points).toHaveLength(6);
  expect(points[0]).toBe('0 -176.8');
  const { x, y } = compassTip(2, 3, 3);
  expect(points[4]).toBe(`${x} ${y}`);
});
