import { describe, expect, test, vi } from 'vitest';
import type { CartChange } from './cart-change.ts';
import { createChangeQueue } from './change-queue.ts';

/** Delivers one change whenever it is told to; the outcome is what was sent. */
function setUp() {
  const sent: CartChange[] = [];
  const open: (() => void)[] = [];
  const onIdle = vi.fn();
  const queue = createChangeQueue<CartChange>({
    async send(change) {
      sent.push(change);
      await new Promise<void>((resolve) => open.push(resolve));
      return change;
    },
    onIdle,
  });
  async function answer() {
    open.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { queue, sent, answer, onIdle };
}

const quantity = (line: string, value: number): CartChange => ({
  intent: 'setQuantity',
  line,
  quantity: value,
});
const add = (variant: string): CartChange => ({ intent: 'add', variant, quantity: 1 });
const code: CartChange = { intent: 'applyDiscount', code: 'X' };

test('changes are sent one at a time, in order', async () => {
  const { queue, sent, answer, onIdle } = setUp();
  queue.push(add('1'));
  queue.push(add('2'));
  expect(sent).toHaveLength(1);
  await answer();
  expect(sent).toEqual([add('1'), add('2')]);
  expect(onIdle).not.toHaveBeenCalled();
  await answer();
  expect(onIdle).toHaveBeenCalledOnce();
});

test('the queue restarts after it was idle', async () => {
  const { queue, sent, answer, onIdle } = setUp();
  queue.push(quantity('a', 2));
  await answer();
  queue.push(quantity('a', 3));
  await answer();
  expect(sent).toHaveLength(2);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

test('queued changes of a line are merged, and all get the result', async () => {
  const { queue, sent, answer } = setUp();
  queue.push(quantity('a', 2));
  const waiting = [3, 4, 5].map((value) => queue.push(quantity('a', value)));
  await answer();
  await answer();
  expect(sent).toEqual([quantity('a', 2), quantity('a', 5)]);
  expect(await Promise.all(waiting)).toEqual([5, 5, 5].map((value) => quantity('a', value)));
});

describe('a queued change', () => {
  const remove = (line: string): CartChange => ({ intent: 'remove', line });
  const interval = (line: string, plan: string): CartChange => ({
    intent: 'setInterval',
    line,
    plan,
  });

  test.each([
    ['a later quantity of the same line', quantity('a', 1), quantity('a', 2), true],
    ['the removal of the same line', quantity('a', 1), remove('a'), true],
    ['a later interval of the same line', interval('a', '1'), interval('a', '2'), true],
    ['a quantity of another line', quantity('a', 1), quantity('b', 2), false],
    ['an interval', quantity('a', 1), interval('a', '1'), false],
    ['a quantity, where an interval waits', interval('a', '1'), quantity('a', 2), false],
    ['a quantity, where a removal waits', remove('a'), quantity('a', 2), false],
    ['another item to add', add('1'), add('1'), false],
    ['another code', code, code, false],
  ])('and %s', async (_, earlier, later, replaced) => {
    const { queue, sent, answer } = setUp();
    queue.push(code);
    queue.push(earlier);
    queue.push(later);
    for (let time = 0; time < 3; time += 1) await answer();
    expect(sent.slice(1)).toEqual(replaced ? [later] : [earlier, later]);
  });
});

test('a line is queued until its change is sent', async () => {
  const { queue, answer } = setUp();
  queue.push(quantity('a', 1));
  queue.push(quantity('b', 1));
  expect([queue.isQueued('a'), queue.isQueued('b')]).toEqual([false, true]);
  await answer();
  expect(queue.isQueued('b')).toBe(false);
});
