import { expect, test, vi } from 'vitest';
import { filesIn, lateParts, recordedParts } from './late-parts.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('nothing was thrown');
}

test('a file is found by the name of its part', () => {
  const load = () => Promise.resolve({});
  const found = { './de/main-menu.ts': load, './en/main-menu.ts': load, './de/home.ts': load };
  expect(Object.keys(filesIn('./de/', found))).toEqual(['mainMenu', 'home']);
  expect(Object.keys(filesIn('./en/', found))).toEqual(['mainMenu']);
});

test('every hyphen of a file’s name becomes a capital', () => {
  const found = { './de/one-two-three.ts': () => Promise.resolve({}) };
  expect(Object.keys(filesIn('./de/', found))).toEqual(['oneTwoThree']);
});

test('a part that was loaded is at hand, and loaded once', async () => {
  const home = vi.fn(() => Promise.resolve({ home: 'Start' }));
  const { parts, want } = lateParts<{ home: string; cart: string }>({ home }, vi.fn());
  await Promise.all([want(['home']), want(['home'])]);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledOnce();
});

test('all parts can be loaded at once', async () => {
  const { parts, wantAll } = lateParts<{ home: string; cart: string }>(
    {
      home: async () => ({ home: 'Start' }),
      cart: async () => ({ cart: 'Korb' }),
    },
    vi.fn(),
  );
  await wantAll();
  expect([parts.home, parts.cart]).toEqual(['Start', 'Korb']);
});

test('rendering with a part that is not loaded waits for it', async () => {
  const { parts } = lateParts<{ home: string }>({ home: async () => ({ home: 'Start' }) }, vi.fn());
  const thrown = thrownBy(() => parts.home);
  expect(thrown).toBeInstanceOf(Promise);
  await thrown;
  expect(parts.home).toBe('Start');
});

test('a part that no file holds is named in the error', async () => {
  const { want } = lateParts<{ home: string }>({}, vi.fn());
  await expect(want(['home'])).rejects.toThrow('there is no part named home');
});

test('looking at the whole as text loads nothing', () => {
  const home = vi.fn(async () => ({ home: 'Start' }));
  const { parts } = lateParts<{ home: string }>({ home }, vi.fn());
  expect(Object.prototype.toString.call(parts)).toBe('[object Object]');
  expect(home).not.toHaveBeenCalled();
});

test('a part that could not be loaded is retried once', async () => {
  const home = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ home: 'Start' });
  const { parts, want } = lateParts<{ home: string }>({ home }, vi.fn());
  await want(['home']);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledTimes(2);
});

test('whoever asks later for a part that failed twice tries again', async () => {
  const home = vi.fn().mockRejectedValue(new Error('offline'));
  const { parts, want } = lateParts<{ home: string }>({ home }, vi.fn());
  await expect(want(['home'])).rejects.toThrow('offline');
  home.mockResolvedValue({ home: 'Start' });
  await want(['home']);
  expect(parts.home).toBe('Start');
});

test('rendering with a part that is missing asks for it twice, tells once and waits', async () => {
  const home = vi.fn().mockRejectedValue(new Error('offline'));
  const onMissing = vi.fn();
  const { parts } = lateParts<{ home: string }>({ home }, onMissing);
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
    new Promise((resolve) => setTimeout(resolve, 20, 'waits')),
  ]);
  expect(outcome).toBe('waits');
});

test('the parts a page used are noted', () => {
  const { parts, used } = recordedParts({ home: { title: 'Start' }, cart: { title: 'Korb' } });
  expect(parts.home.title).toBe('Start');
  expect([...used]).toEqual(['home']);
});
