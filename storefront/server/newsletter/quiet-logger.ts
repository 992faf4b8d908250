import { Logger as QueueLogger } from 'graphile-worker';
import type { Logger } from 'pino';

/** Only what somebody has to look at, and never the details: a job's could name a person. */
export const quietLogger = (log: Pick<Logger, 'error'>) =>
  new QueueLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.error(`newsletter: ${message}`);
  });
