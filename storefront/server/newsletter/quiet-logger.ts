import { Logger } from 'graphile-worker';

/** Only what somebody has to look at, and never the details: a job's could name a person. */
export const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`newsletter: ${message}`);
});
