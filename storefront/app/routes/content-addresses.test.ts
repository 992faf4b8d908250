import { beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { renderPage, unavailablePlatform } from '../../testing/render-page.tsx';
import type { Operation, Platform } from '../commerce/platform/platform.ts';

type Addresses = Partial<Record<Language, [path: string, title: string]>>;

/** Every content page of the specification and its counterparts, with the title each must have. */
const pages: Addresses[] = [
  {
    de: ['e/versand-lieferung', 'Versand & Lieferung'],
    en: ['e/shipping-delivery', 'Shipping & delivery'],
    da: ['e/forsendelse-levering', 'Forsendelse & levering'],
  },
  { de: ['e/zahlung', 'Zahlung'], en: ['e/payment', 'Payment'], da: ['e/payment', 'Betaling'] },
  {
    de: ['e/ruecksendung-reklamation-widerruf', 'Rücksendung, Reklamation & Widerruf'],
    en: ['e/returns-complaints-withdrawal', 'Returns, complaints & withdrawal'],
    da: ['e/returns-complaints-withdrawal', 'Returnering, reklamation & fortrydelse'],
  },
  {
    de: ['e/ueber-uns', 'Über Kaffeelotse'],
    en: ['e/our-team', 'About Kaffeelotse'],
    da: ['e/vores-team', 'Om Kaffeelotse'],
  },
  { de: ['e/coffee-hub', 'Coffee Hub & Workshops'] },
  { de: ['e/jobs', 'Jobs'] },
  {
    de: ['e/newsletter', 'Newsletter'],
    en: ['e/newsletter', 'Newsletter'],
    da: ['e/newsletter', 'Nyhedsbrev'],
  },
  {
    de: ['e/bestellvorteile', 'Bestellvorteile'],
    en: ['e/ordering-benefits', 'Ordering benefits'],
    da: ['e/ordering-benefits', 'Fordele ved at bestille'],
  },
  {
    de: ['e/agb', 'Allgemeine Geschäftsbedingungen'],
    en: ['e/terms-of-service', 'Terms of service'],
    da: ['e/terms-of-service', 'Handelsbetingelser'],
  },
  {
    de: ['e/impressum', 'Impressum'],
    en: ['e/imprint', 'Imprint'],
    da: ['e/imprint', 'Virksomhedsoplysninger'],
  },
  {
    de: ['e/datenschutz', 'Datenschutz'],
    en: ['e/privacy', 'Privacy'],
    da: ['e/privacy', 'Privatlivspolitik'],
  },
  {
    de: ['e/barrierefreiheit', 'Barrierefreiheit'],
    en: ['e/accessibility', 'Accessibility'],
    da: ['e/accessibility', 'Tilgængelighed'],
  },
  {
    de: ['e/explore-italia', 'Je weiter südlich, desto dunkler.'],
    en: ['e/explore-italia', 'The further south, the darker.'],
    da: ['e/explore-italia', 'Jo længere sydpå, desto mørkere.'],
  },
  {
    de: ['e/coffee-break', 'Vier Minuten Pause'],
    en: ['e/coffee-break', 'A four-minute break'],
    da: ['e/coffee-break', 'Fire minutters pause'],
  },
  {
    de: ['e/top-5-empfehlungen', 'Top-5-Empfehlungen'],
    en: ['e/top-5-recommendations', 'Top 5 recommendations'],
    da: ['e/top-5-anbefalinger', 'Top 5-anbefalinger'],
  },
  {
    de: ['e/kaffeeberater', 'Kaffeeberater'],
    en: ['e/coffee-advisor', 'Coffee advisor'],
    da: ['e/kafferaadgiver', 'Kafferådgiver'],
  },
  {
    de: ['e/click-collect', 'Click & Collect'],
    en: ['e/click-collect', 'Click & Collect'],
    da: ['e/click-collect', 'Click & Collect'],
  },
  {
    de: ['e/kaffee-workshops', 'Kaffee-Workshops'],
    en: ['e/coffee-workshops', 'Coffee workshops'],
    da: ['e/kaffe-workshops', 'Kaffeworkshops'],
  },
  {
    de: ['e/latte-art', 'Latte Art: vom Schaum zum Herz'],
    en: ['e/latte-art', 'Latte art: from foam to heart'],
    da: ['e/latte-art', 'Latte art: fra skum til hjerte'],
  },
  {
    de: ['e/mahlgrad-einstellen', 'Mahlgrad einstellen'],
    en: ['e/grind-setting', 'Setting the grind'],
    da: ['e/formaling', 'Indstil din formaling'],
  },
  {
    de: ['e/co2-kompensation', 'CO₂-Kompensation'],
    en: ['e/co2-compensation', 'CO₂ compensation'],
    da: ['e/co2-kompensation', 'CO₂-kompensation'],
  },
  { de: ['a/wissen', 'Wissen'], en: ['a/knowledge', 'Knowledge'], da: ['a/viden', 'Viden'] },
  {
    de: ['a/tutorials', 'Anleitungen'],
    en: ['a/tutorials', 'Tutorials'],
    da: ['a/tutorials', 'Vejledninger'],
  },
  {
    de: ['a/handfilter', 'Handfilter, ruhig aufgegossen'],
    en: ['a/pour-over', 'Pour-over, poured calmly'],
    da: ['a/kaffetragt', 'Kaffetragt, hældt i ro'],
  },
  {
    de: ['a/arabica-robusta', 'Arabica und Robusta'],
    en: ['a/arabica-robusta', 'Arabica and robusta'],
    da: ['a/arabica-robusta', 'Arabica og robusta'],
  },
];

const addresses = pages.flatMap((page) =>
  languages.flatMap((language) => {
    const [path, title] = page[language] ?? [];
    return path && title ? [[`/${language}/${path}`, title, page] as const] : [];
  }),
);

/** Answers that there is no product test of this name; everything else fails. */
const platformWithoutTests: Platform = {
  send: async <Result, Variables>(operation: Operation<Result, Variables>, variables: Variables) =>
    operation.name === 'ProductTest'
      ? ({ metaobject: null } as Result)
      : unavailablePlatform.send(operation, variables),
};

// compiles all documents
beforeAll(() => renderPage('/de/e/zahlung'), 60_000);

test.each(addresses)(
  '%s is "%s" and knows its counterparts [DEC-014 DEC-018 DEC-019 DEC-020 DEC-021 DEC-022 DEC-023 PAGE-001 PAGE-002 PAGE-003 PAGE-004 PAGE-005 PAGE-006 PAGE-007 PAGE-008 PAGE-009 PAGE-010 PAGE-011 PAGE-012 PAGE-013 PAGE-014 ROUTE-004 ROUTE-006]',
  async (path, title, page) => {
    const { status, html } = await renderPage(path);
    expect(status).toBe(200);
    expect(html.replaceAll('&amp;', '&')).toContain(`<title>${title} | Kaffeelotse</title>`);
    const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
    const alternates = [...links]
      .map(([, key = '', url = '']) => [key, new URL(url).pathname])
      .filter(([key]) => ['x-default', ...languages].some((known) => known === key));
    const counterparts = languages.flatMap((key) => {
      const counterpart = page[key]?.[0];
      return counterpart ? [[key, `/${key}/${counterpart}`]] : [];
    });
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(counterparts),
      'x-default': `/de/${page.de?.[0]}`,
    });
  },
);

test.each([
  '/de/e/keine-seite',
  '/en/e/versand-lieferung',
  '/da/e/jobs',
  '/en/e/coffee-hub',
  '/de/a/knowledge',
  '/de/a/newsletter',
  '/de/e/wissen',
])('%s does not exist [DEC-022]', async (path) => {
  expect((await renderPage(path, platformWithoutTests)).status).toBe(404);
});
