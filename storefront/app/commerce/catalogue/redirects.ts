import * as operations from '../operations/generated.ts';
import { eachPage } from '../platform/each-page.ts';
import type { Platform } from '../platform/platform.ts';

/** The merchant's redirects by old path. */
export interface Redirects {
  /** The target of the first path that has one. */
  find(paths: readonly string[]): Promise<string | null>;
}

const maxAge = 5 * 60_000;
/** After a failure, so that unknown addresses do not call a platform that is down again and again. */
const retryAfter = 10_000;

/**
 * The whole list is kept in memory and read again every few minutes: an unknown address costs no call of its own. While it
 * is read again, and where that fails, the last list is used.
 */
export function createRedirectList(now: () => number = Date.now) {
  let targets = new Map<string, string>();
  let reading: Promise<void> | null = null;
  let readAgainAt = 0;
  let wasRead = false;

  async function read(platform: Platform) {
    const found = new Map<string, string>();
    const pages = eachPage(
      async (after) => (await platform.send(operations.UrlRedirects, { after })).urlRedirects,
    );
    for await (const nodes of pages) {
      for (const { path, target } of nodes) found.set(path.toLowerCase(), target);
    }
    targets = found;
    wasRead = true;
  }

  function refresh(platform: Platform): Promise<void> {
    reading ??= read(platform)
      .then(
        () => {
          readAgainAt = now() + maxAge;
        },
        () => {
          readAgainAt = now() + retryAfter;
        },
      )
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    with: (platform: Platform): Redirects => ({
      async find(paths) {
        if (now() >= readAgainAt) {
          const done = refresh(platform);
          if (!wasRead) await done;
        }
        for (const path of paths) {
          const target = targets.get(path.toLowerCase());
          if (target) return target;
        }
        return null;
      },
    }),
  };
}
