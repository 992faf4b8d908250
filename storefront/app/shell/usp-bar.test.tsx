import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allContent } from '../../content/content-files.ts';
import type { HeaderContent } from '../../content/model.ts';
import { ContentContext } from '../../content/use-content.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { SiteRouter } from './testing-router.tsx';
import { UspBar } from './usp-bar.tsx';

function barWith(
  change: Partial<HeaderContent>,
  language: Language = 'en',
  hasNewsletter = true,
): string {
  const content = allContent[language];
  return renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <ContentContext value={{ ...content, header: { ...content.header, ...change } }}>
        <SiteRouter hasNewsletter={hasNewsletter}>
          <UspBar />
        </SiteRouter>
      </ContentContext>
    </I18nProvider>,
  );
}

test('an item with an address is a link, one without is not [HDR-008]', () => {
  const bar = barWith({
    uspBar: [
      { icon: 'truck', text: 'Fast' },
      { icon: 'package', text: 'Free', link: { page: 'shipping-delivery' } },
    ],
  });
  expect(bar).toContain('<a href="/en/e/shipping-delivery">Free</a>');
  expect(bar).not.toMatch(/<a[^>]*>Fast/);
});

test('the background colour is configurable [HDR-009]', () => {
  expect(barWith({ uspBarBackgroundColor: '#123456' })).toContain('fill="#123456"');
  expect(barWith({})).not.toContain('<rect');
});

test('without items there is no bar [HDR-010]', () => {
  expect(barWith({ uspBar: [] })).toBe('');
});

test.each([
  ['en', ['Delivery time 1-3 days', 'Free shipping from €49', 'Fast and reliable delivery']],
  ['de', ['5 € Gutschein zur Newsletter-Anmeldung', 'Kostenloser Versand ab 49 €']],
] as const)('the benefits in %s [CONST-022 CONST-023]', (language, promises) => {
  const bar = barWith({}, language).replaceAll('\u00a0', ' ');
  for (const promise of promises) expect(bar).toContain(promise);
});

test('Danish pages promise what Denmark gets', () => {
  const bar = barWith({}, 'da').replaceAll('\u00a0', ' ');
  expect(bar).toContain('Levering på 2–4 dage');
  expect(bar).toContain('Fragt 4,90 €');
  expect(bar).not.toContain('Gratis fragt');
});

test('without sign-up its voucher is not advertised', () => {
  const bar = barWith({}, 'de', false).replaceAll('\u00a0', ' ');
  expect(bar).not.toContain('Newsletter');
  expect(bar).toContain('Kostenloser Versand ab 49 €');
});
