import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { allContent } from '../../content/content-files.ts';
import { ContentContext } from '../../content/use-content.ts';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { Footer } from './footer.tsx';
import { BenefitItems } from './footer-benefits.tsx';
import { ShopRatingContext } from './shop-rating.ts';
import { SiteRouter } from './testing-router.tsx';

const rating = { average: 4.79, count: 41_540 };

function footerIn(
  language: Language,
  hasNewsletter = true,
  shopRating: ShopRating | null = rating,
): string {
  return renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <ContentContext value={allContent[language]}>
        <ShopRatingContext value={shopRating}>
          <SiteRouter hasNewsletter={hasNewsletter}>
            <Footer />
          </SiteRouter>
        </ShopRatingContext>
      </ContentContext>
    </I18nProvider>,
  );
}

/** The words of the list that starts after a mark. */
function listAfter(markup: string, mark: string): string[] {
  const list = markup.slice(markup.indexOf(mark)).split('</ul>')[0] ?? '';
  return list
    .split('<li')
    .slice(1)
    .map((item) =>
      item
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]*>/g, ' ')
        .trim(),
    );
}

describe.each(languages)('the footer in %s', (language) => {
  const markup = footerIn(language);
  const { footer: t, shell } = allMessages[language];
  const { questions, about, legal } = allContent[language].footer;

  test('starts with a visually hidden title [FOOT-001]', () => {
    expect(markup).toContain(`<h2 class="visually-hidden">${t.title}</h2>`);
  });

  test('lists five benefits with an icon each, two of them with the footnote [CONST-009 CONST-010 FOOT-002 FOOT-003 FOOT-017 PROD-011]', () => {
    const promises = listAfter(markup, `aria-label="${shell.benefits}"`);
    expect(promises).toHaveLength(5);
    expect(promises.map((promise) => promise.endsWith('**'))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    // Denmark has its own terms
    const terms =
      language === 'da' ? /2–4.*2[.,]000.*14.*4,90.*CO₂/ : /1[–-]3.*2[.,]000.*14.*49.*CO₂/;
    expect(promises.join(' ').replaceAll('\u00a0', ' ')).toMatch(terms);
    expect(markup.split('</ul>')[0]?.match(/<svg/g)).toHaveLength(5);
    expect(markup).toContain(
      t.footnote(language === 'da' ? 'Danmark' : language === 'de' ? 'Deutschland' : 'Germany'),
    );
  });

  test('shows score, grade and a link to all reviews [CONST-021 ENT-076 FOOT-004 FOOT-006 PROD-013]', () => {
    expect(markup).toMatch(/>4[.,]79</);
    expect(markup).toContain(`<strong>${t.reviewMarks.EXCELLENT}</strong>`);
    expect(markup).toMatch(new RegExp(`<a href="${shop.reviewsUrl}"[^>]*>41[.,]540`));
  });

  test('links to help, company, legal pages and social networks [FOOT-007 FOOT-008 FOOT-010 FOOT-015 PROD-012]', () => {
    for (const { title, url } of [...questions, ...about, ...legal]) {
      expect(markup, title).toContain(`href="${url.replaceAll('&', '&amp;')}"`);
    }
    expect(listAfter(markup, `aria-label="${t.legal}"`)).toEqual(
      expect.arrayContaining(legal.map(({ title }) => title.replaceAll('&', '&amp;'))),
    );
    for (const url of Object.values(shop.social)) expect(markup).toContain(`href="${url}"`);
    expect(markup).toContain(t.partner);
  });

  test('shows nine payment marks with name and kind, and the year [DEC-001 FOOT-009 FOOT-016]', () => {
    const list = markup.slice(markup.indexOf(t.securePayment)).split('</ul>', 1)[0] ?? '';
    const marks = [...list.matchAll(/\.svg\?no-inline#([a-z]+)-inverse" alt="([^"]+)"/g)].map(
      ([, mark, alt]) => [mark, alt],
    );
    expect(marks.map(([, alt]) => alt)).toEqual(Object.values(shell.payments));
    expect(marks).toHaveLength(9);
    for (const [mark, alt = ''] of marks) {
      expect(alt.toLowerCase()).toContain(`${mark} (`);
    }
    expect(markup).toContain(`© ${new Date().getFullYear()} Kaffeelotse`);
  });
});

test('without a rating of the platform none is claimed, and the verification is still explained', () => {
  const markup = footerIn('en', true, null);
  expect(markup).not.toContain('4.79');
  expect(markup).not.toContain(shop.reviewsUrl);
  expect(markup).toContain('<a href="/en/e/reviews">How we verify reviews</a>');
});

test.each([
  ['de', 'Vertrag widerrufen', 'Verträge hier kündigen'],
  ['en', 'Withdraw from contract here', 'Cancel contracts here'],
  ['da', 'Fortryd aftale', 'Opsig aftaler her'],
] as const)('in %s the footer links to "%s" and "%s"', (language, withdraw, cancel) => {
  const markup = footerIn(language, false);
  expect(markup).toMatch(new RegExp(`href="/${language}/withdrawal"[^>]*>${withdraw}</a>`));
  expect(markup).toMatch(new RegExp(`href="/${language}/cancellation"[^>]*>${cancel}</a>`));
});

test.each([
  ['EXCELLENT', 'Very good'],
  ['GOOD', 'Good'],
  ['FAIR', 'Okay'],
  ['POOR', 'Bad'],
  ['VERY_POOR', 'Very bad'],
] as const)('the mark %s reads %s [ENT-077]', (mark, words) => {
  expect(allMessages.en.footer.reviewMarks[mark]).toBe(words);
});

test('blog and help are external sites [PROD-009 PROD-010]', () => {
  expect(new URL(shop.blogUrl).pathname).toBe('/coffeeworld/');
  for (const language of languages) {
    const { questions, about } = allContent[language].footer;
    const addresses = [...questions, ...about].map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining([shop.blogUrl, shop.helpUrl]));
  }
});

test('without sign-up the footer does not link to the newsletter', () => {
  expect(footerIn('de')).toContain('href="/de/e/newsletter"');
  expect(footerIn('de', false)).not.toContain('newsletter"');
});

test('an environmental claim that is switched off is not shown', () => {
  const markup = renderToStaticMarkup(
    <I18nProvider language="en" messages={allMessages.en}>
      <BenefitItems claims={{ co2CompensatedDeliveries: false }} />
    </I18nProvider>,
  );
  expect(markup.match(/<li>/g)).toHaveLength(4);
  expect(markup).not.toContain('CO₂');
});
