import { beforeEach, expect, test, vi } from 'vitest';
import { allGranted, noneGranted } from './choice.ts';
import type { ConsentSettings } from './consent-settings.ts';

const settings: ConsentSettings = {
  tagManager: 'https://tags.example/gtm.js',
  platform: { script: 'https://platform.example/consent.js', checkoutHost: null, token: null },
  provider: null,
  keeps: [],
};

const loaded: string[] = [];
const reload = vi.fn();
const setTrackingConsent = vi.fn((_consent: object, done: () => void) => done());

beforeEach(() => {
  loaded.length = 0;
  vi.clearAllMocks();
  vi.resetModules();
  const storage = { removeItem: () => {} };
  vi.stubGlobal('window', {
    Shopify: { customerPrivacy: { setTrackingConsent } },
    addEventListener: () => {},
  });
  vi.stubGlobal('location', {
    hostname: 'shop.example',
    pathname: '/de',
    href: 'https://shop.example/de',
    reload,
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({}),
    head: {
      append(script: { src: string; onload(): void }) {
        loaded.push(script.src);
        script.onload();
      },
    },
  });
  return () => vi.unstubAllGlobals();
});

async function services(others: Partial<ConsentSettings> = {}) {
  const { createServices } = await import('./services.ts');
  const { push } = await import('../analytics/queue.ts');
  return { ...createServices({ ...settings, ...others }), push };
}

const commands = () =>
  (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)[1]);

test('nothing is loaded without consent, and a refusal clears the queue', async () => {
  const { apply, push } = await services();
  push({ event: 'search', search_term: 'espresso' });
  apply(noneGranted);
  apply(noneGranted);
  expect(loaded).toEqual([]);
  expect(window.dataLayer).toHaveLength(1);
  expect(window.shopEvents).toBeUndefined();
});

test('consent loads each script once, after the defaults and the update', async () => {
  const { apply, push } = await services();
  push({ event: 'search', search_term: 'espresso' });
  apply({ statistics: true, marketing: false });
  expect(loaded).toEqual(['https://tags.example/gtm.js', 'https://platform.example/consent.js']);
  expect(commands().slice(0, 2)).toEqual(['default', 'update']);
  expect(window.dataLayer?.[2]).toEqual({ event: 'search', search_term: 'espresso' });

  apply(allGranted);
  expect(loaded).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();
});

test('a withdrawal is pushed, and the page is reloaded', async () => {
  const { apply, push } = await services();
  apply(allGranted);
  apply({ statistics: true, marketing: false });
  push({ event: 'search', search_term: 'unheard' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(setTrackingConsent.mock.lastCall?.[0]).toMatchObject({
    analytics: true,
    marketing: false,
  });
  expect(JSON.stringify(window.dataLayer)).not.toContain('unheard');
});

test('visits are joined with the platform’s reports by consent to statistics, and left by a withdrawal', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
  });
  const landing = 'https://shop.example/de';
  const { apply } = await services({ platformSessions: true });
  apply({ statistics: false, marketing: true });
  expect(sent).toEqual([]);
  apply(allGranted);
  apply(noneGranted);
  expect(sent).toEqual([
    { ...allGranted, landing },
    { ...noneGranted, landing },
  ]);
});
