import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';

interface Found {
  count: number | null;
  /** The best of them as HTML. */
  hits?: string;
}

/**
 * The number of matching coffees and the best of them: from the server for the answers it knows, whose number is
 * `known`, fetched after every change of the form.
 */
export function useAdviceCount(known: number | null) {
  const { href } = useI18n();
  const [found, setFound] = useState<Found | null>(null);
  const request = useRef<AbortController | null>(null);
  const form = useRef<HTMLFormElement>(null);

  async function update() {
    if (!form.current) return;
    request.current?.abort();
    const latest = new AbortController();
    request.current = latest;
    const answers = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) answers.set(name, String(value));
    const answer = await fetchCount(`${href.adviceCount()}?${answers}`, latest.signal);
    if (!latest.signal.aborted) setFound(answer);
  }

  function forget() {
    request.current?.abort();
    setFound(null);
  }

  const first = useRef(update);
  // answers that were chosen before the application ran
  useEffect(() => {
    const radios = form.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
    if ([...radios].some(({ checked, defaultChecked }) => checked !== defaultChecked)) {
      first.current();
    }
  }, []);

  return {
    count: found ? found.count : known,
    hits: found?.hits,
    changed: found !== null,
    form,
    update,
    forget,
  };
}

/** No number on failure: the button then shows none. */
async function fetchCount(url: string, signal: AbortSignal): Promise<Found> {
  try {
    const response = await fetch(url, { signal });
    const found: Found = await response.json();
    return response.ok ? found : { count: null };
  } catch {
    return { count: null };
  }
}
