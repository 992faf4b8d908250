import { recordKey } from './consent-record.ts';

/** What the shop itself keeps in a browser; the privacy page names each. Its cookies are hidden from scripts. */
const ours = [
  recordKey,
  'cart',
  'saved-items',
  'recently-viewed',
  'recent-searches.*',
  'react-router-scroll-positions',
];

/**
 * Deletes everything in this browser that is not the shop's own: services name their cookies as they like, so a list of
 * theirs would always miss one.
 */
export function forgetServices(keeps: string[]) {
  const isKept = keptBy([...ours, ...keeps]);
  for (const name of cookieNames(document.cookie)) {
    if (isKept(name)) continue;
    for (const scope of cookieScopes(location)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other way
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; ${scope}`;
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (!isKept(key)) storage.removeItem(key);
    }
  } catch {
    // where a browser refuses its storage, nobody has stored anything
  }
  void forgetDatabases(isKept);
}

async function forgetDatabases(isKept: (name: string) => boolean) {
  try {
    const databases = (await indexedDB.databases?.()) ?? [];
    for (const { name } of databases) if (name && !isKept(name)) indexedDB.deleteDatabase(name);
  } catch {
    // the same
  }
}

export function keptBy(patterns: string[]): (name: string) => boolean {
  return (name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
}

export function cookieNames(cookies: string): string[] {
  return cookies.split(';').flatMap((cookie) => cookie.split('=', 1)[0]?.trim() || []);
}

/** Every path and domain under which a page may have set a cookie: to delete one, they must be named as then. */
export function cookieScopes({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>) {
  const steps = pathname.split('/').filter(Boolean);
  const paths = ['/', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  return paths.flatMap((path) => ['', ...domains].map((domain) => `path=${path}${domain}`));
}
