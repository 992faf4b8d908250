import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { createMiniCartStore } from './mini-cart-store.ts';

const line = exampleLine({ price: 8.9 });

function miniCart({ canAutoHide = true, isTouch = false } = {}) {
  return createMiniCartStore({ canAutoHide: () => canAutoHide, isTouch: () => isTouch });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it opens after adding and hides after two seconds [CONST-043 ENT-085 STATE-002 STATE-004 STATE-005]', () => {
  const mini = miniCart();
  mini.openAfterAdding(line);
  expect(mini.get()).toMatchObject({ visible: true, timerRunning: true });
  vi.advanceTimersByTime(1999);
  expect(mini.get().visible).toBe(true);
  vi.advanceTimersByTime(1);
  expect(mini.get()).toMatchObject({ visible: false, timerRunning: false });
});

test('adding again restarts the timer [STATE-006]', () => {
  const mini = miniCart();
  mini.openAfterAdding(line);
  vi.advanceTimersByTime(1500);
  mini.openAfterAdding(line);
  vi.advanceTimersByTime(1500);
  expect(mini.get().visible).toBe(true);
  vi.advanceTimersByTime(500);
  expect(mini.get().visible).toBe(false);
});

test('interaction stops the timer, even if another item is added [DEC-046 STATE-004]', () => {
  const mini = miniCart();
  mini.openAfterAdding(line);
  mini.keepOpen();
  mini.openAfterAdding(line);
  vi.advanceTimersByTime(10_000);
  expect(mini.get()).toMatchObject({ visible: true, timerRunning: false });
});

test('opened by a click, or with reduced motion, it stays open [STATE-003]', () => {
  const clicked = miniCart();
  clicked.openByClick();
  const reducedMotion = miniCart({ canAutoHide: false });
  reducedMotion.openAfterAdding(line);
  vi.advanceTimersByTime(10_000);
  expect([clicked.get().visible, reducedMotion.get().visible]).toEqual([true, true]);
});

test('on touch, adding shows the bar for two seconds and leaves the panel closed', () => {
  const mini = miniCart({ isTouch: true });
  mini.openAfterAdding(line);
  expect(mini.get()).toMatchObject({ visible: true, look: 'bar', added: line });
  vi.advanceTimersByTime(2000);
  expect(mini.get().visible).toBe(false);
});

test('a touched bar stays open, and opens the panel', () => {
  const mini = miniCart({ isTouch: true });
  mini.openAfterAdding(line);
  mini.keepOpen();
  vi.advanceTimersByTime(10_000);
  expect(mini.get()).toMatchObject({ visible: true, look: 'bar' });
  mini.openByClick();
  expect(mini.get()).toMatchObject({ visible: true, look: 'panel' });
  mini.openAfterAdding(line);
  expect(mini.get().look).toBe('panel');
});

test('listeners are called until they unsubscribe', () => {
  const mini = miniCart();
  const listener = vi.fn();
  const stop = mini.subscribe(listener);
  mini.openByClick();
  mini.close();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  mini.openByClick();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('it records what opened it', () => {
  const mini = miniCart();
  expect(mini.get()).toMatchObject({ visible: false, timerRunning: false, openedBy: 'click' });
  mini.openAfterAdding(line);
  expect(mini.get().openedBy).toBe('adding');
  mini.openByClick();
  expect(mini.get()).toMatchObject({ visible: true, timerRunning: false, openedBy: 'click' });
});

test('after closing, adding opens it for two seconds again', () => {
  const mini = miniCart();
  mini.openByClick();
  mini.close();
  mini.openAfterAdding(line);
  expect(mini.get().timerRunning).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(mini.get().visible).toBe(false);
});
