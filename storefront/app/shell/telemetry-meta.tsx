import { createContext, use } from 'react';
import { settingMetaNames, type TelemetrySettings } from '../../telemetry/page-settings.ts';

/** Provided by the server only. */
export const TelemetryContext = createContext<TelemetrySettings | null>(null);

/** The settings that are on, for the page's scripts. Rendered on the server only; the browser keeps the elements. */
export function TelemetryMeta() {
  const { errorRelease = null, vitalsSampleRate = 0 } = use(TelemetryContext) ?? {};
  return (
    <>
      {errorRelease !== null && (
        <meta name={settingMetaNames.errorRelease} content={errorRelease} />
      )}
      {vitalsSampleRate > 0 && (
        <meta name={settingMetaNames.vitalsSampleRate} content={String(vitalsSampleRate)} />
      )}
    </>
  );
}
