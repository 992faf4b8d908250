import { expect, test } from 'vitest';
import { clockTime } from '../coffee/tutorials/clock-time.ts';
import { planCorners, poursOf } from '../coffee/tutorials/plan-corners.ts';
import { stepFigures } from '../coffee/tutorials/step-figures.ts';
import { profilePath, profilePoints } from './profile.ts';

const inHours = (hours: string) => `${hours} h`;

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [210, '3:30'],
  [3599, '59:59'],
  [50_400, '14 h'],
])('%i seconds are %s', (seconds, text) => {
  expect(clockTime(seconds, inHours)).toBe(text);
});

test.each([
  [{ from: 40, until: 85, water: 120 }, '0:40–1:25 · 120\u00a0g'],
  [{ from: 0 }, '0:00'],
  [{ water: 18 }, '18\u00a0g'],
  [{}, ''],
])('time and amount of a step: %j', (step, text) => {
  expect(stepFigures({ title: '', text: '', ...step }, inHours, String)).toBe(text);
});

test('the plan rises with every pour and ends with the recipe', () => {
  const pours = poursOf([
    { title: '', text: '' },
    { title: '', text: '', from: 0, until: 40, water: 50 },
    { title: '', text: '', from: 40, until: 100, water: 200 },
  ]);
  expect(pours.map(({ number }) => number)).toEqual([2, 3]);
  expect(planCorners(pours, 100)).toEqual([
    { x: 0, y: 0 },
    { x: 12, y: 50 },
    { x: 40, y: 50 },
    { x: 40, y: 50 },
    { x: 58, y: 200 },
    { x: 100, y: 200 },
  ]);
});

test('a profile is scaled to its frame', () => {
  const frame = { left: 10, right: 110, top: 0, bottom: 50 };
  const points = profilePoints(
    [
      { x: 0, y: 0 },
      { x: 5, y: 100 },
      { x: 20, y: 50 },
    ],
    frame,
  );
  expect(profilePath(points)).toBe('M10 50L35 0L110 25');
});
