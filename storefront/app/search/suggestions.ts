import { useEffect, useState } from 'react';
import type { SearchPresets, Suggestions } from '../commerce/search/search.ts';

/** From our own server, already in our types. */
export async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestions> {
  return readJson(address, signal);
}

async function readJson<Data>(address: string, signal?: AbortSignal): Promise<Data> {
  const response = await fetch(address, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Null until loaded; optional. */
export function usePresets(wanted: boolean, address: string): SearchPresets | null {
  const [presets, setPresets] = useState<SearchPresets | null>(null);
  const missing = wanted && presets === null;
  useEffect(() => {
    if (!missing) return;
    const abort = new AbortController();
    readJson<SearchPresets>(address, abort.signal).then(setPresets, () => {});
    return () => abort.abort();
  }, [missing, address]);
  return presets;
}
