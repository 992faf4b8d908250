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

test('whoever listens hears of every change until they stop', () => {
  const mini = createMiniCart(() => true);
  const listener = vi.fn();
  const stop = mini.subscribe(listener);
  mini.openByClick();
  mini.close();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  mini.openByClick();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('it knows what opened it', () => {
  const mini = createMiniCart(() => true);
  expect(mini.get()).toEqual({ visible: false, timerRunning: false, openedBy: 'click' });
  mini.openAfterAdding();
  expect(mini.get().openedBy).toBe('adding');
  mini.openByClick();
  expect(mini.get()).toEqual({ visible: true, timerRunning: false, openedBy: 'click' });
});

test('once it was closed, adding shows it for two seconds again', () => {
  const mini = createMiniCart(() => true);
  mini.openByClick();
  mini.close();
  mini.openAfterAdding();
  expect(mini.get().timerRunning).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(mini.get().visible).toBe(false);
});
