import {
  type SubmitEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { cleanQuery } from '../commerce/collection/clean-query.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { StatusRegion } from '../ui/status-region.tsx';
import { EmptySearch } from './empty-search.tsx';
import { recentSearches } from './recent-searches.ts';
import { reportSearch } from './report-search.ts';
import { SearchBar } from './search-bar.tsx';
import { SearchFailed } from './search-failed.tsx';
import { SearchHits } from './search-hits.tsx';
import styles from './search-modal.module.css';
import { createSearchStore } from './search-store.ts';
import { fetchSuggestions, usePresets } from './suggestions.ts';
import { useActiveOption } from './use-active-option.ts';

export interface SearchModalProps {
  /** What the server rendered (SearchDialog). */
  dialog: HTMLDialogElement;
  open: boolean;
  /** The text of the field that opened it. */
  text: string;
}

/** The content of the search window. */
export function SearchModal({ dialog, open, text }: SearchModalProps) {
  const { t, href, language } = useI18n();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [recent] = useState(() => recentSearches(language, localStorage));
  const [store] = useState(() =>
    createSearchStore({
      fetchSuggestions(query, typed, signal) {
        reportSearch(typed);
        return fetchSuggestions(href.suggestions(query), signal);
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const presets = usePresets(open, href.searchPresets());
  const { answer, status } = state;
  const option = useActiveOption(listId, answer?.query ?? '');

  useLayoutEffect(() => {
    if (!open) return;
    store.run(removeServerPanel(panel.current) || text);
    input.current?.focus();
    return store.clear;
  }, [open, text, store]);

  function run(phrase: string) {
    store.run(phrase);
    input.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const query = cleanQuery(state.text);
    if (query === '') return;
    input.current?.blur();
    recent.add(query);
    navigate(href.search(query));
  }

  const query = normaliseQuery(state.text);
  const hits = query !== '' && answer ? answer.suggestions : null;
  const failed = query !== '' && status === 'failed';
  const pages = hits ? hits.pages.length + hits.articles.length : 0;
  const found = hits ? hits.products.length + hits.categories.length + pages : 0;
  return createPortal(
    <div ref={panel} className={styles.panel}>
      <SearchBar
        input={input}
        text={state.text}
        loading={status === 'loading'}
        listId={listId}
        option={option}
        expanded={!failed && found > 0}
        onType={store.type}
        onSubmit={submit}
        onClear={() => run('')}
      />
      <StatusRegion>
        {hits &&
          !failed &&
          status === 'idle' &&
          (found > 0
            ? t.search.count(hits.products.length, hits.categories.length, pages)
            : t.search.nothingFor(answer?.typed ?? ''))}
      </StatusRegion>
      <div className={styles.body} data-loading={hits && status === 'loading' ? '' : undefined}>
        {failed && <SearchFailed onRetry={store.retry} />}
        {!failed && hits && answer && (
          <SearchHits
            hits={hits}
            query={answer.typed}
            listId={listId}
            active={option.active}
            presets={presets}
            onRun={run}
            onFollow={() => recent.add(state.text)}
          />
        )}
        {!failed && !hits && (
          // remounted on opening, to read the recent searches again
          <EmptySearch key={String(open)} presets={presets} recent={recent} onRun={run} />
        )}
      </div>
    </div>,
    dialog,
  );
}

/** The portal adds its panel after the one of the server. Returns what was typed there. */
function removeServerPanel(panel: HTMLElement | null): string {
  const previous = panel?.previousElementSibling;
  previous?.remove();
  return previous?.querySelector('input')?.value ?? '';
}
