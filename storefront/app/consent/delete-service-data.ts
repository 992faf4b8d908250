import { recordKey } from './consent-record.ts';

/** The shop's own storage entries, as listed on the privacy page; its other cookies are not readable by scripts. */
const ownEntries = [
  recordKey,
  'cart',
  'delivery_country',
  'saved-items',
  'recently-viewed',
  'recent-searches.*',
  'compared',
  'equipment',
  'last-cart',
  'react-router-scroll-positions',
];

/** Deletes everything but the shop's own entries: a list of the services' names would never be complete. */
export function deleteServiceData(keeps: string[]) {
  const isKept = matchesAny([...ownEntries, ...keeps]);
  for (const name of cookieNames(document.cookie)) {
    if (isKept(name)) continue;
    for (const scope of cookieScopes(location)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${scope}`;
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
    }
  } catch {
    // without storage there is nothing to delete
  }
  void deleteDatabases(isKept);
}

async function deleteDatabases(isKept: (name: string) => boolean) {
  try {
    const databases = (await indexedDB.databases?.()) ?? [];
    for (const { name } of databases) if (name && !isKept(name)) indexedDB.deleteDatabase(name);
  } catch {
    // without IndexedDB there is nothing to delete
  }
}

export function matchesAny(patterns: string[]): (name: string) => boolean {
  return (name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
}

export function cookieNames(cookies: string): string[] {
  return cookies.split(';').flatMap((cookie) => cookie.split('=', 1)[0]?.trim() || []);
}

/** Every path and domain a cookie may have been set for: deleting one needs the same attributes. */
export function cookieScopes({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>) {
  const steps = pathname.split('/').filter(Boolean);
  const paths = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  return paths.flatMap((path) => ['', ...domains].map((domain) => `path=${path}${domain}`));
}
