import { useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';

/** The number of matching coffees: from the server for the default answers, fetched after every change. */
export function useAdviceCount(first: number | null) {
  const { href } = useI18n();
  const [state, setState] = useState({ count: first, changed: false });
  const request = useRef<AbortController | null>(null);

  async function update(form: HTMLFormElement) {
    request.current?.abort();
    const latest = new AbortController();
    request.current = latest;
    const answers = new URLSearchParams();
    for (const [name, value] of new FormData(form)) answers.set(name, String(value));
    const count = await fetchCount(`${href.adviceCount()}?${answers}`, latest.signal);
    if (!latest.signal.aborted) setState({ count, changed: true });
  }

  return { ...state, update };
}

/** Null on failure: the button then shows no number. */
async function fetchCount(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, { signal });
    const { count }: { count: number | null } = await response.json();
    return response.ok ? count : null;
  } catch {
    return null;
  }
}
