import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { filesByPart, lazyParts, trackedParts } from './lazy-parts.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

test('a file is found by its part name', () => {
  const load = () => Promise.resolve({});
  const found = { './de/main-menu.ts': load, './en/main-menu.ts': load, './de/home.ts': load };
  expect(Object.keys(filesByPart('./de/', found))).toEqual(['mainMenu', 'home']);
  expect(Object.keys(filesByPart('./en/', found))).toEqual(['mainMenu']);
});

test('a hyphenated file name becomes a camel-case part name', () => {
  const found = { './de/one-two-three.ts': () => Promise.resolve({}) };
  expect(Object.keys(filesByPart('./de/', found))).toEqual(['oneTwoThree']);
});

test('a part is loaded once', async () => {
  const home = vi.fn(() => Promise.resolve({ home: 'Start' }));
  const { parts, load } = lazyParts<{ home: string; cart: string }>({ home }, vi.fn());
  await Promise.all([load(['home']), load(['home'])]);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledOnce();
});

test('all parts can be loaded together', async () => {
  const { parts, loadAll } = lazyParts<{ home: string; cart: string }>(
    {
      home: async () => ({ home: 'Start' }),
      cart: async () => ({ cart: 'Korb' }),
    },
    vi.fn(),
  );
  await loadAll();
  expect([parts.home, parts.cart]).toEqual(['Start', 'Korb']);
});

test('reading a part that is not loaded throws its promise', async () => {
  const { parts } = lazyParts<{ home: string }>({ home: async () => ({ home: 'Start' }) }, vi.fn());
  const thrown = thrownBy(() => parts.home);
  expect(thrown).toBeInstanceOf(Promise);
  await thrown;
  expect(parts.home).toBe('Start');
});

test('an unknown part is named in the error', async () => {
  const { load } = lazyParts<{ home: string }>({}, vi.fn());
  await expect(load(['home'])).rejects.toThrow('there is no part named home');
});

test('converting the object to a string loads nothing', () => {
  const home = vi.fn(async () => ({ home: 'Start' }));
  const { parts } = lazyParts<{ home: string }>({ home }, vi.fn());
  expect(Object.prototype.toString.call(parts)).toBe('[object Object]');
  expect(home).not.toHaveBeenCalled();
});

test('a failed load is retried once', async () => {
  const home = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ home: 'Start' });
  const { parts, load } = lazyParts<{ home: string }>({ home }, vi.fn());
  await load(['home']);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledTimes(2);
});

test('a later load after two failures tries again', async () => {
  const home = vi.fn().mockRejectedValue(new Error('offline'));
  const { parts, load } = lazyParts<{ home: string }>({ home }, vi.fn());
  await expect(load(['home'])).rejects.toThrow('offline');
  home.mockResolvedValue({ home: 'Start' });
  await load(['home']);
  expect(parts.home).toBe('Start');
});

test('a component whose part cannot be loaded stays suspended after one retry and one report', async () => {
  const home = vi.fn().mockRejectedValue(new Error('offline'));
  const onMissing = vi.fn();
  const { parts } = lazyParts<{ home: string }>({ home }, onMissing);
  const render = () => {
    try {
      return parts.home;
    } catch (waiting) {
      return waiting;
    }
  };
  const first = render();
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(render()).toBe(first);
  expect(home).toHaveBeenCalledTimes(2);
  const outcome = await Promise.race([
    first,
    new Promise((resolve) => setTimeout(resolve, 20, 'suspended')),
  ]);
  expect(outcome).toBe('suspended');
});

test('the used parts are recorded', () => {
  const { parts, used } = trackedParts({ home: { title: 'Start' }, cart: { title: 'Korb' } });
  expect(parts.home.title).toBe('Start');
  expect([...used]).toEqual(['home']);
});

function Title({ texts }: { texts: { home: string } }) {
  return <h1>{texts.home}</h1>;
}

test('React still suspends on a thrown promise and renders again when it resolves', async () => {
  const { parts } = lazyParts<{ home: string }>({ home: async () => ({ home: 'Start' }) }, vi.fn());
  const { prelude } = await prerender(
    <Suspense fallback="loading">
      <Title texts={parts} />
    </Suspense>,
  );
  expect(await new Response(prelude).text()).toContain('<h1>Start</h1>');
});
