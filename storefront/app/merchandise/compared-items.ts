import { maxCompared } from '../commerce/product/compared-handles.ts';

const storageKey = 'compared';

/** The handles this tab compared last, so that another card joins them. Forgotten with the tab. */
export function comparedItems(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    const handles = Array.isArray(value) ? value : [];
    return handles.filter((handle) => typeof handle === 'string').slice(-maxCompared);
  } catch {
    return [];
  }
}

export function rememberCompared(handles: readonly string[]) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(handles));
  } catch {
    // without storage every link begins a new comparison
  }
}
