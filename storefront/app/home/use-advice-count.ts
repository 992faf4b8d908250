import { useRef, useState } from 'react';
import { useI18n } from '../i18n/i18n.tsx';

/** How many coffees fit the answers: the server's number for the first ones, asked for anew with every change. */
export function useAdviceCount(first: number | null) {
  const { href } = useI18n();
  const [state, setState] = useState({ count: first, changed: false });
  const asked = useRef<AbortController | null>(null);

  async function update(form: HTMLFormElement) {
    asked.current?.abort();
    const latest = new AbortController();
    asked.current = latest;
    const answers = new URLSearchParams();
    for (const [name, value] of new FormData(form)) answers.set(name, String(value));
    const count = await readCount(`${href.adviceCount()}?${answers}`, latest.signal);
    if (!latest.signal.aborted) setState({ count, changed: true });
  }

  return { ...state, update };
}

/** Null where it cannot be read: the button then promises no number. */
async function readCount(address: string, signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(address, { signal });
    const { count }: { count: number | null } = await response.json();
    return response.ok ? count : null;
  } catch {
    return null;
  }
}
