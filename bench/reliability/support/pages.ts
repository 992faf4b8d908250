import { setTimeout as wait } from 'node:timers/promises';
import { visitorAddress } from './load.ts';

const maxAttempts = 5;

/** Visits the shop from its start pages on, as a robot would, until so many pages are known and warm. */
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
        // a cold shop on a busy machine: what a benchmark needs is a shop that is well
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

/** Brings pages into the cache of an edge, in the encoding that the load asks for. */
export async function warm(origin: string, pages: string[]): Promise<void> {
  for (const path of pages) {
    await linksOf(origin, path);
  }
}

let visitors = 0;

async function linksOf(origin: string, path: string): Promise<string[] | null> {
  visitors += 1;
  const response = await fetch(`${origin}${path}`, {
    headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitorAddress(visitors) },
    redirect: 'manual',
  });
  const html = await response.text();
  // a page with gaps is not worth waiting for
  const isWhole = response.headers.get('cache-control')?.startsWith('public');
  if (response.status !== 200 || !isWhole) return null;
  return [...html.matchAll(/href="(\/(?:de|en|da)\/[a-z]\/[^"?#]+)"/g)].flatMap(
    ([, link]) => link ?? [],
  );
}
