import { cleanQuery } from '../commerce/collection/clean-query.ts';
import type { Suggestions } from '../commerce/search/search.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import { createStore } from '../ui/create-store.ts';

export interface SearchState {
  /** As typed. */
  text: string;
  /** The newest response; while the next request is in flight, it belongs to an earlier query. */
  answer: { query: string; typed: string; suggestions: Suggestions } | null;
  status: 'idle' | 'loading' | 'failed';
}

interface SearchStoreOptions {
  /** For the normalised query, and what was typed. */
  fetchSuggestions(query: string, typed: string, signal: AbortSignal): Promise<Suggestions>;
  debounceMs?: number;
}

const initialState: SearchState = { text: '', answer: null, status: 'idle' };

/** The typed text and its suggestions. Only the response to the newest request counts, in whatever order they arrive. */
export function createSearchStore({ fetchSuggestions, debounceMs = 300 }: SearchStoreOptions) {
  const { get, set, subscribe } = createStore(initialState);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest request, also after its response: the same query is not sent twice. */
  let newest: { query: string; abort: AbortController } | null = null;

  const update = (change: Partial<SearchState>) => set({ ...get(), ...change });

  function cancel() {
    clearTimeout(timer);
    newest?.abort.abort();
    newest = null;
  }

  async function send(query: string) {
    cancel();
    const typed = cleanQuery(get().text);
    const request = { query, abort: new AbortController() };
    newest = request;
    update({ status: 'loading' });
    try {
      const suggestions = await fetchSuggestions(query, typed, request.abort.signal);
      if (newest === request) update({ answer: { query, typed, suggestions }, status: 'idle' });
    } catch {
      if (newest === request) update({ status: 'failed' });
    }
  }

  /** Sends the query unless it equals the newest one. */
  function search(text: string, delay: number) {
    const query = normaliseQuery(text);
    if (query === '') {
      cancel();
      update({ text, answer: null, status: 'idle' });
      return;
    }
    update({ text });
    clearTimeout(timer);
    if (query === newest?.query && get().status !== 'failed') return;
    if (delay === 0) send(query);
    else timer = setTimeout(() => send(query), delay);
  }

  return {
    get,
    subscribe,
    type: (text: string) => search(text, debounceMs),
    /** Without debounce, for complete queries: a chip, a suggestion, the field's initial text. */
    run: (text: string) => search(text, 0),
    retry() {
      const query = normaliseQuery(get().text);
      if (query !== '') send(query);
    },
    clear() {
      cancel();
      set(initialState);
    },
  };
}
