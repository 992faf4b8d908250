import { setTimeout as wait } from 'node:timers/promises';
import { visitorAddress } from './load.ts';

const maxAttempts = 5;

/** Crawls the shop from its home pages until enough pages are found and cached. */
export async function crawl(origin: string, most: number): Promise<string[]> {
  const waiting = ['/de', '/en', '/da', '/de/brands'];
  const known = new Set(waiting);
  const failures = new Map<string, number>();
  const good: string[] = [];
  while (waiting.length > 0 && good.length < most) {
    const batch = waiting.splice(0, 4);
    const found = await Promise.all(batch.map((path) => linksOf(origin, path)));
    for (const [index, links] of found.entries()) {
      const path = batch[index];
      if (path === undefined) continue;
      if (!links) {
        // retried: a cold shop on a busy machine may fail
        const tries = (failures.get(path) ?? 0) + 1;
        failures.set(path, tries);
        if (tries < maxAttempts) waiting.push(path);
        await wait(500);
        continue;
      }
      good.push(path);
      for (const link of links) {
        if (known.has(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  }
  if (good.length < most) {
    throw new Error(
      `only ${good.length} of ${most} pages could be visited: is the machine too busy?`,
    );
  }
  return good.slice(0, most);
}

/** Warms the cache of an edge, in the encoding that the load uses. */
export async function warm(origin: string, pages: string[]): Promise<void> {
  for (const path of pages) {
    await linksOf(origin, path);
  }
}

let visitors = 0;

/** What a page links to; null where it was not answered whole. */
export async function linksOf(origin: string, path: string): Promise<string[] | null> {
  visitors += 1;
  const response = await fetch(`${origin}${path}`, {
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitorAddress(visitors) },
    redirect: 'manual',
  });
  const html = await response.text();
  // an incomplete page is retried
  const isWhole = response.headers.get('cache-control')?.startsWith('public');
  if (response.status !== 200 || !isWhole) return null;
  return [...html.matchAll(/href="(\/[a-z]{2}\/[a-z]\/[^"?#]+)"/g)].flatMap(
    ([, link]) => link ?? [],
  );
}
