import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';
import { destinations } from '../../shops/kaffeelotse/destinations.ts';
import { formatsFor } from '../../storefront/app/i18n/formats.ts';
import type { Language } from '../model.ts';
import { legalText } from './legal-texts.ts';

const home = destinations.DE;
const cost = (language: Language) => formatsFor(language).roundMoney(home.cost);
const freeFrom = (language: Language) => formatsFor(language).roundMoney(home.freeFrom);

/** The storefront's own legal pages, for the platform's mails and other storefronts. */
export const policies: ContentInput['policies'] = [
  {
    kind: 'privacy',
    title: { de: 'Datenschutz', en: 'Privacy policy', da: 'Privatlivspolitik' },
    bodyHtml: {
      de: '<p>Wir speichern nur, was wir für deine Bestellung brauchen.</p>',
      en: '<p>We store only what your order needs.</p>',
      da: '<p>Vi gemmer kun det, som din ordre kræver.</p>',
    },
  },
  {
    kind: 'refund',
    title: { de: 'Widerruf', en: 'Refund policy', da: 'Fortrydelsesret' },
    bodyHtml: legalText('returns', 'legal-guarantee'),
  },
  {
    kind: 'shipping',
    title: { de: 'Versand', en: 'Shipping policy', da: 'Forsendelse' },
    bodyHtml: {
      de: `<p>In Deutschland kostet der Versand ${cost('de')}, ab ${freeFrom('de')} ist er kostenlos.</p>`,
      en: `<p>Shipping within Germany is ${cost('en')}, and free from ${freeFrom('en')}.</p>`,
      da: `<p>Forsendelse i Tyskland koster ${cost('da')} og er gratis fra ${freeFrom('da')}.</p>`,
    },
  },
  {
    kind: 'terms',
    title: { de: 'AGB', en: 'Terms of service', da: 'Handelsbetingelser' },
    bodyHtml: legalText('terms'),
  },
  {
    kind: 'legalNotice',
    title: { de: 'Impressum', en: 'Imprint', da: 'Virksomhedsoplysninger' },
    bodyHtml: legalText('imprint'),
  },
];
