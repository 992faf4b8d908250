/** What a page's scripts may tell, as the server decided it. */
export interface TelemetrySettings {
  /** The release the page belongs to; null where errors are not reported. */
  errorRelease: string | null;
  /** The share of visits that are measured, from 0 to 1. */
  vitalsSampleRate: number;
}

const names = { errorRelease: 'error-reports', vitalsSampleRate: 'vitals-sample' } as const;

/** Tells the page's scripts what is on; what is off costs nothing. */
export function noteTelemetry(html: string, settings: TelemetrySettings): string {
  const { errorRelease, vitalsSampleRate } = settings;
  const metas = [
    errorRelease !== null ? `<meta name="${names.errorRelease}" content="${errorRelease}"/>` : '',
    vitalsSampleRate > 0
      ? `<meta name="${names.vitalsSampleRate}" content="${vitalsSampleRate}"/>`
      : '',
  ];
  return html.replace('</head>', () => `${metas.join('')}</head>`);
}

/** Null where it is off. */
export function notedSetting(setting: keyof TelemetrySettings): string | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${names[setting]}]`);
  return meta?.content ?? null;
}

/** As the page came: whatever takes it over may clear its head. */
export const errorRelease = typeof document === 'undefined' ? null : notedSetting('errorRelease');
