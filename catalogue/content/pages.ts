import type { ContentInput } from '../../sandbox/catalogue-format/content-schema.ts';
import { shop } from '../../shops/kaffeelotse/shop.ts';

const mailLink = `<a href="mailto:${shop.email}">${shop.email}</a>`;

export const pages: ContentInput['pages'] = [
  {
    key: 'about',
    title: { de: 'Über uns', en: 'About us', da: 'Om os' },
    bodyHtml: {
      de: '<p>Kaffeelotse verkauft Kaffee und alles, was man dafür braucht.</p><p>Wir beraten zu Mühlen, Maschinen und Röstungen, und wir liefern nach ganz Europa.</p>',
      en: '<p>Kaffeelotse sells coffee and everything that goes with it.</p><p>We advise on grinders, machines and roasts, and we deliver all over Europe.</p>',
      da: '<p>Kaffeelotse sælger kaffe og alt, hvad der hører til.</p><p>Vi rådgiver om kværne, maskiner og ristninger, og vi leverer i hele Europa.</p>',
    },
    seo: {
      title: { de: 'Über Kaffeelotse', en: 'About Kaffeelotse', da: 'Om Kaffeelotse' },
      description: {
        de: 'Wer wir sind und was wir verkaufen.',
        en: 'Who we are and what we sell.',
        da: 'Hvem vi er, og hvad vi sælger.',
      },
    },
    createdAt: '2026-01-05T09:00:00Z',
  },
  {
    key: 'contact',
    title: { de: 'Kontakt', en: 'Contact', da: 'Kontakt' },
    bodyHtml: {
      de: `<p>Schreib uns an ${mailLink}. Wir antworten an Werktagen innerhalb eines Tages.</p>`,
      en: `<p>Write to ${mailLink}. On working days we answer within a day.</p>`,
      da: `<p>Skriv til ${mailLink}. På hverdage svarer vi inden for en dag.</p>`,
    },
    createdAt: '2026-01-05T09:00:00Z',
  },
];
