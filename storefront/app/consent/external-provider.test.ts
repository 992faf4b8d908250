import { beforeEach, expect, test, vi } from 'vitest';
import { dataLayer, pushConsentDefaults } from './data-layer.ts';
import { externalProvider } from './external-provider.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

/** As a provider calls Google's own function. */
function command(...entry: unknown[]) {
  dataLayer().push(Object.assign({ length: entry.length }, entry));
}

test('only its Consent Mode updates are choices', () => {
  pushConsentDefaults();
  const tell = vi.fn();
  externalProvider({ scripts: [], open: null }).start(tell);
  command('consent', 'default', { analytics_storage: 'granted', ad_storage: 'granted' });
  command('js', new Date());
  dataLayer().push({ event: 'loaded' }, null, 'consent');
  expect(tell).not.toHaveBeenCalled();
  command('consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' });
  command('consent', 'update', { ad_storage: 'granted' });
  command('consent', 'update', null);
  expect(tell.mock.calls.flat()).toEqual([
    { statistics: true, marketing: false },
    { statistics: false, marketing: true },
    { statistics: false, marketing: false },
  ]);
  expect(window.dataLayer, 'the tag manager gets them all').toHaveLength(9);
});

test('its dialog is opened by name, as a method of its object', () => {
  const cmp = {
    opened: 0,
    show: vi.fn(function (this: { opened: number }) {
      this.opened += 1;
    }),
  };
  vi.stubGlobal('window', { CMP: { api: cmp } });
  expect(externalProvider({ scripts: [], open: 'CMP.api.show' }).open()).toBe(true);
  expect(cmp.opened).toBe(1);
});

test.each([null, 'CMP.missing', 'nowhere.at.all', 'CMP'])(
  'where it has no such function (%s), the link leads on',
  (open) => {
    vi.stubGlobal('window', { CMP: {} });
    expect(externalProvider({ scripts: [], open }).open()).toBe(false);
  },
);
