import { expect, test } from 'vitest';
import { createLog } from '../operations/log.ts';
import { createMetrics } from '../operations/metrics.ts';
import { createReportEndpoints } from './report-endpoints.ts';

const publicOrigin = 'https://shop.example';
const frame = { filename: `${publicOrigin}/assets/shell-abc.js`, lineno: 1, colno: 2 };
const event = {
  event_id: 'a'.repeat(32),
  timestamp: 1,
  release: '7',
  tags: { language: 'de', screen: 'cart' },
  user: { email: 'vera@mail.example' },
  exception: { values: [{ type: 'TypeError', value: 'broken', stacktrace: { frames: [frame] } }] },
};
const envelopeOf = (item: unknown, type = 'event') =>
  [
    '{"dsn":"https://somebody@else.example/9"}',
    JSON.stringify({ type }),
    JSON.stringify(item),
  ].join('\n');
const vitals = {
  screen: 'product',
  width: 'narrow',
  values: { LCP: 1234, INP: 80, CLS: 0.02 },
};

function endpoints({ reports = true, acceptsVitals = true } = {}) {
  const passed: object[] = [];
  const lines: string[] = [];
  const metrics = createMetrics();
  const handle = createReportEndpoints({
    publicOrigin,
    measureEvents: null,
    joinSession: null,
    reporter: reports
      ? {
          captureError() {},
          captureEvent: (forwarded) => passed.push(forwarded),
          close: async () => true,
        }
      : null,
    acceptsVitals,
    countSearch: async (outcome) => void passed.push(outcome),
    metrics,
    log: createLog({ level: 'info', secrets: [], write: (line) => lines.push(line) }),
  });
  const send = async (path: string, body: string, headers = {}) => {
    const request = new Request(publicOrigin + path, {
      method: 'POST',
      body,
      headers: { origin: publicOrigin, 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers },
    });
    return (await handle(request, path))?.status;
  };
  return { passed, lines, metrics, handle, send };
}

test('an error of our scripts is logged and forwarded, with known fields only', async () => {
  const { send, passed, lines } = endpoints();
  expect(await send('/reports/errors', envelopeOf(event))).toBe(204);
  const { user: _, ...facts } = event;
  expect(passed).toEqual([
    { ...facts, platform: 'javascript', tags: { ...event.tags, browser: 'Firefox 140' } },
  ]);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    eventId: event.event_id,
    error: 'TypeError: broken',
    screen: 'cart',
  });
});

test.each([
  [
    'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
    'Chrome 143',
  ],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/143.0.7499.4 Safari/537.36', 'Chrome 143'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0', 'Edg 143'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari 26',
  ],
  ['curl', 'unknown'],
])('the user agent %s is recorded as %s', async (userAgent, browser) => {
  const { send, passed } = endpoints();
  await send('/reports/errors', envelopeOf(event), { 'user-agent': userAgent });
  expect(passed).toMatchObject([{ tags: { browser } }]);
});

const foreign = {
  ...event,
  exception: {
    values: [
      { type: 'E', stacktrace: { frames: [frame, { filename: 'https://x.example', lineno: 1 }] } },
    ],
  },
};

test.each([
  ['an error of a foreign script', envelopeOf(foreign)],
  ['another kind of item', envelopeOf(event, 'session')],
  ['an event without a number', envelopeOf({ ...event, event_id: 'x' })],
  ['an unknown screen', envelopeOf({ ...event, tags: { language: 'de', screen: 'vera' } })],
  ['an event without an error', envelopeOf({ ...event, exception: { values: [] } })],
  ['too much', envelopeOf({ ...event, more: 'x'.repeat(70_000) })],
  ['half an envelope', '{}'],
  ['nothing', ''],
])('%s is not forwarded', async (_, body) => {
  const { send, passed } = endpoints();
  expect(await send('/reports/errors', body)).toBe(400);
  expect(passed).toEqual([]);
});

test('web vitals are counted by kind of page and viewport width', async () => {
  const { send, metrics } = endpoints();
  expect(await send('/reports/vitals', JSON.stringify(vitals))).toBe(204);
  const text = await metrics.registry.metrics();
  const labels = 'screen="product",width="narrow"';
  expect(text).toContain(`storefront_web_vitals_seconds_sum{metric="LCP",${labels}} 1.234`);
  expect(text).toContain(`storefront_web_vitals_seconds_sum{metric="INP",${labels}} 0.08`);
  expect(text).toContain(`storefront_web_vitals_layout_shift_sum{${labels}} 0.02`);
});

test.each([
  ['an unknown screen', { ...vitals, screen: '/de/p/x' }],
  ['an unknown width', { ...vitals, width: '393' }],
  ['a negative time', { ...vitals, values: { LCP: -1 } }],
  ['an endless time', { ...vitals, values: { LCP: 1e12 } }],
  ['a word', { ...vitals, values: { CLS: 'much' } }],
  ['too much', { ...vitals, more: 'x'.repeat(2_000) }],
  ['nothing', null],
])('%s is not counted', async (_, body) => {
  const { send, metrics } = endpoints();
  expect(await send('/reports/vitals', JSON.stringify(body))).toBe(400);
  expect(await metrics.registry.metrics()).not.toContain('web_vitals_seconds_count{');
});

test.each(['/reports/errors', '/reports/vitals'])(
  '%s accepts reports from our own origin only',
  async (path) => {
    const { send, handle } = endpoints();
    expect(await send(path, '{}', { origin: 'https://evil.example' })).toBe(403);
    expect((await handle(new Request(publicOrigin + path), path))?.status).toBe(403);
  },
);

test('disabled endpoints do not exist', async () => {
  const { send } = endpoints({ reports: false, acceptsVitals: false });
  expect(await send('/reports/errors', envelopeOf(event))).toBeUndefined();
  expect(await send('/reports/vitals', JSON.stringify(vitals))).toBeUndefined();
});

test('a search without success is counted', async () => {
  const { send, passed } = endpoints();
  const outcome = { language: 'de', text: 'matcha', outcome: 'left' };
  expect(await send('/reports/searches', JSON.stringify(outcome))).toBe(204);
  expect(passed).toEqual([outcome]);
  expect(await send('/reports/searches', '{}')).toBe(400);
});
