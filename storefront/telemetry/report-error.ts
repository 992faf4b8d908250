import { errorRelease as release } from './page-settings.ts';

const ids = new WeakMap<Error, string>();

/**
 * The id an error is reported under, the same on the error page and in the report. Null for errors that are not
 * reported: server errors, errors of third-party scripts, and all errors where reporting is off.
 */
export function eventIdOf(error: unknown): string | null {
  if (release === null || !(error instanceof Error)) return null;
  if (!error.stack?.includes(`${location.origin}/assets/`)) return null;
  const id = ids.get(error) ?? newId();
  ids.set(error, id);
  return id;
}

/** The reporting library is imported with the first error. */
export async function reportError(error: unknown) {
  const id = eventIdOf(error);
  if (id === null || release === null) return;
  const { sendError } = await import('./send-errors.ts');
  sendError(error, id, release);
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
