import type { Choice } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';

export const recordKey = 'consent';

/** Raised when the purposes change: whoever agreed to something else is asked again. */
const purposes = 1;
const lifeSpanMs = 365 * 24 * 60 * 60 * 1000;

type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a choice was made about. A service more is another question. */
export function versionOf({ tagManager, platform }: ConsentSettings): string {
  return [purposes, tagManager && 'tag-manager', platform && 'platform'].filter(Boolean).join(' ');
}

/** The visitor's choice, kept in the browser and sent nowhere. */
export function consentRecord(version: string, storage: RecordStorage, now = Date.now) {
  return {
    /** Null before they chose, and again once that is a year ago or was about something else. */
    read(): Choice | null {
      const record = parse(attempt(() => storage.getItem(recordKey)) ?? '');
      const age = now() - (record?.decidedAt ?? 0);
      return record?.version === version && age >= 0 && age < lifeSpanMs ? record.choice : null;
    },
    write(choice: Choice) {
      const record = { version, decidedAt: new Date(now()).toISOString(), ...choice };
      // a browser that keeps nothing asks again on the next page
      attempt(() => storage.setItem(recordKey, JSON.stringify(record)));
    },
    /** Whether there was a choice that no longer counts; it is removed. */
    discard(): boolean {
      const found = attempt(() => storage.getItem(recordKey)) ?? null;
      attempt(() => storage.removeItem(recordKey));
      return found !== null;
    },
  };
}

function parse(text: string) {
  const value: unknown = attempt(() => JSON.parse(text));
  if (typeof value !== 'object' || value === null) return null;
  const { version, decidedAt, statistics, marketing }: Partial<Record<string, unknown>> = {
    ...value,
  };
  return {
    version,
    decidedAt: Date.parse(String(decidedAt)),
    choice: { statistics: statistics === true, marketing: marketing === true },
  };
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
