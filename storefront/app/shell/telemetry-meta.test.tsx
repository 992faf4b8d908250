import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TelemetryContext, TelemetryMeta } from './telemetry-meta.tsx';

const metaFor = (errorRelease: string | null, vitalsSampleRate: number) =>
  renderToStaticMarkup(
    <TelemetryContext value={{ errorRelease, vitalsSampleRate }}>
      <TelemetryMeta />
    </TelemetryContext>,
  );

test('a page carries the telemetry settings that are on', () => {
  expect(metaFor('1.2.3', 0.1)).toBe(
    '<meta name="error-reports" content="1.2.3"/><meta name="vitals-sample" content="0.1"/>',
  );
});

test('settings that are off add nothing to the page', () => {
  expect(metaFor(null, 0)).toBe('');
});
