import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggestions } from '../commerce/search/search.ts';
import { createSearchStore } from './search-store.ts';

const found = (phrase: string): Suggestions => ({
  products: [],
  categories: [],
  pages: [],
  articles: [],
  phrases: [phrase],
});

describe('typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('sends one request, 300 ms after the last key [CONST-039 STATE-011]', async () => {
    const fetchSuggestions = vi.fn(async (query: string) => found(query));
    const store = createSearchStore({ fetchSuggestions });
    for (const text of ['e', 'es', 'esp']) {
      store.type(text);
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(fetchSuggestions).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetchSuggestions.mock.calls.map(([query]) => query)).toEqual(['esp']);
    expect(store.get()).toMatchObject({ text: 'esp', answer: { query: 'esp' }, status: 'idle' });
  });

  test('keeps the last response until the next one arrives', async () => {
    const store = createSearchStore({ fetchSuggestions: async (query) => found(query) });
    store.run('esp');
    await vi.advanceTimersByTimeAsync(0);
    store.type('espr');
    await vi.advanceTimersByTimeAsync(200);
    expect(store.get()).toMatchObject({ text: 'espr', answer: { query: 'esp' } });
  });

  test('clearing the field clears the results, and a response in flight does not restore them [STATE-010]', async () => {
    const store = createSearchStore({
      fetchSuggestions: (query) =>
        new Promise((resolve) => setTimeout(() => resolve(found(query)), 500)),
    });
    store.run('esp');
    store.type('  ');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get()).toMatchObject({ answer: null, status: 'idle' });
  });

  test('extra spaces and capitals send no new request', async () => {
    const fetchSuggestions = vi.fn(async (query: string) => found(query));
    const store = createSearchStore({ fetchSuggestions });
    store.run('night shift');
    store.type(' Night  Shift ');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetchSuggestions).toHaveBeenCalledTimes(1);
  });

  test('typing back to the last query sends no new request', async () => {
    const fetchSuggestions = vi.fn(async (query: string) => found(query));
    const store = createSearchStore({ fetchSuggestions });
    store.run('esp');
    await vi.advanceTimersByTimeAsync(0);
    store.type('espr');
    await vi.advanceTimersByTimeAsync(100);
    store.type('esp');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get()).toMatchObject({ answer: { query: 'esp' }, status: 'idle' });
    expect(fetchSuggestions).toHaveBeenCalledTimes(1);
  });

  test('a failed request can be retried', async () => {
    const fetchSuggestions = vi
      .fn<(query: string) => Promise<Suggestions>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockImplementation(async (query) => found(query));
    const store = createSearchStore({ fetchSuggestions });
    store.run('esp');
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get().status).toBe('failed');
    store.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get()).toMatchObject({ answer: { query: 'esp' }, status: 'idle' });
  });
});

test('no response replaces a newer one, in whatever order they arrive [DEC-065]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.record({ word: fc.stringMatching(/^[a-d]{1,3}$/), fails: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      }),
      async (scheduler, typed) => {
        const asked: string[] = [];
        const fails = new Map(typed.map(({ word, fails }) => [word, fails]));
        const store = createSearchStore({
          // ignores the abort signal
          fetchSuggestions: async (query) => {
            asked.push(query);
            await scheduler.schedule(Promise.resolve(), query);
            if (fails.get(query)) throw new Error(query);
            return found(query);
          },
        });
        const newest: number[] = [];
        store.subscribe(() => {
          const { answer } = store.get();
          if (answer) newest.push(asked.lastIndexOf(answer.query));
        });
        for (const { word } of typed) {
          scheduler.schedule(Promise.resolve(), `type ${word}`).then(() => store.run(word));
        }
        await scheduler.waitAll();
        expect(newest).toEqual(newest.toSorted((one, other) => one - other));
        const { text, answer, status } = store.get();
        expect(status).toBe(fails.get(text) ? 'failed' : 'idle');
        if (status === 'idle') {
          expect(answer).toEqual({ query: text, typed: text, suggestions: found(text) });
        }
      },
    ),
  );
});
