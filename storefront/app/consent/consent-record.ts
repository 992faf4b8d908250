import type { Choice } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';

export const recordKey = 'consent';

/** To be raised when the purposes change: visitors are then asked again. */
const purposesVersion = 1;
const maxAgeMs = 365 * 24 * 60 * 60 * 1000;

type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The version a choice is valid for; adding a service asks again. */
export function versionOf(settings: ConsentSettings): string {
  const { tagManager, platform, serverEvents, platformSessions } = settings;
  return [
    purposesVersion,
    tagManager && 'tag-manager',
    platform && 'platform',
    serverEvents && 'server-events',
    platformSessions && 'platform-sessions',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The visitor's choice in local storage. */
export function consentRecord(version: string, storage: RecordStorage, now = Date.now) {
  return {
    /** Null without a choice, after a year and for another version. */
    read(): Choice | null {
      const record = parse(attempt(() => storage.getItem(recordKey)) ?? '');
      const age = now() - (record?.decidedAt ?? 0);
      return record?.version === version && age >= 0 && age < maxAgeMs ? record.choice : null;
    },
    write(choice: Choice) {
      const record = { version, decidedAt: new Date(now()).toISOString(), ...choice };
      // without storage the next page asks again
      attempt(() => storage.setItem(recordKey, JSON.stringify(record)));
    },
    /** Removes an outdated choice; false where there was none. */
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
