import { expect, test, vi } from 'vitest';
import { filesIn, lateParts, recordedParts } from './late-parts.ts';

test('a file is found by the name of its part', () => {
  const load = () => Promise.resolve({});
  const found = { './de/main-menu.ts': load, './en/main-menu.ts': load, './de/home.ts': load };
  expect(Object.keys(filesIn('./de/', found))).toEqual(['mainMenu', 'home']);
});

test('a part that was loaded is at hand, and loaded once', async () => {
  const home = vi.fn(() => Promise.resolve({ home: 'Start' }));
  const { parts, want } = lateParts<{ home: string; cart: string }>({ home }, vi.fn());
  await Promise.all([want(['home']), want(['home'])]);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledOnce();
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
