import { notedSetting } from './page-settings.ts';

const release = typeof document === 'undefined' ? null : notedSetting('errorRelease');
const ids = new WeakMap<Error, string>();

/**
 * The number an error is reported under, the same for whoever shows it and whoever sends it. Null for what is not
 * reported: what failed on the server, what other people's scripts did, and everything where reporting is off.
 */
export function eventIdOf(error: unknown): string | null {
  if (release === null || !(error instanceof Error)) return null;
  if (!error.stack?.includes(`${location.origin}/assets/`)) return null;
  const id = ids.get(error) ?? newId();
  ids.set(error, id);
  return id;
}

/** What it takes to send an error is loaded when there is one. */
export function tellError(error: unknown) {
  const id = eventIdOf(error);
  if (id === null || release === null) return;
  import('./send-errors.ts')
    .then(({ sendError }) => sendError(error, id, release))
    .catch(() => {
      // whatever broke may have taken the network with it
    });
}

export function watchErrors() {
  if (release === null) return;
  addEventListener('error', ({ error }) => tellError(error));
  addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
