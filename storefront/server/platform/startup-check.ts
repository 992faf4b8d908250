import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Operation, Platform } from '../../app/entry.server.tsx';
import { platformDocuments } from './documents.ts';
import { PlatformError } from './platform-error.ts';

const operation: Operation<unknown, object> = {
  name: 'StartupCheck',
  kind: 'query',
  text: platformDocuments.startupCheck,
};

/** Wrong token, unpaid, wrong address, locked: no retry of a page would help. */
const rejectingStatuses = new Set([401, 402, 403, 404, 423]);

interface StartupCheckOptions {
  platform: Platform;
  log: Logger;
  retryMs?: number;
}

/**
 * Resolves when the node may become ready: a node that the platform rejects never does, so that a rolling deploy keeps
 * the old nodes. A platform that is down does not count: the node can serve stale pages.
 */
export async function checkPlatformAccess({
  platform,
  log,
  retryMs = 10_000,
}: StartupCheckOptions) {
  for (;;) {
    try {
      await platform.send(operation, {});
      return;
    } catch (error) {
      if (!isRejection(error)) {
        log.warn({ err: error }, 'the platform did not answer the start-up check');
        return;
      }
      log.error(
        { err: error },
        'the platform rejects this shop: check PLATFORM_URL, PLATFORM_TOKEN and PLATFORM_TOKEN_KIND (npm run doctor)',
      );
      await delay(retryMs, undefined, { ref: false });
    }
  }
}

function isRejection(error: unknown): boolean {
  return (
    error instanceof PlatformError &&
    (rejectingStatuses.has(error.status ?? 0) || error.code === 'ACCESS_DENIED')
  );
}
