import type { Suggestions } from '../commerce/search.ts';
import { normaliseQuery } from '../commerce/search-query.ts';

export interface SearchState {
  /** As typed. */
  text: string;
  /** The newest answer there is; while the next is on its way, it is that to an earlier query. */
  answer: { query: string; suggestions: Suggestions } | null;
  status: 'idle' | 'loading' | 'failed';
}

interface SearchStoreOptions {
  ask(query: string, signal: AbortSignal): Promise<Suggestions>;
  debounceMs?: number;
}

const debounce = 300;
const nothing: SearchState = { text: '', answer: null, status: 'idle' };

/** What is typed and what is found for it. Only the answer to the newest question counts, whenever it comes. */
export function createSearchStore({ ask, debounceMs = debounce }: SearchStoreOptions) {
  const listeners = new Set<() => void>();
  let state = nothing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: { query: string; abort: AbortController } | null = null;

  function set(change: Partial<SearchState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function forget() {
    clearTimeout(timer);
    question?.abort.abort();
    question = null;
  }

  async function send(query: string) {
    forget();
    const mine = { query, abort: new AbortController() };
    question = mine;
    set({ status: 'loading' });
    try {
      const suggestions = await ask(query, mine.abort.signal);
      if (question === mine) set({ answer: { query, suggestions }, status: 'idle' });
    } catch {
      if (question === mine) set({ status: 'failed' });
    }
  }

  /** Asks for what stands in the field, unless that is what was asked last. */
  function follow(text: string, wait: number) {
    const query = normaliseQuery(text);
    if (query === '') {
      forget();
      set({ text, answer: null, status: 'idle' });
      return;
    }
    set({ text });
    clearTimeout(timer);
    if (query === question?.query && state.status !== 'failed') return;
    if (wait === 0) send(query);
    else timer = setTimeout(() => send(query), wait);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    type: (text: string) => follow(text, debounceMs),
    /** For words that are complete: a chip, a proposal, what stood in the field already. */
    run: (text: string) => follow(text, 0),
    retry() {
      const query = normaliseQuery(state.text);
      if (query !== '') send(query);
    },
    clear() {
      forget();
      set(nothing);
    },
  };
}
