import { expect, test, vi } from 'vitest';
import { filesIn, lateParts, recordedParts } from './late-parts.ts';

test('a file is found by the name of its part', () => {
  const load = () => Promise.resolve({});
  const found = { './de/main-menu.ts': load, './en/main-menu.ts': load, './de/home.ts': load };
  expect(Object.keys(filesIn('./de/', found))).toEqual(['mainMenu', 'home']);
});

test('a part that was loaded is at hand, and loaded once', async () => {
  const home = vi.fn(() => Promise.resolve({ home: 'Start' }));
  const { parts, want } = lateParts<{ home: string; cart: string }>({ home });
  await Promise.all([want(['home']), want(['home'])]);
  expect(parts.home).toBe('Start');
  expect(home).toHaveBeenCalledOnce();
});

test('a part that could not be loaded is tried again', async () => {
  const home = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ home: 'Start' });
  const { parts, want } = lateParts<{ home: string }>({ home });
  await expect(want(['home'])).rejects.toThrow('offline');
  await want(['home']);
  expect(parts.home).toBe('Start');
});

test('the parts a page used are noted', () => {
  const { parts, used } = recordedParts({ home: { title: 'Start' }, cart: { title: 'Korb' } });
  expect(parts.home.title).toBe('Start');
  expect([...used]).toEqual(['home']);
});
