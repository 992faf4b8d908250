import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** Forwards warnings and errors of the job queue, without details, which may contain personal data. */
export const queueLogger = (log: Pick<Logger, 'error'>) =>
  new QueueLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.error(`newsletter: ${message}`);
  });
