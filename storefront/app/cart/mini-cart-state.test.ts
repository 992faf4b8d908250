import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMiniCart } from './mini-cart-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it opens after adding and hides after two seconds', () => {
  const mini = createMiniCart(() => true);
  mini.openAfterAdding();
  expect(mini.get()).toMatchObject({ visible: true, timerRunning: true });
  vi.advanceTimersByTime(1999);
  expect(mini.get().visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(mini.get()).toMatchObject({ visible: false, timerRunning: false });
});

test('adding again starts the time anew', () => {
  const mini = createMiniCart(() => true);
  mini.openAfterAdding();
  vi.advanceTimersByTime(1500);
  mini.openAfterAdding();
  vi.advanceTimersByTime(1500);
  expect(mini.get().visible).toBe(true);
  vi.advanceTimersByTime(500);
  expect(mini.get().visible).toBe(false);
});

test('whoever is at it stops the timer for good, even if something is added again', () => {
  const mini = createMiniCart(() => true);
  mini.openAfterAdding();
  mini.hold();
  mini.openAfterAdding();
  vi.advanceTimersByTime(10_000);
  expect(mini.get()).toMatchObject({ visible: true, timerRunning: false });
});

test('opened by a click, or with reduced motion, it stays', () => {
  const clicked = createMiniCart(() => true);
  clicked.openByClick();
  const calm = createMiniCart(() => false);
  calm.openAfterAdding();
  vi.advanceTimersByTime(10_000);
  expect([clicked.get().visible, calm.get().visible]).toEqual([true, true]);
});
