/** What the page's scripts may report, as configured on the server. */
export interface TelemetrySettings {
  /** The release the page belongs to; null where errors are not reported. */
  errorRelease: string | null;
  /** The share of visits that are measured, from 0 to 1. */
  vitalsSampleRate: number;
}

/** The names of the meta elements that carry the settings; absent where a setting is off. */
export const settingMetaNames = {
  errorRelease: 'error-reports',
  vitalsSampleRate: 'vitals-sample',
} as const;

/** Null where it is off. */
export function readSetting(setting: keyof TelemetrySettings): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${settingMetaNames[setting]}]`);
  return meta?.content ?? null;
}

/** Read when the document loads: a client-side render of the whole page may clear its head. */
export const errorRelease = typeof document === 'undefined' ? null : readSetting('errorRelease');
