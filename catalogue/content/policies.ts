import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';

// Sample texts: the storefront of this repository has its own legal pages.

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
    bodyHtml: {
      de: '<p>Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen.</p>',
      en: '<p>You may withdraw within 14 days without giving a reason.</p>',
      da: '<p>Du kan fortryde inden for 14 dage uden at angive en grund.</p>',
    },
  },
  {
    kind: 'shipping',
    title: { de: 'Versand', en: 'Shipping policy', da: 'Forsendelse' },
    bodyHtml: {
      de: '<p>In Deutschland kostet der Versand 4,90 €, ab 49 € ist er kostenlos.</p>',
      en: '<p>Shipping within Germany is €4.90, and free from €49.</p>',
      da: '<p>Forsendelse i Tyskland koster 4,90 € og er gratis fra 49 €.</p>',
    },
  },
  {
    kind: 'terms',
    title: { de: 'AGB', en: 'Terms of service', da: 'Handelsbetingelser' },
    bodyHtml: {
      de: '<p>Der Vertrag kommt mit unserer Bestellbestätigung zustande.</p>',
      en: '<p>The contract is concluded by our confirmation of the order.</p>',
      da: '<p>Aftalen indgås med vores ordrebekræftelse.</p>',
    },
  },
  {
    kind: 'legalNotice',
    title: { de: 'Impressum', en: 'Imprint', da: 'Virksomhedsoplysninger' },
    bodyHtml: {
      de: '<p>Kaffeelotse ist ein Demoshop. Hier wird nichts verkauft.</p>',
      en: '<p>Kaffeelotse is a demo shop. Nothing is sold here.</p>',
      da: '<p>Kaffeelotse er en demobutik. Her sælges ingenting.</p>',
    },
  },
];
