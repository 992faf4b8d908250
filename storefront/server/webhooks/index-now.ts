import { request } from 'undici';
import type { ChangedPage } from '../../app/entry.server.tsx';

/** In the root, so that the key is valid for every address of the host. */
export const indexNowKeyPath = '/indexnow.txt';

const timeoutMs = 5_000;
/** The protocol's limit of addresses in one call. */
const maxAddresses = 10_000;
/** Kept while the service fails; a crawler finds the others in the sitemap. */
const maxPages = 10_000;

interface IndexNowOptions {
  endpoint: string;
  key: string;
  publicOrigin: string;
  /** Changes are collected for so long. */
  delayMs: number;
  addressesOf(pages: ChangedPage[]): Promise<string[]>;
  onSubmit?: (submission: { outcome: 'ok' | 'failed'; addresses: number }) => void;
}

/**
 * Tells search engines which pages have changed (indexnow.org). A change only starts a timer, so that no purge waits for
 * it; pages that change often are submitted once a batch.
 */
export function createIndexNow(options: IndexNowOptions) {
  const { endpoint, key, publicOrigin, delayMs, addressesOf, onSubmit } = options;
  const waiting = new Map<string, ChangedPage>();
  let timer: NodeJS.Timeout | null = null;
  let submitting: Promise<void> = Promise.resolve();

  function add(page: ChangedPage) {
    if (waiting.size < maxPages) waiting.set(`${page.kind} ${page.id}`, page);
    if (timer) return;
    timer = setTimeout(submitInTurn, delayMs);
    timer.unref();
  }

  function submitInTurn() {
    if (timer) clearTimeout(timer);
    timer = null;
    submitting = submitting.then(submitAll);
  }

  async function submitAll(): Promise<void> {
    const pages = [...waiting.values()];
    waiting.clear();
    let count = 0;
    try {
      const addresses = (await addressesOf(pages)).map((path) => publicOrigin + path);
      count = addresses.length;
      for (let start = 0; start < count; start += maxAddresses) {
        await submit(addresses.slice(start, start + maxAddresses));
      }
      if (count > 0) onSubmit?.({ outcome: 'ok', addresses: count });
    } catch {
      onSubmit?.({ outcome: 'failed', addresses: count });
      // again with the next batch
      for (const page of pages) add(page);
    }
  }

  async function submit(urlList: string[]): Promise<void> {
    const { statusCode, body } = await request(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicOrigin).host,
        key,
        keyLocation: publicOrigin + indexNowKeyPath,
        urlList,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await body.dump();
    if (statusCode >= 300) throw new Error(`IndexNow responded with status ${statusCode}`);
  }

  return {
    pageChanged: add,
    /** By this file search engines recognise that the submissions are ours. */
    respondWithKey: () =>
      new Response(key, {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'public, max-age=0, s-maxage=3600',
        },
      }),
    /** On shutdown, the waiting changes are submitted at once. */
    async close(): Promise<void> {
      if (timer) submitInTurn();
      await submitting;
      if (timer) clearTimeout(timer);
    },
  };
}
